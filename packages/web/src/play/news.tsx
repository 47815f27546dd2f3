import type { LogEvent, Space } from '@coinflict/kernel'
import { Dialog } from '../parts/dialog.tsx'
import { say } from '../text/say.ts'
import { LogList } from './log.tsx'
import type { Session } from './session.ts'

/** What changed since the faction that is asked had its last turn. */
export function News({
  session,
  events,
  onPoint,
  onClose,
}: {
  session: Session
  events: readonly LogEvent[]
  onPoint(spaces: ReadonlySet<Space> | undefined): void
  onClose(): void
}) {
  return (
    <Dialog title={say('news.title')} onClose={onClose}>
      <LogList volume={session.volume} events={events} grounds={session.table.grounds} onPoint={onPoint} />
    </Dialog>
  )
}
