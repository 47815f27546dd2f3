import { markerName, pieceName } from '@coinflict/kernel/display'
import { levelName, levelOf } from '@coinflict/kernel/rules'
import {
  available,
  type Faction,
  type Game,
  inPlay,
  type Marker,
  type Piece,
  type Space,
  type SpaceFacts,
} from '@coinflict/kernel/state'
import type { Position } from '@coinflict/kernel/table'
import { useEffect, useRef } from 'preact/hooks'
import { controlText, factionLook, lookAtSpace, natureText, stackLook } from '../board/look.ts'
import { FactionSign, PieceIcon } from '../board/pieces.tsx'
import { Icon } from '../parts/icon.tsx'
import { Stepper } from '../parts/stepper.tsx'
import { language } from '../settings.ts'
import { ofVolume, say } from '../text/say.ts'
import { Choose } from './choose.tsx'
import { edit } from './desk.ts'
import { clearSpace, setLevel, setMarkers, setPieces } from './edits.ts'

/** Who sets the numbers of a space: the editor in a position, players by hand in their game. */
export interface SpaceHand {
  pieces(piece: Piece): number
  markers(marker: Marker): number
  /** What stood there before anything was set, where that is shown. */
  piecesBefore?(piece: Piece): number
  markersBefore?(marker: Marker): number
  setPieces(piece: Piece, to: number): void
  setMarkers(marker: Marker, to: number): void
  setLevel(level: string): void
  /** Turns one piece over. */
  flip?(piece: Piece): void
  clear?(): void
}

interface Props {
  readonly game: Game
  readonly space: Space
  readonly hand: SpaceHand
}

/** The editor's hand in a space of a position. */
export function editing({ volume }: Game, position: Position, space: Space): SpaceHand {
  const spaceId = volume.spaces[space]?.id as string
  const pieceId = (piece: Piece) => volume.pieces[piece]?.id as string
  const markerId = (marker: Marker) => volume.markers[marker]?.id as string
  return {
    pieces: (piece) => position.spaces[spaceId]?.pieces?.[pieceId(piece)] ?? 0,
    markers: (marker) => position.spaces[spaceId]?.markers?.[markerId(marker)] ?? 0,
    setPieces: (piece, to) => edit((p) => setPieces(p, spaceId, pieceId(piece), to)),
    setMarkers: (marker, to) => edit((p) => setMarkers(p, spaceId, markerId(marker), to)),
    setLevel: (level) => edit((p) => setLevel(p, spaceId, level)),
    clear: () => edit((p) => clearSpace(p, spaceId)),
  }
}

/** All that can be set in one space. */
export function SpacePanel({ game, space, hand, back, onBack }: Props & { back: string; onBack(): void }) {
  const { volume } = game
  const heading = useRef<HTMLHeadingElement>(null)
  const look = lookAtSpace(game, space)
  const facts = volume.spaces[space] as SpaceFacts
  // Whoever chose the space goes on in its panel, wherever on the page that is.
  useEffect(() => heading.current?.focus(), [space])
  const control = controlText(look)
  return (
    <div class="space-panel">
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {facts.fullName ?? facts.name}
        </h2>
        <button type="button" onClick={onBack}>
          {back}
        </button>
      </header>
      <p class="nature sentence">
        {natureText(game, look)}
        {control !== '' && `. ${control}`}
      </p>
      {volume.takesSides(game, space) && (
        <Choose
          label={ofVolume(volume, 'fact.level')}
          value={levelName(volume, look.level)}
          values={[...volume.levels].reverse()}
          textOf={(name) => ofVolume(volume, `level.${levelOf(volume, name) ?? 0}`)}
          onChange={(level) => hand.setLevel(level)}
        />
      )}
      {volume.allFactions.map((faction) => (
        <FactionPieces key={faction} game={game} space={space} hand={hand} faction={faction} />
      ))}
      <h3>{say('editor.markers')}</h3>
      {volume.markers.map((_, m) => (
        <MarkerStepper key={m} game={game} space={space} hand={hand} marker={m as Marker} />
      ))}
      {hand.clear !== undefined && (
        <button type="button" class="clear" onClick={() => hand.clear?.()}>
          {say('editor.clear-space')}
        </button>
      )}
    </div>
  )
}

function FactionPieces({ game, space, hand, faction }: Props & { faction: Faction }) {
  const { volume } = game
  const look = factionLook(game, faction)
  const kinds = volume.allPieces.filter((piece) => volume.factionOf[piece] === faction)
  return (
    <section>
      <h3>
        <FactionSign {...look} /> {look.name}
      </h3>
      {kinds.map((piece) => (
        <PieceStepper key={piece} game={game} space={space} hand={hand} piece={piece} />
      ))}
    </section>
  )
}

function PieceStepper({ game, hand, piece }: Props & { piece: Piece }) {
  const { volume } = game
  const n = hand.pieces(piece)
  const before = hand.piecesBefore?.(piece) ?? n
  const left = available(game, piece)
  const name = pieceName(volume, piece, language.value, 2)
  return (
    <Stepper
      label={name}
      value={n}
      max={n + Math.max(0, left)}
      isChanged={before !== n}
      note={before === n ? say('editor.left', { n: left }) : say('hand.was', { n: before })}
      name={volume.pieces[piece]?.id}
      extra={
        hand.flip !== undefined && n > 0 && volume.flipOf[piece] !== piece ? (
          <button
            type="button"
            class="flip"
            aria-label={say('hand.turn', { what: name })}
            title={say('hand.turn', { what: name })}
            onClick={() => hand.flip?.(piece)}
          >
            <Icon name="flip" />
          </button>
        ) : undefined
      }
      onChange={(to) => hand.setPieces(piece, to)}
    >
      {stackLook(game, piece, 1).map((stack) => (
        <PieceIcon key={stack.piece} stack={stack} />
      ))}{' '}
      {name}
    </Stepper>
  )
}

function MarkerStepper({ game, hand, marker }: Props & { marker: Marker }) {
  const { volume } = game
  const { id, mostPerSpace } = volume.markers[marker] as { id: string; mostPerSpace: number }
  const n = hand.markers(marker)
  const before = hand.markersBefore?.(marker) ?? n
  const pool = volume.poolOf[marker] as number
  const left = pool === -1 ? undefined : (volume.poolLimits[pool] as number) - inPlay(game, marker)
  return (
    <Stepper
      label={markerName(volume, id, language.value, 2)}
      value={n}
      max={Math.min(mostPerSpace, n + Math.max(0, left ?? mostPerSpace))}
      isChanged={before !== n}
      name={id}
      {...(before !== n
        ? { note: say('hand.was', { n: before }) }
        : left === undefined
          ? {}
          : { note: say('editor.left', { n: left }) })}
      onChange={(to) => hand.setMarkers(marker, to)}
    />
  )
}
