import { capital } from '@coinflict/kernel/text'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { say } from '../text/say.ts'

/** A number that is stepped up and down or typed. */
export function Stepper({
  label,
  value,
  min = 0,
  max,
  note,
  name,
  isChanged = false,
  extra,
  children,
  onChange,
}: {
  /** What it counts, in words. */
  label: string
  value: number
  min?: number
  max: number
  /** What is left, or another remark. */
  note?: string
  /** What it sets, for those who look for it. */
  name?: string | undefined
  /** Whether it differs from what it was. */
  isChanged?: boolean
  /** What else can be done with what it counts. */
  extra?: ComponentChildren
  /** How the label looks, if it is more than words. */
  children?: ComponentChildren
  onChange(value: number): void
}) {
  const [problem, setProblem] = useState(false)
  /** What is being typed, which a new drawing must not take away. */
  const [typing, setTyping] = useState<string>()
  const set = (next: number) => {
    setProblem(false)
    if (next !== value) onChange(next)
  }
  return (
    <fieldset class={isChanged ? 'stepper changed' : 'stepper'} aria-label={label} data-step={name}>
      <span class="stepper-label" aria-hidden="true">
        {children ?? capital(label)}
      </span>
      {note !== undefined && <span class="stepper-note">{note}</span>}
      {extra}
      <span class="stepper-buttons">
        <button
          type="button"
          aria-label={say('editor.less', { label })}
          aria-disabled={value <= min}
          onClick={() => value > min && set(value - 1)}
        >
          −
        </button>
        <input
          type="number"
          aria-label={label}
          min={min}
          max={max}
          value={typing ?? value}
          aria-invalid={problem}
          onInput={(event) => setTyping(event.currentTarget.value)}
          onChange={(event) => {
            const input = event.currentTarget
            const typed = input.valueAsNumber
            setTyping(undefined)
            const isGood = Number.isInteger(typed) && typed >= min && (typed <= max || typed < value)
            if (isGood) set(typed)
            else {
              setProblem(true)
              input.value = String(value)
            }
          }}
        />
        <button
          type="button"
          aria-label={say('editor.more', { label })}
          aria-disabled={value >= max}
          onClick={() => value < max && set(value + 1)}
        >
          +
        </button>
      </span>
      {problem && (
        <p class="problem" role="alert">
          {say('editor.number', { min, max })}
        </p>
      )}
    </fieldset>
  )
}
