import { useLayoutEffect } from 'preact/hooks'
import { shortcuts } from '../settings.ts'

/** Keys that do something on the page, by the letter that is typed. */
export type Keys = Readonly<Record<string, () => void>>

const TYPING = 'input:not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]'

/** What Enter presses by itself. */
const PRESSED = 'button, a, summary, [role=button]'

/** Listens to single keys, unless somebody types, a window is open or shortcuts are off. */
export function useKeys(keys: Keys): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const { target } = event
      if (target instanceof Element && (target.closest(TYPING) !== null || target.closest('dialog') !== null)) return
      if (document.querySelector('dialog[open]') !== null) return
      if (shortcuts.value === 'off' && event.key !== '?') return
      if (event.key === 'Enter' && (event.repeat || (target instanceof Element && target.closest(PRESSED) !== null)))
        return
      const act = keys[event.key]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

/** Presses the answer button that shows a key. */
export function pressAnswer(key: string): void {
  document.querySelector<HTMLButtonElement>(`.question [data-shortcut="${key}"]`)?.click()
}
