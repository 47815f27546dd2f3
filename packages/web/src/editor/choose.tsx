/** A choice from a list, under its name. */
export function Choose<Value extends string | number>({
  label,
  value,
  values,
  textOf,
  onChange,
}: {
  label: string
  value: Value
  values: readonly Value[]
  textOf(value: Value): string
  onChange(value: Value): void
}) {
  return (
    <label class="choose">
      <span>{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const list = event.currentTarget
          const chosen = values[list.selectedIndex]
          // A choice that is refused must not stay in the list.
          list.value = String(value)
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {textOf(each)}
          </option>
        ))}
      </select>
    </label>
  )
}
