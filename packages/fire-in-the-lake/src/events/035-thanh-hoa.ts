import { gain, mayAct } from '@coinflict/kernel/rules'
import { airStrikeAs } from '../activities/air-strike.ts'
import { isSecondEdition, NVA, US } from '../forces.ts'
import { degradeTrail, improveTrail, trail } from '../trail.ts'
import { dual } from './verbs.ts'

export const card = dual(
  35,
  'Thanh Hoa',
  'NUAV',
  ['bridge'],
  {
    en: {
      unshaded: 'The US makes a free Air Strike that Degrades the Trail 3 boxes. NVA Resources −6.',
      shaded: 'Improve the Trail 1 box. Then NVA Resources +3 times the Trail.',
    },
    es: {
      unshaded: 'EE.\u00a0UU. ejecuta un Ataque Aéreo gratuito que Degrada la Ruta 3 casillas. Recursos del EVN −6.',
      shaded: 'Mejora la Ruta 1 casilla. Luego Recursos del EVN +3 veces la Ruta.',
    },
    pl: {
      unshaded: 'USA wykonują darmowy atak z powietrza, który pogarsza szlak o 3 pola. Zasoby NVA −6.',
      shaded: 'Ulepsz szlak o 1 pole. Potem zasoby NVA +3 razy szlak.',
    },
  },
  {
    unshaded(g) {
      if (isSecondEdition(g)) {
        degradeTrail(g, 3)
        return
      }
      mayAct(g, US, airStrikeAs({ boxes: 3 }))
      gain(g, NVA, -6)
    },
    shaded(g) {
      improveTrail(g)
      gain(g, NVA, 3 * trail(g))
    },
    editions: {
      '2nd': {
        en: {
          unshaded: 'Degrade the Trail 3 boxes.',
          shaded: 'Improve the Trail 1 box. Then NVA Resources +3 times the Trail.',
        },
        es: {
          unshaded: 'Degrada la Ruta 3 casillas.',
          shaded: 'Mejora la Ruta 1 casilla. Luego Recursos del EVN +3 veces la Ruta.',
        },
        pl: {
          unshaded: 'Pogorsz szlak o 3 pola.',
          shaded: 'Ulepsz szlak o 1 pole. Potem zasoby NVA +3 razy szlak.',
        },
      },
    },
  },
)
