import type { ComponentChildren } from 'preact'

/** A list to choose from, with its name. The chosen entry takes as many lines as it needs where a list by itself would cut it off. */
export function Pick<Value extends string | number>({
  label,
  look,
  value,
  values,
  textOf,
  isBarred = () => false,
  isDisabled = false,
  describedBy,
  onPick,
}: {
  label: ComponentChildren
  look?: string
  value: Value
  values: readonly Value[]
  textOf(value: Value): string
  isBarred?(value: Value): boolean
  /** Nothing else can be chosen. */
  isDisabled?: boolean
  /** What says more about it. */
  describedBy?: string | undefined
  onPick(value: Value): void
}) {
  return (
    <label class={look}>
      <span>{label}</span>
      <span class="pick">
        <span class="picked" aria-hidden="true">
          {textOf(value)}
        </span>
        <select
          value={value}
          disabled={isDisabled}
          aria-describedby={describedBy}
          onChange={(event) => {
            const list = event.currentTarget
            const chosen = values[list.selectedIndex]
            // A choice that is refused must not stay in the list.
            list.value = String(value)
            if (chosen !== undefined) onPick(chosen)
          }}
        >
          {values.map((each) => (
            <option key={each} value={each} disabled={isBarred(each)}>
              {textOf(each)}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}
