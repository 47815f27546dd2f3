import { ACTIVE_SUPPORT, adjust, shift } from '@coinflict/kernel/rules'
import { level } from '@coinflict/kernel/state'
import { AID, PATRONAGE } from '../forces.ts'
import { S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R48 } from '../nonplayers/conditions.ts'
import { dual } from './verbs.ts'

export const card = dual(
  107,
  'Burning Bonze',
  'VNAU',
  ['flame', 'pagoda'],
  {
    en: {
      unshaded: 'Patronage +3, or +6 if Saigon is at Active Support.',
      shaded: 'Shift Saigon 1 level toward Active Opposition. Aid −12.',
    },
    es: {
      unshaded: 'Patrocinio +3, o +6 si Saigón está en Apoyo Activo.',
      shaded: 'Modifica Saigón 1 nivel hacia Oposición Activa. Ayuda −12.',
    },
    pl: {
      unshaded: 'Patronat +3 albo +6, jeśli w Sajgonie jest aktywne poparcie.',
      shaded: 'Przesuń Sajgon o 1 poziom w kierunku aktywnej opozycji. Wsparcie −12.',
    },
  },
  {
    unshaded(g) {
      adjust(g, PATRONAGE, level(g, S.saigon) === ACTIVE_SUPPORT ? 6 : 3)
    },
    shaded(g) {
      shift(g, S.saigon, -1)
      adjust(g, AID, -12)
    },
  },
)

export const nonPlayers: CardInstructions = {
  nva: R48,
}
