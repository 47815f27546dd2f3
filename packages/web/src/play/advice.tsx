import { answerText, explanationText } from '@coinflict/kernel/display'
import type { Asked, Word } from '@coinflict/kernel/state'
import type { Advice } from '@coinflict/players'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { announce } from '../parts/status.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { seatName } from '../text/seat.ts'
import { Reasons } from './reasons.tsx'
import type { Session } from './session.ts'
import { explanationsOf } from './step.ts'
import { ThoughtBox } from './thought.tsx'
import { mayAnalyse } from './viewer.ts'

/** What a non-player would do at the current question, once somebody wants to know. */
export interface Adviser {
  readonly advice: Advice | undefined
  /** The families that can be asked, the first if nobody says which. */
  readonly families: readonly string[]
  ask(family?: string): void
  /** Does what was advised. */
  follow(): void
  dismiss(): void
}

export function useAdviser(session: Session, attempt: (act: () => void) => void): Adviser {
  const version = session.changed.value
  const [asked, setAsked] = useState<{ readonly version: number; readonly advice: Advice } | undefined>(undefined)
  const { advisers } = session
  return {
    advice: asked?.version === version ? asked.advice : undefined,
    families: advisers,
    ask: (family) => {
      if (advisers.length === 0) return
      attempt(() => {
        const advice = session.advise(family)
        setAsked({ version, advice })
        announce(...adviceText(session, advice))
      })
    },
    follow: () => {
      const family = asked?.advice.family
      if (family !== undefined) attempt(() => session.follow(family))
    },
    dismiss: () => setAsked(undefined),
  }
}

/** The advice for a screen reader: at once and in its order. */
function adviceText({ game, volume, question }: Session, { answer, explanation }: Advice): readonly string[] {
  if (question === undefined) return []
  return [
    say('advice.said', { answer: answerText(game, question, answer, language.value) }),
    ...(explanation === undefined ? [] : explanationText(volume, explanation, language.value)),
  ]
}

/** The button that asks, and what comes of it. */
export function AdviceBox({
  session,
  question,
  adviser,
  onAnswer,
}: {
  session: Session
  question: Asked
  adviser: Adviser
  onAnswer(word: Word): void
}) {
  const { advice, families } = adviser
  const { game, volume } = session
  const given = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (advice === undefined) return
    given.current?.scrollIntoView({ block: 'nearest' })
    // Where there is no room for both, the answer that is advised has it.
    given.current?.closest('.question')?.querySelector('.answer.hinted')?.scrollIntoView({ block: 'nearest' })
  }, [advice])
  if (families.length === 0) return null
  return (
    <div class="advice">
      <button
        type="button"
        class="ask-advice"
        aria-expanded={advice !== undefined}
        aria-keyshortcuts="h"
        onClick={() => (advice === undefined ? adviser.ask() : adviser.dismiss())}
      >
        {say('advice.ask')}{' '}
        <span class="shortcut" aria-hidden="true">
          h
        </span>
      </button>
      <div class="advice-given" ref={given}>
        {advice !== undefined && (
          <>
            {families.length === 1 ? (
              <p class="advice-chart">{seatName(volume, advice.family)}</p>
            ) : (
              <label class="advice-chart">
                {say('advice.chart')}{' '}
                <select value={advice.family} onChange={(event) => adviser.ask(event.currentTarget.value)}>
                  {families.map((id) => (
                    <option key={id} value={id}>
                      {seatName(volume, id)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <p class="step-answer">{answerText(game, question, advice.answer, language.value)}</p>
            <Reasons volume={volume} explanations={explanationsOf([advice.explanation])} />
            <button type="button" class="follow" data-key="follow" onClick={() => adviser.follow()}>
              {say('advice.follow')}
            </button>
            {mayAnalyse(session) && <ThoughtBox session={session} onFollow={onAnswer} />}
          </>
        )}
      </div>
    </div>
  )
}
