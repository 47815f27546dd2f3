import { type Chart, Sheet } from '@coinflict/kernel/nonplayers'
import { totalOpposition, totalSupport } from '@coinflict/kernel/rules'
import { type Line, resources } from '@coinflict/kernel/state'
import { CARD } from '../../../events/lasting.ts'
import { base, COALITION, TALIBAN } from '../../../forces.ts'
import { MARCH } from '../../../operations/march.ts'
import type { Answers } from '../../answers.ts'
import { changes, type EventTest, islamabad, lowers, onMap, turnAnswers } from '../turn.ts'
import { ATTACK_SHEET, ATTACK_STEP, attackAnswers, struck } from './attack.ts'
import { INFILTRATE_SHEET, infiltrateAnswers, infiltrated } from './infiltrate.ts'
import { LASTING_SHEET, lastingAnswers } from './lasting.ts'
import { MARCH_SHEET, MARCH_STEP, marchAnswers, marched } from './march.ts'
import { RALLY_SHEET, RALLY_STEP, rallyAnswers } from './rally.ts'
import { ROUND_SHEET, redeployed, roundAnswers } from './round.ts'
import { TERROR_SHEET, TERROR_STEP, terrorAnswers } from './terror.ts'

/** 8.8 The Taliban of Arponen. */
const sheet = new Sheet()
const turn = sheet.part('8.8.2')

/** 8.8.2 What an event must be able to do, with either half. */
const TESTS: readonly EventTest[] = [
  turn.line(
    '1',
    {
      en: 'Execute an event that could lower Support, or change Opposition or Taliban Resources.',
      es: 'Ejecuta un evento que pueda bajar el Apoyo, o cambiar la Oposición o los Recursos Talibanes.',
      pl: 'Wykonaj wydarzenie, które może obniżyć poparcie albo zmienić opozycję lub zasoby talibów.',
    },
    {
      met: (trial) =>
        lowers(totalSupport)(trial) || changes(totalOpposition)(trial) || changes((g) => resources(g, TALIBAN))(trial),
    } satisfies Pick<EventTest, 'met'>,
  ),
  turn.line(
    '2',
    {
      en: 'Execute an event that could remove or place Taliban Bases, or remove Coalition pieces.',
      es: 'Ejecuta un evento que pueda eliminar o colocar Bases Talibanes, o eliminar fichas de la Coalición.',
      pl: 'Wykonaj wydarzenie, które może usunąć lub umieścić bazy talibów albo usunąć elementy koalicji.',
    },
    {
      met: (trial) =>
        changes((g) => onMap(g, TALIBAN, [base(TALIBAN)]))(trial) || lowers((g) => onMap(g, COALITION))(trial),
    } satisfies Pick<EventTest, 'met'>,
  ),
  turn.line(
    '3',
    {
      en: 'Execute an event that could shift Islamabad.',
      es: 'Ejecuta un evento que pueda modificar Islamabad.',
      pl: 'Wykonaj wydarzenie, które może przesunąć Islamabad.',
    },
    { met: changes(islamabad) },
  ),
]

/** Which pieces, by the rule that asks. */
const answers: Answers = {
  'remove.which'(np) {
    if (np.q.rule === '4.4.2') return infiltrated(np)
    return np.q.rule === '3.3.3' ? struck(np) : undefined
  },
  'move.how-many'(np) {
    if (np.q.rule === '6.5.4') return redeployed(np)
    return np.op?.rules.word === MARCH ? marched(np) : undefined
  },
}

const LINES: readonly Line[] = [
  ...LASTING_SHEET,
  ...sheet.lines,
  ...TERROR_SHEET,
  ...RALLY_SHEET,
  ...INFILTRATE_SHEET,
  ...MARCH_SHEET,
  ...ATTACK_SHEET,
  ...ROUND_SHEET,
]

export const taliban: Chart = {
  lines: LINES,
  answers: {
    ...turnAnswers({
      side: 'shaded',
      capability: 'ahead',
      always: [CARD.mullahOmar, CARD.tribalElders],
      eitherHalf: true,
      tests: TESTS,
      least: 0,
      // 8.8.5-6 March comes before Attack on the sheet, but only where an Attack would not remove enough.
      steps: [TERROR_STEP, RALLY_STEP, ATTACK_STEP, MARCH_STEP],
    }),
    ...lastingAnswers,
    ...terrorAnswers,
    ...rallyAnswers,
    ...infiltrateAnswers,
    ...marchAnswers,
    ...attackAnswers,
    ...roundAnswers,
    ...answers,
  },
}
