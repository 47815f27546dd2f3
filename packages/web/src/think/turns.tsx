import { spaceName } from '@coinflict/kernel/display'
import type { Volume } from '@coinflict/kernel/state'
import type { Consideration, TurnSeen } from '@coinflict/players'
import { useState } from 'preact/hooks'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { error, percent, points } from './percent.ts'
import { changesTogether, partsOf } from './turn-parts.ts'
import '../styles/think.css'

interface TurnProps {
  readonly volume: Volume
  readonly by: Consideration['by']
  readonly turn: TurnSeen
}

/** What a turn is: its operation and its special activity, each with its spaces, and what comes of all. */
export function TurnText({ volume, by, turn }: TurnProps) {
  const text = (i: number): string => turn.words[i]?.[language.value] ?? ''
  const list = (answers: readonly number[]): string => answers.map(text).join(', ')
  return (
    <>
      {partsOf(volume, by, turn).map(({ head, spaces, ways }) => (
        <span key={head} class="turn-part">
          {head !== undefined && <b>{text(head)}</b>}{' '}
          {[ways, spaces]
            .filter((answers) => answers.length > 0)
            .sort(([a = 0], [b = 0]) => a - b)
            .map(list)
            .join('; ')}
        </span>
      ))}
      <Changes volume={volume} turn={turn} />
    </>
  )
}

/** As many changes as two lines hold. */
const MOST_CHANGES = 5

/** What comes of a turn: the most of it, and all when it is asked for. */
function Changes({ volume, turn }: Omit<TurnProps, 'by'>) {
  const [isOpen, setOpen] = useState(false)
  const all = changesTogether(turn.changes)
  if (all.length === 0) return null
  const told = isOpen || all.length === MOST_CHANGES + 1 ? all : all.slice(0, MOST_CHANGES)
  return (
    <span class="turn-part turn-changes">
      {told
        .map(({ spaces, change }) => {
          const names = spaces.map((space) => spaceName(volume, space)).join(', ')
          const text = change.text[language.value]
          return names === '' ? text : `${names}: ${text}`
        })
        .join('; ')}
      {told.length < all.length && (
        <>
          {'; '}
          <button type="button" class="link" onClick={() => setOpen(true)}>
            {say('thought.more', { n: all.length - told.length })}
          </button>
        </>
      )}
    </span>
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

/** How to read what tells turns apart. */
export const EffectsNote = () => <p class="empty">{say('thought.effects')}</p>

/** The turns that were considered, the best first, with what they are worth. */
export function TurnsSeen({ volume, consideration }: { volume: Volume; consideration: Consideration }) {
  const { by, turns, chart } = consideration
  return (
    <>
      <ol class="turns-seen">
        {turns.map((turn, i) => (
          <li key={turn.keys.join()}>
            <p>
              <b>{percent(turn.value)}</b> <small>{error(turn.error)}</small>{' '}
              {i > 0 && <span class="behind">({say('thought.points', { points: points(turn.difference) })})</span>}
              {i === chart && <small class="of-chart"> {say('thought.of-chart')}</small>}{' '}
              <TurnText volume={volume} by={by} turn={turn} />
            </p>
            <Tellings turn={turn} />
          </li>
        ))}
      </ol>
      {turns.some(({ tellings }) => tellings.length > 0) && <EffectsNote />}
    </>
  )
}
