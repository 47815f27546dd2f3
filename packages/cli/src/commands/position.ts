import { Game } from '@coinflict/kernel/questions'
import { BadInput, flawText } from '@coinflict/kernel/state'
import { layPosition, positionOf, setupOf } from '@coinflict/kernel/table'
import { SEAT_KINDS } from '@coinflict/players'
import { type Arguments, readArguments } from '../arguments.ts'
import { boardText } from '../board.ts'
import type { Command } from '../command.ts'
import { readJson } from '../files.ts'
import { volumeOf } from '../games.ts'
import { gameOf, isSave, needGame, sitDownAt, takeUp } from '../tables.ts'
import { languageOf } from './play.ts'

/** What a file holds: the game at that position, and all that is wrong with it. */
interface Look {
  readonly game: Game
  readonly flaws: readonly string[]
}

/** A save stands where its journal ends; a position as it is written. */
const lookAt = (data: unknown): Look =>
  isSave(data) ? { game: takeUp(data).table.game, flaws: [] } : lookAtPosition(data)

function lookAtPosition(position: unknown): Look {
  needGame(position)
  const volume = volumeOf(gameOf(position))
  const game = new Game(volume, setupOf(volume, {}, SEAT_KINDS))
  return { game, flaws: layPosition(game, position).map((flaw) => flawText(volume, flaw)) }
}

/** Every flaw; a position that looks good must also be one to play from. */
function flawsIn(data: unknown): { readonly title: string; readonly flaws: readonly string[] } {
  try {
    const { game, flaws } = lookAt(data)
    if (flaws.length === 0 && !isSave(data)) sitDownAt(data, undefined, {})
    return { title: game.volume.title, flaws }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return { title: '', flaws: [error.message] }
  }
}

function check(file: string): number {
  const { title, flaws } = flawsIn(readJson(file))
  if (flaws.length === 0) console.log(`${file}: a good position of ${title}`)
  for (const flaw of flaws) console.error(`${file}: ${flaw.replaceAll(/\s+/g, ' ')}`)
  return flaws.length === 0 ? 0 : 2
}

function show(file: string, a: Arguments): number {
  const { game, flaws } = lookAt(readJson(file))
  if (flaws.length > 0) throw new BadInput('position', `${file}: ${flaws[0]} (coinflict position check shows all)`)
  console.log(a.values.json === true ? JSON.stringify(positionOf(game), undefined, 1) : boardText(game, languageOf(a)))
  return 0
}

export const position: Command = {
  about: 'check or show a position file',
  usage: `Usage: coinflict position check FILE
       coinflict position show FILE [--json] [--lang en|es|pl]

  FILE holds a position (packages/cli/schemas/position.schema.json) or a saved game.
  check   says whether the game can be played from there, or every flaw, one a line (exit code 2)
  show    shows the board; --json writes the position as JSON`,
  run(args) {
    const a = readArguments(args, { json: 'boolean', lang: 'string' })
    const [what, file, ...more] = a.rest
    if ((what !== 'check' && what !== 'show') || file === undefined || more.length > 0) {
      throw new BadInput('arguments', 'position takes check or show, and one file')
    }
    return what === 'check' ? check(file) : show(file, a)
  },
}
