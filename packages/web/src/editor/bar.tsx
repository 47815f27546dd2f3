import { useRef } from 'preact/hooks'
import { BoardSwitch } from '../board/switch.tsx'
import { complain } from '../parts/notice.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { say } from '../text/say.ts'
import { ChancesSwitch } from '../think/chances.tsx'
import { canRedo, canUndo, copyLink, play, redoEdit, saveFile, undoEdit } from './desk.ts'

/** What can be done with the position as a whole. */
export function Bar({ title, onStart }: { title: string; onStart(): void }) {
  const more = useRef<HTMLDetailsElement>(null)
  /** The list folds up when something in it was chosen. */
  const choose = (act: () => void) => () => {
    if (more.current !== null) more.current.open = false
    act()
  }
  return (
    <div class="board-bar">
      <PageTitle class="phase">{title}</PageTitle>
      <ChancesSwitch />
      <BoardSwitch />
      <div class="menu" role="toolbar" aria-label={say('editor.toolbar')}>
        <button type="button" onClick={undoEdit} disabled={!canUndo.value}>
          {say('menu.undo')}
        </button>
        <button type="button" onClick={redoEdit} disabled={!canRedo.value}>
          {say('menu.redo')}
        </button>
        <button type="button" onClick={onStart}>
          {say('editor.start')}
        </button>
        <details class="more" ref={more}>
          <summary>{say('menu.more')}</summary>
          <div class="more-list">
            <button type="button" onClick={choose(saveFile)}>
              {say('menu.export')}
            </button>
            <button type="button" onClick={choose(() => copyLink().catch(complain))}>
              {say('editor.share')}
            </button>
            <button type="button" onClick={choose(onStart)}>
              {say('setup.import')}
            </button>
          </div>
        </details>
        <button type="button" class="primary" onClick={() => play().catch(complain)}>
          {say('editor.play')}
        </button>
      </div>
    </div>
  )
}
