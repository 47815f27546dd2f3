import { rollDie } from '@coinflict/kernel/questions'
import { AVAILABLE, mayOperate, moveToBox, pieces, place, remove } from '@coinflict/kernel/rules'
import { available, count, type Game, inBox, type Space } from '@coinflict/kernel/state'
import { ARVN, ARVN_TROOPS, kinds, OUT_OF_PLAY, room } from '../forces.ts'
import { EVERY } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { harming } from '../nonplayers/effects.ts'
import { sweep } from '../operations/sweep.ts'
import { around, askEvent, dual, loseTurn, pickPiece, pickSpace } from './verbs.ts'

const MOST = 3

export const card = dual(
  117,
  'Corps Commanders',
  'VANU',
  ['general', 'money'],
  {
    en: {
      unshaded:
        'The ARVN place 3 ARVN Troops from Available or Out of Play in a space or in 2 adjacent ones, and free Sweep there.',
      shaded:
        'Roll a die: remove that many ARVN pieces from a space or from 2 adjacent ones. The ARVN are ineligible through the next card.',
    },
    es: {
      unshaded:
        'El ARVN coloca 3 Tropas del ARVN, Disponibles o de fuera de juego, en una casilla o en 2 adyacentes y ejecuta allí un Barrido gratuito.',
      shaded:
        'Elimina de una casilla o de 2 adyacentes tantas fichas del ARVN como diga un dado. El ARVN es no elegible hasta el final de la próxima carta.',
    },
    pl: {
      unshaded:
        'ARVN umieszcza 3 kostki wojska ARVN, dostępne lub spoza gry, na jednym polu albo na 2 sąsiednich i wykonuje tam darmowe przeszukiwanie.',
      shaded:
        'Usuń z jednego pola albo z 2 sąsiednich tyle elementów ARVN, ile wskaże kość. ARVN jest nieuprawniona do końca następnej karty.',
    },
  },
  {
    unshaded(g) {
      const n = fetch(g)
      const reached: Space[] = []
      const open = () => pair(reached).filter((s) => room(g, ARVN_TROOPS, s) > 0)
      for (let left = n; left > 0; left--) {
        const s = pickSpace(g, ARVN, 'event.place-where', open, { piece: ARVN_TROOPS })
        if (s === undefined) break
        place(g, ARVN_TROOPS, s)
        if (!reached.includes(s)) reached.push(s)
      }
      mayOperate(g, ARVN, [sweep], { within: reached })
    },
    shaded(g, by) {
      const struck: Space[] = []
      const open = () => pair(struck).filter((s) => pieces(g, ARVN, s) > 0)
      for (let left = rollDie(g); left > 0; left--) {
        const s = pickSpace(g, by, 'event.remove-where', open)
        const piece = s === undefined ? undefined : pickPiece(g, by, 'event.remove-which', s, kinds(ARVN))
        if (s === undefined || piece === undefined || count(g, s, piece) === 0) break
        remove(g, piece, s)
        if (!struck.includes(s)) struck.push(s)
      }
      loseTurn(g, ARVN)
    },
  },
)

/** Where it may go on: anywhere, in a space and those adjacent to it, in the two chosen. */
function pair(chosen: readonly Space[]): readonly Space[] {
  const [first, second] = chosen
  if (first === undefined) return EVERY
  return second === undefined ? around(first) : chosen
}

/** Makes Troops ready, as many of those Out of Play as the ARVN say. Gives how many there are to place. */
function fetch(g: Game): number {
  const least = () => Math.max(0, Math.min(MOST - available(g, ARVN_TROOPS), most()))
  const most = () => Math.min(MOST, inBox(g, OUT_OF_PLAY, ARVN_TROOPS))
  if (most() > 0) {
    const q = askEvent(g, ARVN, 'event.from-out-of-play', { piece: ARVN_TROOPS })
    moveToBox(g, ARVN_TROOPS, OUT_OF_PLAY, AVAILABLE, q.numbers(least(), most()).askNumber())
  }
  return Math.min(MOST, available(g, ARVN_TROOPS))
}

export const nonPlayers: CardInstructions = {
  effects: {
    'event.remove-where': harming(1, kinds(ARVN)),
  },
}
