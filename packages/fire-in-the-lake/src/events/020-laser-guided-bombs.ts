import type { CardInstructions } from '../nonplayers/book.ts'
import { R1 } from '../nonplayers/conditions.ts'
import { CARD } from './lasting.ts'
import { capability, dual } from './verbs.ts'

export const card = dual(
  20,
  'Laser Guided Bombs',
  'UAVN',
  ['bomb', 'target'],
  {
    en: {
      unshaded: 'A space that loses exactly 1 piece to an Air Strike does not shift.',
      shaded: 'An Air Strike removes 4 pieces at most.',
    },
    es: {
      unshaded: 'Una casilla que pierde exactamente 1 ficha por un Ataque Aéreo no se modifica.',
      shaded: 'Un Ataque Aéreo elimina 4 fichas como máximo.',
    },
    pl: {
      unshaded: 'Pole, które w ataku z powietrza traci dokładnie 1 element, nie przesuwa się.',
      shaded: 'Atak z powietrza usuwa najwyżej 4 elementy.',
    },
  },
  {
    ...capability(CARD.laserGuidedBombs),
    editions: {
      '2nd': {
        en: {
          unshaded: 'A space that loses exactly 1 piece to an Air Strike does not shift.',
          shaded: 'An Air Strike removes 2 pieces at most.',
        },
        es: {
          unshaded: 'Una casilla que pierde exactamente 1 ficha por un Ataque Aéreo no se modifica.',
          shaded: 'Un Ataque Aéreo elimina 2 fichas como máximo.',
        },
        pl: {
          unshaded: 'Pole, które w ataku z powietrza traci dokładnie 1 element, nie przesuwa się.',
          shaded: 'Atak z powietrza usuwa najwyżej 2 elementy.',
        },
      },
    },
  },
)

export const nonPlayers: CardInstructions = {
  arvn: R1,
}
