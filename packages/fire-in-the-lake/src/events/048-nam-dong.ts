import {
  ACTIVE_OPPOSITION,
  ACTIVE_SUPPORT,
  allGuerrillas,
  canImprove,
  canWorsen,
  preferring,
  remove,
  setLevel,
  takeOff,
} from '@coinflict/kernel/rules'
import { COIN_BASES, coinBases, coinCubes } from '../forces.ts'
import { PROVINCES } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R29, R48 } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { dual, GUERRILLAS, pickPiece, pickSpace, toCasualties } from './verbs.ts'

export const card = dual(
  48,
  'Nam Dong',
  'NAVU',
  ['fort', 'beret'],
  {
    en: {
      unshaded: 'In 1 province with a US or ARVN Base remove up to 3 Guerrillas and set Active Support.',
      shaded:
        'In 1 province with at most 2 US and ARVN cubes remove a US or ARVN Base, a US one to Casualties, and set Active Opposition.',
    },
    es: {
      unshaded:
        'En 1 provincia con una Base de EE.\u00a0UU. o del ARVN elimina hasta 3 Guerrillas y establece Apoyo Activo.',
      shaded:
        'En 1 provincia con 2 cubos de EE.\u00a0UU. y del ARVN como máximo elimina una Base de EE.\u00a0UU. (a Bajas) o del ARVN y establece Oposición Activa.',
    },
    pl: {
      unshaded: 'W 1 prowincji z bazą USA lub ARVN usuń do 3 partyzantów i ustaw aktywne poparcie.',
      shaded:
        'W 1 prowincji z najwyżej 2 kostkami USA i ARVN usuń bazę USA (do strat) lub ARVN i ustaw aktywną opozycję.',
    },
  },
  {
    unshaded(g, by) {
      const open = () => {
        const camps = PROVINCES.filter((s) => coinBases(g, s) > 0)
        return preferring(
          camps.filter((s) => canImprove(g, s)),
          camps.filter((s) => allGuerrillas(g, s) > 0),
        )
      }
      const camp = pickSpace(g, by, 'event.set-where', open)
      if (camp === undefined) return
      takeOff(g, by, 3, GUERRILLAS, [camp], true)
      setLevel(g, camp, ACTIVE_SUPPORT)
    },
    shaded(g, by) {
      const open = () => {
        const camps = PROVINCES.filter((s) => coinBases(g, s) > 0 && coinCubes(g, s) <= 2)
        return preferring(
          camps.filter((s) => canWorsen(g, s)),
          camps,
        )
      }
      const camp = pickSpace(g, by, 'event.remove-where', open)
      const piece = camp === undefined ? undefined : pickPiece(g, by, 'event.remove-which', camp, COIN_BASES)
      if (camp === undefined || piece === undefined) return
      remove(g, piece, camp, 1, toCasualties(g, piece))
      setLevel(g, camp, ACTIVE_OPPOSITION)
    },
  },
)

export const nonPlayers: CardInstructions = {
  arvn: R29,
  nva: R48,
  effects: {
    'event.set-where': (p) => harming(3, GUERRILLAS)(p).set(ACTIVE_SUPPORT),
    'event.remove-where': (p) => harming(1, COIN_BASES)(p).set(ACTIVE_OPPOSITION),
  },
}
