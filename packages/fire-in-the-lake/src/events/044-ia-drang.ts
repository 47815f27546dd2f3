import { rollDie } from '@coinflict/kernel/questions'
import { announce, beginOperation, canChoose, carryOut, pieces } from '@coinflict/kernel/rules'
import type { OperationRules, Space } from '@coinflict/kernel/state'
import { airLiftAs } from '../activities/air-lift.ts'
import { CASUALTIES, NVA, nvaTroops, US, US_TROOPS, usTroops } from '../forces.ts'
import { EVERY, isNorthVietnam, PROVINCES } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R22 } from '../nonplayers/conditions.ts'
import { harming, harmingAround } from '../nonplayers/effects.ts'
import { assault } from '../operations/assault.ts'
import { sweep } from '../operations/sweep.ts'
import { around, dual, isInOrNear, pickSpace, takeMany } from './verbs.ts'

export const card = dual(
  44,
  'Ia Drang',
  'NAUV',
  ['helicopter', 'jungle'],
  {
    en: {
      unshaded:
        'The US makes a free Air Lift into 1 space with NVA pieces, then a free Sweep and a free Assault there.',
      shaded:
        'Choose a province with NVA Troops and roll a die: that many US Troops there and in adjacent spaces become Casualties.',
    },
    es: {
      unshaded:
        'EE.\u00a0UU. ejecuta un Transporte Aéreo gratuito a 1 casilla con fichas del EVN y luego allí un Barrido y un Asalto gratuitos.',
      shaded:
        'Elige una provincia con Tropas del EVN y tira un dado: ese número de Tropas de EE.\u00a0UU. de ella y de las casillas adyacentes pasa a Bajas.',
    },
    pl: {
      unshaded:
        'USA wykonują darmowy transport lotniczy na 1 pole z elementami NVA, a potem darmowe przeszukiwanie i darmowy szturm na tym polu.',
      shaded:
        'Wybierz prowincję z wojskiem NVA i rzuć kością: tyle kostek wojska USA stamtąd i z pól sąsiednich trafia do strat.',
    },
  },
  {
    unshaded(g, by) {
      g.cite('5.5', US)
      const open = () => EVERY.filter((s) => !isNorthVietnam(s) && pieces(g, NVA, s) > 0)
      const zone = pickSpace(g, US, 'event.operation-where', open)
      if (zone !== undefined) {
        const airLift = airLiftAs({ into: (s) => s === zone })
        if (airLift.whyNot(g) === undefined) {
          announce(g, US, airLift)
          airLift.run(g)
        }
        const operate = (rules: OperationRules): void => {
          const op = beginOperation(US, rules, { within: [zone], limited: true, free: true })
          if (canChoose(g, op)) carryOut(g, op)
        }
        operate(sweep)
        operate(assault)
      }
      g.cite('5.1', by)
    },
    shaded(g, by) {
      const isHot = (s: Space): boolean => nvaTroops(g, s) > 0 && isInOrNear(s, (each) => usTroops(g, each) > 0)
      const zone = pickSpace(g, by, 'event.space', () => PROVINCES.filter(isHot))
      if (zone !== undefined) takeMany(g, by, rollDie(g), US_TROOPS, around(zone), CASUALTIES)
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
