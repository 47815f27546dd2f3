import { FORMS, type Language, noun } from '@coinflict/kernel/text'
import type { Glossary } from './glossary.ts'
import type { Text } from './source.ts'

/** What is wrong with a text. */
export interface Flaw {
  readonly at: Text
  readonly what: string
}

/** What is filled with names that bend: verbs agree with one or several, whatever the language's numbers. */
const BENT = ['faction', 'factions', 'by']

/** What a text is given only so that its grammar can agree with it, in whatever language needs it. */
const GRAMMAR = ['count', 'hour']

const LETTER = '[\\p{L}\\p{N}]'

const made = new Map<string, RegExp>()

/** Words as the glossary writes them: whole, in capitals or not, with any ending where a star stands, exactly so after an equals sign. */
export function pattern(words: string): RegExp {
  const known = made.get(words)
  if (known !== undefined) return known
  const exact = words.startsWith('=')
  const body = (exact ? words.slice(1) : words)
    .replace(/[.()+?|[\]{}^$\\/]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replaceAll('*', `${LETTER}*`)
  const fresh = new RegExp(`(?<!${LETTER})${body}(?!${LETTER})`, exact ? 'gu' : 'giu')
  made.set(words, fresh)
  return fresh
}

interface Placeholder {
  readonly name: string
  readonly form: string | undefined
  /** The categories it has a way for, if it chooses among ways. */
  readonly ways: readonly string[] | undefined
}

const placeholders = (text: string): readonly Placeholder[] =>
  [...text.matchAll(/\{(\w+)(?::(\w+))?((?:\|[^|}]*)*)\}/g)].map(([, name = '', form, ways = '']) => ({
    name,
    form,
    ways:
      ways === ''
        ? undefined
        : ways
            .slice(1)
            .split('|')
            .map((way) => way.split(':')[0] ?? ''),
  }))

/** What `Intl.PluralRules` tells apart among the numbers that a game counts to. Spanish has one more for millions, as Polish has for fractions. */
export function categoriesOf(language: Language): readonly string[] {
  const rules = new Intl.PluralRules(language)
  return [...new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)))]
}

const CATEGORIES = { en: categoriesOf('en'), es: categoriesOf('es'), pl: categoriesOf('pl') }

const keyOf = ({ key }: Text): string => key.split(' ').at(-1) ?? key

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.toSorted().every((each, i) => each === b.toSorted()[i])

/** A text without the names of what it is filled with. */
const prose = (text: string): string => text.replace(/\{\w+(?::\w+)?/g, '{')

/** Variants that the glossary of its language refuses. */
function variants(at: Text, { terms, exceptions }: Glossary): readonly string[] {
  return terms.flatMap(({ term, not }) =>
    not.flatMap((words) => {
      const mine = exceptions.filter((exception) => exception.not === words)
      if (mine.some(({ folders }) => folders.some((folder) => at.file.startsWith(folder)))) return []
      const text = mine
        .flatMap(({ phrases }) => phrases)
        .reduce((rest, phrase) => rest.replace(pattern(phrase), '·'), prose(at.text))
      return [...text.matchAll(pattern(words))].map(([found]) => `“${found}”: write ${term}`)
    }),
  )
}

/** A hyphen that stands for a minus. */
const minus = ({ text }: Text): readonly string[] =>
  /(?<![\p{L}\p{N}\-}])-(?=\d|\{)/u.test(text) ? ['a hyphen for a minus: write −'] : []

/** Ways that are not exactly those that the language's numbers need. */
function plurals({ text, language }: Text): readonly string[] {
  return placeholders(text).flatMap(({ name, ways }) => {
    if (ways === undefined) return []
    if (name === 'piece' || name === 'marker') return [`{${name}|…}: pieces and markers have no number of their own`]
    const needed = BENT.includes(name) ? ['one', 'other'] : CATEGORIES[language]
    return same(ways, needed) ? [] : [`{${name}|…} has ${ways.join(', ')}: needs ${needed.join(', ')}`]
  })
}

/** Forms that names do not have in this language. */
function forms({ text, language }: Text): readonly string[] {
  const known = FORMS[language]
  return placeholders(text).flatMap(({ name, form }) => {
    if (form === undefined) return []
    const counted = name === 'piece' || name === 'marker'
    const mine = counted ? known.counted : known.faction
    return mine.includes(form.toLowerCase()) ? [] : [`{${name}:${form}}: there is no such form`]
  })
}

/** What a message names, by its key: a faction, or something that is counted. */
function namedBy(at: Text): 'faction' | 'counted' | undefined {
  if (!/\/text /.test(at.key)) return undefined
  const [kind] = keyOf(at).split('.')
  return kind === 'faction' ? kind : kind === 'piece' || kind === 'marker' ? 'counted' : undefined
}

/** Names without all their forms. */
function bending(at: Text): readonly string[] {
  const kind = namedBy(at)
  const needed = kind === undefined ? [] : FORMS[at.language][kind]
  const has = noun(at.text).forms
  return needed.filter((form) => has[form] === undefined).map((form) => `the name lacks its form “${form}”`)
}

/** What a text is filled with, that another language's is not. What only steers the grammar may differ. */
function fillings(at: Text, english: Text): readonly string[] {
  const [mine, theirs] = [at, english].map(({ text }) => placeholders(text)) as [Placeholder[], Placeholder[]]
  const printed = (all: readonly Placeholder[]): Set<string> =>
    new Set(all.flatMap(({ name, ways }) => (ways === undefined ? [name] : [])))
  const [here, there] = [printed(mine), printed(theirs)]
  const anywhere = new Set([...mine, ...theirs].map(({ name }) => name))
  const given = new Set([
    ...GRAMMAR,
    ...theirs.map(({ name }) => name),
    ...here,
    ...(namedBy(at) === 'counted' ? ['n'] : []),
  ])
  const steering = mine.filter(({ name, ways }) => ways !== undefined && !given.has(name))
  return [
    ...[...anywhere]
      .filter((name) => here.has(name) !== there.has(name))
      .map((name) =>
        here.has(name) ? `{${name}} is not in the English text` : `{${name}} of the English text is missing`,
      ),
    ...steering.map(({ name }) => `{${name}|…} agrees with what the English text is not filled with`),
  ]
}

/** Texts that may be the same as in English: names, signs and words that look alike. */
export type Alike = Readonly<Record<'es' | 'pl', readonly string[]>>

const SAME = 'the same as in English'

function untranslated(at: Text, english: Text): readonly string[] {
  const bare = at.text.replace(/\{[^}]*\}/g, '')
  return at.language !== 'en' && at.text === english.text && /\p{L}{2}/u.test(bare) ? [SAME] : []
}

/** Whether a text may be the same as in English. */
export const isAlike = ({ at, what }: Flaw, alike: Alike): boolean =>
  what === SAME && at.language !== 'en' && alike[at.language].includes(at.text)

/** Everything that is wrong with these texts. */
export function flawsOf(texts: readonly Text[], glossaries: Readonly<Record<Language, Glossary>>): readonly Flaw[] {
  const english = new Map(texts.flatMap((at) => (at.language === 'en' ? [[at.key, at] as const] : [])))
  return texts.flatMap((at) => {
    const model = english.get(at.key)
    const found = [
      ...variants(at, glossaries[at.language]),
      ...minus(at),
      ...plurals(at),
      ...forms(at),
      ...bending(at),
      ...(at.language === 'en' || model === undefined ? [] : fillings(at, model)),
      ...(model === undefined ? [] : untranslated(at, model)),
    ]
    return found.map((what) => ({ at, what }))
  })
}

export const flawText = ({ at, what }: Flaw): string =>
  `${at.file}:${at.line} ${at.language} ${keyOf(at).replace(/^packages\S*@\d+\.?/, '')}: ${what} [${at.text.replace(/\n/g, ' ').slice(0, 120)}]`
