import { remove } from '@coinflict/kernel/rules'
import { count, type Piece } from '@coinflict/kernel/state'
import { ARVN_BASE, COIN_BASES, NVA_TROOPS, nvaTroops, US_BASE } from '../forces.ts'
import { PROVINCES, SOUTH } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R29 } from '../nonplayers/conditions.ts'
import { bySide, harming } from '../nonplayers/effects.ts'
import { dual, eachSpace, maySpace, pickPiece, stayEligible, toCasualties } from './verbs.ts'

export const card = dual(
  53,
  'Sappers',
  'NVUA',
  ['wire', 'bomb'],
  {
    en: {
      unshaded: 'Remove 2 NVA Troops from each of up to 3 spaces in the South. You stay eligible.',
      shaded: 'Remove up to 1 US Base, to Casualties, and up to 2 ARVN Bases from provinces.',
    },
    es: {
      unshaded: 'Elimina 2 Tropas del EVN de cada una de hasta 3 casillas del Sur. Sigues siendo elegible.',
      shaded: 'Elimina de provincias hasta 1 Base de EE.\u00a0UU., que pasa a Bajas, y hasta 2 Bases del ARVN.',
    },
    pl: {
      unshaded: 'Usuń po 2 kostki wojska NVA z najwyżej 3 pól Południa. Zachowujesz uprawnienie.',
      shaded: 'Usuń z prowincji do 1 bazy USA (do strat) i do 2 baz ARVN.',
    },
  },
  {
    unshaded(g, by) {
      eachSpace(
        g,
        by,
        'event.remove-where',
        3,
        () => SOUTH.filter((s) => nvaTroops(g, s) > 0),
        (s) => remove(g, NVA_TROOPS, s, Math.min(2, nvaTroops(g, s))),
        { upTo: true },
      )
      stayEligible(g, by)
    },
    shaded(g, by) {
      const left: Piece[] = [US_BASE, ARVN_BASE, ARVN_BASE]
      for (;;) {
        const open = () => PROVINCES.filter((s) => left.some((piece) => count(g, s, piece) > 0))
        const s = maySpace(g, by, 'event.remove-where', open)
        const piece = s === undefined ? undefined : pickPiece(g, by, 'event.remove-which', s, [...new Set(left)])
        if (s === undefined || piece === undefined) return
        left.splice(left.indexOf(piece), 1)
        remove(g, piece, s, 1, toCasualties(g, piece))
      }
    },
  },
)

export const nonPlayers: CardInstructions = {
  arvn: R29,
  effects: {
    'event.remove-where': bySide(harming(2, [NVA_TROOPS]), harming(1, COIN_BASES)),
  },
}
