import { factionName, familyName } from '@coinflict/kernel/display'
import type { Cover, Faction } from '@coinflict/kernel/state'
import { useState } from 'preact/hooks'
import { FactionSign } from '../board/pieces.tsx'
import { tryTwice } from '../offline/try-twice.ts'
import { hasTables } from '../online/api.ts'
import { asPeople, type OnlineWish, usualTable, usualWish } from '../online/wish.ts'
import { lazy } from '../parts/lazy.tsx'
import { complain } from '../parts/notice.ts'
import { Rule } from '../parts/rule.tsx'
import { go } from '../route.ts'
import { language } from '../settings.ts'
import { newSeed } from '../storage/seed.ts'
import { hasMessage, nounsOf, ofVolume, say } from '../text/say.ts'
import { scenarioName } from './continue.tsx'
import { fieldsOf, OptionField, WhyNot } from './options.tsx'
import { OwnDeckField } from './own-deck.tsx'
import {
  familyAtTable,
  familyFacing,
  goesWith,
  isFamily,
  kindOf,
  type Options,
  peopleAt,
  type Seats,
  seatsFor,
  suggestedSeats,
  usualAlone,
  usualFamily,
  usualOptions,
  usualSeats,
  withFamily,
} from './seats.ts'
import { SeatFields } from './seats.tsx'
import { fittingOptions, whyNotBegin } from './why-not.ts'

const TableFields = lazy(() => import('../online/new-table.tsx').then((m) => m.TableFields))

/** How many people sit at the table: one against non-players, several, or nobody. */
const TABLES = ['alone', 'together', 'only-watch'] as const
type TableKind = (typeof TABLES)[number]

const kindOfTable = (people: number): TableKind => (people === 0 ? 'only-watch' : people === 1 ? 'alone' : 'together')

interface NewGameProps {
  readonly volume: Cover
  /** The table on the server that was last wished for, with whichever game. */
  readonly table: { current: OnlineWish | undefined }
  readonly isStarting: boolean
  onStarting(isStarting: boolean): void
}

/** A game of a volume: who plays which faction, and the rest folded into a sentence. */
export function NewGame({ volume, table, isStarting, onStarting }: NewGameProps) {
  const [scenario, setScenario] = useState(volume.scenarios[0]?.id ?? '')
  const [options, setOptions] = useState<Options>(() => usualOptions(volume))
  const [seats, setSeats] = useState<Seats>(() => usualSeats(volume))
  // What a person chose by hand stays as it is.
  const [ownOptions, setOwnOptions] = useState(false)
  const [ownCharts, setOwnCharts] = useState(false)
  const [ownTable, setOwnTable] = useState(false)
  const [seed, setSeed] = useState(newSeed)
  const [ownDeck, setOwnDeck] = useState(false)
  const [online, putOnline] = useState<OnlineWish | undefined>(
    () => table.current && { ...table.current, seats: usualTable(volume, seats) },
  )
  const setOnline = (wish: OnlineWish | undefined) => {
    table.current = wish
    putOnline(wish)
  }
  /** Who plays, here or at the table on the server. */
  const here = online === undefined ? seats : asPeople(online.seats)
  const problem = whyNotBegin(volume, { scenario, options, seats: here })
  const people = volume.factions.map(({ id }) => id).filter((id) => kindOf(seats[id]) === 'person')
  const kind = kindOfTable(peopleAt(seats))
  /** Takes what goes together, with the charts of the edition as long as nobody chose others. */
  const choose = (wish: { scenario?: string; options?: Options }) => {
    const fitting = fittingOptions(volume, { scenario, options, seats: here, ...wish })
    const family = usualFamily(volume, fitting)
    setScenario(wish.scenario ?? scenario)
    setOptions(fitting)
    if (!ownCharts) setSeats(withFamily(volume, seats, family))
    if (online !== undefined && !ownTable) setOnline({ ...online, seats: withFamily(volume, online.seats, family) })
  }
  /** Seats people, and non-players whose charts go with each other and with the edition, as far as nobody chose otherwise. */
  const seat = (wanted: readonly string[], seated = seatsFor) => {
    const family = ownCharts ? familyAtTable(volume, seats, options) : familyFacing(volume, wanted, options, ownOptions)
    const next = seated(volume, wanted, family)
    setSeats(next)
    if (!ownOptions)
      setOptions(
        fittingOptions(volume, { scenario, options: { ...options, ...goesWith(volume, family) }, seats: next }),
      )
  }
  const start = async () => {
    if (online !== undefined) {
      const { setUpTable } = await tryTwice(() => import('../online/new-table.tsx'))
      await setUpTable({ game: volume.id, scenario, options }, online)
      return
    }
    const { startGame } = await tryTwice(() => import('./start.ts'))
    go('play', await startGame(volume.id, { scenario, options, seats, seed, ownDeck }))
  }
  return (
    <form
      class="new-game"
      onSubmit={(event) => {
        event.preventDefault()
        if (isStarting) return
        onStarting(true)
        start()
          .catch(complain)
          .finally(() => onStarting(false))
      }}
    >
      {hasMessage(volume, 'setup.note') && <p class="setup-note">{ofVolume(volume, 'setup.note')}</p>}
      {volume.families.length > 0 && (
        <TableSwitch
          volume={volume}
          people={people}
          now={kind}
          isOnline={online !== undefined}
          onSeat={(wanted) => {
            setOnline(undefined)
            seat(wanted, suggestedSeats)
          }}
          onOnline={() => {
            setOwnTable(false)
            setOnline(usualWish(usualTable(volume, seats)))
          }}
        />
      )}
      {online !== undefined && (
        <TableFields volume={volume} wish={online} onChange={setOnline} onCharts={() => setOwnTable(true)} />
      )}
      {online === undefined && people.length > 0 && <FactionCards volume={volume} people={people} onSeat={seat} />}
      <details
        class="options"
        onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })}
      >
        <summary>
          <span class="options-word">{say('setup.options')}</span>{' '}
          <span class="options-told">{optionsText(volume, scenario, online?.seats ?? seats, options)}</span>
        </summary>
        <fieldset class="choices">
          <legend>{say('setup.scenario')}</legend>
          {volume.scenarios.map(({ id, rule }) => (
            <div class="choice" key={id}>
              <label>
                <input
                  type="radio"
                  name="scenario"
                  checked={id === scenario}
                  onChange={() => choose({ scenario: id })}
                />{' '}
                {ofVolume(volume, `scenario.${id}`)}
              </label>{' '}
              <Rule game={volume.id} rule={rule} about={scenarioName(volume, id)} />
            </div>
          ))}
        </fieldset>
        {online === undefined && (
          <SeatFields
            volume={volume}
            seats={seats}
            options={options}
            onChange={setSeats}
            onCharts={(family) => {
              setOwnCharts(true)
              if (family !== undefined && !ownOptions)
                setOptions(
                  fittingOptions(volume, { scenario, options: { ...options, ...goesWith(volume, family) }, seats }),
                )
            }}
          />
        )}
        {online === undefined && <OwnDeckField value={ownDeck} onChange={setOwnDeck} />}
        {fieldsOf(volume, { scenario, options, seats: here }).map((field) => {
          const { id, rule } = field.option
          return (
            <div class="choice" key={id}>
              <OptionField
                volume={volume}
                field={field}
                onChange={(value) => {
                  setOwnOptions(true)
                  choose({ options: { ...options, [id]: value } })
                }}
              />{' '}
              <Rule game={volume.id} rule={rule} />
              <WhyNot field={field} />
            </div>
          )
        })}
        {online === undefined && (
          <div class="choice">
            <label>
              <span>{say('setup.seed')}</span>
              <input type="text" value={seed} maxLength={60} onInput={(event) => setSeed(event.currentTarget.value)} />
            </label>
          </div>
        )}
      </details>
      <div class="play-bar">
        {problem !== undefined && (
          <p class="notice" role="alert">
            {problem.text} <Rule game={volume.id} rule={problem.rule ?? ''} />
          </p>
        )}
        <span class="to-start">
          {[
            volume.title,
            scenarioName(volume, scenario),
            say(online === undefined ? `setup.${kind}` : 'online.title'),
          ].join(' · ')}
        </span>
        <button type="submit" class="primary start" disabled={problem !== undefined}>
          {online === undefined ? startText(volume, kind, people) : say('online.create')}
        </button>
      </div>
    </form>
  )
}

interface PeopleProps {
  readonly volume: Cover
  /** The factions that people play. */
  readonly people: readonly string[]
  onSeat(people: readonly string[]): void
}

interface SwitchProps extends PeopleProps {
  readonly now: TableKind
  readonly isOnline: boolean
  onOnline(): void
}

/** Alone, several at one screen, only to watch; or each at their own, where a server has tables. */
function TableSwitch({ volume, people, now, isOnline, onSeat, onOnline }: SwitchProps) {
  const seated: Readonly<Record<TableKind, readonly string[]>> = {
    alone: usualAlone(volume, people),
    together: volume.factions.map(({ id }) => id),
    'only-watch': [],
  }
  return (
    <fieldset class="table-kinds">
      <legend class="hidden">{say('setup.table')}</legend>
      {TABLES.map((kind) => (
        <label key={kind}>
          <input type="radio" name="table" checked={!isOnline && kind === now} onChange={() => onSeat(seated[kind])} />
          <span>{say(`setup.${kind}`)}</span>
        </label>
      ))}
      {hasTables() && (
        <label>
          <input type="radio" name="table" checked={isOnline} onChange={onOnline} />
          <span>{say('online.title')}</span>
        </label>
      )}
    </fieldset>
  )
}

/** The factions, each with what it is like to play: one to choose, or those that people play. */
function FactionCards({ volume, people, onSeat }: PeopleProps) {
  const isAlone = people.length === 1
  return (
    <fieldset class="faction-cards">
      <legend class="hidden">{say('setup.faction')}</legend>
      {volume.factions.map(({ id, colour, letter }, i) => (
        <label key={id} class={`faction-card ${colour}`}>
          <input
            // A box that is checked and becomes a radio button would lose its mark.
            key={isAlone ? 'radio' : 'checkbox'}
            type={isAlone ? 'radio' : 'checkbox'}
            name="faction"
            checked={people.includes(id)}
            // Ticked cards that become one choice have put each other out.
            ref={(card) => {
              if (card !== null) card.checked = people.includes(id)
            }}
            onChange={() => {
              if (isAlone) onSeat([id])
              else onSeat(people.includes(id) ? people.filter((each) => each !== id) : [...people, id])
            }}
          />
          <FactionSign colour={colour} letter={letter} />
          <strong>{factionName(volume, i as Faction, language.value)}</strong>
          <span class="like">{ofVolume(volume, `like.${id}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** What the button does. */
function startText(volume: Cover, kind: TableKind, people: readonly string[]): string {
  if (kind === 'only-watch') return say('setup.watch-on')
  if (kind === 'together') return say('setup.start')
  return say('setup.play-as', { faction: nounsOf(volume, people) })
}

/** The scenario and the non-players in one sentence. */
function optionsText(volume: Cover, scenario: string, seats: Seats, options: Options): string {
  const hasNonPlayers = Object.values(seats).some((seat) => isFamily(volume, kindOf(seat)))
  const family = familyName(volume, familyAtTable(volume, seats, options), language.value)
  return [
    ofVolume(volume, `scenario.${scenario}`),
    ...(hasNonPlayers ? [say('seat.non-player', { family })] : []),
  ].join(' · ')
}
