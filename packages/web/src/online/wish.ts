import type { Cover } from '@coinflict/kernel/state'
import { isFamily, kindOf, type Seats } from '../setup/seats.ts'
import type { Gone } from './api.ts'
import { ownName } from './keys.ts'

/** Who may sit in a seat that is for a person: whoever sets the table up, a friend who gets a link or is invited by name, or anybody. */
export const PEOPLE = ['me', 'link', 'person', 'open'] as const

/** A seat that is kept for somebody: `person:` and their name. */
export const KEPT = 'person:'

export const isForPerson = (kind: string): kind is (typeof PEOPLE)[number] => PEOPLE.some((each) => each === kind)

/** Me and a friend at the factions that the rule book suggests for two, or the first two; the others as they are. */
export function usualTable(volume: Cover, seats: Seats): Seats {
  const [me, friend] = volume.factions.map(({ id }) => id).toSorted((a, b) => rank(seats[a]) - rank(seats[b]))
  return Object.fromEntries(
    volume.factions.map(({ id }) => {
      const seat = seats[id] ?? 'person'
      if (id === me) return [id, 'me']
      return [id, id === friend || !isFamily(volume, kindOf(seat)) ? 'link' : seat]
    }),
  )
}

const rank = (seat = 'person'): number => (kindOf(seat) === 'person' ? 0 : 1)

/** The seats as they are at one screen. */
export const asPeople = (seats: Seats): Seats =>
  Object.fromEntries(Object.entries(seats).map(([id, kind]) => [id, isForPerson(kindOf(kind)) ? 'person' : kind]))

export interface OnlineWish {
  readonly seats: Seats
  readonly name: string
  readonly title: string
  readonly isPublic: boolean
  readonly isRated: boolean
  readonly pace: string
  readonly gone: Gone
}

/** What is offered first. */
export const usualWish = (seats: Seats): OnlineWish => ({
  seats,
  name: ownName(),
  title: '',
  isPublic: false,
  isRated: false,
  pace: 'free',
  gone: 'non-player',
})
