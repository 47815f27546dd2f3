import type { Volume } from '@coinflict/kernel/state'
import { Fragment } from 'preact'
import { notice } from '../parts/notice.ts'
import { fieldsOf, OptionField, WhyNot } from '../setup/options.tsx'
import { SeatFields } from '../setup/seats.tsx'
import { fittingOptions, whyNotBegin } from '../setup/why-not.ts'
import { ofVolume, say } from '../text/say.ts'
import { Choose } from './choose.tsx'
import { plan } from './desk.ts'
import type { Draft } from './draft.ts'

/** The game that would begin from the position: scenario, options, seats. */
export function GamePanel({ volume, draft }: { volume: Volume; draft: Draft }) {
  const { scenario, options, seats, seed } = draft
  /** Changes what goes together: options that no longer do give way. What is refused stays as it was. */
  const choose = (changes: Partial<Pick<Draft, 'scenario' | 'options' | 'seats'>>) => {
    const wish = { scenario, options, seats, ...changes }
    const fitting = { ...wish, options: fittingOptions(volume, wish) }
    const problem = whyNotBegin(volume, fitting)
    notice.value = problem
    if (problem === undefined) plan(fitting)
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
      {fieldsOf(volume, { scenario, options, seats }).map((field) => (
        <Fragment key={field.option.id}>
          <OptionField
            volume={volume}
            field={field}
            look="choose"
            onChange={(value) => choose({ options: { ...options, [field.option.id]: value } })}
          />
          <WhyNot field={field} />
        </Fragment>
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
