import { gain, putInForce } from '@coinflict/kernel/rules'
import { CARTELS, isSecondEdition } from '../forces.ts'
import { CARD } from './lasting.ts'
import { dual } from './verbs.ts'

export const card = dual(
  67,
  'Mexican Traffickers',
  'CAGF',
  ['truck', 'coca'],
  {
    en: {
      unshaded: 'The Cartels lose 10 Resources.',
      shaded: 'In the next Resources phase the Cartels earn 4 Resources per Base instead of 3.',
    },
    es: {
      unshaded: 'Los Cárteles pierden 10 Recursos.',
      shaded: 'En la próxima fase de Recursos los Cárteles ganan 4 Recursos por Base en lugar de 3.',
    },
    pl: {
      unshaded: 'Kartele tracą 10 zasobów.',
      shaded: 'W następnej fazie zasobów kartele zyskują 4 zasoby za bazę zamiast 3.',
    },
  },
  {
    unshaded: (g) => gain(g, CARTELS, isSecondEdition(g) ? -20 : -10),
    shaded: (g) => putInForce(g, CARD.mexicanTraffickers, 'shaded'),
    lasts: { shaded: 'momentum' },
    editions: {
      '2nd': {
        en: {
          unshaded: 'The Cartels lose 20 Resources.',
          shaded: 'In the next Resources phase the Cartels earn 4 Resources per Base instead of 3.',
        },
        es: {
          unshaded: 'Los Cárteles pierden 20 Recursos.',
          shaded: 'En la próxima fase de Recursos los Cárteles ganan 4 Recursos por Base en lugar de 3.',
        },
        pl: {
          unshaded: 'Kartele tracą 20 zasobów.',
          shaded: 'W następnej fazie zasobów kartele zyskują 4 zasoby za bazę zamiast 3.',
        },
      },
    },
  },
)
