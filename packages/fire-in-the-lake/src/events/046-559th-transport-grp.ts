import { gain, mayAct } from '@coinflict/kernel/rules'
import { infiltrate } from '../activities/infiltrate.ts'
import { NVA, VC } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R1 } from '../nonplayers/conditions.ts'
import { degradeTrail, trail } from '../trail.ts'
import { CARD } from './lasting.ts'
import { dual, momentum } from './verbs.ts'

export const card = dual(
  46,
  '559th Transport Grp',
  'NAVU',
  ['bicycle', 'jungle'],
  {
    en: {
      unshaded: 'Degrade the Trail 2 boxes. Until the Coup Infiltrate in 1 space at most.',
      shaded: 'The NVA Infiltrate free. Then NVA Resources +3 times the Trail and VC Resources +2 times the Trail.',
    },
    es: {
      unshaded: 'Degrada la Ruta 2 casillas. Hasta el Golpe, Infiltración en 1 casilla como máximo.',
      shaded:
        'El EVN ejecuta una Infiltración gratuita. Luego Recursos del EVN +3 veces la Ruta y Recursos del VC +2 veces la Ruta.',
    },
    pl: {
      unshaded: 'Pogorsz szlak o 2 pola. Do przewrotu infiltracja najwyżej na 1 polu.',
      shaded: 'NVA wykonuje darmową infiltrację. Potem zasoby NVA +3 razy szlak, a zasoby VC +2 razy szlak.',
    },
  },
  {
    unshaded(g) {
      degradeTrail(g, 2)
      momentum(CARD.transportGroup, 'unshaded')(g)
    },
    shaded(g) {
      mayAct(g, NVA, infiltrate)
      gain(g, NVA, 3 * trail(g))
      gain(g, VC, 2 * trail(g))
    },
    lasts: { unshaded: 'momentum' },
  },
)

export const nonPlayers: CardInstructions = {
  arvn: R1,
  vc: R1,
}
