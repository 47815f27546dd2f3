import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** Lets the up and down keys go through the buttons of a list. */
export function useArrows(list: RefObject<HTMLElement | null>, buttons: string): void {
  useLayoutEffect(() => {
    const element = list.current
    if (element === null) return
    const press = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step === 0) return
      const all = [...element.querySelectorAll<HTMLElement>(buttons)]
      const at = all.indexOf(document.activeElement as HTMLElement)
      all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus()
      event.preventDefault()
    }
    element.addEventListener('keydown', press)
    return () => element.removeEventListener('keydown', press)
  }, [list, buttons])
}
