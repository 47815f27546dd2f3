import { partText } from '@coinflict/kernel/display'
import type { Volume } from '@coinflict/kernel/state'
import { Icon } from '../parts/icon.tsx'
import { complain } from '../parts/notice.ts'
import { hrefOf } from '../route.ts'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { seatName } from '../text/seat.ts'
import { type Chair, type Consent, consent, DELETED, type Info, replaceAt } from './api.ts'
import { Clock, timeLeft, useServerTime } from './clock.tsx'
import { keepTable } from './keys.ts'
import type { RemoteSession } from './remote-session.ts'
import { Signs } from './seat-factions.tsx'
import { SitDown, seatsToTake } from './sit-down.tsx'
import type { OnlineTable } from './table.ts'

interface PeopleProps {
  readonly table: OnlineTable
  readonly session: RemoteSession
}

/** Who is there and who is to move, what somebody asks the others for, and what there is to say about the line. */
export function People({ table, session }: PeopleProps) {
  const info = table.info.value
  const { watchers } = table.present.value
  const { chair: own } = table.you.value
  const others = own === null ? watchers - 1 : watchers
  if (info === undefined) return null
  const free = info.status === 'running' ? seatsToTake(table) : undefined
  return (
    <section class="people" aria-label={say('online.people')}>
      <ul>
        {info.chairs.map((chair) => (
          <Person key={chair.chair} table={table} session={session} info={info} chair={chair} />
        ))}
        {others > 0 && <li>{say('online.watchers', { n: others })}</li>}
        {own === null && <li>{say('online.you-watch')}</li>}
        {table.unread > 0 && (
          <li>
            <button
              type="button"
              class="plain unread"
              aria-label={say('tabs.unread', { text: say('tabs.chat'), n: table.unread })}
              onClick={openChat}
            >
              <Icon name="talk" /> {table.unread}
            </button>
          </li>
        )}
      </ul>
      <LineState table={table} />
      {free !== undefined && <SitDown table={table} volume={session.volume} chairs={free} />}
      {info.requests.map((request) => (
        <Request key={request.id} table={table} session={session} request={request} />
      ))}
      {info.status === 'abandoned' && <p class="notice">{say('online.abandoned')}</p>}
      {info.rematch !== null && <Rematch table={table} next={info.rematch} />}
    </section>
  )
}

/** Opens the panel with what people say, wherever it is on the page. */
function openChat(): void {
  const tab = document.getElementById('tab-chat')
  tab?.click()
  tab?.scrollIntoView({ block: 'start' })
  tab?.focus({ preventScroll: true })
}

/** What there is to say about the line: that it is lost, or that it ended with the session. */
export function LineState({ table: { line } }: { table: OnlineTable }) {
  if (line.isOut.value)
    return (
      <p class="notice" role="alert">
        {say('online.logged-out')} <a href={hrefOf('people')}>{say('app.log-in')}</a>
      </p>
    )
  if (line.isUp.value) return null
  return (
    <p class="notice" role="status">
      {say('online.lost')}
    </p>
  )
}

/** The name of whoever sits there; that of an account leads to its page. */
export function ChairName({ chair: { name, account } }: { chair: Chair }) {
  if (name === DELETED) return <>{say('online.deleted')}</>
  if (name === null || !account) return <>{name}</>
  return <a href={hrefOf('people', encodeURI(`of/${name}`))}>{name}</a>
}

/** Somebody at the table, with their clock; and what can be done where nobody answers. */
function Person({ table, session, info, chair }: PeopleProps & { info: Info; chair: Chair }) {
  const isHere = table.present.value.chairs.includes(chair.chair)
  const isMoving = info.asked?.chair === chair.chair
  const isGone = chair.name === null && chair.substitute === null
  const nobody = chair.substitute === null ? say('online.nobody') : seatName(session.volume, chair.substitute)
  return (
    <li aria-current={isMoving ? 'true' : undefined}>
      <Signs volume={session.volume} factions={chair.factions} />
      <span class={chair.name === null ? '' : isHere ? 'present here' : 'present'}>
        {chair.name === null ? nobody : <ChairName chair={chair} />}
        {chair.name !== null && <span class="hidden"> {say(isHere ? 'online.here' : 'online.away')}</span>}
      </span>
      {info.pace.kind !== 'free' && <Clock table={table} chair={chair.chair} />}
      {info.status === 'running' && table.you.value.chair !== null && chair.chair !== table.you.value.chair && (
        <Replace table={table} info={info} chair={chair} isGone={isGone} />
      )}
    </li>
  )
}

/** Lets a non-player answer for somebody who is gone or has no time left. */
function Replace({ table, info, chair, isGone }: { table: OnlineTable; info: Info; chair: Chair; isGone: boolean }) {
  const now = useServerTime(table)
  const isLate = info.asked?.chair === chair.chair && (timeLeft(info, chair.chair, now) ?? 1) <= 0
  if (!isGone && !isLate) return null
  return (
    <button type="button" onClick={() => replaceAt(info.id, table.key, chair.chair).catch(complain)}>
      {say('online.replace')}
    </button>
  )
}

/** What somebody asks the others for; whoever has a say gives it. */
function Request({ table, session, request }: PeopleProps & { request: Consent }) {
  const { chair: own } = table.you.value
  const name = table.info.value?.chairs.find(({ chair }) => chair === request.by)?.name ?? say('online.somebody')
  const isOwn = request.by === own
  const answer = (agree: boolean) => () => {
    if (isOwn) table.withdrawn = request.id
    consent(table.id, table.key, request.id, agree).catch(complain)
  }
  const isOpen = own !== null && !isOwn && !request.agreed.includes(own)
  const to = request.kind === 'undo' ? session.answersBefore(request.to ?? 0) : session.length
  return (
    <div class="notice request" role="status">
      <p>
        {isOwn
          ? say('online.asked-others')
          : request.kind === 'undo'
            ? say('online.asks-undo', { name, n: session.length - to })
            : say('online.asks-hand', { name, words: handText(session.volume, request.words ?? '') })}
      </p>
      {own !== null && request.agreed.includes(own) && <p>{say('online.agreed')}</p>}
      {isOpen && (
        <button type="button" class="primary" onClick={answer(true)}>
          {say('online.accept')}
        </button>
      )}{' '}
      {(isOpen || isOwn) && (
        <button type="button" onClick={answer(false)}>
          {say(isOwn ? 'online.withdraw' : 'online.refuse')}
        </button>
      )}{' '}
      {request.kind === 'undo' && (
        <button type="button" class="quiet" onClick={() => session.lookAt(to)}>
          {say('online.look')}
        </button>
      )}
    </div>
  )
}

/** Changes by hand, in the reader's words. */
function handText(volume: Volume, words: string): string {
  const changes = words.replace(/^hand\s+/, '').split(/\s*;\s*/)
  return changes
    .map((change) => {
      const given = change.split(/\s+/)
      const [what, ...details] = given.map((word, i) => {
        const part = volume.interjections.hand?.next(volume, given.slice(0, i))
        return part === undefined ? word : partText(volume, part, word, language.value)
      })
      return `${what}: ${details.join(', ')}`
    })
    .join('; ')
}

/** The way to the next game of the same people. */
function Rematch({ table, next }: { table: OnlineTable; next: string }) {
  const { key } = table
  return (
    <p class="notice">
      <a
        href={hrefOf('online', next)}
        onClick={() => {
          if (key !== undefined) keepTable({ id: next, key })
        }}
      >
        {say('online.next-game')}
      </a>
    </p>
  )
}
