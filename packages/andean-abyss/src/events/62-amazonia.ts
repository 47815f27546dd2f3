import { takeOff } from '@coinflict/kernel/rules'
import { INSURGENTS, kinds } from '../forces.ts'
import { pop, S } from '../map.ts'
import { foremostBases, foremostPieces } from '../nonplayers/events/government.ts'
import type { CardInstructions } from '../nonplayers/events/instruction.ts'
import { where } from '../nonplayers/events/lines.ts'
import { BY_EVENT } from '../nonplayers/second/govt/activities.ts'
import { dual, forests, placeCartelsBases } from './verbs.ts'

export const card = dual(
  62,
  'Amazonía',
  'CFGA',
  ['jungle', 'river'],
  {
    en: {
      unshaded: 'Remove up to 3 insurgent pieces from Forests without Population.',
      shaded: 'Place a Cartels Base in each of Guainía, Vaupés and Amazonas.',
    },
    es: {
      unshaded: 'Elimina hasta 3 fichas insurgentes de Selvas sin Población.',
      shaded: 'Coloca 1 Base de los Cárteles en Guainía, otra en Vaupés y otra en Amazonas.',
    },
    pl: {
      unshaded: 'Usuń do 3 elementów powstańczych z lasów bez populacji.',
      shaded: 'Umieść po 1 bazie karteli w departamentach Guainía, Vaupés i Amazonas.',
    },
  },
  {
    unshaded(g, by) {
      const wilds = forests(g).filter((s) => pop(s) === 0)
      takeOff(g, by, 3, INSURGENTS.flatMap(kinds), wilds, true)
    },
    shaded: (g, by) => placeCartelsBases(g, by, 3, () => [S.guainia, S.vaupes, S.amazonas]),
  },
)

/** What non-players do with it. */
export const nonPlayers: CardInstructions = {
  greyTwo: true,
  government: {
    answers: { 'event.remove-where': where(BY_EVENT, [foremostPieces, foremostBases]) },
  },
}
