import { pieceName } from '@coinflict/kernel/display'
import { isUsed } from '@coinflict/kernel/rules'
import { available, type Game, type TrackFacts } from '@coinflict/kernel/state'
import type { Position } from '@coinflict/kernel/table'
import { stackLook } from '../board/look.ts'
import { PieceIcon } from '../board/pieces.tsx'
import { Stepper } from '../parts/stepper.tsx'
import { language } from '../settings.ts'
import { ofVolume, say } from '../text/say.ts'
import { Choose } from './choose.tsx'
import { edit } from './desk.ts'
import { setInBox, setTrack } from './edits.ts'

interface Props {
  readonly game: Game
  readonly position: Position
}

/** Tracks, and the boxes beside the map. */
export function TracksPanel({ game, position }: Props) {
  const { volume } = game
  const isBookkeeping = ({ bookkeeping }: TrackFacts) => bookkeeping === true
  const tracks = volume.tracks.filter((facts) => isUsed(game, facts))
  return (
    <>
      <h2>{say('editor.tracks')}</h2>
      {tracks
        .filter((facts) => !isBookkeeping(facts))
        .map((facts) => (
          <PositionTrack key={facts.id} game={game} position={position} facts={facts} />
        ))}
      {tracks.some(isBookkeeping) && (
        <details>
          <summary>{say('editor.bookkeeping')}</summary>
          {tracks.filter(isBookkeeping).map((facts) => (
            <PositionTrack key={facts.id} game={game} position={position} facts={facts} />
          ))}
        </details>
      )}
      {volume.boxes.slice(1).map((id) => (
        <BoxFields key={id} game={game} position={position} box={id} />
      ))}
    </>
  )
}

function PositionTrack({ game, position, facts }: Props & { facts: TrackFacts }) {
  const { id, min } = facts
  return (
    <TrackField
      game={game}
      facts={facts}
      value={position.tracks[id] ?? min}
      onChange={(to) => edit((p) => setTrack(p, id, to))}
    />
  )
}

/** A track as a number that is stepped, or as the box that its marker stands in. */
export function TrackField({
  game,
  facts: { id, boxes, min, max },
  value,
  onChange,
}: {
  game: Game
  facts: TrackFacts
  value: number | string
  onChange(to: number | string): void
}) {
  const label = ofVolume(game.volume, `track.${id}`)
  if (boxes === undefined)
    return <Stepper label={label} value={Number(value)} min={min} max={max} onChange={onChange} />
  return (
    <Choose
      label={label}
      value={typeof value === 'string' ? value : (boxes[value] ?? '')}
      values={boxes}
      textOf={(box) => ofVolume(game.volume, `box.${box}`)}
      onChange={onChange}
    />
  )
}

/** Pieces in a box beside the map. */
function BoxFields({ game, position, box }: Props & { box: string }) {
  const { volume } = game
  return (
    <section>
      <h3>{ofVolume(volume, `box.${box}`)}</h3>
      {volume.supplies.map(({ id }, s) => {
        const piece = volume.entersAs[s]
        if (piece === undefined) return null
        const n = position.boxes?.[box]?.[id] ?? 0
        const left = available(game, piece)
        const name = pieceName(volume, piece, language.value, 2)
        return (
          <Stepper
            key={id}
            label={name}
            value={n}
            max={n + Math.max(0, left)}
            note={say('editor.left', { n: left })}
            onChange={(to) => edit((p) => setInBox(p, box, id, to))}
          >
            {stackLook(game, piece, 1).map((stack) => (
              <PieceIcon key={stack.piece} stack={stack} />
            ))}{' '}
            {name}
          </Stepper>
        )
      })}
    </section>
  )
}
