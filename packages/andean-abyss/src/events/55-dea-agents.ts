import { ACTIVE_OPPOSITION, adjust, pieces, shift, spacesWhere, takeOff } from '@coinflict/kernel/rules'
import { level } from '@coinflict/kernel/state'
import { AID, CARTELS, isSecondEdition } from '../forces.ts'
import { pop } from '../map.ts'
import { foremostShipments } from '../nonplayers/events/government.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { where } from '../nonplayers/events/lines.ts'
import { BY_EVENT } from '../nonplayers/second/govt/activities.ts'
import { CARTELS_GUERRILLAS, dual, eachSpace, removeShipments } from './verbs.ts'

export const card = dual(
  55,
  'DEA Agents',
  'CGFA',
  ['badge', 'flask'],
  {
    en: {
      unshaded: 'Remove 1 Shipment, whoever holds it, and 5 Cartels Guerrillas.',
      shaded: 'Shift 3 spaces with Cartels pieces 1 level each toward Active Opposition.',
    },
    es: {
      unshaded: 'Retira 1 Envío, sea de quien sea, y elimina 5 Guerrillas de los Cárteles.',
      shaded: 'Modifica 3 casillas con fichas de los Cárteles 1 nivel cada una hacia la Oposición Activa.',
    },
    pl: {
      unshaded: 'Usuń 1 dostawę dowolnej frakcji i 5 partyzantów karteli.',
      shaded: 'Przesuń 3 pola z elementami karteli o 1 poziom każde w kierunku aktywnej opozycji.',
    },
  },
  {
    unshaded(g, by) {
      removeShipments(g, by, isSecondEdition(g) ? 2 : 1, g.volume.allSpaces)
      takeOff(g, by, 5, CARTELS_GUERRILLAS, g.volume.allSpaces)
      if (isSecondEdition(g)) adjust(g, AID, 3)
    },
    shaded(g, by) {
      const angry = () =>
        spacesWhere(g, (s) => pieces(g, CARTELS, s) > 0 && pop(s) > 0 && level(g, s) > ACTIVE_OPPOSITION)
      eachSpace(g, by, 'event.shift-where', 3, angry, (s) => shift(g, s, -1), { params: { shift: -1 } })
    },
    editions: {
      '2nd': {
        en: {
          unshaded: 'Remove 2 Shipments, whoever holds them, and 5 Cartels Guerrillas. Aid +3.',
          shaded: 'Shift 3 spaces with Cartels pieces 1 level each toward Active Opposition.',
        },
        es: {
          unshaded: 'Retira 2 Envíos, sean de quien sean, y elimina 5 Guerrillas de los Cárteles. Ayuda +3.',
          shaded: 'Modifica 3 casillas con fichas de los Cárteles 1 nivel cada una hacia la Oposición Activa.',
        },
        pl: {
          unshaded: 'Usuń 2 dostawy dowolnych frakcji i 5 partyzantów karteli. Wsparcie +3.',
          shaded: 'Przesuń 3 pola z elementami karteli o 1 poziom każde w kierunku aktywnej opozycji.',
        },
      },
    },
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  government: {
    answers: { 'event.remove-shipment': where(BY_EVENT, [foremostShipments]) },
  },
}
