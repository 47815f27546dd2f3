import { rollDie } from '@coinflict/kernel/questions'
import { mayAct, mayOperate } from '@coinflict/kernel/rules'
import type { Game, Space } from '@coinflict/kernel/state'
import { airLiftAs } from '../activities/air-lift.ts'
import { NVA, tunnels, US, US_TROOPS, VC } from '../forces.ts'
import { EVERY } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R22 } from '../nonplayers/conditions.ts'
import { harming, harmingAround } from '../nonplayers/effects.ts'
import { assaultAs, beginAssault } from '../operations/assault.ts'
import { sweep } from '../operations/sweep.ts'
import { around, dual, pickSpace, takeLosses } from './verbs.ts'

/** 3.2.4 An Assault as if no Base had a Tunnel. */
const BREACH = assaultAs(() => beginAssault({ reach: 'breach' }))

const tunneled = (g: Game): readonly Space[] => EVERY.filter((s) => tunnels(g, NVA, s) + tunnels(g, VC, s) > 0)

export const card = dual(
  23,
  'Operation Attleboro',
  'UVNA',
  ['soldiers', 'tunnel'],
  {
    en: {
      unshaded:
        'In 1 space with a Tunnel the US, free: Air Lift into it, Sweep it, Assault it as if there were no Tunnels.',
      shaded:
        'Choose a space with a Tunnel and roll a die: that many US Troops there and adjacent to it become Casualties.',
    },
    es: {
      unshaded:
        'En 1 casilla con un Túnel, EE.\u00a0UU., todo gratuito: Transporte Aéreo hasta ella, Barrido y Asalto como si no hubiera Túneles.',
      shaded:
        'Elige una casilla con un Túnel y tira un dado: ese número de Tropas de EE.\u00a0UU. de allí o de casillas adyacentes pasan a Bajas.',
    },
    pl: {
      unshaded:
        'Na 1 polu z tunelem USA, za darmo: transport lotniczy na to pole, przeszukiwanie i szturm, jakby tuneli nie było.',
      shaded:
        'Wybierz pole z tunelem i rzuć kością: tyle kostek wojska USA stamtąd i z pól sąsiednich trafia do strat.',
    },
  },
  {
    unshaded(g) {
      g.cite('5.1', US)
      const s = pickSpace(g, US, 'event.operation-where', () => tunneled(g))
      if (s === undefined) return
      mayAct(g, US, airLiftAs({ into: (to) => to === s }))
      for (const operation of [sweep, BREACH]) mayOperate(g, US, [operation], { within: [s], limited: true })
    },
    shaded(g, by) {
      const s = pickSpace(g, by, 'event.space', () => tunneled(g))
      if (s !== undefined) takeLosses(g, by, rollDie(g), [US_TROOPS], around(s))
    },
  },
)

export const nonPlayers: CardInstructions = {
  us: R22,
  effects: {
    'event.space': harmingAround(6, US_TROOPS),
    'event.remove-where': harming(1, [US_TROOPS]),
  },
}
