import { mayAct, mayOperate } from '@coinflict/kernel/rules'
import { DONE } from '@coinflict/kernel/state'
import { airLiftAs } from '../activities/air-lift.ts'
import { NVA, NVA_TROOPS, US, underground } from '../forces.ts'
import { EVERY, isCambodia, SOUTH } from '../map.ts'
import { isMonsoon } from '../monsoon.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R62, toSweep } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import { Moves } from '../nonplayers/moves.ts'
import { sweepAs } from '../operations/sweep.ts'
import { chooseCoin, dual, INSURGENT_BASES, placeGroups, takeAny } from './verbs.ts'

const CAMBODIA = EVERY.filter(isCambodia)
const liftIntoCambodia = airLiftAs({ into: isCambodia })
const sweepWithinCambodia = sweepAs({ from: CAMBODIA })

export const card = dual(
  62,
  'Cambodian Civil War',
  'AUNV',
  ['pagoda', 'rifles'],
  {
    en: {
      unshaded:
        'The US Air Lifts free into Cambodia. Then the US or the ARVN Sweep free within Cambodia. Then remove 2 NVA or VC Bases from Cambodia.',
      shaded: 'The NVA place 12 Troops and Guerrillas in all in Cambodia.',
    },
    es: {
      unshaded:
        'EE.\u00a0UU. ejecuta un Transporte Aéreo gratuito a Camboya. Luego EE.\u00a0UU. o el ARVN ejecuta un Barrido gratuito dentro de Camboya. Luego elimina 2 Bases del EVN o del VC de Camboya.',
      shaded: 'El EVN coloca en total 12 Tropas y Guerrillas en Camboya.',
    },
    pl: {
      unshaded:
        'USA wykonują darmowy transport lotniczy do Kambodży. Potem USA lub ARVN wykonują darmowe przeszukiwanie w obrębie Kambodży. Potem usuń z Kambodży 2 bazy NVA lub VC.',
      shaded: 'NVA umieszcza w Kambodży łącznie 12 kostek wojska i partyzantów.',
    },
  },
  {
    unshaded(g, by) {
      mayAct(g, US, liftIntoCambodia)
      mayOperate(g, chooseCoin(g, by), [sweepWithinCambodia], { within: CAMBODIA })
      takeAny(g, by, 2, INSURGENT_BASES, CAMBODIA)
    },
    shaded(g, by) {
      g.cite('5.1', NVA)
      placeGroups(g, NVA, 12, [NVA_TROOPS, underground(NVA)], CAMBODIA)
      g.cite('5.1', by)
    },
  },
)

export const nonPlayers: CardInstructions = {
  us: {
    ...R62,
    answers(line) {
      const moves = new Moves('R62', line, (np) => toSweep(np, line, CAMBODIA, SOUTH, isMonsoon(np.g) ? 1 : 3))
      return {
        'event.choice'(np) {
          if (!np.q.isPossible(liftIntoCambodia.word)) return undefined
          return np.firstOf(line, [moves.all(np).length > 0 ? liftIntoCambodia.word : DONE])
        },
        'lift.from': (np) => moves.from(np) ?? np.firstOf(line, [DONE]),
        'lift.to': (np) => moves.to(np),
        'move.how-many': (np) => moves.howMany(np),
      }
    },
  },
  effects: { 'event.remove-where': harming(1, INSURGENT_BASES) },
}
