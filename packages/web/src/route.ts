import { signal } from '@preact/signals'

/** Where in the app a person is: the first word after `#/`, and the rest of it. */
export interface Route {
  readonly page: string
  readonly rest: string
}

function here(): Route {
  const [page = '', ...rest] = location.hash.replace(/^#\/?/, '').split('/')
  return { page, rest: decoded(rest.join('/')) }
}

/** A damaged address is taken as it is; whoever reads it says what is wrong. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What people are told leads to a table by its name in the query, and to a place in its journal. */
const query = new URLSearchParams(location.search)
const told = query.get('table')
const at = query.get('at')
if (told !== null)
  history.replaceState(
    null,
    '',
    `${location.pathname}#/online/${encodeURIComponent(told)}${at === null ? '' : `/at=${encodeURIComponent(at)}`}`,
  )

export const route = signal(here())

let isFirst = true

/** Whether nobody has gone from one page to another yet. */
export const isFirstPage = (): boolean => isFirst

addEventListener('hashchange', () => {
  isFirst = false
  route.value = here()
})

export const hrefOf = (page: string, rest = ''): string => `#/${page}${rest === '' ? '' : `/${rest}`}`

export function go(page: string, rest = ''): void {
  location.hash = hrefOf(page, rest)
}

/** Goes on without leaving the present address in the way back. */
export function replace(page: string, rest = ''): void {
  history.replaceState(null, '', hrefOf(page, rest))
  route.value = here()
}
