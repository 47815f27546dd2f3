import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { AVAILABLE, takeOff } from '@coinflict/kernel/rules'
import { DONE, type Line, type Word, word } from '@coinflict/kernel/state'
import { OUT_OF_PLAY, US, US_TROOPS } from '../forces.ts'
import { EVERY, SOUTH } from '../map.ts'
import type { CardInstructions, EventBook } from '../nonplayers/book.ts'
import { hasPolicy, R9, r9Goal } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { dual, pickGoal, pickTroop, sendTroops } from './verbs.ts'

export const card = dual(
  9,
  'Psychedelic Cookie',
  'UNVA',
  ['helmet', 'river'],
  {
    en: {
      unshaded:
        'The US moves up to 3 US Troops either from Out of Play to Available or the South, or from the map to Available.',
      shaded: 'The US moves 3 of its Troops from the map Out of Play.',
    },
    es: {
      unshaded:
        'EE.\u00a0UU. mueve hasta 3 de sus Tropas, o bien de fuera de juego a Disponibles o al Sur, o bien del mapa a Disponibles.',
      shaded: 'EE.\u00a0UU. mueve 3 de sus Tropas del mapa a fuera de juego.',
    },
    pl: {
      unshaded:
        'USA przenoszą do 3 kostek swojego wojska: albo spoza gry do dostępnych lub na Południe, albo z mapy do dostępnych.',
      shaded: 'USA przenoszą 3 kostki swojego wojska z mapy poza grę.',
    },
  },
  {
    unshaded(g, by) {
      g.cite('5.1', US)
      let boxes: readonly number[] = [OUT_OF_PLAY]
      let spaces = EVERY
      for (let left = 3; left > 0; left--) {
        const from = pickTroop(g, boxes, spaces, true)
        if (from === undefined) break
        const to = 'space' in from ? { box: AVAILABLE } : pickGoal(g, SOUTH)
        if (to !== undefined) sendTroops(g, from, to)
        // One or the other, no mix (ruling 166).
        if ('space' in from) boxes = []
        else spaces = []
      }
      g.cite('5.1', by)
    },
    shaded(g, by) {
      g.cite('5.1', US)
      takeOff(g, US, 3, [US_TROOPS], EVERY, false, OUT_OF_PLAY)
      g.cite('5.1', by)
    },
  },
)

/** One after another: from Out of Play, and under Nixon from the map if none is there. */
const comeBack = (np: NonPlayer, line: Line, { lines, choose }: EventBook): Word | undefined => {
  if (hasPolicy(np, 'jfk')) return np.firstOf(line, [DONE])
  const out = np.firstOf(lines.boxes, [word('out-of-play')])
  if (out !== undefined) return out
  return hasPolicy(np, 'nixon') ? choose(np, line, (p) => p) : np.firstOf(line, [DONE])
}

export const nonPlayers: CardInstructions = {
  us: {
    ...R9,
    answers: (line, book) => ({
      'event.troop-from': (np) => comeBack(np, line, book),
      'event.troop-to': (np) => r9Goal(np, line),
    }),
  },
  effects: { 'event.remove-where': harming(1, [US_TROOPS]) },
}
