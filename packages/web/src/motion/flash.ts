import { useLayoutEffect, useRef } from 'preact/hooks'
import { language } from '../settings.ts'
import type { TableChange } from './change.ts'

const FLASH = 900

/** Lets something be seen that has changed, after a while. */
export function flash(element: Element | null | undefined, delay = 0): void {
  if (element === null || element === undefined) return
  const lit = element instanceof SVGElement ? LIT_DRAWING : LIT_TEXT
  element.animate(lit, { duration: FLASH, delay, easing: 'ease-out' })
}

const LIT_TEXT: Keyframe[] = [
  { backgroundColor: 'var(--glow-soft)', boxShadow: '0 0 0 3px var(--glow)' },
  { backgroundColor: 'var(--glow-soft)', boxShadow: '0 0 0 3px transparent' },
]

const LIT_DRAWING: Keyframe[] = [
  { filter: 'drop-shadow(0 0 5px var(--glow)) drop-shadow(0 0 2px var(--glow))' },
  { filter: 'drop-shadow(0 0 0 transparent) drop-shadow(0 0 0 transparent)' },
]

/** What an element tells: where it stands if it is one of several, and what is written on it. */
const told = (element: HTMLElement | SVGElement): string => `${element.dataset.at ?? ''} ${element.textContent}`

/** Numbers around the board (`data-flash`, each with a name of its own) flash when they have changed. */
export function useFlashes(change: TableChange | undefined): void {
  const known = useRef(new Map<string, string>())
  const shown = useRef<TableChange | undefined>(undefined)
  const isOn = change !== undefined
  const tongue = language.value
  useLayoutEffect(() => {
    if (!isOn) return
    const isNew = change !== shown.current && change.isChanged
    shown.current = change
    const before = known.current
    known.current = new Map()
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>('main.play [data-flash]')) {
      const name = element.dataset.flash ?? ''
      const is = told(element)
      const was = before.get(name)
      known.current.set(name, is)
      if (isNew && was !== undefined && was !== is) flash(element, change.time)
    }
  }, [change, tongue])
}
