import { useEffect } from 'preact/hooks'
import { Invitation } from '../online/invitation.tsx'
import { keepTable } from '../online/keys.ts'
import { complain } from '../parts/notice.ts'
import { go, hrefOf, route } from '../route.ts'
import '../styles/people.css'
import { GameRow } from './game-row.tsx'
import { findMe, findMyTables, type MyTable, myTables } from './me.ts'
import { say } from './text/say.ts'

/** Whom a table waits for. */
function waitsFor({ asked, chairs }: MyTable): string {
  const name = chairs.find(({ chair }) => chair === asked?.chair)?.name
  return say('online.waiting-for', { name: name ?? say('online.somebody') })
}

/** Who has declined a seat at a table. */
function declinedAt({ chairs }: MyTable): string | undefined {
  const names = chairs.flatMap(({ declined, invited }) => (declined && invited !== null ? invited : []))
  return names.length === 0 ? undefined : names.map((name) => say('online.declined', { name })).join(' · ')
}

/** The tables of the account that are not over: mine to move first, then those that wait for others, then those that have not begun. */
export function MyGames() {
  useEffect(() => {
    // What was known before stays as long as the server cannot be reached.
    const none = () => undefined
    const look = () => {
      if (document.visibilityState === 'visible') findMe().catch(none)
    }
    findMyTables().catch(none)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  const tables = myTables.value
  const asked = tables.filter(({ you }) => you.asked)
  const waiting = tables.filter(({ you, status }) => !you.asked && status === 'running')
  const invited = tables.filter(({ you }) => you.invited !== null)
  const open = tables.filter(({ status, you }) => status === 'open' && you.invited === null)
  const isOwnPage = route.value.page === 'people'
  return (
    <section class="my-games" aria-labelledby="my-games-title">
      <header class="section-head">
        <h2 id="my-games-title" class={isOwnPage ? 'hidden' : undefined}>
          {say('people.games')}
        </h2>
        {isOwnPage ? (
          <a href={hrefOf('')}>{say('people.tables')}</a>
        ) : (
          <a href={hrefOf('people', 'games')}>{say('people.all-games')}</a>
        )}
      </header>
      {tables.length === 0 && <p class="empty">{say('people.no-games')}</p>}
      {invited.length > 0 && (
        <>
          <h3>{say('people.invitations')}</h3>
          <ul class="game-rows">
            {invited.map((table) => (
              <GameRow key={table.id} table={table}>
                <Invitation
                  id={table.id}
                  onSeated={(key) => {
                    keepTable({ id: table.id, key })
                    go('online', table.id)
                  }}
                  onDeclined={() => findMyTables().catch(complain)}
                />
              </GameRow>
            ))}
          </ul>
        </>
      )}
      {asked.length > 0 && (
        <>
          <h3>
            {say('online.your-move')} <span class="asked-count">{asked.length}</span>
          </h3>
          <ul class="game-rows">
            {asked.map((table) => (
              <GameRow key={table.id} table={table} note={say('online.your-move')} isAsked />
            ))}
          </ul>
        </>
      )}
      {waiting.length > 0 && (
        <>
          <h3>{say('people.waiting')}</h3>
          <ul class="game-rows">
            {waiting.map((table) => (
              <GameRow key={table.id} table={table} note={waitsFor(table)} />
            ))}
          </ul>
        </>
      )}
      {open.length > 0 && (
        <>
          <h3>{say('online.not-begun')}</h3>
          <ul class="game-rows">
            {open.map((table) => (
              <GameRow key={table.id} table={table} note={declinedAt(table)} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
