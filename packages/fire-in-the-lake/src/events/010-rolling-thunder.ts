import { gain } from '@coinflict/kernel/rules'
import { ARVN, NVA } from '../forces.ts'
import { degradeTrail } from '../trail.ts'
import { CARD } from './lasting.ts'
import { dual, loseTurn, momentum } from './verbs.ts'

export const card = dual(
  10,
  'Rolling Thunder',
  'UNVA',
  ['bomber', 'storm'],
  {
    en: {
      unshaded: 'Degrade the Trail 2 boxes. NVA Resources −9. The NVA are ineligible through the next card.',
      shaded: 'ARVN Resources −5. No Air Strike until the Coup.',
    },
    es: {
      unshaded:
        'Degrada la Ruta 2 casillas. Recursos del EVN −9. El EVN no es elegible hasta después de la próxima carta.',
      shaded: 'Recursos del ARVN −5. No hay Ataques Aéreos hasta el Golpe.',
    },
    pl: {
      unshaded: 'Pogorsz szlak o 2 pola. Zasoby NVA −9. NVA jest nieuprawniona do końca następnej karty.',
      shaded: 'Zasoby ARVN −5. Do przewrotu nie ma ataków z powietrza.',
    },
  },
  {
    unshaded(g) {
      degradeTrail(g, 2)
      gain(g, NVA, -9)
      loseTurn(g, NVA)
    },
    shaded(g) {
      gain(g, ARVN, -5)
      momentum(CARD.rollingThunder, 'shaded')(g)
    },
    lasts: { shaded: 'momentum' },
  },
)
