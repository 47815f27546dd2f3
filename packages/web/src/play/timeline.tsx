import { say } from '../text/say.ts'
import type { Session } from './session.ts'

/** The whole game as a line to move along, and a new game from any moment of it. */
export function Timeline({ session, onFork }: { session: Session; onFork(): void }) {
  const { length, moment, isPresent } = session
  return (
    <fieldset class="timeline" aria-label={say('timeline.label')}>
      <button
        type="button"
        class="quiet"
        onClick={() => session.lookAt(0)}
        aria-label={say('timeline.start')}
        disabled={moment === 0}
      >
        ⏮
      </button>
      <button
        type="button"
        class="quiet"
        onClick={() => session.lookAt(moment - 1)}
        aria-label={say('timeline.back')}
        disabled={moment === 0}
      >
        ◀
      </button>
      <input
        type="range"
        min={0}
        max={length}
        value={moment}
        aria-label={say('timeline.label')}
        aria-valuetext={say('timeline.moment', { n: moment, all: length })}
        onInput={(event) => session.lookAt(Number(event.currentTarget.value))}
      />
      <button
        type="button"
        class="quiet"
        onClick={() => session.lookAt(moment + 1)}
        aria-label={say('timeline.on')}
        disabled={isPresent}
      >
        ▶
      </button>
      <button type="button" class="quiet" onClick={() => session.lookAt(length)} disabled={isPresent}>
        {say('timeline.now')}
      </button>
      <span class="moment">{say('timeline.moment', { n: moment, all: length })}</span>
      {!isPresent && (
        <button type="button" class="primary" onClick={onFork}>
          {say('timeline.fork')}
        </button>
      )}
    </fieldset>
  )
}
