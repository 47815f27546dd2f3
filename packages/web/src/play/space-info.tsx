import { type Reason, type Space, spaceWord } from '@coinflict/kernel/state'
import type { CSSProperties, RefObject } from 'preact'
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
import { boardView, language } from '../settings.ts'
import { say } from '../text/say.ts'
import { reasonText, together } from '../text/sentences.ts'
import type { Session } from './session.ts'

/** How near the border of the map something stands in its corner. */
const MARGIN = 10

/** Spaces that must stay in sight. */
const WANTED = '.map .space:is(.possible, .marked, .chosen, .drafted) .shape'

/** In which corner of the map something about a space covers least of it, and of what can be chosen or is. */
export function useCorner(aside: RefObject<HTMLElement | null>, id: string): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({})
  const view = boardView.value
  useLayoutEffect(() => {
    // Beside the list it has its place.
    if (view === 'list') setStyle({})
    const element = aside.current
    const board = element?.closest('.board')
    const map = board?.querySelector('.map')?.getBoundingClientRect()
    if (element == null || board == null || map === undefined) return
    // What comes from below on a phone has its place.
    if (getComputedStyle(element).position === 'fixed') return
    const all = board.getBoundingClientRect()
    const maxHeight = map.height - 2 * MARGIN
    const [width, height] = [element.offsetWidth, Math.min(element.offsetHeight, maxHeight)]
    const here = [...board.querySelectorAll(`.map [data-id="${id}"] .shape`)]
    const kept = [...here, ...board.querySelectorAll(WANTED)].map((shape) => shape.getBoundingClientRect())
    const corners = [true, false].flatMap((isLower) =>
      [true, false].map((isRight) => {
        const left = isRight ? map.right - MARGIN - width : map.left + MARGIN
        const top = isLower ? map.bottom - MARGIN - height : map.top + MARGIN
        const covered = kept.reduce((sum, box) => sum + overlap(new DOMRect(left, top, width, height), box), 0)
        const across = { left: `${left - all.left}px`, right: 'auto' }
        const down = isLower
          ? { bottom: `${all.bottom - map.bottom + MARGIN}px` }
          : { top: `${top - all.top}px`, bottom: 'auto' }
        return { covered, style: { ...across, ...down, maxHeight: `${maxHeight}px` } }
      }),
    )
    setStyle(corners.reduce((best, corner) => (corner.covered < best.covered ? corner : best)).style)
  }, [id, view])
  return style
}

function overlap(a: DOMRect, b: DOMRect): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
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
  const style = useCorner(aside, look.id)
  const state = [levelText(game, look), controlText(look)].filter((text) => text !== '').join('. ')
  return (
    <aside class="space-info" style={style} aria-hidden="true" ref={aside}>
      <h3>{volume.spaces[space]?.fullName ?? look.name}</h3>
      <p class="sentence">{natureText(game, look)}</p>
      {terrainNote(game, look) !== '' && <p>{terrainNote(game, look)}</p>}
      {state !== '' && <p>{state}</p>}
      {look.stacks.length > 0 && (
        <ul>
          {look.stacks.map((stack) => (
            <li key={stack.piece}>
              <PieceIcon stack={stack} />
              <span>{say('space.pieces', { n: stack.n, piece: stack.name })}</span>
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
      <p class="near">{`${say('space.neighbours')}: ${neighboursOf(game, space)
        .map(({ name }) => together(volume, name, language.value))
        .join(', ')}`}</p>
    </aside>
  )
}
