import { type Arguments, needNoMore, oneOf, readArguments, text, whole } from './arguments.ts'

/** An option of a task: what its value is called, what it is for, and how it is read. */
interface Option<T> {
  readonly value: string
  readonly about: string
  read(a: Arguments, name: string): T
}

type Options = Readonly<Record<string, Option<unknown>>>
/** What was said, or what is usual. */
export type Wish<O extends Options> = { readonly [name in keyof O]: ReturnType<O[name]['read']> }

const number = (about: string, usual: number, least: number, most: number): Option<number> => ({
  value: 'N',
  about: `${about} (${usual})`,
  read: (a, name) => whole(a, name, usual, least, most),
})

const word = (value: string, about: string, usual: string): Option<string> => ({
  value,
  about: `${about} (${usual})`,
  read: (a, name) => text(a, name) ?? usual,
})

/** What is left open where nothing is said. */
const any = (value: string, about: string): Option<string | undefined> => ({ value, about, read: text })

/** One of these, or left open where nothing is said. */
const choice = <T extends string>(value: string, about: string, all: readonly T[]): Option<T | undefined> => ({
  value,
  about: `${about}: ${all.join(', ')}`,
  read: (a, name) => oneOf(a, name, all),
})

export const option = { number, word, any, choice }

function usageOf(name: string, about: string, options: Options): string {
  const rows = Object.entries(options).map(([key, { value, about: what }]) => [`--${key} ${value}`, what] as const)
  const width = Math.max(0, ...rows.map(([left]) => left.length))
  const lines = rows.map(([left, what]) => `\n  ${left.padEnd(width)}  ${what}`)
  return `Usage: npm run ${name}${rows.length === 0 ? '' : ' -- [OPTIONS]'}\n\n  ${about}${rows.length === 0 ? '' : '\n'}${lines.join('')}`
}

/** A task of `npm run` for those who work on the project: `--help` lists the options it reads. Gives its `main`. */
export const task =
  <O extends Options, More extends readonly unknown[]>(
    name: string,
    about: string,
    options: O,
    run: (wish: Wish<O>, ...more: More) => Promise<number> | number,
  ) =>
  async (args: readonly string[], ...more: More): Promise<number> => {
    if (args.includes('--help') || args.includes('-h')) {
      console.log(usageOf(name, about, options))
      return 0
    }
    const a = readArguments(args, Object.fromEntries(Object.keys(options).map((key) => [key, 'string'] as const)))
    needNoMore(name, a.rest)
    const wish = Object.fromEntries(Object.entries(options).map(([key, { read }]) => [key, read(a, key)]))
    return run(wish as Wish<O>, ...more)
  }
