import { Game } from '@coinflict/kernel/questions'
import { BadInput, flawText } from '@coinflict/kernel/state'
import { layPosition, positionOf, setupOf } from '@coinflict/kernel/table'
import type { Language } from '@coinflict/kernel/text'
import { SEAT_KINDS } from '@coinflict/players'
import { type Arguments, needNoMore, readArguments } from '../arguments.ts'
import { boardText } from '../board.ts'
import type { Command } from '../command.ts'
import { readJson } from '../files.ts'
import { volumeOf } from '../games.ts'
import { gameOf, isSave, loadTable, needGame, tableAt } from '../tables.ts'
import { complaint, say } from '../text/say.ts'

/** What a file holds: the game at that position, and all that is wrong with it. */
interface Look {
  readonly game: Game
  readonly flaws: readonly string[]
}

/** A save stands where its journal ends; a position as it is written. */
const lookAt = (data: unknown, language: Language): Look =>
  isSave(data) ? { game: loadTable(data).table.game, flaws: [] } : lookAtPosition(data, language)

function lookAtPosition(position: unknown, language: Language): Look {
  needGame(position)
  const volume = volumeOf(gameOf(position))
  const game = new Game(volume, setupOf(volume, {}, SEAT_KINDS))
  return { game, flaws: layPosition(game, position).map((flaw) => flawText(volume, flaw, language)) }
}

/** Every flaw; a position that looks good must also be one to play from. */
function flawsIn(data: unknown, language: Language): { readonly title: string; readonly flaws: readonly string[] } {
  try {
    const { game, flaws } = lookAt(data, language)
    if (flaws.length === 0 && !isSave(data)) tableAt(data, undefined, {})
    return { title: game.volume.title, flaws }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return { title: '', flaws: [error.textIn(language)] }
  }
}

function check(file: string, language: Language): number {
  const { title, flaws } = flawsIn(readJson(file), language)
  if (flaws.length === 0) console.log(say(language, 'position.good', { file, title }))
  for (const flaw of flaws) console.error(`${file}: ${flaw.replaceAll(/\s+/g, ' ')}`)
  return flaws.length === 0 ? 0 : 2
}

function show(file: string, a: Arguments, language: Language): number {
  const { game, flaws } = lookAt(readJson(file), language)
  if (flaws.length > 0) throw complaint('position', 'error.flawed', { file, text: flaws[0] })
  console.log(a.values.json === true ? JSON.stringify(positionOf(game), undefined, 1) : boardText(game, language))
  return 0
}

export const position: Command = {
  about: 'about.position',
  usage: (language) => say(language, 'usage.position'),
  run(args, language) {
    const a = readArguments(args, { json: 'boolean' })
    const [what, file, ...more] = a.rest
    if ((what !== 'check' && what !== 'show') || file === undefined) throw complaint('arguments', 'error.position')
    needNoMore('position', more)
    return what === 'check' ? check(file, language) : show(file, a, language)
  },
}
