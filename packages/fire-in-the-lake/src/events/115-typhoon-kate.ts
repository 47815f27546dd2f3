import { momentum, single, stayEligible } from './verbs.ts'

export const card = single(
  115,
  'Typhoon Kate',
  'VAUN',
  ['whirl'],
  {
    en: {
      unshaded:
        'Until the Coup, no Air Lift, Transport or Bombard, and every other special activity in 1 space at most. You stay eligible.',
    },
    es: {
      unshaded:
        'Hasta el Golpe no hay Transporte Aéreo, Transporte ni Bombardeo, y las demás actividades especiales abarcan 1 casilla a lo sumo. Sigues siendo elegible.',
    },
    pl: {
      unshaded:
        'Do przewrotu nie ma transportu lotniczego, transportu ani ostrzału, a inne czynności specjalne obejmują najwyżej 1 pole. Zachowujesz uprawnienie.',
    },
  },
  (g, by) => {
    momentum(115, 'unshaded')(g)
    stayEligible(g, by)
  },
  { lasts: { unshaded: 'momentum' } },
)
