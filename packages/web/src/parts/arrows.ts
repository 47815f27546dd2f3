import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** Lets the up and down keys go through the buttons of a list, from one of them, from its heading or from itself. */
export function useArrows(list: RefObject<HTMLElement | null>, buttons: string): void {
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return
    const press = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step === 0) return
      const all = [...element.querySelectorAll<HTMLElement>(buttons)]
      const at = all.indexOf(event.target as HTMLElement)
      if (at === -1 && event.target !== element && !(event.target instanceof HTMLHeadingElement)) return
      all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus()
      event.preventDefault()
    }
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  }, [list, buttons])
}
