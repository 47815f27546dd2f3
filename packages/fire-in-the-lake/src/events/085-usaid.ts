import { isCoinControlled } from '../control.ts'
import { AID, ARVN_RESOURCES, PATRONAGE } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R63A, R64 } from '../nonplayers/conditions.ts'
import { dual, raiseOrLower, shiftSpaces } from './verbs.ts'

export const card = dual(
  85,
  'USAID',
  'AVUN',
  ['crate', 'handshake'],
  {
    en: {
      unshaded: 'Shift 3 COIN-Controlled spaces 1 level each toward Active Support.',
      shaded: 'Raise or lower any of ARVN Resources, Aid and Patronage by 2 each.',
    },
    es: {
      unshaded: 'Modifica 3 casillas con Control COIN 1 nivel cada una hacia Apoyo Activo.',
      shaded: 'Recursos del ARVN, Ayuda y Patrocinio: puedes subir o bajar 2 cada uno por separado.',
    },
    pl: {
      unshaded: 'Przesuń 3 pola pod kontrolą COIN o 1 poziom w kierunku aktywnego poparcia.',
      shaded: 'Zasoby ARVN, wsparcie i patronat: każde z nich możesz podnieść albo obniżyć o 2.',
    },
  },
  {
    unshaded(g, by) {
      shiftSpaces(g, by, 3, (s) => isCoinControlled(g, s), 1)
    },
    shaded(g, by) {
      raiseOrLower(g, by, 'event.change-resources', ARVN_RESOURCES, 2, true)
      raiseOrLower(g, by, 'event.change-aid', AID, 2, true)
      raiseOrLower(g, by, 'event.change-patronage', PATRONAGE, 2, true)
    },
  },
)

export const nonPlayers: CardInstructions = {
  arvn: R63A,
  nva: R64,
}
