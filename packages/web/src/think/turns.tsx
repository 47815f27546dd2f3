import type { Volume } from '@coinflict/kernel/state'
import type { Consideration, TurnSeen } from '@coinflict/players'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { error, percent, signedPercent } from './percent.ts'
import { partsOf } from './turn-parts.ts'
import '../styles/think.css'

interface TurnProps {
  readonly volume: Volume
  readonly by: Consideration['by']
  readonly turn: TurnSeen
}

/** What a turn is: its operation and its special activity, each with what was chosen where. */
export function TurnText({ volume, by, turn }: TurnProps) {
  const text = (i: number): string => turn.words[i]?.[language.value] ?? ''
  const list = (answers: readonly number[]): string => answers.map(text).join(', ')
  return (
    <>
      {partsOf(volume, by, turn).map(({ head, choices }) => (
        <span key={head} class="turn-part">
          {head !== undefined && <b>{text(head)}</b>}{' '}
          {choices
            .map(({ spaces, ways }) => [list(spaces), list(ways)].filter((each) => each !== '').join(': '))
            .join('; ')}
        </span>
      ))}
    </>
  )
}

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
export function TurnsSeen({ volume, consideration }: { volume: Volume; consideration: Consideration }) {
  const { by, turns, chart } = consideration
  return (
    <ol class="turns-seen">
      {turns.map((turn, i) => (
        <li key={turn.keys.join()}>
          <p>
            <b>{percent(turn.value)}</b> <small>{error(turn.error)}</small>{' '}
            {i > 0 && <span class="behind">({signedPercent(turn.difference)})</span>}
            {i === chart && <small class="of-chart"> {say('thought.of-chart')}</small>}{' '}
            <TurnText volume={volume} by={by} turn={turn} />
          </p>
          <Tellings turn={turn} />
        </li>
      ))}
    </ol>
  )
}
