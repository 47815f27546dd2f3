import { parseArgs } from 'node:util'
import { complaint } from './text/say.ts'

type Kind = 'string' | 'boolean'
export interface Arguments {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly rest: readonly string[]
}

/** Reads a command's arguments; what it does not know gets a sentence. */
export function readArguments(args: readonly string[], known: Readonly<Record<string, Kind>>): Arguments {
  const options = Object.fromEntries(Object.entries(known).map(([name, type]) => [name, { type }]))
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { rawName: option, value, inlineValue } = token
    const type = Object.hasOwn(known, token.name) ? known[token.name] : undefined
    if (type === undefined) throw complaint('arguments', 'error.unknown-option', { option })
    if (type === 'boolean' && value !== undefined) throw complaint('arguments', 'error.takes-no-value', { option })
    // An option that follows is not a value.
    const isMissing = value === undefined || (inlineValue !== true && value.startsWith('-'))
    if (type === 'string' && isMissing) throw complaint('arguments', 'error.needs-value', { option })
  }
  return { values: values as Arguments['values'], rest: positionals }
}

export const text = (a: Arguments, name: string): string | undefined => {
  const value = a.values[name]
  return typeof value === 'string' ? value : undefined
}

/** Refuses what stands on the line beside what a command takes. */
export function needNoMore(command: string, more: readonly string[]): void {
  if (more.length > 0) throw complaint('arguments', 'error.too-many', { command, text: more.join(' ') })
}

/** A whole number within bounds. */
export function whole(a: Arguments, name: string, fallback: number, least: number, most: number): number {
  const value = text(a, name)
  if (value === undefined) return fallback
  const n = Number(value)
  if (!/^\d+$/.test(value) || n < least || n > most) {
    throw complaint('arguments', 'error.whole', { option: `--${name}`, from: least, to: most, value })
  }
  return n
}

/** One of these; nothing where nothing is said. */
export function oneOf<T extends string>(a: Arguments, name: string, all: readonly T[]): T | undefined {
  const value = text(a, name)
  const found = all.find((each) => each === value)
  if (value !== undefined && found === undefined) {
    throw complaint('arguments', 'error.one-of', { option: `--${name}`, list: all.join(', '), value })
  }
  return found
}

/** `a=b,c=d` as a record. */
export function pairs(value: string | undefined, name: string): Record<string, string> | undefined {
  if (value === undefined) return undefined
  const found: Record<string, string> = {}
  for (const item of value.split(',').filter((part) => part !== '')) {
    const [key = '', ...rest] = item.split('=')
    if (key === '' || rest.length !== 1 || rest[0] === '') {
      throw complaint('arguments', 'error.pairs', { option: `--${name}`, value: item })
    }
    found[key] = rest[0] as string
  }
  return found
}
