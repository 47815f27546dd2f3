import { join } from 'node:path'
import { LANGUAGES, type Language } from '@coinflict/kernel/text'
import { describe, expect, test } from 'vitest'
import { ALIKE } from './words/alike.ts'
import { categoriesOf, flawsOf, flawText, isAlike } from './words/flaws.ts'
import { type Glossary, glossaryIn, glossaryOf } from './words/glossary.ts'
import { allTexts, textsIn } from './words/source.ts'

const ROOT = join(import.meta.dirname, '../../..')
const GLOSSARIES = {
  en: glossaryOf(ROOT, 'en'),
  es: glossaryOf(ROOT, 'es'),
  pl: glossaryOf(ROOT, 'pl'),
} satisfies Record<Language, Glossary>

describe('every text of the project', () => {
  const texts = allTexts(ROOT)
  const found = flawsOf(texts, GLOSSARIES)

  test('is found: catalogues, cards, charts, rules and guides, in three languages', () => {
    const folders = [
      'kernel/src/text',
      'kernel/src/nonplayers',
      'cli/src/text',
      'web/src/text',
      ...['andean-abyss', 'a-distant-plain'].flatMap((volume) =>
        ['text', 'events', 'nonplayers', 'rulebook'].map((room) => `${volume}/src/${room}`),
      ),
      'andean-abyss/src/guide',
    ]
    for (const folder of folders)
      for (const language of LANGUAGES)
        expect(
          texts.filter((at) => at.language === language && at.file.startsWith(`packages/${folder}/`)).length,
          `${folder} ${language}`,
        ).toBeGreaterThan(5)
    expect(texts.length).toBeGreaterThan(9000)
  })

  test('is there in all three languages', () => {
    const said = new Map<string, Language[]>()
    for (const { key, language } of texts) said.set(key, [...(said.get(key) ?? []), language])
    const untold = [...said].filter(([, languages]) => languages.length !== LANGUAGES.length)
    expect(untold.map(([key, languages]) => `${key}: only ${languages}`)).toEqual([])
  })

  test.each(LANGUAGES)('%s: has no flaw', (language) => {
    const flaws = found.filter((flaw) => flaw.at.language === language && !isAlike(flaw, ALIKE))
    expect(flaws.map(flawText)).toEqual([])
  })

  test('what may be alike in two languages is', () => {
    for (const language of ['es', 'pl'] as const) {
      const alike = found.filter((flaw) => flaw.at.language === language && isAlike(flaw, ALIKE))
      const texts = new Set(alike.map(({ at }) => at.text))
      expect(ALIKE[language].filter((text) => !texts.has(text))).toEqual([])
    }
  })
})

describe('the glossaries', () => {
  test('have the same terms in all languages', () => {
    const terms = (language: Language) => GLOSSARIES[language].terms.map(({ english }) => english).toSorted()
    expect(terms('en').length).toBeGreaterThan(150)
    expect(new Set(terms('en')).size).toBe(terms('en').length)
    expect(terms('es')).toEqual(terms('en'))
    expect(terms('pl')).toEqual(terms('en'))
  })

  test.each(LANGUAGES)('%s: no term is itself refused, and every exception is one, with its reason', (language) => {
    const glossary = GLOSSARIES[language]
    const terms = glossary.terms.map(({ term }, line) => ({ file: 'docs', line, language, key: term, text: term }))
    expect(flawsOf(terms, GLOSSARIES).map(flawText)).toEqual([])
    const refused = glossary.terms.flatMap(({ not }) => not)
    for (const { not, reason, phrases, folders } of glossary.exceptions) {
      expect(refused).toContain(not)
      expect(reason).not.toBe('')
      expect(phrases.length + folders.length).toBeGreaterThan(0)
    }
  })
})

/** What is wrong with a small catalogue, under glossaries as small. */
function flaws(
  messages: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>,
  glossaries: Readonly<Partial<Record<Language, string>>> = {},
  file = 'packages/toy/src/text',
): readonly string[] {
  const glossary = (language: Language): Glossary => glossaryIn(glossaries[language] ?? '')
  const texts = LANGUAGES.flatMap((language) => {
    const lines = Object.entries(messages).flatMap(([key, said]) =>
      said[language] === undefined ? [] : [`  '${key}': '${said[language]}',`],
    )
    return textsIn(`${file}/${language}.ts`, `export const words = {\n${lines.join('\n')}\n}\n`)
  })
  return flawsOf(texts, { en: glossary('en'), es: glossary('es'), pl: glossary('pl') }).map(
    ({ at, what }) => `${at.language} ${at.line}: ${what}`,
  )
}

const TABLE = `
| Termin | Angielski | Uwaga | Nie |
|---|---|---|---|
| frakcja nieobsadzona | Non-player | | \`bez gracz*\` |
| LiKom | LoC | | \`linia\`, \`linii\` |
| Ronda | Round | | \`=ronda\` |

| Nie | Wolno | Dlaczego |
|---|---|---|
| \`linii\` | \`linii komunikacyjnych\`, \`packages/toy/src/text/long\` | pełna nazwa |
`

describe('the check', () => {
  test('refuses what the glossary refuses, whole words, with their endings, whatever the capitals', () => {
    expect(flaws({ a: { pl: 'Frakcje Bez graczy działają.' } }, { pl: TABLE })).toEqual([
      'pl 2: “Bez graczy”: write frakcja nieobsadzona',
    ])
    expect(flaws({ a: { pl: 'Ta linia i liniami' } }, { pl: TABLE })).toEqual(['pl 2: “linia”: write LiKom'])
    expect(flaws({ a: { pl: 'Ronda, ronda' } }, { pl: TABLE })).toEqual(['pl 2: “ronda”: write Ronda'])
    expect(flaws({ a: { pl: 'Gołoliniami' }, b: { en: 'linia' } }, { pl: TABLE })).toEqual([])
  })

  test('reads what a plural chooses among, and not what a text is filled with', () => {
    expect(flaws({ a: { pl: '{linia}: {linii:gen}' } }, { pl: TABLE }).filter((flaw) => /write/.test(flaw))).toEqual([])
    expect(flaws({ a: { pl: '{n} {n|one:linia|few:LiKomy|many:LiKomów}' } }, { pl: TABLE })).toHaveLength(1)
  })

  test('lets exceptions be, in their phrases and folders', () => {
    expect(flaws({ a: { pl: '18 linii komunikacyjnych' } }, { pl: TABLE })).toEqual([])
    expect(flaws({ a: { pl: '18 linii komunikacyjnych, 2 linii' } }, { pl: TABLE })).toHaveLength(1)
    expect(flaws({ a: { pl: '18 linii' } }, { pl: TABLE }, 'packages/toy/src/text/long/text')).toEqual([])
    expect(flaws({ a: { pl: '18 linia' } }, { pl: TABLE }, 'packages/toy/src/text/long/text')).toHaveLength(1)
  })

  test.each(['Aid -3', '-{n}', '(-1)', '-3'])('refuses a hyphen for a minus: %s', (en) => {
    expect(flaws({ a: { en } })).toEqual(['en 2: a hyphen for a minus: write −'])
  })

  test.each(['Aid −3', '1-player', 'COIN-{n}', '--seed 3', 'Sub-6'])('lets other hyphens be: %s', (en) => {
    expect(flaws({ a: { en } })).toEqual([])
  })

  test('knows the categories of whole numbers', () => {
    expect(categoriesOf('en').toSorted()).toEqual(['one', 'other'])
    expect(categoriesOf('es').toSorted()).toEqual(['one', 'other'])
    expect(categoriesOf('pl').toSorted()).toEqual(['few', 'many', 'one'])
  })

  test.each([
    ['en', '{n} {n|one:piece}', 'one', 'other, one'],
    ['en', '{n} {n|one:piece|other:pieces|many:pieces}', 'one, other, many', 'other, one'],
    ['pl', '{n} {n|one:baza|other:bazy}', 'one, other', 'many, one, few'],
    ['pl', '{n} {n|one:baza|few:bazy}', 'one, few', 'many, one, few'],
  ] as const)(
    '%s: refuses plural groups that lack a category or have one too many: %s',
    (language, text, has, needs) => {
      expect(flaws({ a: { [language]: text } })).toEqual([`${language} 2: {n|…} has ${has}: needs ${needs}`])
    },
  )

  test('lets verbs agree with names in one and other, in Polish too', () => {
    expect(flaws({ a: { pl: '{faction} {faction|one:wygrywa|other:wygrywają}.' } })).toEqual([])
    expect(flaws({ a: { pl: '{faction} {faction|one:wygrywa|few:wygrywają|many:wygrywają}.' } })).toHaveLength(1)
    expect(flaws({ a: { en: '{piece} {piece|one:goes|other:go}.' } })).toHaveLength(1)
  })

  test('refuses forms that names do not have', () => {
    expect(flaws({ a: { en: '{faction:gen} {faction:The} {piece:acc}' } })).toEqual([
      'en 2: {faction:gen}: there is no such form',
      'en 2: {piece:acc}: there is no such form',
    ])
    expect(flaws({ a: { pl: '{faction:Gen} {piece:acc} {piece:dat} {by:the}' } })).toEqual([
      'pl 2: {piece:dat}: there is no such form',
      'pl 2: {by:the}: there is no such form',
    ])
  })

  test('refuses names that lack a form', () => {
    expect(
      flaws({
        'faction.toy': { en: 'Toys', es: 'Juguetes; the: los Juguetes; of: de los Juguetes' },
        'piece.toy': { en: 'Toy', pl: 'Zabawka; count: zabawka; acc: zabawkę' },
        'marker.toy': { pl: 'Klocek; count: klocek; acc: klocek; gen: klocka' },
        'pieces.toy': { pl: 'Zabawki' },
      }),
    ).toEqual([
      'en 2: the name lacks its form “the”',
      'es 2: the name lacks its form “to”',
      'pl 2: the name lacks its form “gen”',
    ])
  })

  test('refuses what only one language is filled with', () => {
    expect(flaws({ a: { en: '{by} goes to {space}.', es: '{by} va.', pl: '{by} idzie na {space}: {n}.' } })).toEqual([
      'es 2: {space} of the English text is missing',
      'pl 2: {n} is not in the English text',
    ])
    expect(flaws({ a: { en: 'The pieces in {space}.', pl: '{n|one:Baza|few:Bazy|many:Bazy} na {space}.' } })).toEqual([
      'pl 2: {n|…} agrees with what the English text is not filled with',
    ])
    expect(flaws({ a: { en: '{faction} won.', es: '{faction} {faction|one:ganó|other:ganaron}.' } })).toEqual([])
    expect(flaws({ a: { en: '{n|one:Base|other:Bases}', pl: 'Wojsko' } })).toEqual([])
    const troops = 'Wojsko; count: {n|one:kostka|few:kostki|many:kostek}; acc: kostkę; gen: kostki'
    expect(flaws({ 'piece.troops': { en: 'Troops', pl: troops } })).toEqual([])
  })

  test('refuses texts that are left in English, but not names and signs', () => {
    expect(flaws({ a: { en: 'Rally', es: 'Rally', pl: 'Zgrupowanie' } })).toEqual(['es 2: the same as in English'])
    expect(flaws({ a: { en: '{by}: {n} +3', es: '{by}: {n} +3', pl: '{by}: {n} +3' } })).toEqual([])
  })
})

describe('texts are read from the sources', () => {
  const read = (source: string, file = 'packages/toy/src/cards.ts') =>
    textsIn(file, source).map(({ language, line, text, key }) => [language, line, text, key.replace(/^.*@\d+/, '')])

  test('a catalogue is of one language', () => {
    const source = "import { a } from './en.ts'\n\nexport const spanish = {\n  'a.b': 'It\\'s',\n  c:\n    \"d\",\n}\n"
    expect(read(source, 'packages/toy/src/text/es.ts')).toEqual([
      ['es', 4, "It's", 'packages/toy/src/text a.b'],
      ['es', 6, 'd', 'packages/toy/src/text c'],
    ])
  })

  test('elsewhere they stand under their language', () => {
    const source = [
      "rally.line('4', { en: 'One', es: 'Uno', pl: 'Jeden' }, { where: (np) => np.is('x') })",
      "const card = { en: { unshaded: 'Two', shaded: `Up to $" + "{n(`x`)}` }, title: 'Name' } // it's",
      "const box = { en: () => import('./en.ts'), es: big ? 'A' : 'B' }",
    ].join('\n')
    expect(read(source)).toEqual([
      ['en', 1, 'One', ''],
      ['es', 1, 'Uno', ''],
      ['pl', 1, 'Jeden', ''],
      ['en', 2, 'Two', '.unshaded'],
      ['en', 2, 'Up to …', '.shaded'],
      ['es', 3, 'A', ''],
      ['es', 3, 'B', '#1'],
    ])
  })
})
