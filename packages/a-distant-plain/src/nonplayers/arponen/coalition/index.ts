import { type Chart, type NonPlayer, Sheet } from '@coinflict/kernel/nonplayers'
import { totalOpposition, totalSupport } from '@coinflict/kernel/rules'
import type { Game, Word } from '@coinflict/kernel/state'
import { CARD } from '../../../events/lasting.ts'
import { base, COALITION, TALIBAN } from '../../../forces.ts'
import { TRAIN } from '../../../operations/train.ts'
import { here } from '../../terms.ts'
import { changes, type EventTest, islamabad, lowers, onMap, raises, type Trial, turnAnswers } from '../turn.ts'
import { AIR_LINES, airAnswers, flyAfterwards, passengers, strikeWhich } from './air.ts'
import { ASSAULT_LINES, ASSAULT_STEP, assaultAnswers, assaultWhich } from './assault.ts'
import { PROPAGANDA_LINES, propagandaAnswers, redeployed } from './propaganda.ts'
import { SURGE_LINES, surgeAnswers } from './surge.ts'
import { SWEEP_LINES, SWEEP_STEP, sweepAnswers, sweepers } from './sweep.ts'
import { recruits, TRAIN_LINES, TRAIN_STEP, trainAfterwards, trainAnswers } from './train.ts'

/** 8.6 The Coalition of Arponen. */
const sheet = new Sheet()
const events = sheet.part('8.6.2')

const talibanBases = (g: Game): number => onMap(g, TALIBAN, [base(TALIBAN)])
const coalitionPieces = (g: Game): number => onMap(g, COALITION)

/** 8.6.2 What either half of a card must do for the unshaded text to be taken. */
const TESTS: readonly EventTest[] = [
  events.line(
    '1',
    {
      en: 'Unshaded if either half could raise Support or lower Opposition.',
      es: 'Sin sombrear si cualquiera de los dos textos pudiera aumentar el Apoyo o reducir la Oposición.',
      pl: 'Tekst niezacieniony, jeśli któraś połowa karty mogłaby zwiększyć poparcie lub zmniejszyć opozycję.',
    },
    { met: (trial: Trial) => raises(totalSupport)(trial) || lowers(totalOpposition)(trial) },
  ),
  events.line(
    '2',
    {
      en: 'Unshaded if either half could place or remove Taliban Bases or Coalition pieces.',
      es: 'Sin sombrear si cualquiera de los dos textos pudiera colocar o eliminar Bases Talibanes o fichas de la Coalición.',
      pl: 'Tekst niezacieniony, jeśli któraś połowa karty mogłaby umieścić lub usunąć bazy talibów albo elementy koalicji.',
    },
    {
      met: (trial: Trial) => changes(talibanBases)(trial) || changes(coalitionPieces)(trial),
    },
  ),
  events.line(
    '3',
    {
      en: 'Unshaded if either half could shift Islamabad and the Taliban are a player.',
      es: 'Sin sombrear si cualquiera de los dos textos pudiera modificar Islamabad y a los Talibanes los lleva un jugador.',
      pl: 'Tekst niezacieniony, jeśli któraś połowa karty mogłaby przesunąć Islamabad, a talibami kieruje gracz.',
    },
    { when: (np: NonPlayer) => np.isPlayer(TALIBAN), met: changes(islamabad) },
  ),
]

/** The special activity after an operation, by the operation. */
function afterwards(np: NonPlayer): Word | undefined {
  const said = np.op?.rules.word === TRAIN ? trainAfterwards(np) : flyAfterwards(np)
  return said ?? np.done()
}

/** How many pieces move: by the rule that asks. */
function howMany(np: NonPlayer): Word | undefined {
  switch (np.q.rule) {
    case '3.2.3':
      return sweepers(np)
    case '4.2.2':
      return passengers(np)
    case '6.5.2':
      return redeployed(np)
    default:
      return undefined
  }
}

export const coalition: Chart = {
  lines: [
    ...sheet.lines,
    ...SWEEP_LINES,
    ...AIR_LINES,
    ...ASSAULT_LINES,
    ...TRAIN_LINES,
    ...SURGE_LINES,
    ...PROPAGANDA_LINES,
  ],
  answers: {
    ...turnAnswers({
      side: 'unshaded',
      capability: 'ahead',
      always: [CARD.tribalElders],
      eitherHalf: true,
      tests: TESTS,
      least: 0,
      steps: [SWEEP_STEP, ASSAULT_STEP, TRAIN_STEP],
    }),
    ...sweepAnswers,
    ...airAnswers,
    ...assaultAnswers,
    ...trainAnswers,
    ...surgeAnswers,
    ...propagandaAnswers,
    'activity.after': afterwards,
    'move.how-many': howMany,
    'place.how-many': (np) => (np.q.rule === '3.2.1' ? recruits(np) : undefined),
    'remove.which': (np) => {
      if (np.q.rule === '4.2.3') return strikeWhich(np, here(np))
      return np.q.rule === '3.2.4' ? assaultWhich(np) : undefined
    },
  },
}
