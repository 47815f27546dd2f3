/** Tabs over a panel: the arrow keys go from one to the next. The panel has the id that is given, and is labelled by the open tab. */
export function Tabs<Name extends string>({
  label,
  names,
  open,
  panel,
  textOf,
  onOpen,
}: {
  label: string
  names: readonly Name[]
  open: Name
  panel: string
  textOf(name: Name): string
  onOpen(name: Name): void
}) {
  const step = (name: Name, by: number) => {
    const next = names[(names.indexOf(name) + by + names.length) % names.length] as Name
    onOpen(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div class="tabs" role="tablist" aria-label={label}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={open === name}
          aria-controls={panel}
          tabIndex={open === name ? 0 : -1}
          onClick={() => onOpen(name)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
            event.preventDefault()
            step(name, event.key === 'ArrowRight' ? 1 : -1)
          }}
        >
          {textOf(name)}
        </button>
      ))}
    </div>
  )
}
