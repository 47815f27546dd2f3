import { factionNoun } from '@coinflict/kernel/display'
import { isPerson } from '@coinflict/kernel/state'
import { levelOf } from '@coinflict/players'
import { useRef } from 'preact/hooks'
import { useFocus } from '../play/focus.ts'
import type { Session } from '../play/session.ts'
import { language } from '../settings.ts'
import { factionNouns, say } from '../text/say.ts'

/** Stands where the question would be while somebody else is asked, or the server has not answered yet. */
export function Waiting({ session }: { session: Session }) {
  const section = useRef<HTMLElement>(null)
  const { awaited, game, volume } = session
  useFocus(section, `${awaited}`, '.map, .spaces, .timeline, .pace, .tab-panel, .people')
  // A non-player that is asked here has answered on the server.
  const person = awaited !== undefined && isPerson(game, awaited) ? awaited : undefined
  const kind = awaited === undefined ? '' : (game.setup.seats[awaited]?.kind ?? '')
  const thinks = levelOf(kind) === undefined ? undefined : awaited
  return (
    <section class="question awaits" aria-labelledby="waiting-title" ref={section} tabIndex={-1}>
      <h2 id="waiting-title" tabIndex={-1}>
        {thinks !== undefined
          ? say('think.now', { faction: factionNouns(volume, [thinks]) })
          : person === undefined
            ? say('online.sending')
            : say('mail.waits', { faction: factionNoun(volume, person, language.value) })}
      </h2>
      {person !== undefined && <p>{say('online.waits', { name: session.nameOf(person) })}</p>}
    </section>
  )
}
