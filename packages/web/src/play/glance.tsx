import { type Game, inForce, isOnBoard, resources, type Side, type Track, track } from '@coinflict/kernel'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { ofVolume, say } from '../text/say.ts'
import { signed } from './signed.ts'

const SIDES: readonly Side[] = ['unshaded', 'shaded']

/** Purses, margins, tracks and cards in force, beside a tall map or in a strip above a wide one. The panels say the same at length. */
export function AtAGlance({ game, isStrip }: { game: Game; isStrip: boolean }) {
  const { volume } = game
  const held = volume.cards.flatMap((card) =>
    SIDES.filter((side) => inForce(game, card.number, side)).map((side) => ({ card, side })),
  )
  return (
    <aside class={isStrip ? 'glance strip' : 'glance'} aria-label={say('glance.label')}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{ofVolume(volume, 'fact.resources')}</th>
            <th scope="col">{ofVolume(volume, 'fact.margin')}</th>
          </tr>
        </thead>
        <tbody>
          {volume.allFactions.map((f) => {
            const look = factionLook(game, f)
            return (
              <tr key={f}>
                <th scope="row">
                  <FactionSign {...look} />
                  <span class="hidden">{look.name}</span>
                </th>
                <td>{volume.purseOf[f] === -1 ? '' : resources(game, f)}</td>
                <td>{signed(volume.margin(game, f))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <ul>
        {volume.tracks.map((facts, t) =>
          !isOnBoard(game, facts) || volume.purseOf.includes(t as Track) ? null : (
            <li key={facts.id}>
              {ofVolume(volume, `track.${facts.id}`)} <b>{trackText(game, t as Track)}</b>
            </li>
          ),
        )}
        {held.map(({ card, side }) => (
          <li key={card.number} class="in-force">
            {card.title}
            {card.dual && ` (${ofVolume(volume, `side.${side}`)})`}
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** Where a track stands: a number, or the name of its box. */
export function trackText(game: Game, t: Track): string {
  const boxes = game.volume.tracks[t]?.boxes
  return boxes === undefined ? String(track(game, t)) : ofVolume(game.volume, `box.${boxes[track(game, t)]}`)
}
