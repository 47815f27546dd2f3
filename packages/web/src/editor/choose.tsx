import type { ComponentChildren } from 'preact'
import { Pick } from '../parts/pick.tsx'

/** A choice from a list, beside its name. */
export function Choose<Value extends string | number>({
  label,
  value,
  values,
  textOf,
  onChange,
}: {
  label: ComponentChildren
  value: Value
  values: readonly Value[]
  textOf(value: Value): string
  onChange(value: Value): void
}) {
  return <Pick look="choose" label={label} value={value} values={values} textOf={textOf} onPick={onChange} />
}
