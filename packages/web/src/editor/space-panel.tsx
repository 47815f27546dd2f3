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
import { Stepper } from '../parts/stepper.tsx'
import { language } from '../settings.ts'
import { ofVolume, say } from '../text/say.ts'
import { Choose } from './choose.tsx'
import { edit } from './desk.ts'
import { clearSpace, setLevel, setMarkers, setPieces } from './edits.ts'

interface Props {
  readonly game: Game
  readonly position: Position
  readonly space: Space
}

/** All that can be set in one space. */
export function SpacePanel({ game, position, space, onBack }: Props & { onBack(): void }) {
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
        <button type="button" class="quiet" onClick={onBack}>
          {say('editor.back')}
        </button>
      </header>
      <p class="nature">
        {natureText(game, look)}
        {control !== '' && `. ${control}`}
      </p>
      {volume.takesSides(game, space) && (
        <Choose
          label={ofVolume(volume, 'fact.level')}
          value={levelName(volume, look.level)}
          values={[...volume.levels].reverse()}
          textOf={(name) => ofVolume(volume, `level.${levelOf(volume, name) ?? 0}`)}
          onChange={(level) => edit((p) => setLevel(p, facts.id, level))}
        />
      )}
      {volume.allFactions.map((faction) => (
        <FactionPieces key={faction} game={game} position={position} space={space} faction={faction} />
      ))}
      <h3>{say('editor.markers')}</h3>
      {volume.markers.map((_, m) => (
        <MarkerStepper key={m} game={game} position={position} space={space} marker={m as Marker} />
      ))}
      <button type="button" class="clear" onClick={() => edit((p) => clearSpace(p, facts.id))}>
        {say('editor.clear-space')}
      </button>
    </div>
  )
}

function FactionPieces({ game, position, space, faction }: Props & { faction: Faction }) {
  const { volume } = game
  const look = factionLook(game, faction)
  const kinds = volume.allPieces.filter((piece) => volume.factionOf[piece] === faction)
  return (
    <section>
      <h3>
        <FactionSign {...look} /> {look.name}
      </h3>
      {kinds.map((piece) => (
        <PieceStepper key={piece} game={game} position={position} space={space} piece={piece} />
      ))}
    </section>
  )
}

function PieceStepper({ game, position, space, piece }: Props & { piece: Piece }) {
  const { volume } = game
  const spaceId = volume.spaces[space]?.id as string
  const pieceId = volume.pieces[piece]?.id as string
  const n = position.spaces[spaceId]?.pieces?.[pieceId] ?? 0
  const left = available(game, piece)
  const name = pieceName(volume, piece, language.value, 2)
  return (
    <Stepper
      label={name}
      value={n}
      max={n + Math.max(0, left)}
      note={say('editor.left', { n: left })}
      onChange={(to) => edit((p) => setPieces(p, spaceId, pieceId, to))}
    >
      {stackLook(game, piece, 1).map((stack) => (
        <PieceIcon key={stack.piece} stack={stack} />
      ))}{' '}
      {name}
    </Stepper>
  )
}

function MarkerStepper({ game, position, space, marker }: Props & { marker: Marker }) {
  const { volume } = game
  const spaceId = volume.spaces[space]?.id as string
  const { id, mostPerSpace } = volume.markers[marker] as { id: string; mostPerSpace: number }
  const n = position.spaces[spaceId]?.markers?.[id] ?? 0
  const pool = volume.poolOf[marker] as number
  const left = pool === -1 ? undefined : (volume.poolLimits[pool] as number) - inPlay(game, marker)
  return (
    <Stepper
      label={markerName(volume, id, language.value, 2)}
      value={n}
      max={Math.min(mostPerSpace, n + Math.max(0, left ?? mostPerSpace))}
      {...(left === undefined ? {} : { note: say('editor.left', { n: left }) })}
      onChange={(to) => edit((p) => setMarkers(p, spaceId, id, to))}
    />
  )
}
