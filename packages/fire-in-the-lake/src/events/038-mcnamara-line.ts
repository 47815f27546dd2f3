import { gain } from '@coinflict/kernel/rules'
import { isCoinControlled } from '../control.ts'
import { ARVN, COIN, kinds } from '../forces.ts'
import { CITIES, LAOS_AND_CAMBODIA } from '../map.ts'
import { CARD } from './lasting.ts'
import { momentum, moveGroup, single } from './verbs.ts'

export const card = single(
  38,
  'McNamara Line',
  'NUVA',
  ['wire', 'radar'],
  {
    en: {
      unshaded:
        'Move all COIN pieces in Laos and Cambodia to COIN-Controlled cities. ARVN Resources −12. Until the Coup, no Infiltrate, and Rally does not Improve the Trail.',
    },
    es: {
      unshaded:
        'Mueve todas las fichas COIN de Laos y Camboya a ciudades con Control COIN. Recursos del ARVN −12. Hasta el Golpe no hay Infiltración y el Reagrupamiento no Mejora la Ruta.',
    },
    pl: {
      unshaded:
        'Przenieś wszystkie elementy COIN z Laosu i Kambodży do miast pod kontrolą COIN. Zasoby ARVN −12. Do przewrotu nie ma infiltracji, a zgrupowanie nie ulepsza szlaku.',
    },
  },
  (g, by) => {
    const cities = () => CITIES.filter((s) => isCoinControlled(g, s))
    while (moveGroup(g, by, COIN.flatMap(kinds), () => LAOS_AND_CAMBODIA, cities) > 0);
    gain(g, ARVN, -12)
    momentum(CARD.mcnamaraLine, 'unshaded')(g)
  },
  { lasts: { unshaded: 'momentum' } },
)
