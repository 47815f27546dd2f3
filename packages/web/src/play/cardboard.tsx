import { cardboardText } from '@coinflict/kernel/display'
import { useState } from 'preact/hooks'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { keepNumber, keptNumber, language } from '../settings.ts'
import { say } from '../text/say.ts'
import { phaseText } from './phase.ts'
import type { Session } from './session.ts'

/** So many turns are shown at most; who is further behind sees the first ones. */
const MOST = 6

/** What players with a printed board before them have still to move on it, turn by turn, each to be ticked off. */
export function Cardboard({ session }: { session: Session }) {
  session.changed.value
  const key = `cardboard.${session.id}`
  const [done, setDone] = useState(() => keptNumber(key) ?? 0)
  const turns = turnsToLay(session, done)
  if (turns.length === 0) return null
  const tick = (number: number) => {
    keepNumber(key, number + 1)
    setDone(number + 1)
  }
  return (
    <section class="cardboard" aria-labelledby="cardboard-title">
      <details open>
        <summary>
          <h2 id="cardboard-title">{say('cardboard.title')}</h2>
        </summary>
        <ol>
          {turns.map(({ by, isOver, lines, number, title }) => (
            <li key={number}>
              <p class="turn-of">
                {by !== undefined && <FactionSign {...factionLook(session.game, by)} />} <strong>{title}</strong>
              </p>
              <ul>
                {lines.map((text, i) => (
                  <li key={i}>{text}</li>
                ))}
              </ul>
              {isOver && (
                <label class="tick">
                  <input type="checkbox" checked={false} data-key="laid" onChange={() => tick(number)} />{' '}
                  {say('cardboard.done')}
                </label>
              )}
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}

/** The turns that are not ticked off yet, as far as they are shown; those before one that is are done too. */
function turnsToLay(session: Session, done: number) {
  const { log, turns } = session
  const found = []
  for (let number = Math.min(done, turns); number <= turns && found.length < MOST; number++) {
    const { by, events, game, logFrom } = session.turn(number)
    if (logFrom >= log.length) break
    const isOver = number < turns && logFrom + events.length <= log.length
    const after = isOver ? session.turn(number + 1).game : session.game
    const lines = cardboardText(game, after, events.slice(0, log.length - logFrom), language.value)
    if (lines.length === 0) continue
    const title = by === undefined ? phaseText(game) : factionLook(game, by).name
    found.push({ by, isOver, lines, number, title })
  }
  return found
}
