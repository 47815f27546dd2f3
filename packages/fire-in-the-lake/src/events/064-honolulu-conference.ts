import { adjust, pickWay } from '@coinflict/kernel/rules'
import { AID, ARVN, isCoin, PATRONAGE } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { prefer, R63U, R64 } from '../nonplayers/conditions.ts'
import { pacification } from '../round/support.ts'
import { raiseOrLower, single, stayEligible } from './verbs.ts'

export const card = single(
  64,
  'Honolulu Conference',
  'AUNV',
  ['talks', 'sun'],
  {
    en: {
      unshaded:
        'Aid +10 or −10. Patronage +3 or −5. If you are the US or the ARVN, Pacify as in a Support phase. If you are the NVA or the VC, stay eligible.',
    },
    es: {
      unshaded:
        'Ayuda +10 o −10. Patrocinio +3 o −5. Si eres EE.\u00a0UU. o el ARVN, Pacificas como en una fase de Apoyo. Si eres el EVN o el VC, sigues siendo elegible.',
    },
    pl: {
      unshaded:
        'Wsparcie +10 albo −10. Patronat +3 albo −5. USA lub ARVN, jeśli to ich wydarzenie, pacyfikują jak w fazie poparcia. NVA lub VC zachowuje uprawnienie.',
    },
  },
  (g, by) => {
    raiseOrLower(g, by, 'event.change-aid', AID, 10)
    const way = pickWay(g, by, () => ['patronage-plus-3', 'patronage-minus-5'] as const)
    adjust(g, PATRONAGE, way === 'patronage-plus-3' ? 3 : -5)
    if (isCoin(by)) pacification(g, [by])
    else stayEligible(g, by)
  },
)

export const nonPlayers: CardInstructions = {
  us: R63U,
  nva: R64,
  answers: ({ lines }) => ({
    'event.choice': (np) => prefer(lines.tracks, np.me === ARVN ? 'patronage-plus-3' : 'patronage-minus-5')(np),
  }),
}
