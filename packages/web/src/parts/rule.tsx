import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { say } from '../text/say.ts'

/** What a person wants to read of a game: an entry of its book, or in the charts of a family the part of a rule, a line, a faction. */
export interface Place {
  readonly game: string
  readonly family?: string
  readonly rule: string
}

export const openRule = signal<Place | undefined>(undefined)

/** A rule number that opens its entry, or a place that speaks of it. Where one rule stands for several things, each says what it is about. */
export function Rule({
  game,
  rule,
  at = { game, rule },
  about,
}: {
  game: string
  rule: string
  at?: Place
  about?: string
}) {
  if (rule === '') return null
  const name = say('rules.open', { rule })
  return (
    <button
      type="button"
      class="rule"
      aria-label={about === undefined ? name : `${name}: ${about}`}
      onClick={(event) => {
        event.stopPropagation()
        openRule.value = at
      }}
    >
      {rule}
    </button>
  )
}

export type LinkTo = (number: string) => ComponentChildren

/** A rule number with the bracket or stop that must not be parted from it. */
const NUMBER = /(\(?(?<![\d.])(?:[1-8]|10)\.\d{1,2}(?:\.\d{1,2})?(?!\d)[).,;:]*)/

/** A text whose rule numbers lead to their entries. */
export function withLinks(text: string, linkTo: LinkTo): ComponentChildren {
  return text.split(NUMBER).map((part, i) => {
    if (i % 2 === 0) return part
    const [number = ''] = /[\d.]*\d/.exec(part) ?? []
    const at = part.indexOf(number)
    return (
      <span key={`${i} ${part}`} class="together">
        {part.slice(0, at)}
        {linkTo(number)}
        {part.slice(at + number.length)}
      </span>
    )
  })
}
