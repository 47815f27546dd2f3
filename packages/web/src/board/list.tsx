import type { Game, Space, SpaceKind } from '@coinflict/kernel/state'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useArrows } from '../parts/arrows.ts'
import { shortcuts } from '../settings.ts'
import { ofVolume, say } from '../text/say.ts'
import { type BoardLook, chosenText, levelText, type SpaceLook, spaceText, worthText } from './look.ts'
import { PieceIcon } from './pieces.tsx'
import { ShieldIcon } from './stand.tsx'

export interface ListProps {
  readonly game: Game
  readonly board: BoardLook
  readonly choices: ReadonlySet<Space>
  readonly marked: ReadonlySet<Space>
  /** Spaces that a non-player chose among. */
  readonly weighed?: ReadonlySet<Space>
  /** Spaces that somebody is led to. */
  readonly hinted?: ReadonlySet<Space>
  /** Spaces that are to be in sight whenever others are wanted. */
  readonly inSight?: readonly Space[]
  /** Spaces that were chosen and not answered yet, by number, and those that would change. */
  readonly numbers?: ReadonlyMap<Space, number>
  readonly drafted?: ReadonlySet<Space>
  /** Why a space cannot be chosen, as a sentence; nothing if nobody is asked for a space. */
  whyNot(space: Space): string | undefined
  onPick(space: Space): void
  onLook(space: Space | undefined): void
  /** Tells all about a space. */
  onAbout?(space: Space): void
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
    for (const space of inSight.toReversed()) {
      element.querySelector(`[data-id="${game.volume.spaces[space]?.id}"]`)?.scrollIntoView({ block: 'nearest' })
    }
  }, [inSight])
  return (
    <div class={(props.numbers?.size ?? 0) > 0 ? 'spaces drafting' : 'spaces'} ref={list}>
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
                  {props.onAbout !== undefined && <AboutButton look={look} onAbout={props.onAbout} />}
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
  const { game, choices, marked, weighed, hinted, numbers, drafted, whyNot, onPick, onLook } = props
  const number = numbers?.get(look.space)
  const possible = choices.has(look.space)
  const reason = whyNot(look.space) ?? ''
  const heard = [spaceText(game, look), chosenText(number), possible ? say('space.possible') : reason]
  return (
    <button
      type="button"
      class={`space-row ${possible ? 'possible' : ''} ${marked.has(look.space) ? 'marked' : weighed?.has(look.space) ? 'weighed' : ''} ${hinted?.has(look.space) ? 'hinted' : ''} ${number !== undefined ? 'chosen' : drafted?.has(look.space) ? 'drafted' : ''}`}
      data-id={look.id}
      aria-disabled={!possible && number === undefined}
      onClick={() => onPick(look.space)}
      onFocus={() => onLook(look.space)}
      onMouseEnter={({ currentTarget }) => {
        // Set only here: screen readers would hear of it in every row at every question.
        currentTarget.title = reason
        onLook(look.space)
      }}
      onMouseLeave={() => onLook(undefined)}
    >
      <span class="hidden">{heard.filter((text) => text !== '').join('. ')}</span>
      {number !== undefined && (
        <span class="disc" aria-hidden="true">
          {number}
        </span>
      )}
      <span class="row-name" aria-hidden="true">
        {look.name}
      </span>
      <span class="row-worth" aria-hidden="true">
        {[
          worthText(game, look),
          ...(look.terrain === undefined ? [] : [ofVolume(game.volume, `terrain.${look.terrain}`)]),
          ...look.traits.map(({ name }) => name),
        ].join(', ')}
      </span>
      {look.hasPeople && (
        <span class={`row-level level-${look.level + 2}`} aria-hidden="true">
          {levelText(game, look)}
        </span>
      )}
      {look.control !== undefined && (
        <span class="row-control" aria-hidden="true">
          <ShieldIcon control={look.control} /> {say('space.control', { faction: look.control.name })}
        </span>
      )}
      <span class="row-pieces" aria-hidden="true">
        {look.stacks.map((stack) => (
          <span key={stack.piece} class="row-stack">
            <PieceIcon stack={stack} />
            {stack.n}
          </span>
        ))}
        {look.markers.map((marker) => (
          <span key={marker.id} class="row-marker">
            {marker.n > 1 ? say('space.pieces', { n: marker.n, piece: marker.name }) : marker.name}
          </span>
        ))}
      </span>
    </button>
  )
}

/** With single keys there is one for this, so it does not stand in the way of the tab key. */
function AboutButton({ look, onAbout }: { look: SpaceLook; onAbout(space: Space): void }) {
  return (
    <button
      type="button"
      class="row-about"
      aria-label={say('space.about', { space: look.name })}
      tabIndex={shortcuts.value === 'on' ? -1 : 0}
      onClick={() => onAbout(look.space)}
    >
      i
    </button>
  )
}
