import { LANGUAGES, type Language } from '@coinflict/kernel/text'
import { effect, type Signal, signal } from '@preact/signals'
import { beginSpeaking } from './text/languages.ts'

/** What a person chose for this browser; kept there and nowhere else. */
export function kept<Value extends string>(key: string, values: readonly Value[], otherwise: Value): Signal<Value> {
  const name = `coinflict.${key}`
  const found = values.find((value) => value === read(name))
  const setting = signal<Value>(found ?? otherwise)
  effect(() => write(name, setting.value))
  return setting
}

/** A browser may refuse to keep anything; then the choice lasts as long as the page. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // The choice lasts as long as the page.
  }
}

/** A number that is remembered under a name, if one is. */
export function keptNumber(name: string): number | undefined {
  const text = read(`coinflict.${name}`)
  return text === null ? undefined : Number(text)
}
export const keepNumber = (name: string, n: number): void => write(`coinflict.${name}`, String(n))

/** The tongues of whoever sits here; where the page is read without a browser, nobody does. */
const tongues: readonly string[] = globalThis.navigator?.languages ?? []
const spoken = tongues.map((tag) => tag.slice(0, 2))
const first = spoken.map((tag) => LANGUAGES.find((l) => l === tag)).find((l) => l !== undefined)

export const language = kept<Language>('language', LANGUAGES, first ?? 'en')
/** How the reader writes dates: as the browser's own tag of the language has it (`en-GB`), or as the language does. */
export const locale = (): string => tongues.find((tag) => tag.slice(0, 2) === language.value) ?? language.value

export const theme = kept('theme', ['system', 'light', 'dark'] as const, 'system')
/** Map or list: two views of one board. */
export const boardView = kept('board', ['map', 'list'] as const, 'map')
/** Shortcuts of a single letter disturb some who dictate or use a switch; they can be turned off. */
export const shortcuts = kept('shortcuts', ['on', 'off'] as const, 'on')
/** Whether the answers about the spaces of a turn are put together and given at once, or one question is answered after another. */
export const gathering = kept('gathering', ['on', 'off'] as const, 'on')
/** How fast non-players play: when the person says so, slowly enough to read along, fast, or all at once. */
export const PACES = ['step', 'slow', 'fast', 'once'] as const
export type Pace = (typeof PACES)[number]
export const pace = kept<Pace>('pace', PACES, 'slow')
/** Whether pieces are seen to move; nothing does where the system asks for less motion. */
export const SWITCHED = ['on', 'off'] as const
export const motion = kept('motion', SWITCHED, 'on')
/** Whether the chances of the factions stand beside the board. */
export const chances = kept('chances', SWITCHED, 'off')
/** Whether the table is heard, and how loud. */
export const SOUNDS = ['off', 'soft', 'medium', 'loud'] as const
export const sound = kept('sound', SOUNDS, 'off')
export const LOUDNESS = { off: 0, soft: 0.08, medium: 0.2, loud: 0.45 } as const

effect(() => {
  document.documentElement.lang = language.value
  beginSpeaking(language.value)
})
effect(() => {
  if (theme.value === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme.value
})
