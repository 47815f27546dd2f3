import type { Writable } from 'node:stream'
import { needNoMore, readArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { linesOf } from '../lines.ts'
import { MOST_BYTES, Protocol } from '../protocol.ts'
import { say } from '../text/say.ts'

/** Speaks the protocol over a pair of streams until the client quits or goes away. */
export async function serve(input: AsyncIterable<Uint8Array | string>, output: Writable): Promise<void> {
  const protocol = new Protocol()
  let isGone = false
  output.on('error', () => {
    isGone = true
  })
  for await (const line of linesOf(input, MOST_BYTES)) {
    await write(output, `${JSON.stringify(await protocol.reply(line))}\n`)
    if (protocol.ended || isGone) return
  }
}

/** Waits until the line is out, so that a client that does not read cannot fill the memory. An error shows on the stream itself. */
const write = (output: Writable, text: string): Promise<void> =>
  new Promise((resolve) => {
    output.write(text, () => resolve())
  })

export const engine: Command = {
  usage: (language) => say(language, 'usage.engine'),
  async run(args) {
    const { rest } = readArguments(args, {})
    needNoMore('engine', rest)
    await serve(process.stdin, process.stdout)
    return 0
  },
}
