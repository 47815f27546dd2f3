import { mayOperate } from '@coinflict/kernel/rules'
import type { Faction, Game } from '@coinflict/kernel/state'
import { NVA, VC } from '../forces.ts'
import { EVERY, isCambodia } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R2 } from '../nonplayers/conditions.ts'
import { assault } from '../operations/assault.ts'
import { marchAs } from '../operations/march.ts'
import { rally } from '../operations/rally.ts'
import { sweep } from '../operations/sweep.ts'
import { chooseCoin, dual } from './verbs.ts'

const CAMBODIA = EVERY.filter(isCambodia)

export const card = dual(
  75,
  'Sihanouk',
  'ANUV',
  ['statesman', 'pagoda'],
  {
    en: {
      unshaded: 'The US or the ARVN make a free Sweep into or within Cambodia, then a free Assault in 1 space there.',
      shaded:
        'The VC Rally free in any Cambodia spaces, then March free out of the spaces where they Rallied. Then the NVA do the same.',
    },
    es: {
      unshaded:
        'EE.\u00a0UU. o el ARVN ejecutan un Barrido gratuito en Camboya o hacia ella y luego un Asalto gratuito en 1 casilla de allí.',
      shaded:
        'El VC ejecuta un Reagrupamiento gratuito en cualesquiera casillas de Camboya y luego una Marcha gratuita desde esas casillas. Después hace lo mismo el EVN.',
    },
    pl: {
      unshaded:
        'USA lub ARVN wykonują darmowe przeszukiwanie na dowolnych polach Kambodży, a potem darmowy szturm na 1 z nich.',
      shaded:
        'VC przeprowadza darmowe zgrupowanie na dowolnych polach Kambodży, a potem darmowy przemarsz z tych pól. Następnie to samo robi NVA.',
    },
  },
  {
    unshaded(g, by) {
      const f = chooseCoin(g, by)
      mayOperate(g, f, [sweep], { within: CAMBODIA })
      mayOperate(g, f, [assault], { within: CAMBODIA, limited: true })
    },
    shaded(g) {
      pourOut(g, VC)
      pourOut(g, NVA)
    },
  },
)

/** A Rally in Cambodia, then a March out of its spaces; the NVA go on by the Trail only through those. */
function pourOut(g: Game, f: Faction): void {
  const rallied = mayOperate(g, f, [rally], { within: CAMBODIA })
  if (rallied !== undefined) mayOperate(g, f, [marchAs({ from: rallied.spaces })])
}

export const nonPlayers: CardInstructions = {
  us: R2,
}
