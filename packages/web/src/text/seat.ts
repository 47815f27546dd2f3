import { familyName } from '@coinflict/kernel/display'
import type { Volume } from '@coinflict/kernel/state'
import { language } from '../settings.ts'
import { english } from './en.ts'
import { type Message, say } from './say.ts'

const isMessage = (id: string): id is Message => Object.hasOwn(english, id)

/** What a kind of player is called. */
export function seatName(volume: Volume, kind: string): string {
  const id = `seat.${kind}`
  return isMessage(id) ? say(id) : say('seat.non-player', { family: familyName(volume, kind, language.value) })
}
