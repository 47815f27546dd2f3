import { answerText, type Faction, questionText } from '@coinflict/kernel'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { seatName } from '../text/seat.ts'
import { Reasons } from './reasons.tsx'
import type { Session } from './session.ts'
import type { Step } from './step.ts'

/** A faction and who plays it. */
export function Player({ session, faction }: { session: Session; faction: Faction }) {
  const look = factionLook(session.game, faction)
  return (
    <span class="player">
      <FactionSign {...look} /> {look.name}
      <span class="seat">{seatName(session.volume, session.table.setup.seats[faction]?.kind ?? '')}</span>
    </span>
  )
}

/** What a non-player answered, and why. */
export function StepView({ session, step }: { session: Session; step: Step }) {
  const { game, volume } = session
  return (
    <>
      <p class="step-question">{questionText(game, step.question, language.value)}</p>
      <p class="step-answer">{answerText(game, step.question, step.answer, language.value)}</p>
      <Reasons volume={volume} ground={step.ground} />
    </>
  )
}

/** An answer in one sentence, for those who hear it. */
export function stepText({ game }: Session, { question, answer }: Step): string {
  return say('step.said', {
    faction: factionLook(game, question.by).name,
    question: questionText(game, question, language.value),
    answer: answerText(game, question, answer, language.value),
  })
}
