import { pieces } from '@coinflict/kernel/rules'
import { PATRONAGE, police, VC } from '../forces.ts'
import { isProvince } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R48 } from '../nonplayers/conditions.ts'
import { dual, raiseOrLower, shiftSpaces } from './verbs.ts'

export const card = dual(
  105,
  'Rural Pressure',
  'VNUA',
  ['wheat', 'rifle'],
  {
    en: {
      unshaded: 'Shift 4 provinces with VC pieces 1 level each toward Active Support.',
      shaded: 'Shift 3 provinces with Police 1 level each toward Active Opposition. Patronage +6 or −6.',
    },
    es: {
      unshaded: 'Modifica 4 provincias con fichas del VC 1 nivel cada una hacia Apoyo Activo.',
      shaded: 'Modifica 3 provincias con Policías 1 nivel cada una hacia Oposición Activa. Patrocinio +6 o −6.',
    },
    pl: {
      unshaded: 'Przesuń 4 prowincje z elementami VC o 1 poziom w kierunku aktywnego poparcia.',
      shaded: 'Przesuń 3 prowincje z policją o 1 poziom w kierunku aktywnej opozycji. Patronat +6 albo −6.',
    },
  },
  {
    unshaded(g, by) {
      shiftSpaces(g, by, 4, (s) => isProvince(s) && pieces(g, VC, s) > 0, 1)
    },
    shaded(g, by) {
      shiftSpaces(g, by, 3, (s) => isProvince(s) && police(g, s) > 0, -1)
      raiseOrLower(g, by, 'event.change-patronage', PATRONAGE, 6)
    },
  },
)

export const nonPlayers: CardInstructions = {
  nva: R48,
}
