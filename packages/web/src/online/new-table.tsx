import { factionName } from '@coinflict/kernel/display'
import type { Cover, Faction } from '@coinflict/kernel/state'
import { capital } from '@coinflict/kernel/text'
import { Fragment } from 'preact'
import { FactionSign } from '../board/pieces.tsx'
import { Pick } from '../parts/pick.tsx'
import { me } from '../people/me.ts'
import { go, hrefOf } from '../route.ts'
import { language } from '../settings.ts'
import { isFamily } from '../setup/seats.ts'
import { say } from '../text/say.ts'
import { seatName } from '../text/seat.ts'
import { createTable, GONE, type TablePace, type TableWish } from './api.ts'
import { automaticAt } from './automatic.ts'
import { goneText, paceText } from './clock.tsx'
import { keepName, keepTable } from './keys.ts'
import { OwnName } from './own-name.tsx'
import { isForPerson, KEPT, type OnlineWish, PEOPLE } from './wish.ts'

/** The paces to choose from: without a clock, some hours live, or days for a turn. */
const PACES: Readonly<Record<string, TablePace>> = {
  free: { kind: 'free' },
  'live-60': { kind: 'live', minutes: 60, increment: 30 },
  'live-120': { kind: 'live', minutes: 120, increment: 60 },
  'days-1': { kind: 'days', days: 1 },
  'days-3': { kind: 'days', days: 3 },
  'days-7': { kind: 'days', days: 7 },
}

/** Who sits where at a table on the server, the own name, what it is called, how fast it is played and whether others find it. */
export function TableFields({
  volume,
  wish,
  onChange,
  onCharts,
}: {
  volume: Cover
  wish: OnlineWish
  onChange(wish: OnlineWish): void
  /** Somebody chose charts for a seat. */
  onCharts(): void
}) {
  const { seats, name, title, isPublic, isRated, pace, gone } = wish
  // Only whoever is logged in invites by name.
  const people = PEOPLE.filter((kind) => kind !== 'person' || me.value)
  return (
    <fieldset class="seats online-seats">
      <legend>{say('online.seats')}</legend>
      {volume.factions.map(({ id, colour, letter }, f) => {
        const seat = seats[id] ?? 'open'
        const isKept = seat.startsWith(KEPT)
        const faction = factionName(volume, f as Faction, language.value)
        const put = (next: string) => onChange({ ...wish, seats: { ...seats, [id]: next } })
        return (
          <Fragment key={id}>
            <Pick
              label={
                <>
                  <FactionSign colour={colour} letter={letter} /> {faction}
                </>
              }
              value={isKept ? 'person' : seat}
              values={[...people, ...automaticAt(volume, [id])]}
              textOf={(kind) => (isForPerson(kind) ? say(`online.seat-${kind}`) : seatName(volume, kind))}
              onPick={(kind) => {
                put(kind === 'person' ? KEPT : kind)
                if (isFamily(volume, kind)) onCharts()
              }}
            />
            {isKept && (
              <label>
                <span>{say('online.friend', { faction })}</span>
                <input
                  type="text"
                  value={seat.slice(KEPT.length)}
                  maxLength={40}
                  required
                  onInput={(event) => put(`${KEPT}${event.currentTarget.value}`)}
                />
              </label>
            )}
          </Fragment>
        )
      })}
      <OwnName
        name={name}
        required={Object.values(seats).includes('me')}
        onChange={(next) => onChange({ ...wish, name: next })}
      />
      <label>
        <span>{say('online.table-name')}</span>
        <input
          type="text"
          value={title}
          maxLength={80}
          placeholder={volume.title}
          onInput={(event) => onChange({ ...wish, title: event.currentTarget.value })}
        />
      </label>
      <Pick
        label={say('online.pace')}
        value={pace}
        values={Object.keys(PACES)}
        textOf={(id) => paceText(PACES[id] as TablePace)}
        onPick={(id) => onChange({ ...wish, pace: id })}
      />
      <Pick
        label={goneText(PACES[pace] as TablePace)}
        value={gone}
        values={GONE}
        textOf={(id) => capital(say(`online.gone-${id}`))}
        onPick={(id) => onChange({ ...wish, gone: id })}
      />
      <label class="public">
        <input
          type="checkbox"
          checked={isPublic}
          onChange={(event) => onChange({ ...wish, isPublic: event.currentTarget.checked })}
        />{' '}
        <span>{say('online.public')}</span>
      </label>
      {me.value ? (
        <label class="public">
          <input
            type="checkbox"
            checked={isRated}
            onChange={(event) => onChange({ ...wish, isRated: event.currentTarget.checked })}
          />{' '}
          <span>{say('online.rated')}</span>
        </label>
      ) : (
        <p>
          <a href={hrefOf('people')}>{say('online.log-in')}</a>
        </p>
      )}
    </fieldset>
  )
}

/** Sets the table up and goes there. */
export async function setUpTable(
  game: Pick<TableWish, 'game' | 'scenario' | 'options'>,
  { isPublic, isRated, pace, ...wish }: OnlineWish,
): Promise<void> {
  const { table, key, links } = await createTable({
    ...game,
    ...wish,
    public: isPublic,
    rated: isRated,
    pace: PACES[pace] as TablePace,
  })
  if (wish.name !== '') keepName(wish.name)
  keepTable({ id: table.id, key, links })
  go('online', table.id)
}
