import { remove, undergroundOf } from '@coinflict/kernel/rules'
import { COIN_BASES, coinBases, INSURGENTS, underground } from '../forces.ts'
import { EVERY } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R1 } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { CARD } from './lasting.ts'
import { dual, momentum, pickPiece, pickSpace, stayEligible, toCasualties } from './verbs.ts'

export const card = dual(
  17,
  'Claymores',
  'UAVN',
  ['mine', 'target'],
  {
    en: {
      unshaded:
        'You stay eligible. Until the Coup, no Ambush, and every Marching group that turns Active loses a Guerrilla.',
      shaded:
        'In a space with both remove 1 US or ARVN Base and 1 Underground Guerrilla. A US Base becomes a Casualty.',
    },
    es: {
      unshaded:
        'Sigues siendo elegible. Hasta el Golpe no hay Emboscadas y cada grupo en Marcha que pasa a Activo pierde 1 Guerrilla.',
      shaded:
        'En una casilla con ambas, elimina 1 Base de EE.\u00a0UU. o del ARVN y 1 Guerrilla Oculta. Una Base de EE.\u00a0UU. pasa a Bajas.',
    },
    pl: {
      unshaded:
        'Zachowujesz uprawnienie. Do przewrotu nie ma zasadzek, a każda grupa w przemarszu, która staje się aktywna, traci partyzanta.',
      shaded: 'Na polu, gdzie są obie, usuń 1 bazę USA lub ARVN i 1 ukrytego partyzanta. Baza USA trafia do strat.',
    },
  },
  {
    unshaded(g, by) {
      stayEligible(g, by)
      momentum(CARD.claymores, 'unshaded')(g)
    },
    shaded(g, by) {
      const open = () => EVERY.filter((s) => coinBases(g, s) > 0 && INSURGENTS.some((f) => undergroundOf(g, f, s) > 0))
      const s = pickSpace(g, by, 'event.remove-where', open)
      if (s === undefined) return
      for (const kinds of [COIN_BASES, INSURGENTS.map(underground)]) {
        const piece = pickPiece(g, by, 'event.remove-which', s, kinds)
        if (piece !== undefined) remove(g, piece, s, 1, toCasualties(g, piece))
      }
    },
    lasts: { unshaded: 'momentum' },
  },
)

export const nonPlayers: CardInstructions = {
  vc: R1,
  effects: {
    'event.remove-where': harming(1, COIN_BASES),
  },
}
