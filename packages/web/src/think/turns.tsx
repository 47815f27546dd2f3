import type { Consideration, TurnSeen } from '@coinflict/players'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { error, percent, signedPercent } from './percent.ts'
import '../styles/think.css'

/** Answers that nothing comes of. */
const EMPTY: ReadonlySet<string> = new Set(['done', '0'])

/** What a turn is: the answers that something comes of. */
export const turnText = ({ keys, words }: TurnSeen): string =>
  words
    .filter((_, i) => !EMPTY.has(keys[i] ?? ''))
    .map((each) => each[language.value])
    .join(' · ')

/** What tells a turn from the one that it is compared with. */
export function Tellings({ turn }: { turn: TurnSeen }) {
  return (
    turn.tellings.length > 0 && (
      <ul class="tellings">
        {turn.tellings.map(({ text }) => (
          <li key={text.en}>{text[language.value]}</li>
        ))}
      </ul>
    )
  )
}

/** The turns that were considered, the best first, with what they are worth. */
export function TurnsSeen({ consideration }: { consideration: Consideration }) {
  const { turns, chart } = consideration
  return (
    <ol class="turns-seen">
      {turns.map((turn, i) => (
        <li key={turn.keys.join()}>
          <p>
            <b>{percent(turn.value)}</b> <small>{error(turn.error)}</small>{' '}
            {i > 0 && <span class="behind">({signedPercent(turn.difference)})</span>} {turnText(turn)}
            {i === chart && <small class="of-chart"> {say('thought.of-chart')}</small>}
          </p>
          <Tellings turn={turn} />
        </li>
      ))}
    </ol>
  )
}
