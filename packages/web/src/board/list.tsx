import type { Game, Space, SpaceKind } from '@coinflict/kernel'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useArrows } from '../parts/arrows.ts'
import { ofVolume, say } from '../text/say.ts'
import { type BoardLook, contentsText, levelText, type SpaceLook, worthText } from './look.ts'
import { FactionSign, PieceIcon } from './pieces.tsx'

export interface ListProps {
  readonly game: Game
  readonly board: BoardLook
  readonly choices: ReadonlySet<Space>
  readonly marked: ReadonlySet<Space>
  /** Spaces that a non-player chose among. */
  readonly weighed?: ReadonlySet<Space>
  /** Spaces that somebody is led to. */
  readonly hinted?: ReadonlySet<Space>
  /** A space that is to be in sight when it changes. */
  readonly inSight?: Space | undefined
  /** Why a space cannot be chosen, as a sentence; nothing if nobody is asked for a space. */
  whyNot(space: Space): string | undefined
  onPick(space: Space): void
  onLook(space: Space | undefined): void
}

const KINDS: readonly SpaceKind[] = ['city', 'country', 'loc']

/** The board as a list: the same spaces, the same choices, for keyboard, screen reader and small screens. */
export function ListBoard(props: ListProps) {
  const { game, board, choices, inSight } = props
  const [onlyPossible, setOnlyPossible] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const hides = onlyPossible && choices.size > 0
  useArrows(list, 'button.space-row')
  useEffect(() => {
    const element = list.current
    // Where the whole page scrolls, it stays at what is being read.
    if (element === null || inSight === undefined || element.scrollHeight <= element.clientHeight) return
    const id = game.volume.spaces[inSight]?.id
    element.querySelector(`[data-id="${id}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [inSight])
  return (
    <div class="spaces" ref={list}>
      <label class="only">
        <input
          type="checkbox"
          checked={onlyPossible}
          onChange={(event) => setOnlyPossible(event.currentTarget.checked)}
        />{' '}
        {say('list.only')}
      </label>
      {KINDS.map((kind) => {
        const here = board.filter((look) => look.kind === kind && (!hides || choices.has(look.space)))
        if (here.length === 0) return null
        return (
          <section key={kind}>
            <h2>{ofVolume(game.volume, `kind.${kind}`)}</h2>
            <ul>
              {here.map((look) => (
                <li key={look.id}>
                  <SpaceRow {...props} look={look} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function SpaceRow({ look, ...props }: ListProps & { look: SpaceLook }) {
  const { game, choices, marked, weighed, hinted, whyNot, onPick, onLook } = props
  const possible = choices.has(look.space)
  const reason = possible ? undefined : whyNot(look.space)
  const contents = contentsText(look)
  return (
    <button
      type="button"
      class={`space-row ${possible ? 'possible' : ''} ${marked.has(look.space) ? 'marked' : weighed?.has(look.space) ? 'weighed' : ''} ${hinted?.has(look.space) ? 'hinted' : ''}`}
      data-id={look.id}
      aria-disabled={!possible}
      title={reason}
      onClick={() => onPick(look.space)}
      onFocus={() => onLook(look.space)}
      onMouseEnter={() => onLook(look.space)}
      onMouseLeave={() => onLook(undefined)}
    >
      <span class="row-name">{look.name}</span>
      <span class="row-worth">
        {worthText(game, look)}
        {look.terrain !== undefined && `, ${ofVolume(game.volume, `terrain.${look.terrain}`)}`}
      </span>
      {look.hasPeople && <span class={`row-level level-${look.level + 2}`}>{levelText(game, look)}</span>}
      {look.control !== undefined && (
        <span class="row-control">
          <FactionSign {...look.control} /> {say('space.control', { faction: look.control.name })}
        </span>
      )}
      <span class="row-pieces">
        {look.stacks.map((stack) => (
          <span key={stack.piece} class="row-stack" aria-hidden="true">
            <PieceIcon stack={stack} />
            {stack.n}
          </span>
        ))}
        {look.markers.map((marker) => (
          <span key={marker.id} class="row-marker" aria-hidden="true">
            {marker.n > 1 ? `${marker.sign} ${marker.n}` : marker.sign}
          </span>
        ))}
        <span class="hidden">{contents === '' ? say('space.empty') : contents}</span>
      </span>
      {possible && <span class="hidden">. {say('space.possible')}</span>}
      {reason !== undefined && <span class="hidden">. {reason}</span>}
    </button>
  )
}
