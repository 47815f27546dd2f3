import { factionName } from '@coinflict/kernel/display'
import type { Faction, Volume } from '@coinflict/kernel/state'
import { language } from '../settings.ts'

/** Each faction's line has a pattern of its own, for those who do not tell colours apart and for print. */
export const DASHES = ['', '9 5', '2 5', '12 4 2 4']

/** Which line is whose, with the figure it has come to. */
export function LineLegend({ volume, figures }: { volume: Volume; figures: readonly string[] }) {
  return (
    <ul class="line-legend">
      {volume.allFactions.map((f) => (
        <li key={f}>
          <svg viewBox="0 0 34 8" aria-hidden="true">
            <line
              class={`line ${volume.factions[f]?.colour}`}
              x1="0"
              x2="34"
              y1="4"
              y2="4"
              stroke-dasharray={DASHES[f]}
            />
          </svg>{' '}
          {factionName(volume, f as Faction, language.value)} <b>{figures[f]}</b>
        </li>
      ))}
    </ul>
  )
}
