import type { Space } from '@coinflict/kernel/state'
import { GOVERNMENT_CUBES } from '../forces.ts'
import { S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { settleNorth } from '../nonplayers/effects.ts'
import { dual, placeUpTo, WARLORD_PIECES } from './verbs.ts'

const UZBEKS: readonly Space[] = [S.balkh, S.faryab, S['sar-e-pol']]

export const card = dual(
  68,
  'Dostum',
  'WGCT',
  ['horse', 'tank'],
  {
    en: {
      unshaded: 'Place up to 4 Government cubes in Balkh, Faryab and Sar-e-Pol.',
      shaded: 'Place up to 4 Warlord pieces, at most 1 of them a Base, in Balkh, Faryab and Sar-e-Pol.',
    },
    es: {
      unshaded: 'Coloca hasta 4 cubos del Gobierno en Balkh, Faryab y Sar-e-Pol.',
      shaded: 'Coloca hasta 4 fichas de los Señores de la Guerra, como máximo 1 Base, en Balkh, Faryab y Sar-e-Pol.',
    },
    pl: {
      unshaded: 'Umieść do 4 kostek rządowych w prowincjach Balkh, Faryab i Sar-e-Pol.',
      shaded: 'Umieść do 4 elementów watażków, w tym najwyżej 1 bazę, w prowincjach Balkh, Faryab i Sar-e-Pol.',
    },
  },
  {
    unshaded: (g, by) => placeUpTo(g, by, 4, GOVERNMENT_CUBES, UZBEKS),
    shaded: (g, by) => placeUpTo(g, by, 4, WARLORD_PIECES, UZBEKS),
    provenance: { unshaded: 'reconstructed', shaded: 'reconstructed' },
  },
)

export const nonPlayers: CardInstructions = { effects: { 'event.space': settleNorth } }
