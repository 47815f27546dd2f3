import type { Writable } from 'node:stream'
import { BadInput } from '@coinflict/kernel/state'
import { readArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { linesOf } from '../lines.ts'
import { MOST_BYTES, Protocol } from '../protocol.ts'

/** Speaks the protocol over a pair of streams until the client quits or goes away. */
export async function serve(input: AsyncIterable<Uint8Array | string>, output: Writable): Promise<void> {
  const protocol = new Protocol()
  let isGone = false
  output.on('error', () => {
    isGone = true
  })
  for await (const line of linesOf(input, MOST_BYTES)) {
    await write(output, `${JSON.stringify(protocol.reply(line))}\n`)
    if (protocol.ended || isGone) return
  }
}

/** Waits until the line is out, so that a client that does not read cannot fill the memory. An error shows on the stream itself. */
const write = (output: Writable, text: string): Promise<void> =>
  new Promise((resolve) => {
    output.write(text, () => resolve())
  })

export const engine: Command = {
  about: 'speak the engine protocol: JSON lines on stdin and stdout',
  usage: `Usage: coinflict engine

  Reads one JSON object a line from stdin and answers each with one line on stdout, until {"do":"quit"} or the end of input.
  Begin with {"do":"games"}; docs/engine-protocol.md says more.`,
  async run(args) {
    const { rest } = readArguments(args, {})
    if (rest.length > 0) throw new BadInput('arguments', `engine takes no arguments, not "${rest.join(' ')}"`)
    try {
      await serve(process.stdin, process.stdout)
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === undefined) throw error
      throw new BadInput('input', `cannot read the input (${code})`)
    }
    return 0
  },
}
