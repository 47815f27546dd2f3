import { me } from '../people/me.ts'
import { say } from '../text/say.ts'

/** Under which name one sits down: that of the account, or one that is asked for. */
export function OwnName({
  name,
  required,
  onChange,
}: {
  name: string
  required: boolean
  onChange(name: string): void
}) {
  if (me.value) return <p>{say('online.sit-as', { name: me.value.name })}</p>
  return (
    <label>
      <span>{say('online.name')}</span>
      <input
        type="text"
        value={name}
        maxLength={40}
        required={required}
        autocomplete="nickname"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  )
}
