import { factionName, familyName } from '@coinflict/kernel/display'
import type { Cover, Faction } from '@coinflict/kernel/state'
import { kindsAt, THINKING_KINDS } from '@coinflict/players'
import { useState } from 'preact/hooks'
import { FactionSign } from '../board/pieces.tsx'
import { Pick } from '../parts/pick.tsx'
import { language } from '../settings.ts'
import { nounsOf, say } from '../text/say.ts'
import { seatName } from '../text/seat.ts'
import {
  familyAtTable,
  isFamily,
  isForOne,
  isSame,
  kindOf,
  type Options,
  reseated,
  type Seats,
  suggestedSeats,
  withFamily,
} from './seats.ts'

interface SeatsProps {
  readonly volume: Cover
  readonly seats: Seats
  readonly options: Options
  onChange(seats: Seats): void
  /** Somebody chose charts, for one seat or of one family for all: they are no longer those that go with the options. */
  onCharts?(family?: string): void
}

/** Who plays which faction: a quick start for one click, and every seat by itself. */
export function SeatFields(props: SeatsProps) {
  const { volume, seats, onChange, onCharts } = props
  return (
    <>
      {volume.families.length > 0 && <ReadyMade {...props} />}
      <fieldset class="seats">
        <legend>{say('setup.seats')}</legend>
        {volume.factions.map((faction, i) => (
          <Pick
            key={faction.id}
            label={
              <>
                <FactionSign colour={faction.colour} letter={faction.letter} />{' '}
                {factionName(volume, i as Faction, language.value)}
              </>
            }
            value={kindOf(seats[faction.id])}
            values={[...kindsAt(volume, faction.id), ...THINKING_KINDS]}
            textOf={(kind) => seatName(volume, kind)}
            onPick={(kind) => {
              onChange(reseated(seats, faction.id, kind))
              if (isFamily(volume, kind)) onCharts?.()
            }}
          />
        ))}
      </fieldset>
    </>
  )
}

/** Tables that the rule book suggests, with the family that the non-players are of. */
function ReadyMade({ volume, seats, options, onChange, onCharts }: SeatsProps) {
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const family = chosen ?? familyAtTable(volume, seats, options)
  const everybody = volume.factions.map(({ id }) => id)
  const tables = [...volume.tables, everybody, []]
  return (
    <fieldset class="ready-made">
      <legend>{say('setup.ready-made')}</legend>
      {volume.families.length > 1 && (
        <Pick
          label={say('setup.family')}
          value={family}
          values={volume.families.map(({ id }) => id)}
          textOf={(id) => familyName(volume, id, language.value)}
          onPick={(id) => {
            setChosen(id)
            onChange(withFamily(volume, seats, id))
            onCharts?.(id)
          }}
        />
      )}
      {tables.map((people) => (
        <button
          key={people.join()}
          type="button"
          aria-pressed={isSame(suggestedSeats(volume, people, family), seats)}
          onClick={() => onChange(suggestedSeats(volume, people, family))}
        >
          {tableText(volume, people)}
        </button>
      ))}
    </fieldset>
  )
}

/** A table in words: who is played by people. */
function tableText(volume: Cover, people: readonly string[]): string {
  if (people.length === 0) return say('setup.watch')
  if (people.length === volume.factions.length) return say('setup.people')
  const factions = nounsOf(volume, people)
  return say(isForOne(volume, people) ? 'setup.solo' : 'setup.several', { n: people.length, factions })
}
