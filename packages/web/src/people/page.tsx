import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { hasTables } from '../online/api.ts'
import { NothingHere } from '../parts/nothing-here.tsx'
import { complain, notice } from '../parts/notice.ts'
import { NoticeLine } from '../parts/notice-line.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { hrefOf, route } from '../route.ts'
import '../styles/people.css'
import { useLoaded } from './act.tsx'
import { finishedTables, logOut } from './api.ts'
import { ArchivePage } from './archive.tsx'
import { GameRow } from './game-row.tsx'
import { leaveBy } from './leave.ts'
import { LogInPage } from './log-in.tsx'
import { findMe, me } from './me.ts'
import { MyGames } from './my-games.tsx'
import { ProfilePage } from './profile.tsx'
import { RatingsPage } from './ratings.tsx'
import { ReportPage } from './report.tsx'
import { SettingsPage } from './settings.tsx'
import { say } from './text/say.ts'

/** Everything for people with accounts: `games`, `archive/NAME`, `ratings`, `of/NAME`, `settings`, `report/NAME`; without a word, the way in. */
export function PeoplePage({ address }: { address: string }) {
  const [first = '', ...rest] = address.split('/')
  const part = first === '' && me.value ? 'games' : first
  const name = rest.join('/')
  useEffect(() => {
    // A first try that failed is made again.
    if (me.value === undefined) findMe().catch(complain)
    return () => {
      // What was done on one of these pages may be said on the next.
      if (route.value.page !== 'people') notice.value = undefined
    }
  }, [])
  if (!hasTables()) return <NothingHere />
  switch (part) {
    case '':
      return <Frame title={say('app.log-in')}>{me.value === null && <LogInPage />}</Frame>
    case 'archive':
      return (
        <Frame title={say('online.archive')}>
          <ArchivePage player={name} />
        </Frame>
      )
    case 'ratings':
      return (
        <Frame title={say('online.ratings')}>
          <RatingsPage />
        </Frame>
      )
    case 'of':
      return (
        <Frame title={name}>
          <ProfilePage name={name} />
        </Frame>
      )
    case 'games':
      return (
        <Own title={say('people.games')}>
          <MyGames />
          <FinishedGames />
        </Own>
      )
    case 'settings':
      return (
        <Own title={say('people.settings')}>
          <SettingsPage />
        </Own>
      )
    case 'report':
      return (
        <Own title={say('people.report-title')}>
          <ReportPage name={name} />
        </Own>
      )
    default:
      return <Frame title={say('app.not-found')} />
  }
}

/** A page for whoever is logged in; others are asked to. */
function Own({ title, children }: { title: string; children: ComponentChildren }) {
  if (me.value === undefined) return <Frame title={title} />
  if (me.value !== null) return <Frame title={title}>{children}</Frame>
  return (
    <Frame title={title}>
      <p>{say('people.log-in-first')}</p>
      <LogInPage />
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <main class="page account">
      <Ways />
      <PageTitle>{title}</PageTitle>
      <NoticeLine />
      {children}
    </main>
  )
}

/** The ways between these pages. */
function Ways() {
  const own = me.value
  const here = route.value.rest
  const link = (address: string, text: string) => (
    <a href={hrefOf('people', encodeURI(address))} aria-current={here === address ? 'page' : undefined}>
      {text}
    </a>
  )
  return (
    <nav class="ways" aria-label={say('people.nav')}>
      {own && link('games', say('people.games'))}
      {link('archive', say('online.archive'))}
      {link('ratings', say('online.ratings'))}
      {own && (
        <>
          {link(`of/${own.name}`, say('people.profile'))}
          {link('settings', say('people.settings'))}
          <button type="button" onClick={() => leaveBy(logOut).catch(complain)}>
            {say('people.log-out')}
          </button>
        </>
      )}
      {own === null && link('', say('app.log-in'))}
    </nav>
  )
}

function FinishedGames() {
  const { value, problem } = useLoaded(finishedTables)
  return (
    <section class="my-games" aria-labelledby="finished-title">
      {problem}
      {value !== undefined && value.length > 0 && (
        <>
          <h3 id="finished-title">{say('people.finished')}</h3>
          <ul class="game-rows">
            {value.map((table) => (
              <GameRow key={table.id} table={table} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
