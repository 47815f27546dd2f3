import { reasonText } from '@coinflict/kernel/display'
import { type Reason, type Space, spaceWord } from '@coinflict/kernel/state'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import {
  contentsText,
  controlText,
  levelText,
  lookAtSpace,
  natureText,
  neighboursOf,
  terrainNote,
} from '../board/look.ts'
import { PieceIcon } from '../board/pieces.tsx'
import { Rule } from '../parts/rule.tsx'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import type { Session } from './session.ts'

/** Whether what stands in the lower right corner of the board has to go to another, since that is where the space is. */
export function useAway(aside: RefObject<HTMLElement | null>, id: string): boolean {
  const [isAway, setAway] = useState(false)
  useLayoutEffect(() => {
    const board = aside.current?.closest('.board')
    const shape = board?.querySelector(`.map [data-id="${id}"]`)
    if (board == null || shape == null) return
    const [all, here] = [board.getBoundingClientRect(), shape.getBoundingClientRect()]
    const width = Math.max(all.width / 3, (aside.current?.offsetWidth ?? 0) + 24)
    const isOver = (left: number) => here.right > left && here.left < left + width
    setAway(isOver(all.right - width) && !isOver(all.left) && here.bottom > all.top + all.height / 3)
  }, [id])
  return isAway
}

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
  const aside = useRef<HTMLElement>(null)
  const isAway = useAway(aside, look.id)
  const state = [levelText(game, look), controlText(look)].filter((text) => text !== '').join('. ')
  return (
    <aside class={isAway ? 'space-info away' : 'space-info'} aria-hidden="true" ref={aside}>
      <h3>{volume.spaces[space]?.fullName ?? look.name}</h3>
      <p class="sentence">{natureText(game, look)}</p>
      {terrainNote(game, look) !== '' && <p>{terrainNote(game, look)}</p>}
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
      <p class="near">{`${say('space.neighbours')}: ${neighboursOf(game, space)
        .map(({ name }) => name)
        .join(', ')}`}</p>
      {isPossible && <p class="can">{say('space.possible')}</p>}
      {whyNot !== undefined && (
        <p class="cannot">
          {reasonText(game, whyNot, language.value, spaceWord(space))} <Rule game={volume.id} rule={whyNot.rule} />
        </p>
      )}
    </aside>
  )
}
