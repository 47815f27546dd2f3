import { needNoMore, readArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { inFile, readJson } from '../files.ts'
import { complaint, say } from '../text/say.ts'

/** Deals a finished online game again by its secret, and says whether all that fell is what the secret deals. */
export const verify: Command = {
  usage: (language) => say(language, 'usage.verify'),
  async run(args, language) {
    const { rest } = readArguments(args, {})
    const [file, ...more] = rest
    if (file === undefined) throw complaint('arguments', 'error.verify')
    needNoMore('verify', more)
    const { fairSave, verify: check } = await import('@coinflict/server/fair')
    const save = fairSave(readJson(file))
    if (save === undefined) throw complaint('save', 'verify.no-secret', { file })
    const verdict = await check(save).catch((error: unknown) => {
      throw inFile(error, file)
    })
    if (verdict.holds) {
      console.log(say(language, 'verify.holds', { n: verdict.count }))
      console.log(say(language, 'verify.compare', { commitment: save.fair.commitment }))
      return 0
    }
    const { why } = verdict
    if (why === 'entry') {
      const { at, dealt, is } = verdict
      console.log(say(language, 'verify.entry', { at: String(at), is, dealt }))
    } else console.log(say(language, `verify.${why}`))
    return 1
  },
}
