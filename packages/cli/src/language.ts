import { LANGUAGES, type Language } from '@coinflict/kernel/text'
import { complaint } from './text/say.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The locale that the environment asks for, as `es-MX`; what stands first counts, and an empty one as none. */
export function localeOf(env: Environment): string {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  const [name = ''] = locale.split(/[.@]/)
  return name.replace('_', '-')
}

/** The language of the environment; English where it asks for one that there is not, or for none (`C`, `POSIX`). */
export function usualLanguage(env: Environment): Language {
  const [wished = ''] = localeOf(env).toLowerCase().split('-')
  return LANGUAGES.find((language) => language === wished) ?? 'en'
}

/** Takes `--lang L` out of the arguments of any command; the last one counts. */
export function takeLanguage(args: readonly string[]): {
  readonly language: Language | undefined
  readonly rest: readonly string[]
} {
  const rest: string[] = []
  let language: Language | undefined
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] as string
    if (arg === '--lang') language = languageCalled(args[++i] ?? '')
    else if (arg.startsWith('--lang=')) language = languageCalled(arg.slice('--lang='.length))
    else rest.push(arg)
  }
  return { language, rest }
}

function languageCalled(wished: string): Language {
  const found = LANGUAGES.find((language) => language === wished)
  if (found === undefined) throw complaint('arguments', 'error.lang', { list: LANGUAGES.join(', '), value: wished })
  return found
}
