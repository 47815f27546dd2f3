import { answerText } from '@coinflict/kernel/display'
import { type Faction, isPerson } from '@coinflict/kernel/state'
import type { TurnReport } from '@coinflict/kernel/table'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { Die } from '../motion/die.tsx'
import { language } from '../settings.ts'
import { factionNouns, say } from '../text/say.ts'
import { seatName } from '../text/seat.ts'
import { logText, questionText } from '../text/sentences.ts'
import { condensed } from './condense.ts'
import { phaseText } from './phase.ts'
import { Reasons } from './reasons.tsx'
import type { Session } from './session.ts'
import type { Step } from './step.ts'

/** A faction and who plays it. */
export function Player({ session, faction }: { session: Session; faction: Faction }) {
  const look = factionLook(session.game, faction)
  return (
    <span class="player">
      <FactionSign {...look} /> {look.name}{' '}
      <span class="seat">
        {session.isOnline && isPerson(session.game, faction)
          ? session.nameOf(faction)
          : seatName(session.volume, session.game.setup.seats[faction]?.kind ?? '')}
      </span>
    </span>
  )
}

/** What somebody chose, what came of it, and why if it is a non-player. */
export function StepView({ session, step }: { session: Session; step: Step }) {
  const { game, volume } = session
  const [first] = step.answers
  return (
    <>
      {first !== undefined && (
        <>
          <p class="step-question">{questionText(game, first.question, language.value)}</p>
          <p class="step-answer">{answerText(game, first.question, first.answer, language.value)}</p>
        </>
      )}
      <Deeds session={session} events={step.events} />
      {session.isAutomatic(step.by) && <Reasons volume={volume} explanations={step.explanations} />}
    </>
  )
}

/** What a part of a round did. */
export function PartView({ session, part }: { session: Session; part: TurnReport }) {
  return eventsOf(session, part.events).length === 0 ? (
    <p>{say('step.nothing')}</p>
  ) : (
    <Deeds session={session} events={part.events} />
  )
}

function Deeds({ session, events }: { session: Session; events: TurnReport['events'] }) {
  const told = eventsOf(session, events)
  return (
    told.length > 0 && (
      <ul class="deeds">
        {told.map((event, i) => (
          <li key={`${event.at} ${i}`}>
            {event.kind === 'roll' && <Die face={event.n ?? 0} isThrown />}
            {logText(session.volume, event, language.value)}
          </li>
        ))}
      </ul>
    )
  )
}

/** What happened, without the name of the phase, which stands above it. */
const eventsOf = ({ volume }: Session, events: TurnReport['events']): TurnReport['events'] =>
  condensed(volume, events).filter(({ kind }) => kind !== 'phase')

const sentencesOf = (session: Session, events: TurnReport['events']): readonly string[] =>
  eventsOf(session, events).map((event) => logText(session.volume, event, language.value))

/** What is looked at, in sentences for a screen reader. */
export function watchedText(session: Session): readonly string[] {
  const { game, part, step, volume } = session
  if (part !== undefined) {
    const title = part.by === undefined ? phaseText(part.game) : factionLook(game, part.by).name
    return [title, ...sentencesOf(session, part.events)]
  }
  const first = step?.answers[0]
  if (step === undefined || first === undefined) return []
  const said = say('step.said', {
    faction: factionNouns(volume, [step.by]),
    question: questionText(game, first.question, language.value),
    answer: answerText(game, first.question, first.answer, language.value),
  })
  return [said, ...sentencesOf(session, step.events)]
}
