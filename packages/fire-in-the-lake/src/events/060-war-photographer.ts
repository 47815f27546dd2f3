import { AVAILABLE, gain } from '@coinflict/kernel/rules'
import { NVA, NVA_TROOPS, OUT_OF_PLAY } from '../forces.ts'
import { OUTSIDE_THE_SOUTH } from '../map.ts'
import { dual, placeGroups, stayEligible, transferBoxes, US_PIECES } from './verbs.ts'

export const card = dual(
  60,
  'War Photographer',
  'NVAU',
  ['camera'],
  {
    en: {
      unshaded: '3 US pieces from Out of Play to Available.',
      shaded: 'The NVA place 6 Troops outside the South. NVA Resources +6. If the NVA execute, they stay eligible.',
    },
    es: {
      unshaded: '3 fichas de EE.\u00a0UU. pasan de fuera de juego a Disponibles.',
      shaded: 'El EVN coloca 6 Tropas fuera del Sur. Recursos del EVN +6. Si ejecuta el EVN, sigue siendo elegible.',
    },
    pl: {
      unshaded: '3 elementy USA spoza gry do dostępnych.',
      shaded:
        'NVA umieszcza 6 kostek wojska poza Południem. Zasoby NVA +6. NVA, jeśli to jej wydarzenie, zachowuje uprawnienie.',
    },
  },
  {
    unshaded(g, by) {
      transferBoxes(g, by, 3, US_PIECES, OUT_OF_PLAY, AVAILABLE)
    },
    shaded(g, by) {
      g.cite('5.1', NVA)
      placeGroups(g, NVA, 6, [NVA_TROOPS], OUTSIDE_THE_SOUTH)
      g.cite('5.1', by)
      gain(g, NVA, 6)
      if (by === NVA) stayEligible(g, by)
    },
  },
)
