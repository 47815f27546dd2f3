import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import type { Session } from './session.ts'

/**
 * Gives the focus to a section whenever something new stands there, so that what it is about is one key away; but not from what is to be
 * left alone, nor from whoever writes something. Not to its heading: where that changes under the focus, screen readers read the old words.
 */
export function useFocus(section: RefObject<HTMLElement | null>, what: string, leftAlone = ''): void {
  useLayoutEffect(() => {
    const alone = ['textarea, input[type="text"]', leftAlone].filter((part) => part !== '').join(', ')
    const isElsewhere = document.activeElement?.closest(alone) != null
    if (!isElsewhere) section.current?.focus({ preventScroll: true })
  }, [what])
}

/** Where a person has come to: a further answer, given or put together, or another question within what is put together. */
export const reachedIn = ({ length, draft }: Session): string => `${length} ${draft?.rows.length} ${draft?.isOpen}`
