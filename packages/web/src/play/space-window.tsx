import type { Game, Space } from '@coinflict/kernel/state'
import { lookAtSpace, neighboursOf, spaceText, stateText, terrainNote } from '../board/look.ts'
import { Dialog } from '../parts/dialog.tsx'
import { say } from '../text/say.ts'

/** All about a space, and what it borders on. */
export function SpaceWindow({ game, space, onClose }: { game: Game; space: Space; onClose(): void }) {
  const look = lookAtSpace(game, space)
  return (
    <Dialog title={game.volume.spaces[space]?.fullName ?? look.name} read="space-text" onClose={onClose}>
      <div id="space-text">
        <p class="sentence">{stateText(game, look)}.</p>
        {terrainNote(game, look) !== '' && <p>{terrainNote(game, look)}</p>}
        <h3>{say('space.neighbours')}</h3>
        <ul>
          {neighboursOf(game, space).map((near) => (
            <li key={near.id}>{spaceText(game, near)}.</li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
