import { isOnBoard, shownTrack } from '@coinflict/kernel/rules'
import { type Faction, type Game, resources, type Track, type Volume } from '@coinflict/kernel/state'
import { numeral, signed } from '@coinflict/kernel/text'
import { factionLook } from '../board/look.ts'
import { FactionSign } from '../board/pieces.tsx'
import { language } from '../settings.ts'
import { ofVolume, say } from '../text/say.ts'
import { Lender, lentText } from './purse.tsx'

/** Above the board: each faction with its purse and margin, who is asked; and the tracks, where they do not lie on the board. */
export function Strip({
  game,
  asked,
  before = game,
}: {
  game: Game
  asked: Faction | undefined
  /** The game as it stands, where it is shown as it would be. */
  before?: Game | undefined
}) {
  const { volume } = game
  return (
    <aside class="strip" aria-label={say('strip.label')}>
      <ul class="strip-factions">
        {volume.allFactions.map((f) => {
          const look = factionLook(game, f)
          const margin = volume.margin(before, f)
          const then = volume.margin(game, f)
          return (
            <li key={f} class={f === asked ? 'now' : ''} aria-current={f === asked ? 'true' : undefined}>
              <FactionSign {...look} />
              <span class="strip-name">{look.name}</span>
              {volume.purseOf[f] !== -1 && (
                <span class="strip-purse" data-flash={`purse ${f}`} title={purseName(volume, f)}>
                  <span class="hidden">{purseName(volume, f)} </span>
                  <Lender game={game} faction={f} />
                  <b>{resources(before, f)}</b>
                  <Drafted from={resources(before, f)} to={resources(game, f)} text={String(resources(game, f))} />
                </span>
              )}
              <span
                class={`strip-margin ${margin > 0 ? 'met' : ''}`}
                data-flash={`margin ${f}`}
                title={ofVolume(volume, 'fact.margin')}
              >
                <span class="hidden">{ofVolume(volume, 'fact.margin')} </span>
                {signed(margin)}
                <Drafted from={margin} to={then} text={signed(then)} />
              </span>
            </li>
          )
        })}
      </ul>
      <ul class="strip-facts">
        {volume.tracks.map((facts, t) =>
          !isOnBoard(game, t as Track) || volume.purseOf.includes(t as Track) ? null : (
            <li key={facts.id} data-flash={`strip ${facts.id}`}>
              {ofVolume(volume, `track.${facts.id}`)} <b>{trackText(game, t as Track)}</b>
            </li>
          ),
        )}
      </ul>
    </aside>
  )
}

/** What the number of a purse counts. */
const purseName = (volume: Volume, f: Faction): string => lentText(volume, f) ?? ofVolume(volume, 'fact.resources')

/** What a number comes to by a draft. */
const Drafted = ({ from, to, text }: { from: number; to: number; text: string }) =>
  from === to ? null : <b class="drafted-number"> → {text}</b>

/** Where a track stands: a number, or the name of its box. */
export function trackText(game: Game, t: Track): string {
  const boxes = game.volume.tracks[t]?.boxes
  const value = shownTrack(game, t)
  return boxes === undefined ? numeral(value, language.value) : ofVolume(game.volume, `box.${boxes[value]}`)
}
