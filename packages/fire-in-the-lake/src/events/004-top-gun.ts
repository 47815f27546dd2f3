import { lapse } from '@coinflict/kernel/rules'
import { inForce } from '@coinflict/kernel/state'
import { CARD } from './lasting.ts'
import { capability, dual } from './verbs.ts'

const TOP_GUN = capability(CARD.topGun)

export const card = dual(
  4,
  'Top Gun',
  'UNAV',
  ['jet', 'target'],
  {
    en: {
      unshaded: 'Shaded MiGs are cancelled and stay out. Air Strikes Degrade the Trail 2 boxes.',
      shaded: 'An Air Strike Degrades the Trail only on a roll of 4 to 6.',
    },
    es: {
      unshaded: 'MiGs (sombreado) queda anulado y ya no puede entrar. Los Ataques Aéreos Degradan la Ruta 2 casillas.',
      shaded: 'Un Ataque Aéreo Degrada la Ruta solo con una tirada de 4 a 6.',
    },
    pl: {
      unshaded:
        'Zacienione MiGs jest unieważnione i nie może wejść do gry. Ataki z powietrza pogarszają szlak o 2 pola.',
      shaded: 'Atak z powietrza pogarsza szlak tylko przy rzucie od 4 do 6.',
    },
  },
  {
    ...TOP_GUN,
    unshaded(g) {
      if (inForce(g, CARD.migs, 'shaded')) lapse(g, CARD.migs)
      TOP_GUN.unshaded(g)
    },
    editions: {
      '2nd': {
        en: {
          unshaded: 'Shaded MiGs are cancelled and stay out. Air Strikes Degrade the Trail 2 boxes.',
          shaded: 'To Degrade the Trail an Air Strike spends 2 hits, and then succeeds only on a roll of 4 to 6.',
        },
        es: {
          unshaded:
            'MiGs (sombreado) queda anulado y ya no puede entrar. Los Ataques Aéreos Degradan la Ruta 2 casillas.',
          shaded:
            'Para Degradar la Ruta, un Ataque Aéreo gasta 2 impactos y luego lo logra solo con una tirada de 4 a 6.',
        },
        pl: {
          unshaded:
            'Zacienione MiGs jest unieważnione i nie może wejść do gry. Ataki z powietrza pogarszają szlak o 2 pola.',
          shaded: 'Aby pogorszyć szlak, atak z powietrza zużywa 2 trafienia i udaje się tylko przy rzucie od 4 do 6.',
        },
      },
    },
  },
)
