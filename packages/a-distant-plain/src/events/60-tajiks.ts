import { canImprove, shift } from '@coinflict/kernel/rules'
import type { Space } from '@coinflict/kernel/state'
import { GOVERNMENT_CUBES } from '../forces.ts'
import { S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { settleNorth } from '../nonplayers/effects.ts'
import { dual, pickSpace, placeUpTo, WARLORD_PIECES } from './verbs.ts'

/** Places as the cards name them. */
const TAJIKS: readonly Space[] = [S.badakhshan, S.baghlan, S.konduz]

export const card = dual(
  60,
  'Tajiks',
  'WCGT',
  ['horse', 'mountain'],
  {
    en: {
      unshaded:
        'Place up to 3 Government cubes in Badakhshan, Baghlan and Konduz. Shift 1 of these Provinces 1 level toward Support.',
      shaded: 'Place up to 3 Warlord pieces, at most 1 of them a Base, in Badakhshan, Baghlan and Konduz.',
    },
    es: {
      unshaded:
        'Coloca hasta 3 cubos del Gobierno en Badakhshan, Baghlan y Konduz. Modifica 1 de ellas 1 nivel hacia Apoyo.',
      shaded: 'Coloca hasta 3 fichas de los Señores de la Guerra, como máximo 1 Base, en Badakhshan, Baghlan y Konduz.',
    },
    pl: {
      unshaded:
        'Umieść do 3 kostek rządowych w prowincjach Badakhshan, Baghlan i Konduz. Przesuń 1 z nich o 1 poziom w kierunku poparcia.',
      shaded: 'Umieść do 3 elementów watażków, w tym najwyżej 1 bazę, w prowincjach Badakhshan, Baghlan i Konduz.',
    },
  },
  {
    unshaded(g, by) {
      placeUpTo(g, by, 3, GOVERNMENT_CUBES, TAJIKS)
      const s = pickSpace(g, by, 'event.shift-where', () => TAJIKS.filter((at) => canImprove(g, at)), { shift: 1 })
      if (s !== undefined) shift(g, s, 1)
    },
    shaded: (g, by) => placeUpTo(g, by, 3, WARLORD_PIECES, TAJIKS),
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = { effects: { 'event.space': settleNorth } }
