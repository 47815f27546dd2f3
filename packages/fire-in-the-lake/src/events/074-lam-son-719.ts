import { gain, mayOperate, pieces } from '@coinflict/kernel/rules'
import { ARVN, ARVN_TROOPS, NVA } from '../forces.ts'
import { EVERY, isLaos } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R2 } from '../nonplayers/conditions.ts'
import { assault } from '../operations/assault.ts'
import { sweep } from '../operations/sweep.ts'
import { train } from '../operations/train.ts'
import { bring, placeable } from '../recall.ts'
import { degradeTrail } from '../trail.ts'
import { askEvent, dual, inSeason, pickSpace } from './verbs.ts'

const LAOS = EVERY.filter(isLaos)
/** A Patrol ends on LoCs and in cities, of which Laos has none. */
const THERE = [train, sweep, assault]

export const card = dual(
  74,
  'Lam Son 719',
  'ANUV',
  ['tank', 'road'],
  {
    en: {
      unshaded:
        'Place up to 6 ARVN Troops in 1 space in Laos. The ARVN make a free Limited Operation there. Degrade the Trail 2 boxes.',
      shaded: 'NVA Resources +6, and +1 for each ARVN piece in Laos.',
    },
    es: {
      unshaded:
        'Coloca hasta 6 Tropas del ARVN en 1 casilla de Laos. El ARVN ejecuta allí una Operación Limitada gratuita. Degrada la Ruta 2 casillas.',
      shaded: 'Recursos del EVN +6, y +1 por cada ficha del ARVN en Laos.',
    },
    pl: {
      unshaded:
        'Umieść do 6 kostek wojska ARVN na 1 polu w Laosie. ARVN wykonuje tam darmową operację ograniczoną. Pogorsz szlak o 2 pola.',
      shaded: 'Zasoby NVA +6 i jeszcze +1 za każdy element ARVN w Laosie.',
    },
  },
  {
    unshaded(g, by) {
      const s = pickSpace(g, by, 'event.place-where', () => LAOS, { piece: ARVN_TROOPS })
      if (s !== undefined) {
        const q = askEvent(g, by, 'place.how-many', { piece: ARVN_TROOPS, space: s })
        const n = q.numbers(0, placeable(g, by, ARVN_TROOPS, 6)).askNumber()
        if (n > 0) bring(g, by, ARVN_TROOPS, s, n)
        mayOperate(g, ARVN, inSeason(g, THERE), { within: [s], limited: true })
      }
      degradeTrail(g, 2)
    },
    shaded(g) {
      let n = 6
      for (const s of LAOS) n += pieces(g, ARVN, s)
      gain(g, NVA, n)
    },
  },
)

export const nonPlayers: CardInstructions = {
  us: R2,
}
