import type { Space, Word } from '@coinflict/kernel/state'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { Waiting } from '../online/waiting.tsx'
import type { Adviser } from './advice.tsx'
import { AnswerPlaces } from './answer-places.ts'
import { ChancePanel } from './chance.tsx'
import { DraftPanel } from './draft-panel.tsx'
import type { Guidance } from './guidance.ts'
import { NonPlayerPanel } from './nonplayer.tsx'
import { QuestionPanel } from './question.tsx'
import { Result } from './result.tsx'
import { SendMove } from './send-move.tsx'
import type { Session } from './session.ts'
import { TurnSummary } from './summary.tsx'
import { Past } from './timeline.tsx'

export interface CentreProps {
  readonly session: Session
  readonly guidance: Guidance | undefined
  readonly adviser: Adviser
  /** More for the end of the game. */
  readonly afterwards: ComponentChildren
  attempt(act: () => void): void
  onAnswer(word: Word): void
  onUndo(): void
  onOutOfTurn(): void
  onFork(): void
  onPoint(spaces: ReadonlySet<Space> | undefined): void
}

/** What the game wants of a person now: an answer, a turn to confirm, a look at what a non-player does; or its result. */
export function Centre(props: CentreProps) {
  const { session, guidance, adviser, attempt, onAnswer, onUndo, onOutOfTurn, onPoint } = props
  const { question, draft } = session
  const places = useRef(new AnswerPlaces()).current
  const point = (space: Space | undefined) => onPoint(space === undefined ? undefined : new Set([space]))
  if (session.isWatched) {
    return <NonPlayerPanel session={session} attempt={attempt} onOutOfTurn={onOutOfTurn} />
  }
  if (!session.isPresent) return <Past session={session} onFork={props.onFork} />
  if (session.isHeld) {
    return (
      <TurnSummary
        session={session}
        hintsConfirm={guidance?.act === 'confirm'}
        onConfirm={() => {
          onPoint(undefined)
          attempt(() => session.confirm())
        }}
        onUndo={onUndo}
        onPoint={onPoint}
      />
    )
  }
  if (draft !== undefined) {
    return (
      <DraftPanel
        session={session}
        draft={draft}
        places={places}
        onAnswer={onAnswer}
        onPoint={point}
        onRevise={(plan) => attempt(() => session.revise(plan))}
        onDoIt={() => {
          onPoint(undefined)
          attempt(() => session.doIt())
        }}
      />
    )
  }
  if (session.isOnline && question === undefined && !session.isOver) return <Waiting session={session} />
  if (session.awaited !== undefined) return <SendMove session={session} to={session.awaited} />
  if (session.chance !== undefined) {
    return (
      <ChancePanel
        session={session}
        asked={session.chance}
        onTell={(outcome) => attempt(() => session.tell(outcome))}
      />
    )
  }
  if (question === undefined) return <Result session={session} afterwards={props.afterwards} />
  if (guidance !== undefined && tellsOfPanel(guidance)) return null
  return (
    <QuestionPanel
      session={session}
      question={question}
      hinted={guidance?.word ?? adviser.advice?.answer}
      adviser={adviser}
      places={places}
      onAnswer={onAnswer}
      onPoint={point}
    />
  )
}

/** Whether nothing is to be done but to look at a panel: what is asked next leaves it the room. */
const tellsOfPanel = ({ panel, word, act }: Guidance): boolean =>
  panel !== undefined && word === undefined && act === undefined
