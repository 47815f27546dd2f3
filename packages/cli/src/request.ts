import type { Stack } from '@coinflict/kernel/questions'
import { LANGUAGES, type Language } from '@coinflict/kernel/text'
import { complaint, say } from './text/say.ts'

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
    throw complaint('json', line.trim() === '' ? 'request.empty' : 'request.json')
  }
  if (!isFields(value)) throw complaint('request', 'request.object')
  return value
}

/** The id to give back; nothing if there is none that could be. */
export const idOf = ({ id }: Fields): RequestId => (typeof id === 'string' || typeof id === 'number' ? id : null)

/** The language that a request asks for, also where something else is wrong with it. */
export const languageIn = ({ lang }: Fields): Language | undefined => LANGUAGES.find((known) => known === lang)

/** What a field may have to be. */
type Kind = 'string' | 'name' | 'boolean' | 'count' | 'object' | 'strings' | 'list' | 'stack'

const kindOf =
  (kind: Kind) =>
  (language: Language): string =>
    say(language, `request.a-${kind}`)

/** A request with its fields, each read as what it should be. */
export class Request {
  readonly verb: string
  readonly language: Language

  constructor(private readonly fields: Fields) {
    const { id = null } = fields
    if (id !== idOf(fields)) throw complaint('request', 'request.should-be', { name: 'id', text: kindOf('name') })
    this.verb = this.text('do')
    this.language = this.readLanguage()
  }

  /** Refuses what the verb does not take, so that a misspelt field is not passed over. */
  takeOnly(names: readonly string[]): void {
    for (const name of Object.keys(this.fields)) {
      if (!COMMON.includes(name) && !names.includes(name)) {
        throw complaint('request', 'request.field', { verb: this.verb, name: name.slice(0, 60) })
      }
    }
  }

  text(name: string): string {
    return this.needed(name, this.maybeText(name))
  }

  maybeText(name: string): string | undefined {
    return this.read(name, 'string', (value): value is string => typeof value === 'string')
  }

  flag(name: string): boolean {
    return this.read(name, 'boolean', (value) => typeof value === 'boolean') ?? false
  }

  count(name: string): number | undefined {
    return this.read(name, 'count', (value): value is number => Number.isSafeInteger(value) && (value as number) >= 0)
  }

  object(name: string): Fields {
    return this.needed(name, this.read(name, 'object', isFields))
  }

  /** Names with values, such as options and seats. */
  names(name: string): Readonly<Record<string, string>> | undefined {
    return this.read(
      name,
      'strings',
      (value): value is Readonly<Record<string, string>> =>
        isFields(value) && Object.values(value).every((item) => typeof item === 'string'),
    )
  }

  /** A list of names; empty where nothing is said. */
  texts(name: string): readonly string[] {
    const isTexts = (value: unknown): value is readonly string[] =>
      Array.isArray(value) && value.every((item) => typeof item === 'string')
    return this.read(name, 'list', isTexts) ?? []
  }

  has(name: string): boolean {
    return this.fields[name] !== undefined
  }

  /** Cards and dice that are prepared, from the top. */
  stack(): Stack | undefined {
    const isList = (value: unknown, most: number): boolean =>
      value === undefined ||
      (Array.isArray(value) && value.every((n) => Number.isInteger(n) && (n as number) >= 1 && (n as number) <= most))
    const isStack = (value: unknown): value is Stack =>
      isFields(value) &&
      Object.keys(value).every((key) => key === 'cards' || key === 'dice') &&
      isList(value.cards, 999) &&
      isList(value.dice, 6)
    return this.read('stack', 'stack', isStack)
  }

  seed(): string | undefined {
    const seed = this.read(
      'seed',
      'name',
      (value): value is string | number => typeof value === 'string' || Number.isFinite(value),
    )
    return seed === undefined ? undefined : String(seed)
  }

  private read<T>(name: string, kind: Kind, is: (value: unknown) => value is T): T | undefined {
    const value = this.fields[name]
    if (value === undefined) return undefined
    if (!is(value)) throw complaint('request', 'request.should-be', { name, text: kindOf(kind) })
    return value
  }

  private needed<T>(name: string, value: T | undefined): T {
    if (value === undefined) throw complaint('request', 'request.missing', { name })
    return value
  }

  private readLanguage(): Language {
    if (this.fields.lang !== undefined && languageIn(this.fields) === undefined)
      throw complaint('request', 'request.lang', { list: LANGUAGES.join(', ') })
    return languageIn(this.fields) ?? 'en'
  }
}
