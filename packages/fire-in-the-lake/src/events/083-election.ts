import { ACTIVE_SUPPORT, adjust, PASSIVE_SUPPORT } from '@coinflict/kernel/rules'
import { level } from '@coinflict/kernel/state'
import { AID } from '../forces.ts'
import { isCity } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R1, R48 } from '../nonplayers/conditions.ts'
import { dual, setSpaces, shiftSpaces } from './verbs.ts'

export const card = dual(
  83,
  'Election',
  'AVUN',
  ['ballot'],
  {
    en: {
      unshaded: 'Set 3 spaces at Passive Support to Active Support. Aid +10.',
      shaded: 'Shift 2 cities 1 level each toward Active Opposition. Aid −15.',
    },
    es: {
      unshaded: 'Establece en Apoyo Activo 3 casillas en Apoyo Pasivo. Ayuda +10.',
      shaded: 'Modifica 2 ciudades 1 nivel cada una hacia Oposición Activa. Ayuda −15.',
    },
    pl: {
      unshaded: 'Ustaw aktywne poparcie na 3 polach z biernym poparciem. Wsparcie +10.',
      shaded: 'Przesuń 2 miasta o 1 poziom w kierunku aktywnej opozycji. Wsparcie −15.',
    },
  },
  {
    unshaded(g, by) {
      setSpaces(g, by, 3, (s) => level(g, s) === PASSIVE_SUPPORT, ACTIVE_SUPPORT)
      adjust(g, AID, 10)
    },
    shaded(g, by) {
      shiftSpaces(g, by, 2, isCity, -1)
      adjust(g, AID, -15)
    },
  },
)

export const nonPlayers: CardInstructions = {
  arvn: R1,
  nva: R48,
}
