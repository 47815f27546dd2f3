import { useRef } from 'preact/hooks'
import { draftOfGame } from '../editor/draft.ts'
import { notice } from '../parts/notice.ts'
import { Settings } from '../parts/settings.tsx'
import { shareLink } from '../parts/share.ts'
import { go, hrefOf } from '../route.ts'
import { offerFile } from '../storage/file.ts'
import { pack } from '../storage/link.ts'
import { say } from '../text/say.ts'
import type { Session } from './session.ts'

export interface MenuProps {
  readonly session: Session
  /** Whether a newcomer is shown where to undo. */
  readonly hintsUndo: boolean
  onUndo(): void
  onOpen(window: 'help' | 'out-of-turn' | 'by-hand'): void
  onNews(): void
  attempt(act: () => void): void
}

/** What can be done with the game as a whole. */
export function GameMenu({ session, hintsUndo, onUndo, onOpen, onNews, attempt }: MenuProps) {
  const { volume } = session
  const more = useRef<HTMLDetailsElement>(null)
  const share = async () => {
    const { checkpoint: _, ...save } = session.save()
    const link = `${location.href.replace(/#.*/, '')}${hrefOf('open', await pack({ save }))}`
    notice.value = { text: say((await shareLink(link)) ? 'menu.link-copied' : 'menu.link-here', { link }) }
  }
  const edit = async () => go('editor', await pack(draftOfGame(session.game, session.save().stack)))
  /** The list folds up when something in it was chosen. */
  const choose = (act: () => void) => () => {
    if (more.current !== null) more.current.open = false
    act()
  }
  return (
    <div class="menu" role="toolbar" aria-label={say('menu.label')}>
      <button type="button" class={hintsUndo ? 'hinted' : ''} onClick={onUndo} disabled={!session.canUndo}>
        {say('menu.undo')}
      </button>
      <button type="button" onClick={() => attempt(() => session.redo())} disabled={!session.canRedo}>
        {say('menu.redo')}
      </button>
      <button type="button" onClick={() => attempt(() => session.repeat())} disabled={!session.canRepeat}>
        {say('menu.again')}
      </button>
      <details class="more" ref={more}>
        <summary>{say('menu.more')}</summary>
        <div class="more-list">
          <button type="button" onClick={choose(onNews)}>
            {say('news.title')}
          </button>
          {session.hasNonPlayers && (
            <button
              type="button"
              onClick={choose(() => session.replayLastTurns())}
              disabled={session.lastTurns === undefined}
            >
              {say('pace.again')}
            </button>
          )}
          <button
            type="button"
            onClick={choose(() => onOpen('out-of-turn'))}
            disabled={!session.isPresent || session.isAtTurnsEnd || session.isOver || !session.hasPeople}
          >
            {say('menu.out-of-turn')}
          </button>
          <button
            type="button"
            data-key="by-hand"
            onClick={choose(() => onOpen('by-hand'))}
            disabled={!session.isPresent || session.isHeld || session.question === undefined || !session.hasPeople}
          >
            {say('hand.title')}
          </button>
          <button
            type="button"
            onClick={choose(() => offerFile(`${volume.id}-${session.moment}.json`, session.save()))}
          >
            {say('menu.export')}
          </button>
          <button type="button" onClick={choose(share)}>
            {say('menu.share')}
          </button>
          <button type="button" onClick={choose(edit)}>
            {say('menu.edit')}
          </button>
          <button type="button" onClick={choose(() => onOpen('help'))}>
            {say('menu.help')}
          </button>
          <a class="more-link" href={hrefOf('rules')}>
            {say('app.rules')}
          </a>
          <a class="more-link" href={hrefOf('editor')}>
            {say('app.editor')}
          </a>
          <Settings />
        </div>
      </details>
    </div>
  )
}
