import { canImprove, canSettle, guerrillas, NEUTRAL, setLevel, shift } from '@coinflict/kernel/rules'
import {
  coalitionTroops,
  GOVERNMENT,
  GOVERNMENT_CUBES,
  GOVERNMENT_POLICE,
  governmentCubes,
  guerrillaKinds,
  TALIBAN,
  underground,
  WARLORDS,
} from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { bySide, TALIBAN_GUERRILLAS } from '../nonplayers/effects.ts'
import { dual, PASHTUN_PROVINCES, pickSpace, replaceUpTo } from './verbs.ts'

export const card = dual(
  15,
  'One Tribe at a Time',
  'CWTG',
  ['elder', 'handshake'],
  {
    en: {
      unshaded:
        'In a Pashtun Province with Coalition Troops, replace up to 2 Taliban Guerrillas with Police and shift the Province 1 level toward Support.',
      shaded:
        'In a Pashtun Province, replace up to 2 Government cubes with Warlord Guerrillas and set the Province to Neutral.',
    },
    es: {
      unshaded:
        'En 1 provincia Pastún con Tropas de la Coalición reemplaza hasta 2 Guerrillas Talibanes por Policías y modifícala 1 nivel hacia Apoyo.',
      shaded:
        'En 1 provincia Pastún reemplaza hasta 2 cubos del Gobierno por Guerrillas de los Señores de la Guerra y establécela en Neutral.',
    },
    pl: {
      unshaded:
        'W prowincji pasztuńskiej z wojskiem koalicji zamień do 2 partyzantów talibów na policję i przesuń ją o 1 poziom w kierunku poparcia.',
      shaded: 'W prowincji pasztuńskiej zamień do 2 kostek rządowych na partyzantów watażków i ustaw ją na neutralną.',
    },
  },
  {
    unshaded(g, by) {
      const open = () =>
        PASHTUN_PROVINCES.filter(
          (s) => coalitionTroops(g, s) > 0 && (guerrillas(g, TALIBAN, s) > 0 || canImprove(g, s)),
        )
      const s = pickSpace(g, by, 'event.space', open)
      if (s === undefined) return
      replaceUpTo(g, by, 2, s, guerrillaKinds(TALIBAN), GOVERNMENT_POLICE)
      shift(g, s, 1)
    },
    shaded(g, by) {
      const open = () => PASHTUN_PROVINCES.filter((s) => governmentCubes(g, s) > 0 || canSettle(g, s))
      const s = pickSpace(g, by, 'event.space', open)
      if (s === undefined) return
      replaceUpTo(g, by, 2, s, GOVERNMENT_CUBES, underground(WARLORDS))
      setLevel(g, s, NEUTRAL)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = {
  effects: {
    'event.space': bySide(
      (p) => p.take(TALIBAN_GUERRILLAS, 2).place(GOVERNMENT_POLICE, p.lostBy(TALIBAN)).shift(1),
      (p) => p.take(GOVERNMENT_CUBES, 2).place(underground(WARLORDS), p.lostBy(GOVERNMENT)).set(NEUTRAL),
    ),
  },
}
