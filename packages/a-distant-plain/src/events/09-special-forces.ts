import { pieces } from '@coinflict/kernel/rules'
import type { Space } from '@coinflict/kernel/state'
import { COALITION, coalitionTroops, INSURGENTS, shiftIslamabad } from '../forces.ts'
import { S } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { BELOW_SPONSORSHIP } from '../nonplayers/rulebook/sponsorship.ts'
import { AFGHAN_PROVINCES, dual, isInOrNear, raid } from './verbs.ts'

/** Afghan Provinces beside Pakistan, as the card names them. */
const BORDER: readonly Space[] = [S.kandahar, S.zabol, S.paktika, S.khowst, S.nuristan, S.badakhshan]

export const card = dual(
  9,
  'Special Forces',
  'CGTW',
  ['beret', 'mountain'],
  {
    en: {
      unshaded: 'Remove up to 2 Insurgent pieces, Bases last, from 1 Province with or adjacent to Coalition Troops.',
      shaded:
        'If a Coalition piece is in Kandahar, Zabol, Paktika, Khowst, Nuristan or Badakhshan, shift Islamabad 2 boxes toward Sponsorship.',
    },
    es: {
      unshaded:
        'Elimina hasta 2 fichas insurgentes, las Bases lo último, de 1 provincia con Tropas de la Coalición o adyacente a ellas.',
      shaded:
        'Si hay una ficha de la Coalición en Kandahar, Zabol, Paktika, Khowst, Nuristan o Badakhshan, modifica Islamabad 2 casillas hacia Financiación.',
    },
    pl: {
      unshaded:
        'Usuń do 2 elementów powstańczych, bazy ostatnie, z 1 prowincji z wojskiem koalicji lub z nim sąsiadującej.',
      shaded:
        'Jeśli element koalicji jest w prowincji Kandahar, Zabol, Paktika, Khowst, Nuristan lub Badakhshan, przesuń Islamabad o 2 pola w kierunku sponsorowania.',
    },
  },
  {
    unshaded(g, by) {
      const isReached = (s: Space) => isInOrNear(s, (other) => coalitionTroops(g, other) > 0)
      raid(g, by, INSURGENTS, () => AFGHAN_PROVINCES.filter(isReached))
    },
    shaded(g) {
      if (BORDER.some((s) => pieces(g, COALITION, s) > 0)) shiftIslamabad(g, 2)
    },
    provenance: { unshaded: 'reconstructed', shaded: 'printed' },
  },
)

export const nonPlayers: CardInstructions = {
  effects: { 'event.remove-where': (p) => p.takeBasesLast(INSURGENTS, 2) },
  adp: { warlords: BELOW_SPONSORSHIP },
}
