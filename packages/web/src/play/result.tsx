import { ranking, verdictText } from '@coinflict/kernel'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { Rule, withLinks } from '../parts/rule.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import type { Session } from './session.ts'
import { signed } from './signed.ts'

/** The end of a game: places and margins. */
export function Result({ session }: { session: Session }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { game, volume } = session
  const verdict = verdictText(game, language.value)
  return (
    <section class="question result" aria-labelledby="result-title">
      <h2 id="result-title" ref={heading} tabIndex={-1}>
        {say('result.title')}
      </h2>
      {verdict !== undefined && (
        <p class="verdict-word">
          {withLinks(verdict, (rule) => (
            <Rule game={volume.id} rule={rule} />
          ))}
        </p>
      )}
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
