import { gain } from '@coinflict/kernel/rules'
import { ARVN } from '../forces.ts'
import { setTrail, trail } from '../trail.ts'
import { CARD } from './lasting.ts'
import { dual, momentum } from './verbs.ts'

export const card = dual(
  7,
  'ADSID',
  'UNVA',
  ['radar', 'road'],
  {
    en: {
      unshaded: 'Until the Coup every change of the Trail costs the NVA 6 Resources.',
      shaded: 'Improve the Trail 1 box, to 2 at least. ARVN Resources −9.',
    },
    es: {
      unshaded: 'Hasta el Golpe, cada cambio de la Ruta cuesta al EVN 6 Recursos.',
      shaded: 'Mejora la Ruta 1 casilla, como mínimo hasta 2. Recursos del ARVN −9.',
    },
    pl: {
      unshaded: 'Do przewrotu każda zmiana szlaku kosztuje NVA 6 zasobów.',
      shaded: 'Ulepsz szlak o 1 pole, co najmniej do 2. Zasoby ARVN −9.',
    },
  },
  {
    unshaded: momentum(CARD.adsid, 'unshaded'),
    shaded(g) {
      setTrail(g, Math.max(2, trail(g) + 1))
      gain(g, ARVN, -9)
    },
    lasts: { unshaded: 'momentum' },
  },
)
