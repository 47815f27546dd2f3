import { gain, mayOperate, pickWay } from '@coinflict/kernel/rules'
import { type Faction, type Game, inBox } from '@coinflict/kernel/state'
import { ARVN, NVA, OUT_OF_PLAY, US_TROOPS, VC } from '../forces.ts'
import { SOUTH } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { prefer, R43 } from '../nonplayers/conditions.ts'
import { returning } from '../nonplayers/effects.ts'
import { operationsOf } from '../operations/index.ts'
import { dual, inSeason, placeFromBox } from './verbs.ts'

export const card = dual(
  50,
  'Uncle Ho',
  'NAVU',
  ['statesman', 'banner'],
  {
    en: {
      unshaded:
        '4 US Troops from Out of Play to the South, or ARVN Resources +9. Then the ARVN carry out any 2 free Limited Operations.',
      shaded: 'The VC carry out any 3 free Limited Operations, then so do the NVA.',
    },
    es: {
      unshaded:
        '4 Tropas de EE.\u00a0UU. de fuera de juego al Sur, o Recursos del ARVN +9. Luego el ARVN ejecuta 2 Operaciones Limitadas gratuitas cualesquiera.',
      shaded: 'El VC ejecuta 3 Operaciones Limitadas gratuitas cualesquiera; luego, otras 3 el EVN.',
    },
    pl: {
      unshaded:
        '4 kostki wojska USA spoza gry na Południe albo zasoby ARVN +9. Potem ARVN wykonuje 2 dowolne darmowe operacje ograniczone.',
      shaded: 'VC wykonuje 3 dowolne darmowe operacje ograniczone, potem tak samo NVA.',
    },
  },
  {
    unshaded(g, by) {
      const ways = () => [
        ...(inBox(g, OUT_OF_PLAY, US_TROOPS) > 0 ? (['four-us-troops'] as const) : []),
        'nine-resources' as const,
      ]
      if (pickWay(g, by, ways) === 'nine-resources') gain(g, ARVN, 9)
      else placeFromBox(g, by, 4, [US_TROOPS], OUT_OF_PLAY, SOUTH)
      actRepeatedly(g, ARVN, 2)
    },
    shaded(g) {
      actRepeatedly(g, VC, 3)
      actRepeatedly(g, NVA, 3)
    },
  },
)

/** One Limited Operation after another, of the same kind and in the same space too. */
function actRepeatedly(g: Game, f: Faction, n: number): void {
  for (let left = n; left > 0; left--)
    if (mayOperate(g, f, inSeason(g, operationsOf(f)), { limited: true }) === undefined) return
}

export const nonPlayers: CardInstructions = {
  us: {
    mark: '50',
    text: {
      en: 'Uncle Ho: US take Troops from Out of Play rather than Resources.',
      es: 'Uncle Ho: EE.\u00a0UU. toma Tropas de Fuera de Juego antes que Recursos.',
      pl: 'Uncle Ho: USA biorą raczej wojsko spoza gry niż zasoby.',
    },
    answers: (line) => ({ 'event.choice': prefer(line, 'four-us-troops') }),
  },
  arvn: R43,
  effects: { 'event.space': returning([US_TROOPS], OUT_OF_PLAY) },
}
