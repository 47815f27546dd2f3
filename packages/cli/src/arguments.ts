import { parseArgs } from 'node:util'
import { BadInput } from '@coinflict/kernel/state'

type Kind = 'string' | 'boolean'
export interface Arguments {
  readonly values: Readonly<Record<string, string | boolean | undefined>>
  readonly rest: readonly string[]
}

/** Reads a command's arguments; what it does not know gets a sentence. */
export function readArguments(args: readonly string[], known: Readonly<Record<string, Kind>>): Arguments {
  try {
    const options = Object.fromEntries(Object.entries(known).map(([name, type]) => [name, { type }]))
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
    return { values: values as Arguments['values'], rest: positionals }
  } catch (error) {
    const [first = ''] = (error as Error).message.split('. ')
    throw new BadInput('arguments', first)
  }
}

export const text = (a: Arguments, name: string): string | undefined => {
  const value = a.values[name]
  return typeof value === 'string' ? value : undefined
}

/** A whole number within bounds. */
export function whole(a: Arguments, name: string, fallback: number, least: number, most: number): number {
  const value = text(a, name)
  if (value === undefined) return fallback
  const n = Number(value)
  if (!/^\d+$/.test(value) || n < least || n > most) {
    throw new BadInput('arguments', `--${name} is a whole number from ${least} to ${most}, not "${value}"`)
  }
  return n
}

/** `a=b,c=d` as a record. */
export function pairs(value: string | undefined, name: string): Record<string, string> | undefined {
  if (value === undefined) return undefined
  const found: Record<string, string> = {}
  for (const item of value.split(',').filter((part) => part !== '')) {
    const [key = '', ...rest] = item.split('=')
    if (key === '' || rest.length !== 1 || rest[0] === '') {
      throw new BadInput('arguments', `--${name} takes name=value, separated by commas; "${item}" is none`)
    }
    found[key] = rest[0] as string
  }
  return found
}
