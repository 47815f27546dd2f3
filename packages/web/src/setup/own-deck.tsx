import { say } from '../text/say.ts'

/** Whether the players have the printed game before them, with its deck and dice. */
export function OwnDeckField({ value, onChange }: { value: boolean; onChange(value: boolean): void }) {
  return (
    <div class="choice own-deck">
      <label>
        <input
          type="checkbox"
          name="own-deck"
          checked={value}
          aria-describedby="own-deck-note"
          onChange={(event) => onChange(event.currentTarget.checked)}
        />{' '}
        {say('setup.own-deck')}
      </label>
      <small id="own-deck-note">{say('setup.own-deck-note')}</small>
    </div>
  )
}
