import type { ComponentChildren } from 'preact'
import type { PeopleMessage } from './text/en.ts'
import { say } from './text/say.ts'

/** A form that is sent to nobody but to what it is given. */
export function Form({ onSend, children }: { onSend(): void; children: ComponentChildren }) {
  return (
    <form
      class="fields"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {children}
    </form>
  )
}

interface FieldProps {
  readonly label: PeopleMessage
  readonly value: string
  onWrite(text: string): void
  readonly type?: 'text' | 'password' | 'email' | 'url' | 'date' | 'time'
  readonly required?: boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly autocomplete?: string
  /** The id of what says more about it. */
  readonly describedBy?: string
}

/** A line to write in, with its name. */
export function Field({
  label,
  value,
  onWrite,
  type = 'text',
  required = false,
  minLength = 0,
  maxLength = 500,
  autocomplete = 'off',
  describedBy,
}: FieldProps) {
  return (
    <label>
      <span>{say(label)}</span>
      <input
        // Each kind has a type of its own; all of them take this.
        type={type as 'text'}
        value={value}
        required={required}
        minLength={minLength}
        maxLength={maxLength}
        autocomplete={autocomplete}
        aria-describedby={describedBy}
        onInput={(event) => onWrite(event.currentTarget.value)}
      />
    </label>
  )
}

/** A part of a page under its heading. */
export function Part({ id, title, children }: { id: string; title: string; children: ComponentChildren }) {
  return (
    <section class="panel" aria-labelledby={`part-${id}`}>
      <h2 id={`part-${id}`}>{title}</h2>
      {children}
    </section>
  )
}
