import { ranking } from '@coinflict/kernel'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { say } from '../text/say.ts'
import type { Session } from './session.ts'
import { signed } from './signed.ts'

/** The end of a game: places and margins. */
export function Result({ session }: { session: Session }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { game } = session
  return (
    <section class="question result" aria-labelledby="result-title">
      <h2 id="result-title" ref={heading} tabIndex={-1}>
        {say('result.title')}
      </h2>
      <ol class="places">
        {ranking(game).map(({ faction, place, margin }) => (
          <li key={faction} value={place}>
            <FactionSign {...factionLook(game, faction)} />{' '}
            {say(margin > 0 ? 'result.met' : 'result.short', {
              faction: factionLook(game, faction).name,
              n: signed(margin),
            })}
          </li>
        ))}
      </ol>
    </section>
  )
}
