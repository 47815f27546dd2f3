import { cardName, factionNoun, logText } from '@coinflict/kernel/display'
import type { Faction, Game, LogKind, Space, Volume } from '@coinflict/kernel/state'
import type { CardPlayed, Review, Table, TurningPoint } from '@coinflict/kernel/table'
import { signed } from '@coinflict/kernel/text'
import { useMemo } from 'preact/hooks'
import { FactionSign } from '../board/pieces.tsx'
import { language } from '../settings.ts'
import { SmallMap } from '../setup/small-map.tsx'
import { say } from '../text/say.ts'
import type { Box } from '../volumes.ts'

/** What is told of a turning point: what was undertaken on its card, or in its round the parts of it and what moved the margins. */
const TOLD: ReadonlySet<LogKind> = new Set<LogKind>(['operation', 'activity', 'event', 'pass'])
const TOLD_OF_ROUND: ReadonlySet<LogKind> = new Set<LogKind>(['phase', 'shift', 'track'])

/** What a turning point is, in a sentence. */
function pointText(volume: Volume, { faction, before, isBack, changes }: TurningPoint, margin: number): string {
  const noun = (f: Faction) => factionNoun(volume, f, language.value)
  if (before !== undefined)
    return say(isBack ? 'record.lead-back' : 'record.lead', { faction: noun(faction), before: noun(before) })
  const change = changes[faction] as number
  return say(change > 0 ? 'record.rises' : 'record.falls', {
    faction: noun(faction),
    n: Math.abs(change),
    margin: signed(margin),
  })
}

interface PointsProps {
  readonly box: Box
  readonly table: Table
  readonly review: Review
  readonly points: readonly TurningPoint[]
  readonly chosen: number | undefined
  onChoose(point: number): void
  /** Shows the game as it stood after so many entries. */
  onShow(at: number): void
}

/** The turning points; the one that is chosen tells what happened on its card. */
export function Points({ box, table, review, points, chosen, onChoose, onShow }: PointsProps) {
  const { volume } = table
  if (points.length === 0) return <p class="empty">{say('record.no-points')}</p>
  return (
    <ol class="points">
      {points.map((point, i) => {
        const card = review.cards[point.at] as CardPlayed
        const isChosen = i === chosen
        return (
          <li key={point.at} class={isChosen ? 'chosen' : ''}>
            <button type="button" class="point plain" aria-expanded={isChosen} onClick={() => onChoose(i)}>
              <span class="point-number" aria-hidden="true">
                {i + 1}
              </span>
              <span>
                <b>{pointText(volume, point, card.margins[point.faction] as number)}</b>
                <span class="point-card">
                  {say('record.card', { n: point.at + 1 })}, {cardName(volume, card.card)}
                </span>
              </span>
            </button>
            <Changes volume={volume} changes={point.changes} />
            <Crop box={box} table={table} card={card} />
            {isChosen && (
              <div class="point-more">
                <ul>
                  {toldOf(table, card).map(({ key, text }) => (
                    <li key={key}>{text}</li>
                  ))}
                </ul>
                <button type="button" onClick={() => onShow(card.to)}>
                  {say('record.show')}
                </button>
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** The part of the map where most of it happened, as it stood after the card. */
function Crop({ box, table, card }: { box: Box; table: Table; card: CardPlayed }) {
  const glance = useMemo(() => {
    const place = placeOf(table, card)
    const at = box.drawing.spaces[place ?? '']?.at
    return at === undefined ? undefined : { box, game: gameAfter(table, card), at }
  }, [box, table, card])
  if (glance === undefined) return null
  return (
    <div class="point-map">
      <SmallMap glance={glance} />
    </div>
  )
}

/** The space that the log of a card names most often. */
function placeOf({ log, volume }: Table, { logFrom, logTo }: CardPlayed): string | undefined {
  const times = new Map<Space, number>()
  for (const { space } of log.slice(logFrom, logTo))
    if (space !== undefined) times.set(space, (times.get(space) ?? 0) + 1)
  const most = Math.max(...times.values())
  const place = [...times].find(([, n]) => n === most)?.[0]
  return place === undefined ? undefined : volume.spaces[place]?.id
}

function gameAfter(table: Table, { logTo }: CardPlayed): Game {
  for (let turn = 0; turn <= table.turnsDone; turn++) {
    const { game, logLength } = table.moment(turn)
    if (logLength >= logTo) return game
  }
  return table.game
}

function toldOf({ log, volume }: Table, { isRound, logFrom, logTo }: CardPlayed) {
  const kinds = isRound ? TOLD_OF_ROUND : TOLD
  return log
    .slice(logFrom, logTo)
    .map((event, i) => ({ event, key: logFrom + i }))
    .filter(({ event }) => kinds.has(event.kind))
    .map(({ event, key }) => ({ key, text: logText(volume, event, language.value) }))
}

/** Whose margin moved, and by how much. */
function Changes({ volume, changes }: { volume: Volume; changes: readonly number[] }) {
  return (
    <ul class="changes">
      {volume.allFactions.map((f) => {
        const change = changes[f] as number
        const { colour = '', letter = '', id } = volume.factions[f] ?? {}
        if (change === 0) return null
        return (
          <li key={id} class={change > 0 ? 'up' : 'down'}>
            <span class="hidden">{factionNoun(volume, f, language.value).plain} </span>
            <FactionSign colour={colour} letter={letter} /> {signed(change)}
          </li>
        )
      })}
    </ul>
  )
}
