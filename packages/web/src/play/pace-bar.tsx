import { Icon } from '../parts/icon.tsx'
import { PACES, pace } from '../settings.ts'
import { say } from '../text/say.ts'
import type { Session } from './session.ts'

/** How fast non-players play, and what they did last: shown again, or told. */
export function PaceBar({ session, tellsNews, onNews }: { session: Session; tellsNews: boolean; onNews(): void }) {
  return (
    <div class="pace">
      <label>
        {say('pace.label')}{' '}
        <select
          value={pace.value}
          onChange={(event) => {
            const chosen = PACES.find((each) => each === event.currentTarget.value)
            if (chosen !== undefined) pace.value = chosen
          }}
        >
          {PACES.map((each) => (
            <option key={each} value={each}>
              {say(`pace.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="quiet"
        aria-label={say('pace.again')}
        title={say('pace.again')}
        disabled={session.lastTurns === undefined}
        onClick={() => session.replayLastTurns()}
      >
        <Icon name="again" /> <span class="words">{say('pace.last')}</span>
      </button>
      <button
        type="button"
        class="quiet"
        aria-label={say('news.title')}
        title={say('news.title')}
        aria-expanded={tellsNews}
        onClick={onNews}
      >
        <Icon name="list" />
      </button>
    </div>
  )
}
