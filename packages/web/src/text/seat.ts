import { familyName } from '@coinflict/kernel/display'
import type { Cover } from '@coinflict/kernel/state'
import { language } from '../settings.ts'
import { catalogues } from './catalogues.ts'
import { type Message, say } from './say.ts'

const isMessage = (id: string): id is Message => Object.hasOwn(catalogues[language.value], id)

/** After a kind of player: it counts as a non-player. */
const AS_NON_PLAYER = ':non-player'

/** What a kind of player is called. */
export function seatName(volume: Cover, kind: string): string {
  const id = `seat.${kind}`
  if (isMessage(id)) return say(id)
  if (kind.endsWith(AS_NON_PLAYER))
    return say('seat.as-non-player', { seat: seatName(volume, kind.slice(0, -AS_NON_PLAYER.length)) })
  return say('seat.non-player', { family: familyName(volume, kind, language.value) })
}
