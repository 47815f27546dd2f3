import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** How wide an element is, in pixels, whatever the window does; at least so wide. */
export function useWidth(ref: RefObject<Element | null>, least: number): number {
  const [width, setWidth] = useState(least)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const observer = new ResizeObserver(() => setWidth(Math.max(least, element.clientWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, least])
  return width
}
