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

/** A number with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** Which plural form a number takes: English and Spanish have two, Polish three. */
function pluralForm(language: Language, n: number): number {
  if (n === 1) return 0
  if (language !== 'pl') return 1
  const ones = n % 10
  const tens = n % 100
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? 1 : 2
}

/**
 * Fills a message: `{space}` is replaced by the parameter, `{n|piece|pieces}` by the form that fits the number n. A parameter
 * that is not given leaves nothing, and a part in brackets, `[ to {to}]`, goes with it.
 */
export function fill(text: string, params: Readonly<Record<string, string | number>>, language: Language): string {
  const whole = text.replace(/\[([^\]{]*\{(\w+)\}[^\]]*)\]/g, (_, part: string, name: string) =>
    params[name] === undefined ? '' : part,
  )
  return whole.replace(/\{(\w+)((?:\|[^|}]*)*)\}/g, (_, name: string, forms: string) => {
    const value = params[name]
    if (forms === '') return value === undefined ? '' : String(value)
    const list = forms.slice(1).split('|')
    return list[Math.min(pluralForm(language, Number(value ?? 0)), list.length - 1)] as string
  })
}
