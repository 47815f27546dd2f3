import type { NonPlayer } from '@coinflict/kernel/nonplayers'
import type { FreeActivityRules } from '@coinflict/kernel/rules'
import { pickWay } from '@coinflict/kernel/rules'
import type { Faction, Line } from '@coinflict/kernel/state'
import { advise } from '../activities/advise.ts'
import { airLift } from '../activities/air-lift.ts'
import { airStrike } from '../activities/air-strike.ts'
import { freeAmbush } from '../activities/ambush.ts'
import { bombard } from '../activities/bombard.ts'
import { govern } from '../activities/govern.ts'
import { infiltrate } from '../activities/infiltrate.ts'
import { raid } from '../activities/raid.ts'
import { subvert } from '../activities/subvert.ts'
import { tax } from '../activities/tax.ts'
import { transport } from '../activities/transport.ts'
import { ARVN, COIN, INSURGENTS, isCoin, NVA, US, VC } from '../forces.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { hasPolicy, prefer } from '../nonplayers/conditions.ts'
import { mayDo, single, stayEligible } from './verbs.ts'

/** 4.2-4.5 Each faction's special activities, as they are without an operation. */
const ACTIVITIES: ReadonlyMap<Faction, readonly FreeActivityRules[]> = new Map([
  [US, [advise, airLift, airStrike]],
  [ARVN, [govern, transport, raid]],
  [NVA, [infiltrate, bombard, freeAmbush(NVA)]],
  [VC, [tax, subvert, freeAmbush(VC)]],
])

export const card = single(
  69,
  'MACV',
  'AUVN',
  ['map', 'star'],
  {
    en: {
      unshaded:
        'Either the US, then the ARVN, or the NVA, then the VC, carry out any 1 free special activity each. You stay eligible.',
    },
    es: {
      unshaded:
        'EE.\u00a0UU. y luego el ARVN, o bien el EVN y luego el VC, ejecutan cada uno 1 actividad especial gratuita cualquiera. Sigues siendo elegible.',
    },
    pl: {
      unshaded:
        'Albo USA, a potem ARVN, albo NVA, a potem VC wykonują po 1 dowolnej darmowej czynności specjalnej. Zachowujesz uprawnienie.',
    },
  },
  (g, by) => {
    const side = pickWay(g, by, () => ['us-then-arvn', 'nva-then-vc'] as const)
    for (const f of side === 'us-then-arvn' ? COIN : INSURGENTS) mayDo(g, f, [], ACTIVITIES.get(f) ?? [])
    stayEligible(g, by)
  },
)

export const nonPlayers: CardInstructions = {
  us: {
    mark: '69',
    text: {
      en: 'MACV: US Advise under JFK; otherwise an Air Strike, or Advise if there is none.',
      es: 'MACV: EE.\u00a0UU. Asesora con JFK; si no, Ataque Aéreo, o Asesoramiento si no lo hay.',
      pl: 'MACV: za JFK USA doradzają; w innym razie atak z powietrza, a jeśli go nie ma, doradztwo.',
    },
    answers: (line, { lines }) => ({
      'event.choice'(np) {
        const wanted = hasPolicy(np, 'jfk') ? [advise] : [airStrike, advise]
        const activity = wanted.find(({ word: name }) => np.leadsOn(name))
        return np.firstOf(line, activity === undefined ? [] : [activity.word]) ?? ownSide(lines.who)(np)
      },
    }),
  },
  answers: ({ lines }) => ({ 'event.choice': ownSide(lines.who) }),
}

/** Who acts: the own side. */
const ownSide = (line: Line) => (np: NonPlayer) => prefer(line, isCoin(np.me) ? 'us-then-arvn' : 'nva-then-vc')(np)
