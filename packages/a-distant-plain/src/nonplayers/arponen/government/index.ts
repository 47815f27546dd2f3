import { type Chart, type NonPlayer, Sheet } from '@coinflict/kernel/nonplayers'
import { controlledPopulation } from '@coinflict/kernel/rules'
import { type Game, resources, track, type Word } from '@coinflict/kernel/state'
import { AID, COALITION, COIN_CONTROL, GOVERNMENT, PATRONAGE, TALIBAN } from '../../../forces.ts'
import { PATROL } from '../../../operations/patrol.ts'
import { TRAIN } from '../../../operations/train.ts'
import { changes, type EventTest, grants, islamabad, onMap, raises, type Trial, turnAnswers } from '../turn.ts'
import { ACTIVITY_LINES, activityAnswers, activityOf, activityOfPatrol, drivers } from './activities.ts'
import { ASSAULT_LINES, ASSAULT_STEP, assaultAnswers, assaultWhich } from './assault.ts'
import { PATROL_LINES, PATROL_STEP, patrolAnswers, patrollers } from './patrol.ts'
import { PROPAGANDA_LINES, propagandaAnswers, redeployed } from './propaganda.ts'
import { SWEEP_LINES, SWEEP_STEP, sweepAnswers, sweepers } from './sweep.ts'
import { recruits, TRAIN_LINES, TRAIN_STEP, trainAfterwards, trainAnswers } from './train.ts'

/** 8.7 The Government of Arponen. */
const sheet = new Sheet()
const events = sheet.part('8.7.2')

const GAINS: readonly ((g: Game) => number)[] = [
  (g) => track(g, PATRONAGE),
  (g) => resources(g, GOVERNMENT),
  (g) => track(g, AID),
  (g) => controlledPopulation(g, COIN_CONTROL),
]

/** 8.7.2 What the unshaded text must do to be taken. */
const TESTS: readonly EventTest[] = [
  events.line(
    '1',
    {
      en: 'Unshaded if it raises Patronage, Government Resources, Aid or COIN Control.',
      es: 'Sin sombrear si aumenta el Patrocinio, los Recursos del Gobierno, la Ayuda o el Control COIN.',
      pl: 'Tekst niezacieniony, jeśli zwiększa patronat, zasoby rządu, wsparcie lub kontrolę COIN.',
    },
    { met: (trial: Trial) => GAINS.some((gain) => raises(gain)(trial)) },
  ),
  events.line(
    '2',
    {
      en: 'Unshaded if it places Government pieces or gives the Government free operations or special activities.',
      es: 'Sin sombrear si coloca fichas del Gobierno o le da operaciones o actividades especiales gratuitas.',
      pl: 'Tekst niezacieniony, jeśli umieszcza elementy rządowe albo daje rządowi darmowe operacje lub czynności specjalne.',
    },
    { met: (trial: Trial) => raises((g) => onMap(g, GOVERNMENT))(trial) || grants(GOVERNMENT)(trial) },
  ),
  events.line(
    '3',
    {
      en: 'Unshaded if it shifts Islamabad and the Taliban are a player.',
      es: 'Sin sombrear si modifica Islamabad y a los Talibanes los lleva un jugador.',
      pl: 'Tekst niezacieniony, jeśli przesuwa Islamabad, a talibami kieruje gracz.',
    },
    { when: (np: NonPlayer) => np.isPlayer(TALIBAN), met: changes(islamabad) },
  ),
]

/** The special activity after an operation, by the operation. */
function afterwards(np: NonPlayer): Word | undefined {
  const operation = np.op?.rules.word
  const said = operation === TRAIN ? trainAfterwards(np) : operation === PATROL ? activityOfPatrol(np) : activityOf(np)
  return said ?? np.done()
}

/** How many pieces move: by the rule that asks. */
function howMany(np: NonPlayer): Word | undefined {
  switch (np.q.rule) {
    case '3.2.2':
      return patrollers(np)
    case '3.2.3':
      return sweepers(np)
    case '4.3.2':
      return drivers(np)
    case '6.5.2':
    case '6.5.3':
      return redeployed(np)
    default:
      return undefined
  }
}

export const government: Chart = {
  lines: [
    ...sheet.lines,
    ...ASSAULT_LINES,
    ...ACTIVITY_LINES,
    ...PATROL_LINES,
    ...TRAIN_LINES,
    ...SWEEP_LINES,
    ...PROPAGANDA_LINES,
  ],
  answers: {
    ...turnAnswers({
      side: 'unshaded',
      capability: { onBehalfOf: COALITION },
      always: [],
      eitherHalf: false,
      tests: TESTS,
      least: 3,
      steps: [ASSAULT_STEP, PATROL_STEP, TRAIN_STEP, SWEEP_STEP],
    }),
    ...assaultAnswers,
    ...activityAnswers,
    ...patrolAnswers,
    ...trainAnswers,
    ...sweepAnswers,
    ...propagandaAnswers,
    'activity.after': afterwards,
    'move.how-many': howMany,
    'place.how-many': (np) => (np.q.rule === '3.2.1' ? recruits(np) : undefined),
    'remove.which': (np) => (np.q.rule === '3.2.4' ? assaultWhich(np) : undefined),
  },
}
