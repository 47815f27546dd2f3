import { harmless } from './outside.ts'

/** Sentences for people: one catalogue per language, keyed by message id. */
export type Language = 'en' | 'es' | 'pl'
export const LANGUAGES: readonly Language[] = ['en', 'es', 'pl']

export type Catalogue = Readonly<Record<string, string>>
export type Catalogues = Readonly<Record<Language, Catalogue>>

/** A card's effects in our own words. */
export type CardText = Readonly<Record<Language, SideText>>

export interface SideText {
  readonly unshaded: string
  readonly shaded?: string
}

/** The message of a language. A key nobody knows shows itself. */
export const message = (catalogues: Catalogues, language: Language, id: string): string =>
  catalogues[language][id] ?? id

/** A card's text in a language, of the edition that is played. */
export function cardText(
  card: { readonly text: CardText; readonly editions?: Readonly<Record<string, CardText>> | undefined },
  edition: string,
  language: Language,
): SideText {
  return (card.editions?.[edition] ?? card.text)[language]
}

/** How a language writes figures: what stands before the decimals, and between groups of three in a number of at least so many digits. */
const FIGURES: Readonly<Record<Language, { readonly point: string; readonly group: string; readonly from: number }>> = {
  en: { point: '.', group: ',', from: 4 },
  es: { point: ',', group: '.', from: 5 },
  pl: { point: ',', group: '\u00a0', from: 5 },
}

/**
 * A number as the reader's language writes it, with at most three decimals, or as many as are wanted; a minus is a minus. Not by
 * `Intl.NumberFormat`: the first one that is made keeps a command waiting longer than all its sentences.
 */
export function numeral(n: number, language: Language, decimals?: number): string {
  const { point, group, from } = FIGURES[language]
  const size = Math.abs(n)
  const [whole = '', rest] = (decimals === undefined ? String(Number(size.toFixed(3))) : size.toFixed(decimals)).split(
    '.',
  )
  const grouped = whole.length < from ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  return `${n < 0 ? '−' : ''}${grouped}${rest === undefined ? '' : point + rest}`
}

/** So many of a hundred. */
export const percentage = (n: number, language: Language, decimals?: number): string =>
  `${numeral(n, language, decimals)}${language === 'es' ? '\u00a0' : ''}%`

/** A number with its sign. */
export const signed = (n: number, figure: (size: number) => string = String): string =>
  `${n > 0 ? '+' : n < 0 ? '−' : ''}${figure(Math.abs(n))}`

/** Things one after the other: "FARC, AUC and the Cartels". */
export const listing = (parts: readonly string[], language: Language): string => lists(language).format(parts)

/**
 * A name that sentences bend: its plain form and others by their names, as a catalogue spells them,
 * `Gobierno; the: el Gobierno; of: del Gobierno; to: al Gobierno; number: one`. Its number is that of the verbs that go with it.
 */
export interface Noun {
  readonly plain: string
  readonly forms: Readonly<Record<string, string>>
  readonly number: 'one' | 'other'
}

/** The forms that each language needs beside the plain one: of the names of factions, and of what is counted, pieces and markers. */
export const FORMS: Readonly<
  Record<Language, { readonly faction: readonly string[]; readonly counted: readonly string[] }>
> = {
  en: { faction: ['the'], counted: [] },
  es: { faction: ['the', 'of', 'to'], counted: [] },
  pl: { faction: ['gen', 'dat', 'acc', 'ins'], counted: ['count', 'acc', 'gen'] },
}

export function noun(text: string): Noun {
  const [plain = '', ...rest] = text.split('; ')
  const { number, ...forms } = Object.fromEntries(rest.map((each) => each.split(': ') as [string, string]))
  return { plain, forms, number: number === 'other' ? 'other' : 'one' }
}

/** Several names as one. */
export function nouns(each: readonly Noun[], language: Language): Noun {
  const [first] = each
  if (first !== undefined && each.length === 1) return first
  const joined = (form: (one: Noun) => string): string => listing(each.map(form), language)
  const forms = FORMS[language].faction.map((form) => [form, joined((one) => one.forms[form] ?? one.plain)])
  return { plain: joined((one) => one.plain), forms: Object.fromEntries(forms), number: 'other' }
}

/** What a message is filled with. */
export type Fillings = Readonly<Record<string, string | number | Noun | undefined>>

/**
 * Fills a message. `{space}` is replaced by what it is filled with; `{faction:gen}` by that form of a name, `{faction:Gen}` with a capital;
 * `{n|one:piece|other:pieces}` by what fits the number, or the number of a name: `{faction|one:wins|other:win}`. What is not given leaves
 * nothing, and a part in brackets, `[ to {to}]`, goes with it. Nothing that it is filled with can do harm on a screen.
 */
export function fill(text: string, fillings: Fillings, language: Language): string {
  const whole = text.replace(/\[([^\]{]*\{(\w+)[^\]]*)\]/g, (_, part: string, name: string) =>
    fillings[name] === undefined ? '' : part,
  )
  const valueFor = (name: string, form: string | undefined, ways: string): string => {
    const value = fillings[name]
    if (ways !== '') return wayFor(ways, value, language)
    if (value === undefined) return ''
    if (typeof value === 'number') return numeral(value, language)
    if (typeof value === 'string') return harmless(value)
    return form === undefined ? value.plain : formOf(value, form)
  }
  // Where a sentence ends after an abbreviation (EE. UU.), one stop is both.
  return whole.replace(
    /\{(\w+)(?::(\w+))?((?:\|[^|}]*)*)\}(?=(\.?))/g,
    (_, name: string, form: string | undefined, ways: string, stop: string) => {
      const value = valueFor(name, form, ways)
      return stop === '.' && value.endsWith('.') ? value.slice(0, -1) : value
    },
  )
}

/** The way that fits a number, among `|one:piece|other:pieces`. */
function wayFor(ways: string, value: string | number | Noun | undefined, language: Language): string {
  const category = typeof value === 'object' ? value.number : plurals(language).select(Number(value ?? 0))
  const found = ways.split('|').find((way) => way.startsWith(`${category}:`))
  return found === undefined ? '' : found.slice(category.length + 1)
}

function formOf({ plain, forms }: Noun, form: string): string {
  const small = form.toLowerCase()
  const found = forms[small] ?? plain
  return form === small ? found : capital(found)
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Something made for a language when it is first wanted. */
function oncePer<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>()
  return (language) => {
    const known = made.get(language) ?? make(language)
    made.set(language, known)
    return known
  }
}

const plurals = oncePer((language) => new Intl.PluralRules(language))
const lists = oncePer((language) => new Intl.ListFormat(language))
