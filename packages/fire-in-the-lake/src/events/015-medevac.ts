import { CARD } from './lasting.ts'
import { dual, momentum, stayEligible } from './verbs.ts'

export const card = dual(
  15,
  'Medevac',
  'UANV',
  ['helicopter', 'cross'],
  {
    en: {
      unshaded: 'In this campaign’s Commitment phase all US Troops in Casualties become Available.',
      shaded: 'You stay eligible. No Air Lift until the Coup.',
    },
    es: {
      unshaded:
        'En la fase de Asignación de esta campaña, todas las Tropas de EE.\u00a0UU. en Bajas pasan a Disponibles.',
      shaded: 'Sigues siendo elegible. No hay Transporte Aéreo hasta el Golpe.',
    },
    pl: {
      unshaded: 'W fazie zaangażowania tej kampanii całe wojsko USA ze strat wraca do dostępnych.',
      shaded: 'Zachowujesz uprawnienie. Do przewrotu nie ma transportu lotniczego.',
    },
  },
  {
    unshaded: momentum(CARD.medevac, 'unshaded'),
    shaded(g, by) {
      stayEligible(g, by)
      momentum(CARD.medevac, 'shaded')(g)
    },
    lasts: { unshaded: 'momentum', shaded: 'momentum' },
  },
)
