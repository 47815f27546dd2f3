import { type Chart, first, type NonPlayer, Sheet } from '@coinflict/kernel/nonplayers'
import { guerrillas, pieces } from '@coinflict/kernel/rules'
import { type Line, resources, type Word, word } from '@coinflict/kernel/state'
import { base, COALITION, TALIBAN, WARLORDS } from '../../../forces.ts'
import { LOCS } from '../../../map.ts'
import { MARCH } from '../../../operations/march.ts'
import { uncontrolledPopulation } from '../../../victory.ts'
import type { Answers } from '../../answers.ts'
import { type EventTest, onMap, raises, turnAnswers } from '../turn.ts'
import { MARCH_SHEET, MARCH_STEP, marchAnswers, marched } from './march.ts'
import { MAKE_ROOM, RALLY_SHEET, RALLY_STEP, rallyAnswers } from './rally.ts'
import { SUBORN_SHEET, subornAnswers } from './suborn.ts'
import { ATTACK_STEP, struck, TERROR_STEP, VIOLENCE_SHEET, violenceAnswers } from './violence.ts'

/** 8.9 The Warlords of Arponen. */
const sheet = new Sheet()
const lasting = sheet.part('8.9.1')
const shifts = sheet.part('8.3.5')
const turn = sheet.part('8.9.2')

/** 8.9.2 What an event must do. */
const TESTS: readonly EventTest[] = [
  turn.line(
    '1',
    {
      en: 'Execute an event that will raise uncontrolled Population or Warlord Resources.',
      es: 'Ejecuta un evento que suba la Población sin Control o los Recursos de los Señores de la Guerra.',
      pl: 'Wykonaj wydarzenie, które zwiększy populację bez kontroli albo zasoby watażków.',
    },
    {
      met: (trial) => raises(uncontrolledPopulation)(trial) || raises((g) => resources(g, WARLORDS))(trial),
    } satisfies Pick<EventTest, 'met'>,
  ),
  turn.line(
    '2',
    {
      en: 'Execute an event that will place Warlord Guerrillas on LoCs, or Warlord Bases.',
      es: 'Ejecuta un evento que coloque Guerrillas propias en LdC, o Bases propias.',
      pl: 'Wykonaj wydarzenie, które umieści własnych partyzantów na LiKomach albo własne bazy.',
    },
    {
      met: (trial) =>
        raises((g) => LOCS.reduce((sum, s) => sum + guerrillas(g, WARLORDS, s), 0))(trial) ||
        raises((g) => onMap(g, WARLORDS, [base(WARLORDS)]))(trial),
    } satisfies Pick<EventTest, 'met'>,
  ),
]

const VILLAGE = lasting.line('village', {
  en: 'Village Stability Operations: place the Guerrilla where there are friendly pieces.',
  es: 'Village Stability Operations: coloca la Guerrilla donde haya fichas propias.',
  pl: 'Village Stability Operations: umieść partyzanta tam, gdzie są własne elementy.',
})
const ownFirst = first(
  { en: 'with friendly pieces', es: 'con fichas propias', pl: 'z własnymi elementami' },
  (np, s) => pieces(np.g, WARLORDS, s) > 0,
)
const ELDERS = shifts.line('warlords', {
  en: 'Shift so that a player loses most, otherwise at random.',
  es: 'Modifica de forma que un jugador pierda lo más posible; si no, al azar.',
  pl: 'Przesuwaj tak, by gracz stracił jak najwięcej, w przeciwnym razie losowo.',
})

/** The levels at which no Player has points. */
function levelWords(np: NonPlayer): readonly Word[] {
  const costs = (support: boolean): boolean => np.isPlayer(support ? COALITION : TALIBAN)
  return [word('neutral'), ...(costs(true) ? [] : [word('support')]), ...(costs(false) ? [] : [word('opposition')])]
}

const answers: Answers = {
  'train.warlords': (np) => np.chooseSpace(VILLAGE, () => true, [ownFirst]) ?? np.done(),
  'elders.level': (np) => np.atRandom(ELDERS, levelWords(np)),
  'remove.which': (np) => (np.q.rule === '3.3.3' ? struck(np) : undefined),
  'move.how-many': (np) => (np.op?.rules.word === MARCH ? marched(np) : undefined),
}

const LINES: readonly Line[] = [...sheet.lines, ...RALLY_SHEET, ...SUBORN_SHEET, ...MARCH_SHEET, ...VIOLENCE_SHEET]

export const warlords: Chart = {
  lines: LINES,
  answers: {
    ...turnAnswers({
      side: 'shaded',
      capability: { onBehalfOf: TALIBAN },
      always: [],
      eitherHalf: false,
      tests: TESTS,
      least: 1,
      steps: [RALLY_STEP, MARCH_STEP, TERROR_STEP, ATTACK_STEP],
    }),
    ...rallyAnswers,
    ...subornAnswers(MAKE_ROOM),
    ...marchAnswers,
    ...violenceAnswers,
    ...answers,
  },
}
