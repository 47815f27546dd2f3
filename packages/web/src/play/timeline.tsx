import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../parts/icon.tsx'
import { say } from '../text/say.ts'
import type { Session } from './session.ts'
import { Player, StepView } from './step-view.tsx'

/** The whole game as a line to move along. Its ends stay in reach of the keyboard. */
export function Timeline({ session }: { session: Session }) {
  const { length, moment, isPresent } = session
  return (
    <fieldset class="timeline" aria-label={say('timeline.label')}>
      <button
        type="button"
        class="quiet"
        onClick={() => session.lookAt(0)}
        aria-label={say('timeline.start')}
        aria-disabled={moment === 0}
      >
        <Icon name="start" />
      </button>
      <button
        type="button"
        class="quiet"
        onClick={() => session.lookAt(moment - 1)}
        aria-label={say('timeline.back')}
        aria-disabled={moment === 0}
      >
        <Icon name="back" />
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
        aria-disabled={isPresent}
      >
        <Icon name="on" />
      </button>
      <button
        type="button"
        class={isPresent ? 'quiet' : ''}
        onClick={() => session.lookAt(length)}
        aria-disabled={isPresent}
      >
        {say('timeline.now')}
      </button>
      <span class="moment">
        <span class="hidden-on-phone">{say('timeline.moment', { n: moment, all: length })}</span>
        <span class="moment-in-figures" aria-hidden="true">
          {moment}/{length}
        </span>
      </span>
    </fieldset>
  )
}

/** Stands where the question would be: what an earlier moment is, and a new game from it. It takes the focus if that went with the question. */
export function Past({ session, onFork }: { session: Session; onFork(): void }) {
  const section = useRef<HTMLElement>(null)
  const { step } = session
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section class="question past" aria-label={say('timeline.label')} ref={section} tabIndex={-1}>
      <p>{say('timeline.past')}</p>
      <p>
        <button type="button" onClick={onFork}>
          {say('timeline.fork')}
        </button>
      </p>
      {step !== undefined && (
        <>
          <h2>
            <Player session={session} faction={step.by} />
          </h2>
          <StepView session={session} step={step} />
        </>
      )}
    </section>
  )
}
