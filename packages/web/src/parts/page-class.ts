import { useLayoutEffect } from 'preact/hooks'

/** A name that the whole page has for its styles, as long as something is shown. To ask what it holds (`:has`) would be a look through it after every change. */
export function usePageClass(name: string): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    classList.add(name)
    return () => classList.remove(name)
  }, [name])
}
