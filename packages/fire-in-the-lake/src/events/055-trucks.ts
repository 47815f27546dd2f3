import { gain, mayRedeploy, noArrivals } from '@coinflict/kernel/rules'
import { DONE } from '@coinflict/kernel/state'
import { base, INSURGENTS, kinds, NVA } from '../forces.ts'
import { EVERY, isCambodia, isLaos, isLaosOrCambodia, LAOS_AND_CAMBODIA } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { harming } from '../nonplayers/effects.ts'
import { degradeTrail, trail } from '../trail.ts'
import { dual, giveUp } from './verbs.ts'

const LAOS = EVERY.filter(isLaos)
const CAMBODIA = EVERY.filter(isCambodia)

export const card = dual(
  55,
  'Trucks',
  'NVUA',
  ['truck', 'road'],
  {
    en: {
      unshaded:
        'Degrade the Trail 2 boxes. The NVA remove 4 of their pieces, Bases too, from Laos and 4 from Cambodia.',
      shaded:
        'NVA and VC Resources each rise by twice the Trail. The NVA may move their Bases without a Tunnel anywhere within Laos and Cambodia.',
    },
    es: {
      unshaded: 'Degrada la Ruta 2 casillas. El EVN elimina 4 de sus fichas, Bases incluidas, de Laos y 4 de Camboya.',
      shaded:
        'Los Recursos del EVN y los del VC suben el doble del valor de la Ruta. El EVN puede mover sus Bases sin Túnel por Laos y Camboya.',
    },
    pl: {
      unshaded: 'Pogorsz szlak o 2 pola. NVA usuwa 4 swoje elementy, także bazy, z Laosu i 4 z Kambodży.',
      shaded:
        'Zasoby NVA i zasoby VC rosną o podwojoną wartość szlaku. NVA może przenieść swoje bazy bez tunelu w dowolne miejsca Laosu i Kambodży.',
    },
  },
  {
    unshaded(g) {
      degradeTrail(g, 2)
      giveUp(g, NVA, 4, LAOS)
      giveUp(g, NVA, 4, CAMBODIA)
    },
    shaded(g, by) {
      for (const f of INSURGENTS) gain(g, f, 2 * trail(g))
      g.cite('5.1', NVA)
      mayRedeploy(g, {
        by: NVA,
        piece: base(NVA),
        rule: '5.1',
        leaves: isLaosOrCambodia,
        to: () => LAOS_AND_CAMBODIA,
        arrived: noArrivals(g),
      })
      g.cite('5.1', by)
    },
  },
)

export const nonPlayers: CardInstructions = {
  effects: {
    'event.remove-where': harming(1, kinds(NVA)),
  },
  answers: ({ lines }) => ({ 'redeploy.may': (np) => np.firstOf(lines.where, [DONE]) }),
}
