import type { ComponentChildren } from 'preact'
import { openRule, type Place } from '../parts/rule.tsx'
import { hrefOf, replace } from '../route.ts'
import { GAMES } from '../volumes.ts'

/** Leads to a place of the book, or stands for the one that is open. */
export type PlaceLink = (place: Place, text: string, isHere?: boolean) => ComponentChildren

/** Where an address leads: `game/4.1` to a rule, `game/family/8.7.1/3` to a line of a chart. */
export function placeOf(address: string): Place {
  const [asked = '', next = '', ...more] = address.split('/')
  const { id: game } = GAMES.find((game) => game.id === asked) ?? (GAMES[0] as (typeof GAMES)[number])
  return /^\d|^$/.test(next) ? { game, rule: next } : { game, family: next, rule: more.join('/') }
}

const addressOf = ({ game, family, rule }: Place): string =>
  [game, family, rule].filter((part) => part !== undefined && part !== '').join('/')

/** On a page of its own the book is read by its addresses; who asks for the same place again is led there again. */
export const linkOnPage: PlaceLink = (place, text, isHere = false) => {
  const address = addressOf(place)
  const href = hrefOf('rules', address)
  return (
    <a
      href={href}
      aria-current={isHere ? 'true' : undefined}
      onClick={() => {
        if (location.hash === href) replace('rules', address)
      }}
    >
      {text}
    </a>
  )
}

/** In a window it stays over the page below. */
export const linkInWindow: PlaceLink = (place, text, isHere = false) => (
  <button
    type="button"
    class="rule"
    aria-current={isHere ? 'true' : undefined}
    onClick={() => {
      openRule.value = place
    }}
  >
    {text}
  </button>
)
