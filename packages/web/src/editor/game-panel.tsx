import type { Volume } from '@coinflict/kernel/state'
import { notice } from '../parts/notice.ts'
import { SeatFields } from '../setup/seats.tsx'
import { whyNotBegin } from '../setup/why-not.ts'
import { ofVolume, say } from '../text/say.ts'
import { Choose } from './choose.tsx'
import { plan } from './desk.ts'
import type { Draft } from './draft.ts'

/** The game that would begin from the position: scenario, options, seats. */
export function GamePanel({ volume, draft }: { volume: Volume; draft: Draft }) {
  const { scenario, options, seats, seed } = draft
  /** Changes what goes together; what does not is refused, and all stays as it was. */
  const choose = (changes: Partial<Pick<Draft, 'scenario' | 'options' | 'seats'>>) => {
    const problem = whyNotBegin(volume, { scenario, options, seats, ...changes })
    notice.value = problem
    if (problem === undefined) plan(changes)
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
      <SeatFields volume={volume} seats={seats} options={options} onChange={(next) => choose({ seats: next })} />
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
