import { useLayoutEffect, useRef } from 'preact/hooks'
import { say } from '../text/say.ts'
import type { Session } from './session.ts'
import { Player, StepView } from './step-view.tsx'

/** The turn of a non-player, step by step: what it was asked, what it answered and why. */
export function NonPlayerPanel({
  session,
  attempt,
  onOutOfTurn,
}: {
  session: Session
  attempt(act: () => void): void
  onOutOfTurn(): void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const active = document.activeElement
    const isElsewhere = active instanceof Element && active.closest('.map, .spaces, .timeline, .pace') !== null
    if (!isElsewhere) heading.current?.focus({ preventScroll: true })
  }, [])
  const { actor, step, isAgain } = session
  const canAct = !isAgain && !session.isAtTurnsEnd && session.hasPeople
  return (
    <section class="question nonplayer" aria-labelledby="nonplayer-title">
      <h2 id="nonplayer-title" ref={heading} tabIndex={-1}>
        {actor !== undefined && <Player session={session} faction={actor} />}
      </h2>
      <div class="step-buttons">
        <button
          type="button"
          class="answer primary"
          data-key="step"
          data-shortcut="Enter"
          onClick={() => attempt(() => session.advance())}
        >
          <span class="shortcut" aria-hidden="true">
            ↵
          </span>
          {say(session.isAtTurnsEnd ? 'step.go-on' : 'step.on')}
        </button>
        <button type="button" data-key="finish" onClick={() => attempt(() => session.finish())}>
          {say(isAgain ? 'timeline.now' : session.hasPeople ? 'step.finish' : 'step.end')}
        </button>
        {canAct && (
          <button type="button" class="quiet" onClick={onOutOfTurn}>
            {say('menu.out-of-turn')}
          </button>
        )}
      </div>
      {isAgain && <p class="empty">{say('step.again')}</p>}
      {step === undefined ? <p>{say('step.next')}</p> : <StepView session={session} step={step} />}
      {session.isAtTurnsEnd && <p class="empty">{say('step.over')}</p>}
    </section>
  )
}
