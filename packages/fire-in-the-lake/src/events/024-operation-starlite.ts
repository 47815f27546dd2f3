import { activeOf, flip } from '@coinflict/kernel/rules'
import { count } from '@coinflict/kernel/state'
import { active, usTroops, VC } from '../forces.ts'
import { isCoastal, PROVINCES } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R6 } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { clearSpace, dual, eachSpace, isInOrNear, orTunneled, pickSpace, removable, stayEligible } from './verbs.ts'

export const card = dual(
  24,
  'Operation Starlite',
  'UVNA',
  ['soldiers', 'boat'],
  {
    en: {
      unshaded: 'Remove all VC pieces from 1 coastal province with or adjacent to US Troops; Tunneled Bases stay.',
      shaded: 'In up to 3 provinces flip all VC Guerrillas Underground. You stay eligible.',
    },
    es: {
      unshaded:
        'Elimina todas las fichas del VC de 1 provincia costera con Tropas de EE.\u00a0UU. o adyacente a ellas; las Bases con Túnel se quedan.',
      shaded: 'En hasta 3 provincias gira todas las Guerrillas del VC a Ocultas. Sigues siendo elegible.',
    },
    pl: {
      unshaded:
        'Usuń wszystkie elementy VC z 1 prowincji na wybrzeżu z wojskiem USA lub sąsiedniej z nim; bazy z tunelem zostają.',
      shaded: 'W najwyżej 3 prowincjach odwróć wszystkich partyzantów VC na ukrytych. Zachowujesz uprawnienie.',
    },
  },
  {
    unshaded(g, by) {
      const open = () =>
        PROVINCES.filter(
          (s) =>
            isCoastal(s) &&
            orTunneled(by, removable(VC)).some((piece) => count(g, s, piece) > 0) &&
            isInOrNear(s, (each) => usTroops(g, each) > 0),
        )
      const s = pickSpace(g, by, 'event.remove-where', open)
      if (s !== undefined) clearSpace(g, by, removable(VC), s)
    },
    shaded(g, by) {
      const open = () => PROVINCES.filter((s) => activeOf(g, VC, s) > 0)
      eachSpace(g, by, 'event.flip-where', 3, open, (s) => flip(g, active(VC), s, activeOf(g, VC, s)), { upTo: true })
      stayEligible(g, by)
    },
  },
)

export const nonPlayers: CardInstructions = {
  us: R6,
  arvn: R6,
  effects: {
    'event.remove-where': harming(Number.POSITIVE_INFINITY, removable(VC)),
    'event.flip-where': (p) => p.turn(VC, activeOf(p.np.g, VC, p.s)),
  },
}
