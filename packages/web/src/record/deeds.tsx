import type { Volume } from '@coinflict/kernel/state'
import type { Deeds } from '@coinflict/kernel/table'
import { say } from '../text/say.ts'
import { FactionHead } from './faction-head.tsx'

const ROWS = [
  'operations',
  'activities',
  'events',
  'passes',
  'spent',
  'lost',
] as const satisfies readonly (keyof Deeds)[]

/** What each faction did in the whole game. */
export function DeedsTable({ volume, deeds }: { volume: Volume; deeds: readonly Deeds[] }) {
  return (
    <table class="figures">
      <thead>
        <tr>
          <td />
          {volume.allFactions.map((f) => (
            <FactionHead key={f} volume={volume} faction={f} />
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{say(`record.${row}`)}</th>
            {volume.allFactions.map((f) => (
              <td key={f}>{hasNone(volume, f, row) ? '–' : deeds[f]?.[row]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A faction without Resources of its own spends none. */
const hasNone = (volume: Volume, f: number, row: keyof Deeds): boolean => row === 'spent' && volume.purseOf[f] === -1
