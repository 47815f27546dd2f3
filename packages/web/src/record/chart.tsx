import { cardName } from '@coinflict/kernel/display'
import type { Volume } from '@coinflict/kernel/state'
import type { Review, TurningPoint } from '@coinflict/kernel/table'
import { numeral, signed } from '@coinflict/kernel/text'
import { useRef, useState } from 'preact/hooks'
import { DASHES, LineLegend } from '../parts/line-legend.tsx'
import { useWidth } from '../parts/use-width.ts'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { type Across, apartAlong, curveOf, labelsOf } from './curve.ts'
import { FactionHead } from './faction-head.tsx'

/** Pixels between two turning points above the chart, two signs beside it. */
const DISC = 32
const SIGN = 25

export interface ChartProps {
  readonly volume: Volume
  readonly review: Review
  readonly points: readonly TurningPoint[]
  readonly chosen: number | undefined
  onChoose(point: number): void
}

/** The margins after each card: rounds are bands, turning points can be chosen. */
export function Chart({ volume, review, points, chosen, onChoose }: ChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, 300)
  const [pointed, setPointed] = useState<number | undefined>(undefined)
  const { cards } = review
  const stood = [review.begun, ...cards]
  const curve = curveOf(review, width)
  const { x, y, left, right, top, bottom, step } = curve
  const discs = apartAlong(
    points.map(({ at }) => x(at + 1)),
    DISC,
    left,
    right,
  )
  const shown = pointed ?? (chosen === undefined ? cards.length : (points[chosen]?.at ?? 0) + 1)
  const point = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect()
    if (box === undefined) return
    setPointed(Math.max(0, Math.min(cards.length, Math.round((event.clientX - box.left - left) / step))))
  }
  return (
    <figure class="curve">
      {(shown === cards.length ? [shown] : [shown, cards.length]).map((n) => (
        <div key={n} class={n === shown ? 'at-hand' : 'at-the-end'}>
          <p class="curve-shown">{cardText(volume, review, n)}</p>
          <LineLegend volume={volume} figures={(stood[n]?.margins ?? []).map((margin) => signed(margin))} />
        </div>
      ))}
      <div class="curve-frame" ref={frame}>
        <svg
          viewBox={`0 0 ${curve.width} ${curve.height}`}
          aria-hidden="true"
          onPointerMove={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          <Cards review={review} across={curve} top={top} bottom={bottom} />
          {curve.ticks.map((tick) => (
            <g key={tick}>
              <line class={tick === 0 ? 'zero' : 'grid'} x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
              <text class="tick" x={left - 6} y={y(tick) + 4}>
                {numeral(tick, language.value)}
              </text>
            </g>
          ))}
          {points.map(({ at }, i) => (
            <path
              key={at}
              class={i === chosen ? 'pin chosen' : 'pin'}
              d={`M${discs[i]} ${top - 12}L${x(at + 1)} ${top}V${bottom}`}
            />
          ))}
          {pointed !== undefined && <line class="pointed" x1={x(pointed)} x2={x(pointed)} y1={top} y2={bottom} />}
          {volume.allFactions.map((f) => (
            <polyline
              key={f}
              class={`line ${volume.factions[f]?.colour}`}
              stroke-dasharray={DASHES[f]}
              points={stood
                .map(({ margins }, n) => `${x(n).toFixed(1)},${y(margins[f] as number).toFixed(1)}`)
                .join(' ')}
            />
          ))}
          <Ends
            volume={volume}
            at={volume.allFactions.map((f) => y(stood.at(-1)?.margins[f] ?? 0))}
            x={right + 22}
            lowest={bottom}
          />
        </svg>
        {points.map(({ at }, i) => (
          <button
            key={at}
            type="button"
            class="point-disc"
            style={{ left: `${((100 * (discs[i] as number)) / curve.width).toFixed(2)}%` }}
            aria-pressed={i === chosen}
            aria-label={say('record.point', { n: i + 1 })}
            onClick={() => onChoose(i)}
          >
            {i + 1}
          </button>
        ))}
      </div>
      <figcaption>{say('chart.title')}</figcaption>
    </figure>
  )
}

/** Which card it is after which things stood so. */
export function cardText(volume: Volume, { cards }: Review, n: number): string {
  const card = cards[n - 1]
  return card === undefined ? say('record.before-first') : say('record.after', { n, card: cardName(volume, card.card) })
}

interface CardsProps {
  readonly review: Review
  readonly across: Across
  readonly top: number
  readonly bottom: number
}

/** The rounds as bands, and below them their names and the numbers of the cards. */
export function Cards({ review, across: { x, step }, top, bottom }: CardsProps) {
  const width = Math.max(step, 8)
  const words = { start: say('record.start'), round: (n: string) => say('record.round', { n }) }
  return (
    <>
      {review.cards.map(
        ({ card, isRound }, i) =>
          isRound && (
            <rect key={card} class="round" x={x(i + 1) - width / 2} y={top} width={width} height={bottom - top} />
          ),
      )}
      {labelsOf(review, step, words).map(({ n, text, isRound }) => (
        <text key={n} class={isRound ? 'below of-round' : 'below'} x={x(n)} y={bottom + 26}>
          {text}
        </text>
      ))}
    </>
  )
}

interface EndsProps {
  readonly volume: Volume
  readonly at: readonly number[]
  readonly x: number
  readonly lowest: number
}

/** Each faction's sign where its line ends, above the numbers of the cards. */
export function Ends({ volume, at, x, lowest }: EndsProps) {
  const order = [...volume.allFactions].sort((a, b) => (at[a] as number) - (at[b] as number))
  const places = apartAlong(
    order.map((f) => at[f] as number),
    SIGN,
    14,
    lowest,
  )
  return (
    <>
      {order.map((f, i) => (
        <g key={f} class={`end ${volume.factions[f]?.colour}`} transform={`translate(${x} ${places[i]})`}>
          <circle r="11" />
          <text y="5">{volume.factions[f]?.letter}</text>
        </g>
      ))}
    </>
  )
}

/** The same as a table, a row for each card. */
export function MarginTable({ volume, review }: Pick<ChartProps, 'volume' | 'review'>) {
  const rows = [{ name: say('record.before-first'), isRound: false, margins: review.begun.margins }].concat(
    review.cards.map(({ card, isRound, margins }, i) => ({
      name: `${i + 1}. ${cardName(volume, card)}`,
      isRound,
      margins,
    })),
  )
  return (
    <table class="figures margin-table">
      <thead>
        <tr>
          <th scope="col">{say('part.card')}</th>
          {volume.allFactions.map((f) => (
            <FactionHead key={f} volume={volume} faction={f} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, isRound, margins }) => (
          <tr key={name} class={isRound ? 'of-round' : ''}>
            <th scope="row">{name}</th>
            {margins.map((margin, f) => (
              <td key={volume.factions[f]?.id}>{signed(margin)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
