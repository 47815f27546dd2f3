import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import { bases, gain, pickWay, pieces, spacesWhere, takeOff } from '@coinflict/kernel/rules'
import { type Faction, type Word, word } from '@coinflict/kernel/state'
import { CARTELS, INSURGENTS, kinds, onMap, shipments } from '../forces.ts'
import { isCoastal } from '../map.ts'
import { foremostShipments, WAYS } from '../nonplayers/events/government.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { MOST, mostBasesOf, where } from '../nonplayers/events/lines.ts'
import { BY_EVENT } from '../nonplayers/second/govt/activities.ts'
import { dual, owners, removeShipments, sum } from './verbs.ts'

export const card = dual(
  68,
  'Narco-Subs',
  'CAGF',
  ['submarine'],
  {
    en: {
      unshaded: 'Remove 2 Cartels pieces, or 1 or 2 Shipments, from coastal spaces.',
      shaded: 'The Cartels gain 2 Resources for each of their pieces in coastal spaces.',
    },
    es: {
      unshaded: 'Elimina 2 fichas de los Cárteles, o retira 1 o 2 Envíos, de casillas costeras.',
      shaded: 'Los Cárteles ganan 2 Recursos por cada una de sus fichas en casillas costeras.',
    },
    pl: {
      unshaded: 'Usuń z pól na wybrzeżu 2 elementy karteli albo 1 lub 2 dostawy.',
      shaded: 'Kartele zyskują 2 zasoby za każdy swój element na polach na wybrzeżu.',
    },
  },
  {
    unshaded(g, by) {
      const coast = spacesWhere(g, isCoastal)
      const ways = (): readonly SubWay[] => [
        ...(coast.some((s) => pieces(g, CARTELS, s) > 0) ? (['remove-pieces'] as const) : []),
        ...(coast.some((s) => owners(g, s).length > 0) ? (['remove-shipments'] as const) : []),
      ]
      const way = pickWay(g, by, ways)
      if (way === 'remove-pieces') takeOff(g, by, 2, kinds(CARTELS), coast)
      if (way === 'remove-shipments') removeShipments(g, by, 2, coast, 1)
    },
    shaded: (g) => gain(g, CARTELS, 2 * sum(spacesWhere(g, isCoastal), (s) => pieces(g, CARTELS, s))),
  },
)

type SubWay = 'remove-pieces' | 'remove-shipments'

// What non-players do with it.

function onCoast(np: NonPlayer): Word | undefined {
  const { g } = np
  const coast = onMap(g).filter(isCoastal)
  const holds = (f: Faction): boolean => coast.some((s) => shipments(g, f, s) > 0)
  const isForPlayers = !np.isPlayer(CARTELS) && INSURGENTS.some((f) => np.isPlayer(f) && holds(f))
  const hasBases = coast.some((s) => bases(g, CARTELS, s) > 0)
  const [pieceWay, shipmentWay] = [word('remove-pieces'), word('remove-shipments')]
  return np.firstOf(WAYS, isForPlayers || !hasBases ? [shipmentWay, pieceWay] : [pieceWay, shipmentWay])
}

export const nonPlayers: CardInstructions = {
  greyTwo: true,
  government: {
    lines: [WAYS],
    answers: {
      'event.choice': onCoast,
      'event.remove-shipment': where(BY_EVENT, [foremostShipments]),
      'event.remove-where': where(MOST, [mostBasesOf(CARTELS)]),
    },
  },
}
