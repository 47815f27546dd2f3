import { spaceName } from '@coinflict/kernel/display'
import { count, type Game, type Space } from '@coinflict/kernel/state'
import { useState } from 'preact/hooks'
import { stackLook } from '../board/look.ts'
import { PieceIcon } from '../board/pieces.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Stepper } from '../parts/stepper.tsx'
import { say } from '../text/say.ts'
import { edit } from './desk.ts'
import { movePieces } from './edits.ts'

/** Asks which pieces go along when somebody drags from one space to another. */
export function MoveDialog({ game, from, to, onClose }: { game: Game; from: Space; to: Space; onClose(): void }) {
  const { volume } = game
  const stacks = volume.allPieces.flatMap((piece) => stackLook(game, piece, count(game, from, piece)))
  const idOf = (piece: number) => volume.pieces[piece]?.id as string
  const [moved, setMoved] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(stacks.map(({ piece, n }) => [idOf(piece), n])),
  )
  const move = () => {
    edit((p) => movePieces(p, volume.spaces[from]?.id as string, volume.spaces[to]?.id as string, moved))
    onClose()
  }
  return (
    <Dialog title={say('editor.move', { from: spaceName(volume, from), to: spaceName(volume, to) })} onClose={onClose}>
      {stacks.map((stack) => (
        <Stepper
          key={stack.piece}
          label={stack.name}
          value={moved[idOf(stack.piece)] ?? 0}
          max={stack.n}
          onChange={(n) => setMoved({ ...moved, [idOf(stack.piece)]: n })}
        >
          <PieceIcon stack={stack} /> {stack.name}
        </Stepper>
      ))}
      <button type="button" class="primary" onClick={move}>
        {say('editor.move-do')}
      </button>
    </Dialog>
  )
}
