import { adjust, NEUTRAL, shift } from '@coinflict/kernel/rules'
import { ARVN, PATRONAGE } from '../forces.ts'
import { S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R78U, R88 } from '../nonplayers/conditions.ts'
import { dual, loseTurn, shiftToward } from './verbs.ts'

export const card = dual(
  88,
  'Phan Quang Dan',
  'AVNU',
  ['statesman', 'cross'],
  {
    en: {
      unshaded: 'Shift Saigon 1 level toward Active Support. Patronage +5.',
      shaded: 'Shift Saigon 1 level toward Neutral. Patronage −5. The ARVN are ineligible through the next card.',
    },
    es: {
      unshaded: 'Modifica Saigón 1 nivel hacia Apoyo Activo. Patrocinio +5.',
      shaded:
        'Modifica Saigón 1 nivel hacia Neutral. Patrocinio −5. El ARVN es no elegible hasta el final de la próxima carta.',
    },
    pl: {
      unshaded: 'Przesuń Sajgon o 1 poziom w kierunku aktywnego poparcia. Patronat +5.',
      shaded:
        'Przesuń Sajgon o 1 poziom w kierunku neutralnego. Patronat −5. ARVN jest nieuprawniona do końca następnej karty.',
    },
  },
  {
    unshaded(g) {
      shift(g, S.saigon, 1)
      adjust(g, PATRONAGE, 5)
    },
    shaded(g) {
      shiftToward(g, S.saigon, NEUTRAL)
      adjust(g, PATRONAGE, -5)
      loseTurn(g, ARVN)
    },
  },
)

export const nonPlayers: CardInstructions = {
  us: R78U,
  vc: R88,
}
