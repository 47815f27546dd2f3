import { type Reason, reasonText, type Space, spaceWord } from '@coinflict/kernel'
import { contentsText, controlText, levelText, lookAtSpace, natureText } from '../board/look.ts'
import { PieceIcon } from '../board/pieces.tsx'
import { Rule } from '../parts/rule.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import type { Session } from './session.ts'

/** All about the space that is pointed at, and whether it can be chosen. */
export function SpaceInfo({
  session,
  space,
  isPossible,
  whyNot,
}: {
  session: Session
  space: Space
  isPossible: boolean
  whyNot: Reason | undefined
}) {
  const { game, volume } = session
  const look = lookAtSpace(game, space)
  const state = [levelText(game, look), controlText(look)].filter((text) => text !== '').join('. ')
  return (
    <aside class="space-info" aria-hidden="true">
      <h3>{volume.spaces[space]?.fullName ?? look.name}</h3>
      <p>{natureText(game, look)}</p>
      {state !== '' && <p>{state}</p>}
      {look.stacks.length > 0 && (
        <ul>
          {look.stacks.map((stack) => (
            <li key={stack.piece}>
              <PieceIcon stack={stack} /> {say('space.pieces', { n: stack.n, piece: stack.name })}
            </li>
          ))}
        </ul>
      )}
      {look.markers.length > 0 && <p>{contentsText({ ...look, stacks: [] })}</p>}
      {isPossible && <p class="can">{say('space.possible')}</p>}
      {whyNot !== undefined && (
        <p class="cannot">
          {reasonText(game, whyNot, language.value, spaceWord(space))} <Rule game={volume.id} rule={whyNot.rule} />
        </p>
      )}
    </aside>
  )
}
