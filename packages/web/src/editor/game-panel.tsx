import type { Volume } from '@coinflict/kernel'
import { SEAT_KINDS } from '@coinflict/players'
import { notice } from '../parts/notice.ts'
import { ofVolume, say } from '../text/say.ts'
import { Choose } from './choose.tsx'
import { plan } from './desk.ts'
import type { Draft } from './draft.ts'

type SeatKind = keyof typeof SEAT_KINDS
const KINDS = Object.keys(SEAT_KINDS) as SeatKind[]

/** The game that would begin from the position: scenario, options, seats. */
export function GamePanel({ volume, draft }: { volume: Volume; draft: Draft }) {
  const { scenario, options, seats, seed } = draft
  /** Changes what goes together; what does not is refused, and all stays as it was. */
  const choose = (changes: Partial<Pick<Draft, 'scenario' | 'options'>>) => {
    const next = { scenario, options, ...changes }
    const reason = volume.whyNotSetup(next.scenario, next.options)
    notice.value = reason === undefined ? undefined : { text: ofVolume(volume, reason.id) }
    if (reason === undefined) plan(changes)
  }
  return (
    <>
      <h2>{say('editor.game')}</h2>
      <p class="empty">{say('editor.game-lead')}</p>
      <Choose
        label={say('setup.scenario')}
        value={scenario}
        values={volume.scenarios.map(({ id }) => id)}
        textOf={(id) => ofVolume(volume, `scenario.${id}`)}
        onChange={(id) => choose({ scenario: id })}
      />
      {volume.options.map(({ id, values }) => (
        <Choose
          key={id}
          label={ofVolume(volume, `option.${id}`)}
          value={options[id] ?? ''}
          values={values}
          textOf={(value) => ofVolume(volume, `option.${id}.${value}`)}
          onChange={(value) => choose({ options: { ...options, [id]: value } })}
        />
      ))}
      <h3>{say('setup.seats')}</h3>
      {volume.factions.map(({ id }) => (
        <SeatField key={id} volume={volume} faction={id} seats={seats} />
      ))}
      <label class="choose">
        <span>{say('setup.seed')}</span>
        <input
          type="text"
          value={seed}
          maxLength={60}
          onChange={(event) => plan({ seed: event.currentTarget.value })}
        />
      </label>
    </>
  )
}

/** A seat is a kind of player, with a name after a colon where one player holds several factions; the name goes with the kind. */
function SeatField({ volume, faction, seats }: { volume: Volume; faction: string; seats: Draft['seats'] }) {
  const [kind] = (seats[faction] ?? '').split(':')
  return (
    <Choose
      label={ofVolume(volume, `faction.${faction}`)}
      value={KINDS.find((each) => each === kind) ?? 'person'}
      values={KINDS}
      textOf={(each) => say(`seat.${each}`)}
      onChange={(each) => plan({ seats: { ...seats, [faction]: each } })}
    />
  )
}
