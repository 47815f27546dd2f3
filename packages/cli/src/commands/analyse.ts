import type { Table, Viewer } from '@coinflict/kernel/table'
import { boxOf, openBox } from '@coinflict/library'
import {
  type Analyst,
  analystFor,
  chancesAt,
  consideredAt,
  gameAt,
  MOST_AT_EACH,
  MOST_PLAYOUTS,
  reviewed,
  workOut,
} from '@coinflict/players'
import { chancesLines, considerationLines, reviewLines, type Sheet } from '../analysis.ts'
import { chancesView, considerationView, reviewView } from '../analysis-views.ts'
import { needNoMore, readArguments, text, whole } from '../arguments.ts'
import { USUAL } from '../budget.ts'
import type { Command } from '../command.ts'
import { inFile, readJson } from '../files.ts'
import { namedBox, noFaction } from '../games.ts'
import { PLAIN } from '../layout.ts'
import { gameOf, isSave, loadTable, needGame, tableAt } from '../tables.ts'
import { complaint, say } from '../text/say.ts'

export const analyse: Command = {
  usage: (language) => say(language, 'usage.analyse', { most: MOST_PLAYOUTS, each: MOST_AT_EACH }),
  async run(args, language) {
    const a = readArguments(args, {
      at: 'string',
      as: 'string',
      playouts: 'string',
      review: 'boolean',
      json: 'boolean',
    })
    const [file, ...more] = a.rest
    if (file === undefined) throw complaint('arguments', 'error.analyse')
    needNoMore('analyse', more)
    const isReview = a.values.review === true
    if (isReview && text(a, 'at') !== undefined) throw complaint('arguments', 'error.at-or-review')
    const table = await tableIn(file)
    const analyst = analystFor(await openBox(boxOf(table.volume.id), { charts: true, nets: true }), table.setup)
    const viewer = viewerOf(table, text(a, 'as'))
    const sheet: Sheet = {
      volume: table.volume,
      language,
      width: Math.max(60, Math.min(100, process.stdout.columns ?? 80)),
      paint: PLAIN,
    }
    const look = { table, analyst, viewer, sheet, isJson: a.values.json === true }
    const shown = isReview
      ? wholeGame(look, whole(a, 'playouts', USUAL.thought, 1, MOST_AT_EACH))
      : oneMoment(look, whole(a, 'at', table.entries.length, 0, table.entries.length), {
          chances: whole(a, 'playouts', USUAL.chances, 1, MOST_PLAYOUTS),
          considered: whole(a, 'playouts', USUAL.considered, 1, MOST_PLAYOUTS),
        })
    process.stdout.write(`${shown}\n`)
    return 0
  },
}

interface Look {
  readonly table: Table
  readonly analyst: Analyst
  readonly viewer: Viewer
  readonly sheet: Sheet
  readonly isJson: boolean
}

/** The game of a file: where its journal leads, or a position to be played from. */
async function tableIn(file: string): Promise<Table> {
  const data = readJson(file)
  try {
    if (isSave(data)) return (await loadTable(data)).table
    needGame(data)
    return (await tableAt(namedBox(gameOf(data)), data, {})).table
  } catch (error) {
    throw inFile(error, file)
  }
}

/** Who looks: the player of the factions named, or a spectator. */
function viewerOf({ volume }: Table, list: string | undefined): Viewer {
  return (list ?? '')
    .split(',')
    .filter((id) => id !== '')
    .map((id) => {
      const faction = volume.factionIndex.get(id)
      if (faction === undefined) throw noFaction(volume, 'arguments', id)
      return faction
    })
}

function wholeGame({ table, analyst, viewer, sheet, isJson }: Look, thought: number): string {
  const review = workOut(reviewed(analyst, table, viewer, { playouts: curveOf(thought), thought }))
  return isJson
    ? JSON.stringify(reviewView(table.volume, review, sheet.language))
    : reviewLines(sheet, review).join('\n')
}

/** The chances at each moment take a fifth of what the thought about a turn does. */
const curveOf = (thought: number): number => Math.max(2, Math.round((thought * USUAL.curve) / USUAL.thought))

function oneMoment(
  { table, analyst, viewer, sheet, isJson }: Look,
  at: number,
  playouts: { readonly chances: number; readonly considered: number },
): string {
  const { volume } = table
  const chances = workOut(chancesAt(analyst, table, viewer, playouts.chances, at))
  const g = gameAt(table, at)
  const isAsked = !g.isOver && g.awaited === undefined
  const seen = isAsked ? workOut(consideredAt(analyst, table, viewer, playouts.considered, at)) : undefined
  if (isJson)
    return JSON.stringify({
      at,
      ...chancesView(volume, chances),
      ...(seen === undefined ? {} : { considered: considerationView(volume, seen, sheet.language) }),
    })
  return [
    ...chancesLines(sheet, chances),
    ...(seen === undefined ? [] : ['', ...considerationLines(sheet, seen)]),
  ].join('\n')
}
