import { useRef } from 'preact/hooks'
import { Icon } from '../parts/icon.tsx'
import { say } from '../text/say.ts'
import { useFocus } from './focus.ts'
import { phaseText } from './phase.ts'
import type { Session } from './session.ts'
import { PartView, Player, StepView } from './step-view.tsx'

/** The turn of a non-player, step by step: what it chose, what came of it and why; and what a round brings, part by part. */
export function NonPlayerPanel({
  session,
  attempt,
  onOutOfTurn,
}: {
  session: Session
  attempt(act: () => void): void
  onOutOfTurn(): void
}) {
  const section = useRef<HTMLElement>(null)
  useFocus(section, '', '.map, .spaces, .timeline, .pace')
  const { actor, game, part, step, isReplay } = session
  const canAct = !isReplay && session.hasPeople && part === undefined && !game.isOver
  return (
    <section class="question nonplayer" aria-labelledby="nonplayer-title" ref={section} tabIndex={-1}>
      <h2 id="nonplayer-title" tabIndex={-1}>
        {actor !== undefined ? (
          <Player session={session} faction={actor} />
        ) : (
          part !== undefined && phaseText(part.game)
        )}
      </h2>
      <div class="step-buttons">
        <button
          type="button"
          class="answer primary"
          data-key="step"
          data-shortcut="Enter"
          aria-keyshortcuts="Enter"
          onClick={() => attempt(() => session.advance())}
        >
          <span class="shortcut" aria-hidden="true">
            <Icon name="enter" />
          </span>
          {say(part === undefined && session.isAtTurnsEnd ? 'step.go-on' : 'step.on')}
        </button>
        <button type="button" data-key="finish" onClick={() => attempt(() => session.finish())}>
          {say(isReplay ? 'timeline.now' : session.hasPeople ? 'step.finish' : 'step.end')}
        </button>
        {canAct && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              if (session.isAtTurnsEnd) attempt(() => session.leaveTurn())
              onOutOfTurn()
            }}
          >
            {say('menu.out-of-turn')}
          </button>
        )}
      </div>
      {isReplay && <p class="empty">{say('step.again')}</p>}
      {part !== undefined ? (
        <PartView session={session} part={part} />
      ) : step !== undefined ? (
        <StepView session={session} step={step} />
      ) : (
        <p>{say('step.next')}</p>
      )}
      {part === undefined && session.isAtTurnsEnd && <p class="empty">{say('step.over')}</p>}
    </section>
  )
}
