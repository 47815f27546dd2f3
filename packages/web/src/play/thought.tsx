import type { Word } from '@coinflict/kernel/state'
import { levelOf } from '@coinflict/players'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { say } from '../text/say.ts'
import { TurnsSeen } from '../think/turns.tsx'
import { useStudy } from '../think/use-study.ts'
import type { Session } from './session.ts'
import { viewerOf } from './viewer.ts'

const PLAYOUTS = levelOf('search')?.playouts ?? 0

/** What a player that thinks would do at the current question: it grows as it thinks, and can be stopped. */
export function ThoughtBox({ session, onFollow }: { session: Session; onFollow(word: Word): void }) {
  const version = session.changed.value
  const [asked, setAsked] = useState<number | undefined>(undefined)
  const isAsked = asked === version
  const section = useRef<HTMLElement>(null)
  // It is long, and stands below the chart's advice: whoever asked for it sees it grow.
  useLayoutEffect(() => section.current?.scrollIntoView({ block: 'start' }), [isAsked])
  const { result, isBusy, hasFailed, stop } = useStudy(isAsked ? String(version) : undefined, () => ({
    about: 'considered',
    save: session.presentSave(),
    viewer: viewerOf(session),
    playouts: PLAYOUTS,
  }))
  const best = result?.turns[0]?.turn[0]
  if (!isAsked)
    return (
      <button type="button" class="ask-thought" data-key="think" onClick={() => setAsked(version)}>
        {say('thought.ask')}
      </button>
    )
  return (
    <section class="thought" ref={section} aria-label={say('thought.title')} aria-busy={isBusy}>
      <p class="advice-chart">{say('thought.title')}</p>
      {isBusy && (
        <p class="thinking">
          <progress max={PLAYOUTS} value={result?.playouts ?? 0} aria-label={say('thought.title')} />
          <button type="button" onClick={stop}>
            {say('thought.stop')}
          </button>
        </p>
      )}
      {hasFailed && <p>{say('chances.failed')}</p>}
      {result !== undefined && <TurnsSeen volume={session.volume} consideration={result} />}
      {!isBusy && best !== undefined && (
        <button type="button" class="follow" data-key="follow-thought" onClick={() => onFollow(best.answer)}>
          {say('advice.follow')}
        </button>
      )}
      <p role="status" class="hidden">
        {!isBusy && result !== undefined && say('thought.done', { n: result.count })}
      </p>
    </section>
  )
}
