import { cardName, type Drawing } from '@coinflict/kernel/display'
import { isOnBoard, shownTrack } from '@coinflict/kernel/rules'
import { type Game, inForce, resources, type Side, type Track } from '@coinflict/kernel/state'
import { numeral, signed } from '@coinflict/kernel/text'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { language } from '../settings.ts'
import { ofVolume, say } from '../text/say.ts'

const SIDES: readonly Side[] = ['unshaded', 'shaded']

/** A map that is so much wider than high leaves no room beside it. */
const WIDE = 1.2

/** Purses, margins, tracks and cards in force, beside the map or in a strip above a wide one. The panels say the same at length. */
export function AtAGlance({ game, drawing }: { game: Game; drawing: Drawing }) {
  const { volume } = game
  const isStrip = drawing.width > WIDE * drawing.height || matchMedia('(max-width: 820px)').matches
  const Frame = isStrip ? 'div' : 'details'
  const held = volume.cards.flatMap((card) =>
    SIDES.filter((side) => inForce(game, card.number, side)).map((side) => ({ card, side })),
  )
  return (
    <aside class={isStrip ? 'glance strip' : 'glance'} aria-label={say('glance.label')}>
      <Frame {...(isStrip ? {} : { open: true })}>
        {!isStrip && <summary>{say('glance.label')}</summary>}
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
            !isOnBoard(game, t as Track) || volume.purseOf.includes(t as Track) ? null : (
              <li key={facts.id}>
                {ofVolume(volume, `track.${facts.id}`)} <b>{trackText(game, t as Track)}</b>
              </li>
            ),
          )}
          {held.map(({ card, side }) => (
            <li key={card.number} class="in-force">
              {cardName(volume, card.number)}
              {card.dual && ` (${ofVolume(volume, `side.${side}`)})`}
            </li>
          ))}
        </ul>
      </Frame>
    </aside>
  )
}

/** Where a track stands: a number, or the name of its box. */
export function trackText(game: Game, t: Track): string {
  const boxes = game.volume.tracks[t]?.boxes
  const value = shownTrack(game, t)
  return boxes === undefined ? numeral(value, language.value) : ofVolume(game.volume, `box.${boxes[value]}`)
}
