import { cardName, factionName, factionNoun } from '@coinflict/kernel/display'
import type { Faction, Volume } from '@coinflict/kernel/state'
import { type Review, type Save, SPECTATOR, type Table } from '@coinflict/kernel/table'
import { signed } from '@coinflict/kernel/text'
import type { Account, Curve, GameReview, Mark, Stretch } from '@coinflict/players'
import { useEffect, useRef, useState } from 'preact/hooks'
import { FactionSign } from '../board/pieces.tsx'
import { DASHES, LineLegend } from '../parts/line-legend.tsx'
import { useWidth } from '../parts/use-width.ts'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { percent, points } from '../think/percent.ts'
import { thinker } from '../think/thinker.ts'
import { EffectsNote, Tellings, TurnText } from '../think/turns.tsx'
import { useStudy } from '../think/use-study.ts'
import { Cards, Ends } from './chart.tsx'
import { acrossOf, BELOW, cardsBefore } from './curve.ts'
import { hundredths } from './hundredths.ts'

/** Playouts for the chances at each moment, and for the thought about each turn. */
const PLAYOUTS = 12
const THOUGHT = 60

/** Pixels of the curve, and above it. */
const LEAST_WIDTH = 300
const HEIGHT = 300
const TOP = 14

interface ChancesProps {
  readonly table: Table
  readonly save: Save
  readonly review: Review
  /** Shows the game as it stood after so many entries. */
  onShow(at: number): void
}

/** The chances over the whole game, play and luck, and the turns that cost or gained most: once somebody wants to know, growing as it is worked out. */
export function GameChances({ table, save, review, onShow }: ChancesProps) {
  const { game, volume } = table
  const [isAsked, setAsked] = useState(false)
  const { result, isBusy, hasFailed, stop } = useStudy(isAsked ? 'asked' : undefined, () => ({
    about: 'review',
    save,
    viewer: game.isOver ? 'everything' : SPECTATOR,
    playouts: PLAYOUTS,
    thought: THOUGHT,
  }))
  useEffect(() => () => thinker.close(), [])
  const isDone = isAsked && !isBusy && result !== undefined
  return (
    <section class="panel record-chances" aria-labelledby="chances-title" aria-busy={isBusy}>
      <div class="record-title">
        <h2 id="chances-title">{say('chances.title')}</h2>
        {!isAsked || hasFailed ? (
          <button type="button" onClick={() => setAsked(true)} disabled={hasFailed}>
            {say('review.ask')}
          </button>
        ) : (
          isBusy && (
            <button type="button" onClick={stop}>
              {say('thought.stop')}
            </button>
          )
        )}
      </div>
      {!isAsked && <p class="empty">{say('review.about')}</p>}
      {hasFailed && <p>{say('chances.failed')}</p>}
      {isBusy && (
        <progress
          class="review-progress"
          max={result?.moments ?? 1}
          value={result?.points.length ?? 0}
          aria-label={say('review.ask')}
        />
      )}
      <p role="status" class="hidden">
        {isDone && say('review.done')}
      </p>
      {result !== undefined && <ChanceCurve volume={volume} review={review} curve={result} />}
      {isDone && <Accounts volume={volume} accounts={result.accounts} />}
      {isDone && <Marks volume={volume} review={review} result={result} onShow={onShow} />}
    </section>
  )
}

/** A line for each faction, over all moments: below the margins of the same cards. */
function ChanceCurve({ volume, review, curve: { points } }: { volume: Volume; review: Review; curve: Curve }) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, LEAST_WIDTH)
  const across = acrossOf(review, width)
  const { left, right, x } = across
  const bottom = HEIGHT - BELOW
  const y = (share: number): number => bottom - (bottom - TOP) * share
  const last = points.at(-1)
  return (
    <figure class="curve">
      <LineLegend volume={volume} figures={volume.allFactions.map((f) => percent(last?.chances[f] ?? 0))} />
      <div class="curve-frame" ref={frame}>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          <Cards review={review} across={across} top={TOP} bottom={bottom} />
          {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
            <g key={tick}>
              <line class="grid" x1={left} x2={right} y1={y(tick)} y2={y(tick)} />
              <text class="tick" x={left - 6} y={y(tick) + 4}>
                {percent(tick)}
              </text>
            </g>
          ))}
          {volume.allFactions.map((f) => (
            <polyline
              key={f}
              class={`line ${volume.factions[f]?.colour}`}
              stroke-dasharray={DASHES[f]}
              points={points
                .map(({ at, chances }) => [x(cardsBefore(review, at)), y(chances[f] ?? 0)])
                .map((place) => place.map((each) => each.toFixed(1)).join())
                .join(' ')}
            />
          ))}
          {last !== undefined && (
            <Ends
              volume={volume}
              at={volume.allFactions.map((f) => y(last.chances[f] ?? 0))}
              x={x(cardsBefore(review, last.at)) + 22}
              lowest={bottom}
            />
          )}
        </svg>
      </div>
      <figcaption>{say('review.curve')}</figcaption>
    </figure>
  )
}

/** How the game went for each faction: what its own play, that of others, and luck changed. */
function Accounts({ volume, accounts }: { volume: Volume; accounts: readonly Account[] }) {
  const changes = ['own', 'others', 'luck'] as const
  const columns = ['begun', ...changes, 'ended'] as const
  return (
    <div class="accounts-frame">
      <table class="figures accounts">
        <caption>{say('review.accounts')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('review.faction')}</th>
            {columns.map((each) => (
              <th key={each} scope="col">
                {say(`review.${each}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map((account) => {
            const { faction, begun, ended } = account
            const sum = Math.round(100 * ended) - Math.round(100 * begun)
            const rounded = hundredths(
              changes.map((each) => account[each]),
              sum,
            )
            return (
              <tr key={faction}>
                <th scope="row">{factionName(volume, faction, language.value)}</th>
                <td>{percent(begun)}</td>
                {changes.map((each, i) => (
                  <td key={each}>{signed(rounded[i] ?? 0)}</td>
                ))}
                <td>{percent(ended)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** What the marked turns have in common. */
function titleOf(marks: readonly Mark[]): 'review.marks' | 'review.marks-cost' | 'review.marks-gain' {
  const has = (kind: Mark['kind']): boolean => marks.some((mark) => mark.kind === kind)
  if (has('cost') === has('gain')) return 'review.marks'
  return has('cost') ? 'review.marks-cost' : 'review.marks-gain'
}

/** The turns that cost or gained most, in the order of play, with what would have been better. */
function Marks({
  volume,
  review,
  result: { marks, stretches },
  onShow,
}: {
  volume: Volume
  review: Review
  result: GameReview
  onShow(at: number): void
}) {
  return (
    <>
      <h3>{say(titleOf(marks))}</h3>
      {marks.length === 0 ? <p class="empty">{say('review.no-marks')}</p> : <EffectsNote />}
      <ol class="marks">
        {marks.map((mark) => (
          <MarkLine
            key={mark.stretch}
            volume={volume}
            review={review}
            mark={mark}
            stretch={stretches[mark.stretch] as Stretch}
            onShow={onShow}
          />
        ))}
      </ol>
    </>
  )
}

function MarkLine({
  volume,
  review,
  mark: { consideration, kind, worth },
  stretch: { by, card, from },
  onShow,
}: {
  volume: Volume
  review: Review
  mark: Mark
  stretch: Stretch
  onShow(at: number): void
}) {
  const { turns, played } = consideration
  const { colour = '', letter = '' } = volume.factions[by as Faction] ?? {}
  const done = turns[played]
  const [best] = turns
  return (
    <li class={kind}>
      <p>
        <FactionSign colour={colour} letter={letter} />{' '}
        <b>{say(`review.${kind}`, { faction: factionNoun(volume, by, language.value), worth: points(worth) })}</b>{' '}
        <span class="point-card">
          {say('record.card', { n: Math.floor(cardsBefore(review, from)) + 1 })}, {cardName(volume, card)}
        </span>
      </p>
      {done !== undefined && (
        <p>
          {say('review.played')} <TurnText volume={volume} by={consideration.by} turn={done} />
        </p>
      )}
      {kind === 'cost' && best !== undefined && played !== 0 && (
        <p>
          {say('review.better')} <TurnText volume={volume} by={consideration.by} turn={best} />
        </p>
      )}
      {done !== undefined && <Tellings turn={done} />}
      <button type="button" onClick={() => onShow(from)}>
        {say('record.show')}
      </button>
    </li>
  )
}
