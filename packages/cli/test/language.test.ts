import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { andeanAbyss } from '@coinflict/andean-abyss'
import { families } from '@coinflict/andean-abyss/nonplayers'
import { dealerOf, positionOf, saveOf, setupOf, Table } from '@coinflict/kernel/table'
import { kernelCatalogues, LANGUAGES, type Language } from '@coinflict/kernel/text'
import { decidersOf, SEAT_KINDS } from '@coinflict/players'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { takeLanguage, usualLanguage } from '../src/language.ts'
import { PLAIN } from '../src/layout.ts'
import { COMMANDS, main } from '../src/main.ts'
import { Conversation } from '../src/terminal.ts'
import { english } from '../src/text/en.ts'
import { spanish } from '../src/text/es.ts'
import { polish } from '../src/text/pl.ts'
import { Client } from './client.ts'

const folder = mkdtempSync(join(tmpdir(), 'coinflict-language-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a file and gives its path; text is written as it is. */
function file(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

/** Runs the command line in an environment; gives the exit code and what stood on stdout and stderr. */
async function coinflict(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const out: string[] = []
  const err: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((text) => void out.push(String(text)))
  const error = vi.spyOn(console, 'error').mockImplementation((text) => void err.push(String(text)))
  try {
    const code = await main(args, env)
    return { code, out: out.join('\n'), err: err.join('\n') }
  } finally {
    log.mockRestore()
    error.mockRestore()
  }
}

describe('which language', () => {
  test.each<[Record<string, string>, Language]>([
    [{}, 'en'],
    [{ LANG: 'es_ES.UTF-8' }, 'es'],
    [{ LANG: 'pl_PL' }, 'pl'],
    [{ LANG: 'pl' }, 'pl'],
    [{ LANG: 'es_MX.UTF-8@euro' }, 'es'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{ LANG: 'C' }, 'en'],
    [{ LANG: 'POSIX' }, 'en'],
    [{ LANG: 'C.UTF-8' }, 'en'],
    [{ LANG: 'plover' }, 'en'],
    [{ LC_MESSAGES: 'pl_PL.UTF-8', LANG: 'es_ES.UTF-8' }, 'pl'],
    [{ LC_ALL: 'es_ES', LC_MESSAGES: 'pl_PL', LANG: 'pl_PL' }, 'es'],
    [{ LC_ALL: 'C', LC_MESSAGES: 'pl_PL', LANG: 'es_ES' }, 'en'],
    [{ LC_ALL: '', LC_MESSAGES: '', LANG: 'es_ES' }, 'es'],
    [{ LC_ALL: '', LC_MESSAGES: 'pl_PL', LANG: 'es_ES' }, 'pl'],
    [{ LC_TIME: 'pl_PL', LANGUAGE: 'pl' }, 'en'],
  ])('%j is %s', (env, language) => {
    expect(usualLanguage(env)).toBe(language)
  })

  test('--lang stands anywhere, is taken out, and goes before the environment', async () => {
    expect(takeLanguage(['--lang', 'pl', 'sim', 'x'])).toEqual({ language: 'pl', rest: ['sim', 'x'] })
    expect(takeLanguage(['sim', '--lang=es', 'x', '--seed', '1'])).toEqual({
      language: 'es',
      rest: ['sim', 'x', '--seed', '1'],
    })
    expect(takeLanguage(['sim'])).toEqual({ language: undefined, rest: ['sim'] })
    for (const args of [
      ['--help', '--lang', 'es'],
      ['--lang=es', 'help'],
      ['--lang', 'es'],
    ]) {
      expect((await coinflict(args, { LC_ALL: 'pl_PL' })).out).toContain('Uso: coinflict ORDEN')
    }
  })

  test.each([
    [{ LANG: 'es' }, '--lang admite uno de estos idiomas: en, es, pl; no «de»'],
    [{ LANG: 'pl' }, '--lang przyjmuje jeden z języków en, es, pl, a nie „de”'],
    [{ LANG: 'de' }, '--lang takes one of en, es, pl, not “de”'],
  ])('one that there is not is refused in the language of the environment: %j', async (env, sentence) => {
    expect(await coinflict(['--help', '--lang', 'de'], env)).toEqual({
      code: 2,
      out: '',
      err: `coinflict: ${sentence}`,
    })
    expect((await coinflict(['sim', '--lang'], env)).code).toBe(2)
  })
})

/** Names of things, which are the same in every language: `standard, short`, `edition=1st|2nd`. */
const IDS = /^\s*[\w-]+(=[\w|-]+)?(, [\w-]+(=[\w|-]+)?)*,?$/

const prose = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '' && !IDS.test(line))

describe('help', () => {
  const OTHERS: readonly Language[] = ['es', 'pl']

  test.each(OTHERS)('of the whole has no English line in %s', async (language) => {
    const { out: ours } = await coinflict(['--help'])
    const { code, out } = await coinflict(['--help'], { LANG: language })
    expect(code).toBe(0)
    for (const name of Object.keys(COMMANDS)) expect(out).toMatch(new RegExp(`^ {2}${name} +\\S`, 'm'))
    expect(prose(ours).filter((line) => prose(out).includes(line))).toEqual([])
  })

  describe.each(OTHERS)('%s', (language) => {
    test.each(Object.keys(COMMANDS))('of %s has no English line and the same options', async (name) => {
      const { out: ours } = await coinflict([name, '--help'])
      const { code, out } = await coinflict([name, '--help'], { LC_MESSAGES: language })
      const options = (text: string): string[] => [...new Set(text.match(/--[a-z]+/g))].sort()
      const common = prose(ours).filter((line) => prose(out).includes(line))
      expect(code).toBe(0)
      // Only the way in which `engine` is called has no word of a language in it.
      expect(common.filter((line) => !line.endsWith('coinflict engine'))).toEqual([])
      expect(options(out)).toEqual(options(ours))
      expect(out).toContain(`coinflict ${name}`)
    })
  })

  test('in English too no text is left of what fills it', async () => {
    for (const name of ['', ...Object.keys(COMMANDS)]) {
      for (const language of LANGUAGES) {
        const { out } = await coinflict([name, '--help', '--lang', language].filter((word) => word !== ''))
        expect(out).not.toMatch(/\{\w+\}|undefined/)
        for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(110)
      }
    }
  })
})

/** Texts without a word: signs, and what is only put together. */
const hasWords = (text: string): boolean => /\p{L}{3}/u.test(text.replaceAll(/\{[^}]*\}/g, ''))

describe('every text is said in each language', () => {
  test.each([
    ['es', spanish],
    ['pl', polish],
  ] as const)('of the terminal, %s', (_, catalogue) => {
    const same = Object.entries(english).filter(
      ([id, text]) => hasWords(text) && catalogue[id as keyof typeof english] === text,
    )
    expect(same.map(([id]) => id).filter((id) => id !== 'bench.copy-time')).toEqual([])
  })

  test.each(['es', 'pl'] as const)('errors and flaws that all games share, %s', (language) => {
    const ids = Object.keys(kernelCatalogues.en).filter((id) => /^(error|flaw)\./.test(id))
    expect(ids.length).toBeGreaterThan(60)
    const same = ids.filter((id) => kernelCatalogues[language][id] === kernelCatalogues.en[id])
    expect(same).toEqual(['error.flaws'])
  })

  test.each(['es', 'pl'] as const)('and is filled with the same, %s', (language) => {
    const names = (text = ''): string[] =>
      [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].sort()
    const other = language === 'es' ? spanish : polish
    // A language that bends another word, or tells the hour by its number, needs something else.
    const apart = ['go-on.kept', 'out-of-turn.seat']
    for (const [id, text] of Object.entries(english)) {
      if (!apart.includes(id)) expect(names(other[id as keyof typeof english]), id).toEqual(names(text))
    }
  })
})

/** A game of two answers. */
function shortGame(): Table {
  const setup = setupOf(andeanAbyss, { seed: '7', seats: { farc: 'random' } }, SEAT_KINDS)
  const dealer = dealerOf('7', { cards: [54, 1] })
  const table = new Table(andeanAbyss, setup, decidersOf(andeanAbyss, setup, []), { dealer })
  for (const key of ['rally', 'bogota']) table.answer(table.game.q.by, key)
  return table
}

describe('errors', () => {
  const save = saveOf(shortGame())
  const position = positionOf(shortGame().game)
  const broken = (name: string, changes: object): string => file(name, { ...save, checkpoint: undefined, ...changes })

  const wrong: readonly (readonly [readonly string[], string, string, string])[] = [
    [['dance'], 'there is no command “dance”', 'no existe la orden «dance»', 'nie ma polecenia „dance”'],
    [['sim'], 'name a game: andean-abyss', 'indica un juego: andean-abyss', 'podaj grę: andean-abyss'],
    [['sim', 'chess'], 'there is no game “chess”', 'no existe el juego «chess»', 'nie ma gry „chess”'],
    [['sim', 'andean-abyss', '--fast'], 'unknown option --fast', 'opción desconocida: --fast', 'nieznana opcja --fast'],
    [['sim', 'andean-abyss', '--seed'], '--seed needs a value', '--seed necesita un valor', '--seed wymaga wartości'],
    [
      ['sim', 'andean-abyss', '--seed', '--json'],
      '--seed needs a value',
      '--seed necesita un valor',
      '--seed wymaga wartości',
    ],
    [['sim', 'andean-abyss', '--json=1'], '--json takes no value', '--json no lleva valor', '--json nie przyjmuje'],
    [['sim', 'andean-abyss', 'too'], 'sim does not take “too”', 'sim no admite además «too»', 'sim nie przyjmuje'],
    [
      ['sim', 'andean-abyss', '--games', '0'],
      '--games takes a whole number from 1 to 10,000,000, not “0”',
      '--games necesita un número entero del 1 al 10.000.000, no «0»',
      '--games wymaga liczby całkowitej od 1 do 10\u00a0000\u00a0000, a nie „0”',
    ],
    [
      ['sim', 'andean-abyss', '--scenario', 'long'],
      'Andean Abyss has no scenario “long”; there are standard',
      'Andean Abyss no tiene ningún escenario «long»; hay standard',
      'Andean Abyss nie ma scenariusza „long”; są standard',
    ],
    [
      ['sim', 'andean-abyss', '--options', 'edition=3rd'],
      'option edition takes one of 1st, 2nd, not “3rd”',
      'la opción edition admite uno de estos valores: 1st, 2nd; no «3rd»',
      'opcja edition przyjmuje jedną z wartości 1st, 2nd, a nie „3rd”',
    ],
    [['sim', 'andean-abyss', '--options', 'edition=2nd,no-reveal=yes'], '1st edition', '1.ª edición', '1. wydani'],
    [['sim', 'andean-abyss', '--players', 'person'], 'people cannot play', 'no pueden jugar personas', 'nie mogą grać'],
    [
      ['play', 'andean-abyss', '--seats', 'nato=person'],
      'no faction “nato”',
      'ninguna facción «nato»',
      'frakcji „nato”',
    ],
    [['play', 'andean-abyss', '--cards', 'ace'], 'card numbers of', 'números de cartas de', 'numerów kart gry'],
    [
      ['charts', 'chess'],
      'there is no family of non-players “chess”',
      'no existe la familia de facciones sin jugador «chess»',
      'nie ma rodziny frakcji nieobsadzonych „chess”',
    ],
    [
      ['charts', 'aa1', 'govt'],
      'aa1 has no chart for govt',
      'aa1 no tiene diagrama para',
      'aa1 nie ma diagramu dla govt',
    ],
    [['replay', join(folder, 'none')], 'no such file', 'no existe ese archivo', 'nie ma takiego pliku'],
    [['replay', folder], 'that is a folder', 'es una carpeta', 'to jest katalog'],
    [
      ['replay', file('half.json', '{"format":')],
      'not complete JSON',
      'no es JSON completo',
      'nie jest kompletnym plikiem',
    ],
    [
      ['replay', file('list.json', [])],
      'this is not a saved game',
      'esto no es una partida',
      'to nie jest zapisana gra',
    ],
    [
      ['replay', broken('new.json', { version: 9 })],
      'the save is of version 9',
      'la partida guardada es de la versión 9',
      'zapis gry ma wersję 9',
    ],
    [
      ['replay', broken('word.json', { journal: ['hokus'] })],
      'entry 1 of the journal, “hokus”, is not an answer in Andean Abyss',
      'la entrada 1 del diario, «hokus», no es una respuesta de Andean Abyss',
      'wpis 1 dziennika, „hokus”, nie jest odpowiedzią w grze Andean Abyss',
    ],
    [
      ['replay', broken('misfit.json', { journal: ['!card-54', '!card-1', 'yes'] })],
      'entry 3 of the journal, “yes”, does not fit: ',
      'la entrada 3 del diario, «yes», no encaja: ',
      'wpis 3 dziennika, „yes”, nie pasuje: ',
    ],
    [
      ['position', 'show', file('position.json', { ...position, phase: [] })],
      'phase: a list ',
      'phase: una lista ',
      'phase: lista ',
    ],
    [
      ['position', 'show', file('bare.json', {})],
      `game: ${kernelCatalogues.en['flaw.missing']}`,
      `game: ${kernelCatalogues.es['flaw.missing']}`,
      `game: ${kernelCatalogues.pl['flaw.missing']}`,
    ],
    [['position', 'dance'], 'position takes check or show', 'position necesita check o show', 'position wymaga check'],
  ]

  test.each(wrong)('%j is one line in each language', async (args, en, es, pl) => {
    for (const [language, sentence] of Object.entries({ en, es, pl })) {
      const { code, out, err } = await coinflict(args, { LANG: `${language}.UTF-8` })
      expect(err).toContain(sentence)
      expect(err).toMatch(/^coinflict: [^\n]+$/)
      expect([code, out]).toEqual([2, ''])
    }
  })

  test('position check tells its flaws, and that there are none, in each language', async () => {
    const path = file('flaws.json', { ...position, spaces: { bogota: { pieces: { troops: 31 } } }, slot: 7 })
    expect((await coinflict(['position', 'check', path], { LANG: 'es' })).err).toContain(
      `slot: ${kernelCatalogues.es['flaw.slot']}`,
    )
    expect((await coinflict(['position', 'check', path], { LANG: 'pl' })).err).toContain(
      `slot: ${kernelCatalogues.pl['flaw.slot']}`,
    )
    const good = file('good.json', positionOf(new Table(andeanAbyss, setupOf(andeanAbyss, {}, SEAT_KINDS), []).game))
    expect((await coinflict(['position', 'check', good], { LANG: 'es' })).out).toContain('una posición válida de')
  })

  test.each([
    ['en', 'Andean Abyss has no faction “nato”'],
    ['es', 'Andean Abyss no tiene ninguna facción «nato»'],
    ['pl', 'Andean Abyss nie ma frakcji „nato”'],
  ])('the engine words them as the request asks, the code stays: %s', async (lang, sentence) => {
    const client = new Client()
    await client.do('new', { game: 'andean-abyss' })
    const { code, message } = await client.refuse('secrets', { faction: 'nato', lang })
    expect([code, message]).toEqual(['faction', expect.stringContaining(sentence)])
  })

  test('the engine knows the language of a request that is wrong otherwise, and speaks English without one', async () => {
    const client = new Client()
    const said = async (line: string): Promise<string> => JSON.stringify(await client.send(line))
    expect(await said('{"lang":"es"}')).toContain('falta «do»')
    expect(await said('{"do":"dance","lang":"pl"}')).toContain('nie ma polecenia „dance”')
    expect(await said('{"do":"card","lang":"pl"}')).toContain('nie ma jeszcze gry')
    expect(await said('{"do":"card"}')).toContain('there is no game yet')
    expect(await said('{')).toContain('the line is not JSON')
  })
})

describe('a conversation', () => {
  const LINES = [
    ...[
      'help',
      'xyz',
      '99',
      '?',
      'space',
      'space meta',
      'space cali',
      'card x',
      'log x',
      'deal x',
      'deal 99',
      'deal 54',
    ],
    ...['roll 9', 'farc: dance', 'nato: give', 'farc: give auc resources 1', 'auc: give', 'hand', 'hand fly'],
    ...[
      'hint zz',
      'hint',
      'hint search',
      'chances 3',
      'chances x',
      'reasons',
      'secrets',
      'undo',
      'save',
      'save x',
      'one',
      'undo',
      'board',
      'log 3',
      'link',
      'quit',
    ],
  ] as const

  function talk(language: Language): string[] {
    const conversation = new Conversation(shortGame(), {
      language,
      why: true,
      paint: PLAIN,
      families,
      wipe: '',
      width: () => 80,
      keep: () => undefined,
      saveAs: () => {},
      layReady: () => {},
      moveLink: () => '#/move/x',
      whyNotKept: () => undefined,
    })
    return [conversation.begin().text, ...LINES.map((line) => conversation.hear(line).text)]
  }

  /** What is the same in every language: ids, names of the map and of cards. */
  const isName = (line: string): boolean => IDS.test(line) || !/[a-z]{3,} [a-z]{3,}/.test(line)

  test.each(['es', 'pl'] as const)('leaves no English line in %s', (language) => {
    const ours = new Set(talk('en').flatMap((text) => text.split('\n')))
    const theirs = talk(language).flatMap((text) => text.split('\n'))
    expect(theirs.length).toBeGreaterThan(150)
    expect(theirs.filter((line) => line.trim() !== '' && ours.has(line) && !isName(line))).toEqual([])
    for (const line of theirs) expect(line.length, line).toBeLessThanOrEqual(80)
  })
})
