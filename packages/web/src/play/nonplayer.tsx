import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../parts/icon.tsx'
import { announce } from '../parts/status.tsx'
import { factionNouns, say } from '../text/say.ts'
import { useFocus } from './focus.ts'
import { phaseText } from './phase.ts'
import type { Session, Thinking } from './session.ts'
import { PartView, Player, StepView } from './step-view.tsx'
import '../styles/think.css'

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
  const { actor, game, part, step, thinking, isReplay } = session
  const canAct = !isReplay && session.own.length > 0 && part === undefined && !game.isOver
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
          onClick={() => attempt(() => (thinking === undefined ? session.advance() : session.stopThinking()))}
        >
          <span class="shortcut" aria-hidden="true">
            <Icon name="enter" />
          </span>
          {stepText(session)}
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
      {isReplay && !session.isLive && <p class="empty">{say('step.again')}</p>}
      {part !== undefined ? (
        <PartView session={session} part={part} />
      ) : step !== undefined ? (
        <StepView session={session} step={step} />
      ) : (
        thinking !== undefined && <ThinkingView session={session} thinking={thinking} />
      )}
      {part === undefined && session.isAtTurnsEnd && <p class="empty">{say('step.over')}</p>}
    </section>
  )
}

/** What the first button does. */
function stepText({ thinking, part, isAtTurnsEnd }: Session): string {
  if (thinking !== undefined) return say(thinking.isStuck ? 'think.again' : 'think.stop')
  return say(part === undefined && isAtTurnsEnd ? 'step.go-on' : 'step.on')
}

/** Who thinks, and how far they are. */
function ThinkingView({ session, thinking }: { session: Session; thinking: Thinking }) {
  const { by, isStuck, share } = thinking
  const said = say(isStuck ? 'think.stuck' : 'think.now', { faction: factionNouns(session.volume, [by]) })
  useEffect(() => announce(said), [said])
  return (
    <div class="thinking">
      <p>{said}</p>
      {!isStuck && <progress value={share.value} aria-label={said} />}
    </div>
  )
}
