import { gain, lapse } from '@coinflict/kernel/rules'
import { inForce } from '@coinflict/kernel/state'
import { NVA } from '../forces.ts'
import { degradeTrail } from '../trail.ts'
import { CARD } from './lasting.ts'
import { dual, momentum } from './verbs.ts'

export const card = dual(
  5,
  'Wild Weasels',
  'UNAV',
  ['jet', 'radar'],
  {
    en: {
      unshaded: 'Remove shaded SA-2s. If they are not in play, Degrade the Trail 2 boxes, and NVA Resources −9.',
      shaded: 'Until the Coup an Air Strike either strikes spaces or Degrades the Trail.',
    },
    es: {
      unshaded: 'Retira SA-2s (sombreado). Si no está en juego, Degrada la Ruta 2 casillas y Recursos del EVN −9.',
      shaded: 'Hasta el Golpe, un Ataque Aéreo o bien ataca casillas o bien Degrada la Ruta.',
    },
    pl: {
      unshaded: 'Usuń zacienione SA-2s. Jeśli nie ma go w grze, pogorsz szlak o 2 pola i zasoby NVA −9.',
      shaded: 'Do przewrotu atak z powietrza albo uderza w pola, albo pogarsza szlak.',
    },
  },
  {
    unshaded(g) {
      if (inForce(g, CARD.sa2s, 'shaded')) {
        lapse(g, CARD.sa2s)
        return
      }
      degradeTrail(g, 2)
      gain(g, NVA, -9)
    },
    shaded: momentum(CARD.wildWeasels, 'shaded'),
    lasts: { shaded: 'momentum' },
    editions: {
      '2nd': {
        en: {
          unshaded: 'Remove shaded SA-2s. If they are not in play, Degrade the Trail 2 boxes, and NVA Resources −9.',
          shaded: 'Until the Coup an Air Strike either removes a single piece or Degrades the Trail.',
        },
        es: {
          unshaded: 'Retira SA-2s (sombreado). Si no está en juego, Degrada la Ruta 2 casillas y Recursos del EVN −9.',
          shaded: 'Hasta el Golpe, un Ataque Aéreo o bien elimina 1 sola ficha o bien Degrada la Ruta.',
        },
        pl: {
          unshaded: 'Usuń zacienione SA-2s. Jeśli nie ma go w grze, pogorsz szlak o 2 pola i zasoby NVA −9.',
          shaded: 'Do przewrotu atak z powietrza albo usuwa 1 element, albo pogarsza szlak.',
        },
      },
    },
  },
)
