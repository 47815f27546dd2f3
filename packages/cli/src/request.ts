import type { Stack } from '@coinflict/kernel/questions'
import { BadInput } from '@coinflict/kernel/state'
import { LANGUAGES, type Language } from '@coinflict/kernel/text'

/** What a request may be called by, to find its reply again. */
export type RequestId = string | number | null

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that go with every verb. */
const COMMON: readonly string[] = ['id', 'do', 'lang']

/** Reads a line as one JSON object. */
export function readFields(line: string): Fields {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new BadInput('json', line.trim() === '' ? 'the line is empty' : 'the line is not JSON')
  }
  if (!isFields(value)) throw new BadInput('request', 'a request should be a JSON object')
  return value
}

/** The id to give back; nothing if there is none that could be. */
export const idOf = ({ id }: Fields): RequestId => (typeof id === 'string' || typeof id === 'number' ? id : null)

/** A request with its fields, each read as what it should be. */
export class Request {
  readonly verb: string
  readonly language: Language

  constructor(private readonly fields: Fields) {
    const { id = null } = fields
    if (id !== idOf(fields)) throw new BadInput('request', '"id" should be a string or a number')
    this.verb = this.text('do')
    this.language = this.readLanguage()
  }

  /** Refuses what the verb does not take, so that a misspelt field is not passed over. */
  takeOnly(names: readonly string[]): void {
    for (const name of Object.keys(this.fields)) {
      if (!COMMON.includes(name) && !names.includes(name)) {
        throw new BadInput('request', `${this.verb} takes no field "${name.slice(0, 60)}"`)
      }
    }
  }

  text(name: string): string {
    return this.needed(name, this.maybeText(name))
  }

  maybeText(name: string): string | undefined {
    return this.read(name, 'a string', (value): value is string => typeof value === 'string')
  }

  flag(name: string): boolean {
    return this.read(name, 'true or false', (value) => typeof value === 'boolean') ?? false
  }

  count(name: string): number | undefined {
    return this.read(
      name,
      'a whole number, 0 or more',
      (value): value is number => Number.isSafeInteger(value) && (value as number) >= 0,
    )
  }

  object(name: string): Fields {
    return this.needed(name, this.read(name, 'an object', isFields))
  }

  /** Names with values, such as options and seats. */
  names(name: string): Readonly<Record<string, string>> | undefined {
    return this.read(
      name,
      'an object of strings',
      (value): value is Readonly<Record<string, string>> =>
        isFields(value) && Object.values(value).every((item) => typeof item === 'string'),
    )
  }

  /** A list of names; empty where nothing is said. */
  texts(name: string): readonly string[] {
    const isTexts = (value: unknown): value is readonly string[] =>
      Array.isArray(value) && value.every((item) => typeof item === 'string')
    return this.read(name, 'a list of strings', isTexts) ?? []
  }

  has(name: string): boolean {
    return this.fields[name] !== undefined
  }

  /** Cards and dice that are laid ready, from the top. */
  stack(): Stack | undefined {
    const isList = (value: unknown, most: number): boolean =>
      value === undefined ||
      (Array.isArray(value) && value.every((n) => Number.isInteger(n) && (n as number) >= 1 && (n as number) <= most))
    const isStack = (value: unknown): value is Stack =>
      isFields(value) &&
      Object.keys(value).every((key) => key === 'cards' || key === 'dice') &&
      isList(value.cards, 999) &&
      isList(value.dice, 6)
    return this.read('stack', 'an object with a list of cards and one of dice (1 to 6)', isStack)
  }

  seed(): string | undefined {
    const seed = this.read(
      'seed',
      'a string or a number',
      (value): value is string | number => typeof value === 'string' || Number.isFinite(value),
    )
    return seed === undefined ? undefined : String(seed)
  }

  private read<T>(name: string, what: string, is: (value: unknown) => value is T): T | undefined {
    const value = this.fields[name]
    if (value === undefined) return undefined
    if (!is(value)) throw new BadInput('request', `"${name}" should be ${what}`)
    return value
  }

  private needed<T>(name: string, value: T | undefined): T {
    if (value === undefined) throw new BadInput('request', `"${name}" is missing`)
    return value
  }

  private readLanguage(): Language {
    const wished = this.maybeText('lang') ?? 'en'
    const language = LANGUAGES.find((known) => known === wished)
    if (language === undefined) throw new BadInput('request', `"lang" should be one of ${LANGUAGES.join(', ')}`)
    return language
  }
}
