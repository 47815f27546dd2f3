import { type Game, phase } from '@coinflict/kernel/state'
import { hasMessage, ofVolume } from '../text/say.ts'

/** Which part of the game this is; an edition may have its own word. */
export function phaseText(game: Game): string {
  const { volume } = game
  const id = `phase.${volume.phases[phase(game)]?.id}`
  const own = `${id}.${game.volume.edition(game.setup.options)}`
  return ofVolume(volume, hasMessage(volume, own) ? own : id)
}
