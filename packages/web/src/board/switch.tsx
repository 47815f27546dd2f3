import { boardView } from '../settings.ts'
import { say } from '../text/say.ts'

/** Map or list. */
export function BoardSwitch() {
  return (
    <fieldset class="switch" aria-label={say('board.view')}>
      {(['map', 'list'] as const).map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={boardView.value === view}
          onClick={() => {
            boardView.value = view
          }}
        >
          {say(`board.${view}`)}
        </button>
      ))}
    </fieldset>
  )
}
