import type { Volume } from '@coinflict/kernel/state'
import { useEffect, useState } from 'preact/hooks'
import { NothingHere } from '../parts/nothing-here.tsx'
import { complain, notice, problemText } from '../parts/notice.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { shareLink } from '../parts/share.ts'
import { me } from '../people/me.ts'
import { PlayPage } from '../play/play.tsx'
import { go, replace } from '../route.ts'
import { scenarioName } from '../setup/continue.tsx'
import { importSave } from '../storage/import-save.ts'
import { ofVolume, say } from '../text/say.ts'
import { seatName } from '../text/seat.ts'
import { boxOf } from '../volumes.ts'
import { type Chair, hasTables, type Info, leaveTable, type Offer, offerSeat, startTable } from './api.ts'
import { automaticAt, usualAt } from './automatic.ts'
import { Chat } from './chat.tsx'
import { goneText, paceText } from './clock.tsx'
import { companyAt } from './company.tsx'
import { Invitation } from './invitation.tsx'
import { keepTable, knownTable } from './keys.ts'
import { linkOf } from './link.ts'
import { ChairName, LineState } from './people.tsx'
import { Factions } from './seat-factions.tsx'
import { SitDown, seatsToTake } from './sit-down.tsx'
import { OnlineTable } from './table.ts'

/** A place in the journal, as links name it. */
const momentIn = (word = ''): number | undefined => {
  const found = /^at=(\d{1,9})$/.exec(word)?.[1]
  return found === undefined ? undefined : Number(found)
}

/**
 * A table on the server: before the game who sits where, then the game. A link with a key is taken into this browser first; one with a moment
 * leads there.
 */
export function OnlinePage({ address }: { address: string }) {
  const [id = '', word] = address.split('/')
  const [table, setTable] = useState<OnlineTable | undefined>(undefined)
  const moment = momentIn(word)
  const key = moment === undefined ? word : undefined
  useEffect(() => {
    if (key !== undefined) {
      const own = knownTable(id)?.key
      if (own === undefined || own === key || confirm(say('online.other-seat'))) keepTable({ id, key })
      replace('online', id)
      return
    }
    const opened = new OnlineTable(id, moment)
    setTable(opened)
    return () => {
      opened.leave()
      notice.value = undefined
    }
  }, [id, key, moment])
  if (!hasTables()) return <NothingHere />
  const problem = table?.problem.value
  if (problem !== undefined) return <NothingHere why={problemText(problem)} />
  if (table?.info.value === undefined) return <Waiting table={table} />
  const session = table.session.value
  if (session === undefined) return <Lobby table={table} />
  const fork = () => {
    importSave(session.save()).then((forked) => go('play', forked), complain)
  }
  return <PlayPage session={session} onFork={fork} company={companyAt(table, session, fork)} />
}

/** Milliseconds after which waiting for the server calls for a word. */
const LATE = 3000

/** Until the server has told of the table; where it does not answer, that is said. */
function Waiting({ table }: { table: OnlineTable | undefined }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLate, LATE, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main class="page">
      <PageTitle class="hidden">{say('online.title')}</PageTitle>
      <p class="loading">{say('app.loading')}</p>
      {isLate && table !== undefined && <LineState table={table} />}
    </main>
  )
}

/** Who sits where, links for those who are missing, and the beginning. */
function Lobby({ table }: { table: OnlineTable }) {
  const info = table.info.value
  const you = table.you.value
  const [volume, setVolume] = useState<Volume | undefined>(undefined)
  useEffect(() => {
    if (info !== undefined) boxOf(info.game).volume().then(setVolume, complain)
  }, [info?.game])
  if (info === undefined || volume === undefined) return <p class="loading">{say('app.loading')}</p>
  const isFull = info.chairs.every(({ name, substitute }) => name !== null || substitute !== null)
  const isSeated = you.chair !== null
  const free = seatsToTake(table)
  return (
    <main class="page lobby">
      <PageTitle>{info.name}</PageTitle>
      <p class="table-rules">{rulesText(volume, info)}</p>
      <LineState table={table} />
      {notice.value !== undefined && (
        <p class="notice" role="alert">
          {notice.value.text}
        </p>
      )}
      <ul class="chairs">
        {info.chairs.map((chair) => (
          <ChairLine key={chair.chair} table={table} volume={volume} chair={chair} />
        ))}
        {Object.entries(info.nonPlayers).map(([faction, kind]) => (
          <li key={faction}>
            <Factions volume={volume} factions={[faction]} /> {seatName(volume, kind)}
          </li>
        ))}
      </ul>
      {you.invited === null ? (
        free !== undefined && <SitDown table={table} volume={volume} chairs={free} />
      ) : (
        <Invitation id={info.id} onSeated={(seat) => table.sitWith(seat)} />
      )}
      <p>
        {say(isFull ? 'online.full' : 'online.not-full')}
        {you.host &&
          table.links.value.some(({ chair }) => isAwaited(info.chairs, chair)) &&
          ` ${say('online.send-links')}`}
      </p>
      <div class="lobby-acts">
        {(isSeated || you.host) && (
          <button
            type="button"
            class="primary"
            disabled={!isFull}
            onClick={() => startTable(info.id, table.key).catch(complain)}
          >
            {say('setup.start')}
          </button>
        )}
        <CopyLink link={linkOf(info.id)} text={say('online.link')} />
        {isSeated && (
          <button type="button" onClick={() => leaveTable(info.id, table.key).catch(complain)}>
            {say('online.get-up')}
          </button>
        )}
      </div>
      <section class="lobby-chat" aria-labelledby="lobby-chat">
        <h2 id="lobby-chat">{say('tabs.chat')}</h2>
        <Chat table={table} />
      </section>
      <p class="fair">
        {say('online.commitment')} <code>{info.commitment}</code>
      </p>
    </main>
  )
}

/** Whether somebody with a link has not come yet. */
const isAwaited = (chairs: readonly Chair[], place: number): boolean =>
  chairs.some(({ chair, kind, name }) => chair === place && kind === 'link' && name === null)

/** The game, its scenario, the options that were chosen, the pace, whether it counts, who finds it, and what becomes of the seats of those who leave. */
function rulesText(volume: Volume, { name, scenario, options, pace, gone, rated, public: isPublic }: Info): string {
  const chosen = volume.options.filter(({ id, default: usual }) => (options[id] ?? usual) !== usual)
  return [
    ...(name === volume.title ? [] : [volume.title]),
    scenarioName(volume, scenario),
    ...chosen.map(({ id }) => ofVolume(volume, `option.${id}.${options[id]}`)),
    paceText(pace),
    say(isPublic ? 'online.is-public' : 'online.is-private'),
    ...(rated ? [say('online.is-rated')] : []),
    `${goneText(pace)}: ${say(`online.gone-${gone}`)}`,
  ].join(' · ')
}

/** Puts a link on the clipboard, and says so. */
function CopyLink({ link, text }: { link: string; text: string }) {
  const [isCopied, setCopied] = useState<boolean | undefined>(undefined)
  return (
    <>
      <button type="button" onClick={() => shareLink(link).then(setCopied)}>
        {text}
      </button>{' '}
      {isCopied === true && <span role="status">{say('online.copied')}</span>}
      {isCopied === false && <code>{link}</code>}
    </>
  )
}

interface SeatProps {
  readonly table: OnlineTable
  readonly volume: Volume
  readonly chair: Chair
}

/** A seat for a person: who sits there, or who is to, with the link where there is one. */
function ChairLine({ table, volume, chair }: SeatProps) {
  const isLink = chair.name === null && chair.kind === 'link'
  const key = isLink ? table.links.value.find((link) => link.chair === chair.chair)?.key : undefined
  const link = key === undefined ? undefined : linkOf(table.id, key)
  const isHere = table.present.value.chairs.includes(chair.chair)
  return (
    <li>
      <Factions volume={volume} factions={chair.factions} />{' '}
      {chair.name === null ? (
        <span class={chair.substitute === null ? 'empty' : ''}>
          {chair.substitute === null ? emptyText(chair) : seatName(volume, chair.substitute)}
        </span>
      ) : (
        <span class={isHere ? 'present here' : 'present'}>
          <ChairName chair={chair} /> <span class="hidden">{say(isHere ? 'online.here' : 'online.away')}</span>
        </span>
      )}
      {link !== undefined && (
        <span class="seat-link">
          <CopyLink link={link} text={say('mail.copy')} /> <code>{link}</code>
        </span>
      )}
      {chair.name === null && table.you.value.host && <OfferSeat table={table} volume={volume} chair={chair} />}
    </li>
  )
}

/** For whom an empty seat is. */
function emptyText({ kind, invited, declined }: Chair): string {
  if (kind === 'open') return say('online.open-seat')
  if (invited === null) return say('online.awaited')
  return say(declined ? 'online.declined' : 'online.kept-for', { name: invited })
}

/** Lets whoever set the table up say for whom an empty seat is, or who plays there by itself; what held before is void. */
function OfferSeat({ table, volume, chair: { chair, kind, factions, substitute } }: SeatProps) {
  const [name, setName] = useState('')
  const [automatic, setAutomatic] = useState(() => substitute ?? usualAt(volume, factions, table.info.value))
  const offer = (wish: Offer) => {
    notice.value = undefined
    offerSeat(table.id, table.key, chair, wish).then(({ link }) => {
      table.keepLink(chair, link)
      setName('')
    }, complain)
  }
  return (
    <form
      class="offer-seat"
      onSubmit={(event) => {
        event.preventDefault()
        offer({ for: 'person', name })
      }}
    >
      {substitute !== null && <span>{say('online.instead')}</span>}
      <button type="button" onClick={() => offer({ for: 'link' })}>
        {say(kind === 'link' ? 'online.new-link' : 'online.seat-link')}
      </button>
      {kind !== 'open' && (
        <button type="button" onClick={() => offer({ for: 'open' })}>
          {say('online.seat-open')}
        </button>
      )}
      {me.value && (
        <>
          <input
            type="text"
            value={name}
            maxLength={40}
            required
            aria-label={say('online.seat-person')}
            placeholder={say('online.seat-person')}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit">{say('online.invite')}</button>
        </>
      )}
      <span class="automatic">
        <select
          aria-label={say('online.automatic')}
          value={automatic}
          onChange={(event) => setAutomatic(event.currentTarget.value)}
        >
          {automaticAt(volume, factions).map((each) => (
            <option key={each} value={each}>
              {seatName(volume, each)}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => offer({ for: 'non-player', kind: automatic })}>
          {say('online.put-in')}
        </button>
      </span>
    </form>
  )
}
