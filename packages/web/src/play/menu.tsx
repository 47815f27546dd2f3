import { hidesFrom, SPECTATOR } from '@coinflict/kernel/table'
import { useRef } from 'preact/hooks'
import { draftOfGame } from '../editor/draft.ts'
import { Icon } from '../parts/icon.tsx'
import { notice } from '../parts/notice.ts'
import { Settings, TableSettings } from '../parts/settings.tsx'
import { linkTo, shareLink } from '../parts/share.ts'
import { go, hrefOf } from '../route.ts'
import { offerFile } from '../storage/file.ts'
import { pack } from '../storage/link.ts'
import { seat } from '../storage/mail.ts'
import { type Message, say } from '../text/say.ts'
import type { Company } from './company.ts'
import type { Session } from './session.ts'
import { whyNotByHand, whyNotOutOfTurn } from './whenever.ts'

export interface MenuProps {
  readonly session: Session
  /** Whether a newcomer is shown where to undo. */
  readonly hintsUndo: boolean
  readonly company: Company | undefined
  onUndo(): void
  onOpen(window: 'help' | 'out-of-turn' | 'by-hand' | 'write-down'): void
  onNews(): void
  attempt(act: () => void): void
}

/** Where one can go from a game; its bar has the way to all games. */
const PAGES = ['rules', 'editor', 'guide'] as const

/** What can be done with the game as a whole. */
export function GameMenu({ session, hintsUndo, company, onUndo, onOpen, onNews, attempt }: MenuProps) {
  const { volume } = session
  const more = useRef<HTMLDetailsElement>(null)
  const share = async () => {
    const { checkpoint: _, ...save } = session.save(SPECTATOR)
    const link = await linkTo('open', { save })
    const text = say((await shareLink(link)) ? 'menu.link-copied' : 'menu.link-here', { link })
    const hidden = hidesFrom(session.tableShown, SPECTATOR) ? ` ${say('menu.link-hidden')}` : ''
    notice.value = { text: text + hidden }
  }
  const edit = async () => go('editor', await pack(draftOfGame(session.game, session.save().stack)))
  /** The list folds up when something in it was chosen. */
  const choose = (act: () => void) => () => {
    if (more.current !== null) more.current.open = false
    act()
  }
  return (
    <div class="menu" role="toolbar" aria-label={say('menu.label')}>
      <button type="button" class={hintsUndo ? 'signed hinted' : 'signed'} onClick={onUndo} disabled={!session.canUndo}>
        <Icon name="undo" />
        <span class="hidden-on-phone">{say('menu.undo')}</span>
      </button>
      <button type="button" class="signed" onClick={() => attempt(() => session.redo())} disabled={!session.canRedo}>
        <Icon name="redo" />
        <span class="hidden-on-phone">{say('menu.redo')}</span>
      </button>
      <button
        type="button"
        class="signed"
        onClick={() => attempt(() => session.repeat())}
        disabled={!session.canRepeat}
      >
        <Icon name="same" />
        <span class="hidden-on-phone">{say('menu.again')}</span>
      </button>
      <details
        class="more"
        ref={more}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || more.current?.open !== true) return
          event.stopPropagation()
          more.current.open = false
          more.current.querySelector('summary')?.focus()
        }}
      >
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
          <Whenever
            name="out-of-turn"
            text={say('menu.out-of-turn')}
            why={whyNotOutOfTurn(session)}
            onChoose={choose(() => onOpen('out-of-turn'))}
          />
          <Whenever
            name="by-hand"
            text={say('keys.by-hand')}
            why={whyNotByHand(session)}
            onChoose={choose(() => onOpen('by-hand'))}
          />
          {company === undefined ? (
            <button
              type="button"
              onClick={choose(() => offerFile(`${volume.id}-${session.moment}.json`, session.save()))}
            >
              {say('menu.export')}
            </button>
          ) : (
            company.menu(choose)
          )}
          <button type="button" onClick={choose(share)}>
            {say('menu.share')}
          </button>
          {session.addressee !== undefined && (
            <button type="button" onClick={choose(() => sendMove(session))}>
              {say('menu.send')}
            </button>
          )}
          <button type="button" onClick={choose(() => onOpen('write-down'))}>
            {say('menu.write-down')}
          </button>
          {session.id !== 'guide' && !session.isOnline && (
            <a class="more-link" href={recordOf(session)}>
              {say('menu.record')}
            </a>
          )}
          <button type="button" onClick={choose(edit)}>
            {say('menu.edit')}
          </button>
          <button type="button" onClick={choose(() => onOpen('help'))}>
            {say('menu.help')}
          </button>
          <nav aria-label={say('app.pages')}>
            {PAGES.map((page) => (
              <a key={page} class="more-link" href={hrefOf(page)}>
                {say(`app.${page}`)}
              </a>
            ))}
          </nav>
          <Settings />
          <TableSettings />
        </div>
      </details>
    </div>
  )
}

/** The record of a game up to the moment shown. */
const recordOf = ({ id, isPresent, moment }: Session): string => hrefOf('record', isPresent ? id : `${id}/${moment}`)

/** Who is asked now answers elsewhere from now on; the page offers the link. */
function sendMove({ id, addressee, tableShown }: Session): void {
  const player = addressee === undefined ? undefined : tableShown.setup.seats[addressee]?.player
  if (player !== undefined) seat(id, player, true)
}

/** Something of the menu that can be done out of turn; where it cannot be done now, that is said. */
function Whenever({
  name,
  text,
  why,
  onChoose,
}: {
  name: string
  text: string
  why: Message | undefined
  onChoose(): void
}) {
  const place = `why-not-${name}`
  return (
    <button
      type="button"
      data-key={name}
      disabled={why !== undefined}
      aria-label={text}
      aria-describedby={why === undefined ? undefined : place}
      onClick={onChoose}
    >
      {text}
      {why !== undefined && <small id={place}>{say(why)}</small>}
    </button>
  )
}
