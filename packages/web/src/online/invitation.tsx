import { complain, notice } from '../parts/notice.ts'
import { say } from '../text/say.ts'
import { declineSeat, joinTable } from './api.ts'

/** A seat that is kept for whoever is logged in: to take or to decline. */
export function Invitation({
  id,
  onSeated,
  onDeclined,
}: {
  id: string
  /** With the key of the seat. */
  onSeated(key: string): void
  onDeclined?(): void
}) {
  const accept = () => {
    notice.value = undefined
    joinTable(id, undefined, {}).then(({ key }) => {
      if (key !== undefined) onSeated(key)
    }, complain)
  }
  return (
    <div class="invitation">
      <p>{say('online.invited')}</p>
      <button type="button" class="primary" onClick={accept}>
        {say('online.accept')}
      </button>{' '}
      <button type="button" onClick={() => declineSeat(id).then(onDeclined, complain)}>
        {say('online.decline')}
      </button>
    </div>
  )
}
