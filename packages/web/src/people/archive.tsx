import { useState } from 'preact/hooks'
import { Pick } from '../parts/pick.tsx'
import { GAMES } from '../volumes.ts'
import { useAct, useLoaded } from './act.tsx'
import { type ArchiveWish, archive } from './api.ts'
import { Field, Form } from './fields.tsx'
import { GameRow } from './game-row.tsx'
import { say } from './text/say.ts'

const DAY = 24 * 60 * 60_000
/** So many come at once; where there are fewer, there are no more. */
const PAGE = 50

/** The first moment of a day here. */
const beginOf = (day: string): number => new Date(`${day}T00:00`).getTime()

/** Finished games of public tables, by volume, player and time. */
export function ArchivePage({ player: first }: { player: string }) {
  const [game, setGame] = useState('')
  const [player, setPlayer] = useState(first)
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [wish, setWish] = useState<ArchiveWish>(first === '' ? {} : { player: first })
  const { value: tables, setValue, problem } = useLoaded(() => archive(wish), [wish])
  const older = useAct()
  const search = () =>
    setWish({
      ...(game === '' ? {} : { game }),
      ...(player.trim() === '' ? {} : { player: player.trim() }),
      ...(from === '' ? {} : { from: beginOf(from) }),
      ...(to === '' ? {} : { to: beginOf(to) + DAY - 1 }),
    })
  const showOlder = (known: NonNullable<typeof tables>) =>
    older.act(async () => {
      setValue([...known, ...(await archive({ ...wish, before: known.at(-1)?.finished ?? 0 }))])
      return undefined
    })
  return (
    <>
      <p>{say('people.archive-lead')}</p>
      <search>
        <Form onSend={search}>
          <Pick
            label={say('setup.game')}
            value={game}
            values={['', ...GAMES.map(({ id }) => id)]}
            textOf={(id) => GAMES.find((each) => each.id === id)?.title ?? say('people.every-game')}
            onPick={(id) => setGame(id)}
          />
          <Field label="people.player" value={player} onWrite={setPlayer} maxLength={40} />
          <Field label="people.from" type="date" value={from} onWrite={setFrom} />
          <Field label="people.to" type="date" value={to} onWrite={setTo} />
          <button type="submit" class="primary">
            {say('people.search')}
          </button>
        </Form>
      </search>
      {problem}
      {tables?.length === 0 && <p role="status">{say('people.found-none')}</p>}
      <ul class="game-rows">
        {tables?.map((table) => (
          <GameRow key={table.id} table={table} />
        ))}
      </ul>
      {older.told}
      {tables !== undefined && tables.length > 0 && tables.length % PAGE === 0 && (
        <button type="button" disabled={older.isBusy} onClick={() => showOlder(tables)}>
          {say('people.older')}
        </button>
      )}
    </>
  )
}
