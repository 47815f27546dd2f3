import { numeral, signed } from '@coinflict/kernel/text'
import { useRef } from 'preact/hooks'
import { DASHES, LineLegend } from '../parts/line-legend.tsx'
import { useWidth } from '../parts/use-width.ts'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import type { Session } from './session.ts'

/** Where a faction's line goes through: entries played, margin. */
type Line = readonly { readonly at: number; readonly margin: number }[]

/** The margins of all factions at the beginning of each turn. */
function linesOf(session: Session): readonly Line[] {
  const { turns, volume } = session
  const lines: { at: number; margin: number }[][] = volume.allFactions.map(() => [])
  const every = Math.max(1, Math.floor(turns / 200))
  for (let number = 0; number <= turns; number += every) {
    const { from: at, game } = session.turn(number)
    if (at > session.moment) break
    for (const f of volume.allFactions) lines[f]?.push({ at, margin: volume.margin(game, f) })
  }
  for (const f of volume.allFactions) lines[f]?.push({ at: session.moment, margin: volume.margin(session.game, f) })
  return lines
}

const HEIGHT = 130
const LEFT = 34

/** The victory margins over time; above zero a faction meets its condition. */
export function MarginChart({ session }: { session: Session }) {
  const { volume } = session
  const figure = useRef<HTMLElement>(null)
  const width = useWidth(figure, 200)
  const lines = linesOf(session)
  const margins = lines.flat().map(({ margin }) => margin)
  const top = Math.max(5, ...margins)
  const bottom = Math.min(-5, ...margins)
  const x = (at: number) => LEFT + ((width - LEFT - 8) * at) / Math.max(1, session.length)
  const y = (margin: number) => 8 + ((HEIGHT - 16) * (top - margin)) / (top - bottom)
  const ticks = [top, 0, bottom]
  return (
    <figure class="chart" ref={figure}>
      <LineLegend volume={volume} figures={lines.map((line) => signed(line.at(-1)?.margin ?? 0))} />
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <line class={tick === 0 ? 'zero' : 'grid'} x1={LEFT} x2={width - 8} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 5} y={y(tick) + 4}>
              {numeral(tick, language.value)}
            </text>
          </g>
        ))}
        {lines.map((line, f) => (
          <polyline
            key={volume.factions[f]?.id}
            class={`line ${volume.factions[f]?.colour}`}
            stroke-dasharray={DASHES[f]}
            points={line.map(({ at, margin }) => `${x(at).toFixed(1)},${y(margin).toFixed(1)}`).join(' ')}
          />
        ))}
      </svg>
      <figcaption>{say('chart.title')}</figcaption>
    </figure>
  )
}
