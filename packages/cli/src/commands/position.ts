import { Game } from '@coinflict/kernel/questions'
import { BadInput, flawText } from '@coinflict/kernel/state'
import { layPosition, positionOf, setupOf } from '@coinflict/kernel/table'
import { harmless, type Language } from '@coinflict/kernel/text'
import { SEAT_KINDS } from '@coinflict/players'
import { type Arguments, needNoMore, readArguments } from '../arguments.ts'
import { boardText } from '../board.ts'
import type { Command } from '../command.ts'
import { readJson } from '../files.ts'
import { namedBox } from '../games.ts'
import { gameOf, isSave, loadTable, needGame, tableAt } from '../tables.ts'
import { complaint, say } from '../text/say.ts'

/** What a file holds: the game at that position, and all that is wrong with it. */
interface Look {
  readonly game: Game
  readonly flaws: readonly string[]
}

/** A save stands where its journal ends; a position as it is written. */
const lookAt = async (data: unknown, language: Language): Promise<Look> =>
  isSave(data) ? { game: (await loadTable(data)).table.game, flaws: [] } : lookAtPosition(data, language)

async function lookAtPosition(position: unknown, language: Language): Promise<Look> {
  needGame(position)
  const volume = await namedBox(gameOf(position)).volume()
  const game = new Game(volume, setupOf(volume, {}, SEAT_KINDS))
  return { game, flaws: layPosition(game, position).map((flaw) => flawText(volume, flaw, language)) }
}

/** Every flaw; a position that looks good must also be one to play from. */
async function flawsIn(
  data: unknown,
  language: Language,
): Promise<{ readonly title: string; readonly flaws: readonly string[] }> {
  try {
    const { game, flaws } = await lookAt(data, language)
    if (flaws.length === 0 && !isSave(data)) await tableAt(namedBox(gameOf(data)), data, {})
    return { title: game.volume.title, flaws }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return { title: '', flaws: [error.textIn(language)] }
  }
}

/** So many flaws are said; whoever mends them finds the rest. */
const MOST_FLAWS = 200

async function check(file: string, language: Language): Promise<number> {
  const { title, flaws } = await flawsIn(readJson(file), language)
  if (flaws.length === 0) console.log(say(language, 'position.good', { file, title }))
  for (const flaw of flaws.slice(0, MOST_FLAWS)) console.error(`${harmless(file)}: ${flaw.replaceAll(/\s+/g, ' ')}`)
  return flaws.length === 0 ? 0 : 2
}

async function show(file: string, a: Arguments, language: Language): Promise<number> {
  const { game, flaws } = await lookAt(readJson(file), language)
  if (flaws.length > 0) throw complaint('position', 'error.flawed', { file, text: flaws[0] })
  console.log(a.values.json === true ? JSON.stringify(positionOf(game), undefined, 1) : boardText(game, language))
  return 0
}

export const position: Command = {
  usage: (language) => say(language, 'usage.position'),
  run(args, language) {
    const a = readArguments(args, { json: 'boolean' })
    const [what, file, ...more] = a.rest
    if ((what !== 'check' && what !== 'show') || file === undefined) throw complaint('arguments', 'error.position')
    needNoMore('position', more)
    return what === 'check' ? check(file, language) : show(file, a, language)
  },
}
