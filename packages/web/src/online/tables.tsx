import type { Cover } from '@coinflict/kernel/state'
import { useEffect, useState } from 'preact/hooks'
import { myTables as ofAccount } from '../people/me.ts'
import { hrefOf } from '../route.ts'
import { scenarioName } from '../setup/continue.tsx'
import { say } from '../text/say.ts'
import { seatName } from '../text/seat.ts'
import { whenText } from '../text/when.ts'
import { boxOf } from '../volumes.ts'
import { type Chair, DELETED, Declined, type Info, publicTables, tableOf, type You } from './api.ts'
import { paceText, timeText } from './clock.tsx'
import { forgetTable, knownTables } from './keys.ts'
import { Factions } from './seat-factions.tsx'

interface Mine {
  readonly table: Info
  readonly you: You
}

const isMyMove = ({ table, you }: Mine): boolean =>
  table.status === 'running' && you.chair !== null && table.asked?.chair === you.chair

/** Mine to move first, of those the one with the least time; running ones before finished ones, then the one that changed last. */
const order = (a: Mine, b: Mine): number =>
  Number(isMyMove(b)) - Number(isMyMove(a)) ||
  (isMyMove(a) ? (a.table.asked?.deadline ?? Infinity) - (b.table.asked?.deadline ?? Infinity) || 0 : 0) ||
  Number(a.table.status === 'finished') - Number(b.table.status === 'finished') ||
  b.table.changed - a.table.changed

/** The tables whose keys this browser has. One that is gone from the server is forgotten. */
async function myTables(): Promise<readonly Mine[]> {
  const found = await Promise.all(
    knownTables().map(async ({ id, key }): Promise<Mine | undefined> => {
      try {
        return await tableOf(id, key)
      } catch (error) {
        if (error instanceof Declined && error.said === 'no-table') forgetTable(id)
        return undefined
      }
    }),
  )
  return found.filter((each) => each !== undefined).toSorted(order)
}

const accounts = (): ReadonlySet<string> => new Set(ofAccount.value.map(({ id }) => id))

/** The tables at which this browser has a seat; those of the account are shown with it. */
export function OwnTables() {
  const [mine, setMine] = useState<readonly Mine[]>([])
  useEffect(() => {
    myTables().then(setMine, () => undefined)
  }, [])
  const shown = mine.filter(({ table }) => !accounts().has(table.id))
  return (
    <TableList
      title={say('online.mine')}
      rows={shown.map((each) => ({ table: each.table, note: noteOf(each), isMyMove: isMyMove(each) }))}
    />
  )
}

/** Public tables at which one has no seat. */
function useOthers(status: 'open' | 'running'): readonly Info[] {
  const [tables, setTables] = useState<readonly Info[]>([])
  useEffect(() => {
    publicTables(status).then(setTables, () => undefined)
  }, [status])
  const own = new Set([...accounts(), ...knownTables().map(({ id }) => id)])
  return tables.filter(({ id }) => !own.has(id))
}

/** The tables that anybody may join. */
export function OpenTables() {
  const rows = useOthers('open').map((table) => ({ table, note: say('online.join'), isMyMove: false }))
  return <TableList title={say('online.to-join')} rows={rows} />
}

/** The games that anybody may watch, and those that are over. */
export function RunningTables() {
  const rows = useOthers('running').map((table) => ({ table, note: say('online.watch'), isMyMove: false }))
  return (
    <>
      <TableList title={say('online.to-watch')} rows={rows} />
      <p class="past-tables">
        <a href={hrefOf('people', 'archive')}>{say('online.archive')}</a>
        <a href={hrefOf('people', 'ratings')}>{say('online.ratings')}</a>
      </p>
    </>
  )
}

/** What is to be done at a table of one's own, and in which time. */
function noteOf(mine: Mine): string {
  const { table } = mine
  if (table.status === 'open') return say('online.not-begun')
  if (table.status !== 'running') return say('setup.over')
  const name = table.chairs.find(({ chair }) => chair === table.asked?.chair)?.name ?? say('online.somebody')
  const move = isMyMove(mine) ? say('online.your-move') : say('online.waiting-for', { name })
  const deadline = table.asked?.deadline ?? undefined
  return deadline === undefined ? move : `${move} (${timeText(deadline - Date.now())})`
}

interface Row {
  readonly table: Info
  readonly note: string
  readonly isMyMove: boolean
}

function TableList({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <section class="tables">
      <h2>{title}</h2>
      <ul>
        {rows.map(({ table, note, isMyMove: isMine }) => (
          <li key={table.id} class={isMine ? 'mine-to-move' : ''}>
            <a href={hrefOf('online', table.id)}>
              <strong>{table.name}</strong> <span class="table-note">{note}</span>
              <What table={table} />
              <Seated table={table} />
              <small>{whenText(table.changed)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useCover(game: string): Cover | undefined {
  const [cover, setCover] = useState<Cover | undefined>(undefined)
  useEffect(() => {
    boxOf(game)
      .cover()
      .then(setCover, () => undefined)
  }, [game])
  return cover
}

/** What is played at a table, and how fast. */
function What({ table: { game, name, scenario, pace, rated } }: { table: Info }) {
  const volume = useCover(game)
  if (volume === undefined) return null
  const text = [
    ...(name === volume.title ? [] : [volume.title]),
    scenarioName(volume, scenario),
    paceText(pace),
    ...(rated ? [say('online.is-rated')] : []),
  ]
  return <small>{text.join(' · ')}</small>
}

/** Who sits in a chair, or who may. */
function sitterText(volume: Cover, status: Info['status'], chair: Chair): string {
  const { kind, name, invited, declined, substitute } = chair
  if (name !== null) return name === DELETED ? say('online.deleted') : name
  if (substitute !== null) return seatName(volume, substitute)
  if (status === 'finished' || status === 'abandoned') return say('online.nobody')
  if (invited !== null && !declined) return say('online.kept-for', { name: invited })
  return say(kind === 'link' ? 'online.awaited' : 'online.open-seat')
}

/** Who sits where, in one line. */
export function Seated({ table }: { table: Info }) {
  const volume = useCover(table.game)
  if (volume === undefined) return null
  return (
    <span class="seated">
      {table.chairs.map((chair) => (
        <span key={chair.chair}>
          <Factions volume={volume} factions={chair.factions} /> {sitterText(volume, table.status, chair)}
        </span>
      ))}
    </span>
  )
}
