import type { Faction, Space } from '@coinflict/kernel/state'
import { useRef } from 'preact/hooks'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { Icon } from '../parts/icon.tsx'
import { say } from '../text/say.ts'
import { condensed } from './condense.ts'
import { useFocus } from './focus.ts'
import { LogList } from './log.tsx'
import type { Session } from './session.ts'

/** What a turn did, before it is confirmed. */
export function TurnSummary({
  session,
  hintsConfirm,
  onConfirm,
  onUndo,
  onPoint,
}: {
  session: Session
  /** Whether a newcomer is shown where to confirm. */
  hintsConfirm: boolean
  onConfirm(): void
  onUndo(): void
  onPoint(spaces: ReadonlySet<Space> | undefined): void
}) {
  const section = useRef<HTMLElement>(null)
  useFocus(section, '')
  const events = session.deeds
  const by = events.find((event) => event.by !== -1)?.by
  return (
    <section class="question summary" aria-labelledby="summary-title" ref={section} tabIndex={-1}>
      {by !== undefined && by !== -1 && <Who session={session} faction={by} />}
      <h2 id="summary-title" tabIndex={-1}>
        {say('turn.summary')}
      </h2>
      <LogList volume={session.volume} events={condensed(session.volume, events)} whys={session} onPoint={onPoint} />
      <div class="answers pinned">
        <button
          type="button"
          class={`answer primary ${hintsConfirm ? 'hinted' : ''}`}
          data-key="confirm"
          data-shortcut="Enter"
          aria-keyshortcuts="Enter"
          onClick={onConfirm}
        >
          <span class="shortcut" aria-hidden="true">
            <Icon name="enter" />
          </span>
          <span class="answer-text">{say('turn.confirm')}</span>
        </button>
        <button type="button" class="answer" data-key="undo" onClick={onUndo}>
          {say('turn.back')}
        </button>
      </div>
    </section>
  )
}

function Who({ session, faction }: { session: Session; faction: Faction }) {
  const look = factionLook(session.game, faction)
  return (
    <p class="asked">
      <FactionSign {...look} /> <strong>{look.name}</strong>
    </p>
  )
}
