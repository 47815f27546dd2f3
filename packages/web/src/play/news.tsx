import { cardName } from '@coinflict/kernel/display'
import { currentCard, type Space } from '@coinflict/kernel/state'
import type { TurnReport } from '@coinflict/kernel/table'
import { useEffect, useRef } from 'preact/hooks'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { say } from '../text/say.ts'
import { condensed } from './condense.ts'
import { LogList } from './log.tsx'
import { phaseText } from './phase.ts'
import type { Session } from './session.ts'

/** What happened since the last turn of the person asked: turn by turn, beside the game, until it is closed or answered. */
export function News({
  session,
  onPoint,
}: {
  session: Session
  onPoint(spaces: ReadonlySet<Space> | undefined): void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { tellsNews, volume } = session
  const news = session.news
    .map((told) => ({ ...told, events: condensed(volume, told.events).filter(({ kind }) => kind !== 'phase') }))
    .filter(({ events }) => events.length > 0)
  // What opens by itself leaves the focus where it is.
  useEffect(() => {
    if (tellsNews !== 'asked') return
    heading.current?.focus()
    heading.current?.closest('.news')?.scrollIntoView({ block: 'start' })
  }, [tellsNews])
  const close = () => {
    onPoint(undefined)
    session.showNews(false)
    document.querySelector<HTMLElement>('.question')?.focus({ preventScroll: true })
  }
  return (
    <section
      class="news"
      aria-labelledby="news-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <header>
        <h2 id="news-title" ref={heading} tabIndex={-1}>
          {say('news.title')}
        </h2>
        <button type="button" class="quiet" onClick={close}>
          {say('dialog.close')}
        </button>
      </header>
      {news.length === 0 && <p class="empty">{say('log.empty')}</p>}
      {news.map((told, i) => (
        <section key={i}>
          <h3>
            <Heading told={told} />
          </h3>
          <LogList volume={volume} events={told.events} whys={session} onPoint={onPoint} />
        </section>
      ))}
    </section>
  )
}

/** Whose turn it was and on which card, or which part of a round. */
function Heading({ told: { by, game } }: { told: TurnReport }) {
  if (by === undefined) return <>{phaseText(game)}</>
  const look = factionLook(game, by)
  return (
    <>
      <FactionSign {...look} /> {look.name} <span class="on-card">{cardName(game.volume, currentCard(game))}</span>
    </>
  )
}
