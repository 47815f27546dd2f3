import { type Arguments, needNoMore, readArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { readPacked, writePacked } from '../files.ts'
import { PLACE_OPTIONS, placeOf } from '../place.ts'
import { complaint, say } from '../text/say.ts'

/** The file that a command is given, and where the database is. */
async function wishOf(command: 'backup' | 'restore', a: Arguments) {
  const [file, ...more] = a.rest
  if (file === undefined) throw complaint('arguments', `error.${command}`)
  needNoMore(command, more)
  return { file, place: await placeOf(a) }
}

/** Writes all that a server keeps into one file, while it runs. */
export const backup: Command = {
  usage: (language) => say(language, 'usage.backup'),
  async run(args, language) {
    const { file, place } = await wishOf('backup', readArguments(args, PLACE_OPTIONS))
    const { backup: linesOf } = await import('@coinflict/server/backup')
    await writePacked(file, linesOf(place))
    console.log(say(language, 'backup.done', { file }))
    return 0
  },
}

/** Fills an empty database from such a file. */
export const restore: Command = {
  usage: (language) => say(language, 'usage.restore'),
  async run(args, language) {
    const { file, place } = await wishOf('restore', readArguments(args, PLACE_OPTIONS))
    const { restore: fill } = await import('@coinflict/server/backup')
    console.log(say(language, 'restore.done', { file, n: String(await fill(place, readPacked(file))) }))
    return 0
  },
}
