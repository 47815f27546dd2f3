import { Dialog } from '../parts/dialog.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { reasonText } from '../text/sentences.ts'
import type { Session } from './session.ts'

/** Taking back what chance or others have built on: only if all agree. */
export function UndoDialog({
  session,
  attempt,
  onClose,
}: {
  session: Session
  attempt(act: () => void): void
  onClose(): void
}) {
  const reason = session.whyNotUndo()
  const why = reason === undefined ? say('undo.possible') : reasonText(session.game, reason, language.value)
  return (
    <Dialog title={say('menu.undo')} read="undo-text" onClose={onClose}>
      <p id="undo-text">
        {why} {say('undo.agree')}
      </p>
      <button
        type="button"
        class="primary"
        onClick={() => {
          attempt(() => session.undo(true))
          onClose()
        }}
      >
        {say('undo.anyway')}
      </button>
    </Dialog>
  )
}
