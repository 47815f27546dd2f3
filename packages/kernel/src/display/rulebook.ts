/** A volume's rules in our own words, by rule number, and what its terms mean; one such book per language. */
export interface Rulebook {
  readonly rules: Readonly<Record<string, RuleText>>
  readonly glossary: Readonly<Record<string, GlossaryEntry>>
}

export interface RuleText {
  readonly title: string
  /** Paragraphs are parted by an empty line; a rule number in the text leads to its entry. */
  readonly text: string
}

export interface GlossaryEntry {
  readonly term: string
  readonly text: string
  /** The rule to read on in. */
  readonly rule: string
}
