import type { Cover, OptionFacts } from '@coinflict/kernel/state'
import { Pick } from '../parts/pick.tsx'
import { ofVolume } from '../text/say.ts'
import { type Wish, whyNotOption } from './why-not.ts'

/** An option as it can be chosen now. */
export interface Field {
  readonly option: OptionFacts
  readonly value: string
  /** The values that do not go with the rest, and why not: what was said at an option before it is not said again. */
  readonly barred: readonly string[]
  readonly reasons: readonly string[]
}

export function fieldsOf(volume: Cover, wish: Wish): readonly Field[] {
  const said = new Set<string>()
  return volume.options.map((option) => {
    const value = wish.options[option.id] ?? option.default
    const problems = option.values.map((each) => whyNotOption(volume, wish, option.id, each))
    const reasons = [...new Set(problems.flatMap((problem) => problem?.text ?? []))].filter((text) => !said.has(text))
    for (const text of reasons) said.add(text)
    return {
      option,
      value,
      barred: option.values.filter((each, i) => each !== value && problems[i] !== undefined),
      reasons,
    }
  })
}

/** An option with its values; those that do not go with the rest are grey, and so is all of it where no other is left. */
export function OptionField({
  volume,
  field,
  look,
  onChange,
}: {
  volume: Cover
  field: Field
  look?: string
  onChange(value: string): void
}) {
  const { option, value: chosen, barred, reasons } = field
  const { id, values } = option
  return (
    <Pick
      label={ofVolume(volume, `option.${id}`)}
      {...(look === undefined ? {} : { look })}
      value={chosen}
      values={values}
      textOf={(value) => ofVolume(volume, `option.${id}.${value}`)}
      isBarred={(value) => barred.includes(value)}
      isDisabled={barred.length === values.length - 1}
      describedBy={reasons.length > 0 ? idOf(field) : undefined}
      onPick={onChange}
    />
  )
}

/** Why values of an option are grey. */
export const WhyNot = ({ field }: { field: Field }) =>
  field.reasons.length > 0 && (
    <small class="why-not" id={idOf(field)}>
      {field.reasons.join(' ')}
    </small>
  )

const idOf = ({ option }: Field): string => `why-not-${option.id}`
