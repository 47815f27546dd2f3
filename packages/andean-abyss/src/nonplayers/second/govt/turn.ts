import { type NonPlayer, Sheet, type Step } from '@coinflict/kernel/nonplayers'
import { basesOnMap, PASS, totalSupport } from '@coinflict/kernel/rules'
import {
  type CardFacts,
  currentCard,
  type Game,
  nextCard,
  resources,
  track,
  type Word,
  word,
} from '@coinflict/kernel/state'
import { AID, GOVT, INSURGENTS } from '../../../forces.ts'
import { ASSAULT } from '../../../operations/assault.ts'
import { PATROL } from '../../../operations/patrol.ts'
import { TRAIN } from '../../../operations/train.ts'
import type { Answers } from '../../answers.ts'
import { operatesOn } from '../../events/cards.ts'
import { ASSAULT_STEP, plannedAssault } from './assault.ts'
import { PATROL_STEP } from './patrol.ts'
import { SWEEP_STEP } from './sweep.ts'
import { canPlaceCubes, TRAIN_STEP } from './train.ts'

/** 8.8.1-2 Pass, event or operation. */
const sheet = new Sheet()

const PASS_FOR_CAPABILITY = sheet.part('8.8.1').line('1', {
  en: 'The next card is a Government Capability and the current one is not: pass.',
  es: 'La siguiente carta es una Capacidad del Gobierno y la actual no: pasa.',
  pl: 'Następna karta to możliwość rządu, a bieżąca nie: rezygnacja.',
})
const events = sheet.part('10.3')
const TAKE_CAPABILITY = events.line('S1', {
  en: 'Take the event if it is a Capability.',
  es: 'Ejecuta el evento si es una Capacidad.',
  pl: 'Wykonaj wydarzenie, jeśli to możliwość rządu.',
})
const TAKE_EVENT = events.line('S2', {
  en: 'Take the event if it adds Support or removes an insurgent Base, or if it brings Resources or Aid while there are fewer than 9 Resources.',
  es: 'Ejecuta el evento si añade Apoyo o elimina una Base insurgente, o si da Recursos o Ayuda cuando hay menos de 9 Recursos.',
  pl: 'Wykonaj wydarzenie, jeśli zwiększa poparcie lub usuwa bazę powstańców albo jeśli daje zasoby lub wsparcie, gdy zasobów jest mniej niż 9.',
})
const CANNOT_PAY = sheet.part('8.1').line('13', {
  en: 'Too few Resources for an operation: the next one that can be paid for, otherwise pass.',
  es: 'Sin Recursos para una operación: la siguiente que pueda pagarse; si no, pasa.',
  pl: 'Za mało zasobów na operację: następna, na którą wystarczy, w przeciwnym razie rezygnacja.',
})
const IF_NONE = sheet.part('10.1').line('S3', {
  en: 'If an operation is impossible, try the next: Assault, Train, Patrol, Sweep, pass.',
  es: 'Si una operación es imposible, prueba la siguiente: Asalto, Entrenamiento, Patrulla, Barrido, pasar.',
  pl: 'Jeśli operacja jest niemożliwa, spróbuj następnej: szturm, szkolenie, patrol, przeszukiwanie, rezygnacja.',
})

const EVENT = word('event')

/** 10.3/S3 Nothing in them for the Government, or more for the insurgents. */
const NEVER = operatesOn('government')

const isCapability = (g: Game, card: number): boolean =>
  (g.volume.cardByNumber[card] as CardFacts | undefined)?.lasts?.unshaded === 'capability'

/** 8.8.1 */
const waits = ({ g }: NonPlayer): boolean => isCapability(g, nextCard(g)) && !isCapability(g, currentCard(g))

/** 8.8.2, 10.3 */
function takeEvent(np: NonPlayer): Word | undefined {
  const { g } = np
  if (!np.q.isPossible(EVENT)) return undefined
  if (NEVER.includes(currentCard(g))) return np.decline(TAKE_EVENT)
  if (isCapability(g, currentCard(g))) return np.say(TAKE_CAPABILITY, EVENT)
  const trial = np.tryEvent('unshaded')
  return trial !== undefined && isWelcome(g, trial) ? np.say(TAKE_EVENT, EVENT) : np.decline(TAKE_EVENT)
}

const basesOfInsurgents = (g: Game): number => INSURGENTS.reduce((sum, f) => sum + basesOnMap(g, f), 0)

/** What three spaces of an operation cost. */
const POOR = 9
const brings = (g: Game, after: Game): boolean =>
  resources(after, GOVT) > resources(g, GOVT) || track(after, AID) > track(g, AID)

/** 10.3/S2 Whether an event brings what is worth more than an operation. */
const isWelcome = (g: Game, after: Game): boolean =>
  totalSupport(after) > totalSupport(g) ||
  basesOfInsurgents(after) < basesOfInsurgents(g) ||
  (resources(g, GOVT) < POOR && brings(g, after))

const STEPS: readonly Step[] = [ASSAULT_STEP, TRAIN_STEP, PATROL_STEP, SWEEP_STEP]

/** Whether the chart finds something to do in an operation: known at once, or tried out. */
function canCarryOut(np: NonPlayer, operation: Word): boolean {
  if (!np.q.isPossible(operation)) return false
  if (operation === ASSAULT) return plannedAssault(np).length > 0
  if (operation === TRAIN && canPlaceCubes(np)) return true
  if (operation !== PATROL) return np.canOperate(operation)
  // Whoever can pay can Patrol: it must send somebody somewhere, or change something else.
  const trial = np.tryBeginning(PATROL)
  return trial !== undefined && (trial.operation !== undefined || arePiecesChanged(np.g, trial))
}

function arePiecesChanged(g: Game, trial: Game): boolean {
  for (let i = g.at.spaces * g.at.pieceKinds - 1; i >= 0; i--) if (g.n[i] !== trial.n[i]) return true
  return false
}

/** 8.8.3-6 The first operation whose condition is met; what cannot be paid for or done at all leads on to the next. */
function operate(np: NonPlayer): Word {
  const step = STEPS.find(({ when }) => when(np)) as Step
  if (canCarryOut(np, step.operation)) return np.say(step, step.operation)
  const instead = step.ifNone.find((operation) => canCarryOut(np, operation))
  return np.say(resources(np.g, GOVT) < 3 ? CANNOT_PAY : IF_NONE, instead ?? PASS)
}

function turn(np: NonPlayer): Word | undefined {
  return (waits(np) ? np.firstOf(PASS_FOR_CAPABILITY, [PASS]) : undefined) ?? takeEvent(np) ?? operate(np)
}

const answers: Answers = {
  'turn.first': turn,
  'turn.second': turn,
}

export const turns = { lines: sheet.lines, answers }
