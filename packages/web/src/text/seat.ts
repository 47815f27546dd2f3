import { english } from './en.ts'
import { type Message, say } from './say.ts'

const isMessage = (id: string): id is Message => Object.hasOwn(english, id)

/** What a family of non-players is called; one that has no name here goes by its id. */
export function familyName(family: string): string {
  const id = `family.${family}`
  return isMessage(id) ? say(id) : family
}

/** What a kind of player is called. */
export function seatName(kind: string): string {
  const id = `seat.${kind}`
  return isMessage(id) ? say(id) : say('seat.non-player', { family: familyName(kind) })
}
