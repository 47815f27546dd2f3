import type { Chart, NonPlayer, Step } from '@coinflict/kernel/nonplayers'
import type { Word } from '@coinflict/kernel/state'
import { TRAIN } from '../../operations/train.ts'
import type { Answers } from '../answers.ts'
import { airAnswers, airLines, howManyFly, joinStrike } from './coalition/air.ts'
import { ASSAULT_STEP, fieldAnswers, fieldLines, orPass, SWEEP_STEP } from './coalition/field.ts'
import { howManyRedeploy, roundAnswers, roundLines } from './coalition/round.ts'
import { howManyFetched, joinSurge, TRAIN_STEP, trainAnswers, trainLines } from './coalition/train.ts'
import { inOrder } from './coin.ts'
import { turnAnswers } from './turn.ts'

/** 8.8 The Coalition of the rule book: Train, Assault if it is worth it, otherwise Sweep. */
const STEPS: readonly Step[] = [TRAIN_STEP, ASSAULT_STEP, SWEEP_STEP]

const turn = turnAnswers({ event: { side: 'unshaded' }, steps: STEPS, low: 0 })
const say = turn['turn.first'] as NonNullable<Answers[keyof Answers]>

const howMany = (np: NonPlayer): Word | undefined => howManyFetched(np) ?? howManyFly(np) ?? howManyRedeploy(np)

export const coalition: Chart = {
  lines: inOrder([...trainLines, ...airLines, ...fieldLines, ...roundLines]),
  answers: {
    ...turn,
    'turn.first': orPass(say),
    'turn.second': orPass(say),
    ...trainAnswers,
    ...airAnswers,
    ...fieldAnswers,
    ...roundAnswers,
    'move.how-many': howMany,
    'activity.after': (np) => (np.op?.rules.word === TRAIN ? joinSurge(np) : joinStrike(np)) ?? np.done(),
  },
}
