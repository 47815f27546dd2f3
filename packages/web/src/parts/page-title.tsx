import { useEffect, useRef } from 'preact/hooks'
import { isFirstPage } from '../route.ts'

/** The heading of a page, which is also the title of its window. Whoever comes from another page has the focus there and hears where they are. */
export function PageTitle({ children, class: look }: { children: string; class?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(children)
  useEffect(() => {
    if (!isFirstPage()) heading.current?.focus()
  }, [])
  return (
    <h1 ref={heading} class={look} tabIndex={-1}>
      {children}
    </h1>
  )
}

/** The title of the window, as long as a page is open. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – coinflict`
    return () => {
      document.title = 'coinflict'
    }
  }, [title])
}
