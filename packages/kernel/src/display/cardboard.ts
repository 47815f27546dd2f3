import { shownControl } from '../rules/control.ts'
import { isOnBoard } from '../rules/tracks.ts'
import type { Space, Track } from '../state/ids.ts'
import type { LogEvent, LogKind } from '../state/log.ts'
import type { Game } from '../state/model.ts'
import type { Table } from '../table/table.ts'
import { turnOf } from '../table/turns.ts'
import { type Fillings, fill, type Language, message, numeral } from '../text/catalogue.ts'
import { deedText, factionNoun, holderName, logText, spaceName } from './describe.ts'

/** What has to be moved on a printed board, for players who have one before them: what the log tells of a turn, and what follows from it. */

const MOVED: ReadonlySet<LogKind> = new Set<LogKind>([
  'place',
  'remove',
  'move',
  'flip',
  'shift',
  'mark',
  'unmark',
  'track',
  'lasting',
  'lapse',
])

/** Whether two events tell of the same kind of thing at the same place, so that one sentence tells of both. */
const isSame = (a: LogEvent, b: LogEvent): boolean =>
  a.kind === b.kind &&
  a.piece !== undefined &&
  a.piece === b.piece &&
  a.space === b.space &&
  a.to === b.to &&
  a.text === b.text

/** Events as hands carry them out: the same thing done over and over at once, a track moved to where it ends up. */
function condensed(g: Game, events: readonly LogEvent[]): readonly LogEvent[] {
  const told: LogEvent[] = []
  for (const event of events) {
    if (!MOVED.has(event.kind)) continue
    if (event.track !== undefined) {
      if (!isOnBoard(g, event.track as Track)) continue
      const before = told.findIndex(({ track }) => track === event.track)
      const change = (told[before]?.change ?? 0) + (event.change ?? 0)
      if (before !== -1) told.splice(before, 1)
      if (change !== 0 || g.volume.tracks[event.track]?.boxes !== undefined) told.push({ ...event, change })
      continue
    }
    const last = told.at(-1)
    if (last !== undefined && isSame(last, event))
      told[told.length - 1] = { ...event, n: (last.n ?? 1) + (event.n ?? 1) }
    else told.push(event)
  }
  return told
}

/** What is to be done on a printed board so that it stands like `after` where it stood like `before`. */
export function cardboardText(before: Game, after: Game, events: readonly LogEvent[], language: Language): string[] {
  const { volume } = after
  const say = (id: string, fillings: Fillings): string =>
    fill(message(volume.catalogues, language, id), fillings, language)
  const controls = volume.onMap(after).flatMap((space: Space) => {
    const holder = shownControl(after, space)
    if (holder === shownControl(before, space)) return []
    const text =
      holder === -1 ? message(volume.catalogues, language, 'fact.none') : holderName(volume, holder, language)
    return [say('cardboard.control', { space: spaceName(volume, space), text })]
  })
  const totalsBefore = volume.totals(before)
  const totals = Object.entries(volume.totals(after)).flatMap(([id, n]) =>
    n === totalsBefore[id]
      ? []
      : [
          say('cardboard.total', {
            text: message(volume.catalogues, language, `total.${id}`),
            n: numeral(n, language),
          }),
        ],
  )
  const cylinders = volume.allFactions.flatMap((f) => {
    const text = deedText(after, f, language)
    if (text === deedText(before, f, language)) return []
    return [say('cardboard.cylinder', { faction: factionNoun(volume, f, language), text })]
  })
  const moved = condensed(after, events).map((event) => logText(volume, event, language))
  return [...moved, ...controls, ...totals, ...cylinders]
}

/** What is to be done on a printed board after a turn of a table, or so far in the one that runs. */
export function cardboardOfTurn(table: Table, number: number, language: Language): string[] {
  const { events, game } = turnOf(table, number)
  const after = number < table.turnsDone ? table.moment(number + 1).game : table.game
  return cardboardText(game, after, events, language)
}
