import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { BadInput } from '@coinflict/kernel/state'
import { loadGame } from '../../packages/cli/src/autosave.ts'
import { playOn } from '../../packages/cli/src/commands/play.ts'
import { main } from '../../packages/cli/src/main.ts'
import { Protocol } from '../../packages/cli/src/protocol.ts'
import { misfits } from '../../packages/cli/src/schemas.ts'
import { loadTable } from '../../packages/cli/src/tables.ts'
import { unpack } from '../../packages/web/src/storage/link.ts'

/** Everything by which something from outside comes in: files of games and of positions, links, lines of the protocol and of a player, arguments. */
export const ENTRANCES = ['saves', 'links', 'positions', 'protocol', 'play', 'arguments'] as const
export type Entrance = (typeof ENTRANCES)[number]

/** What became of an input: all of it was taken, or something of it was refused in a sentence. Anything else is thrown. */
export type Fate = 'accepted' | 'refused'

const STACK_TRACE = /\n\s+at .+:\d+:\d+/
const HARMFUL = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/u

/** What is shown must be sentences. */
function requireSentences(text: string): void {
  if (STACK_TRACE.test(text)) throw new Error(`a stack trace is shown: ${text.slice(0, 300)}`)
  const harm = HARMFUL.exec(text)
  if (harm !== null) throw new Error(`a control character is shown: ${JSON.stringify(text.slice(0, harm.index + 20))}`)
}

/** What refuses in a sentence; everything else goes on up. */
async function fateOf(deed: () => unknown): Promise<Fate> {
  try {
    await deed()
    return 'accepted'
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    for (const language of ['en', 'es', 'pl'] as const) requireSentences(error.textIn(language))
    return 'refused'
  }
}

/** Runs a command in this process; what it writes must be sentences. Gives its exit code. */
async function command(args: readonly string[]): Promise<number> {
  const written: string[] = []
  const keep = (...parts: readonly unknown[]): boolean => written.push(parts.map(String).join(' ')) > 0
  const { log, error } = console
  const { stdout, stderr } = process
  const writers = [stdout.write, stderr.write] as const
  Object.assign(console, { log: keep, error: keep })
  Object.assign(stdout, { write: (text: unknown) => keep(text) })
  Object.assign(stderr, { write: (text: unknown) => keep(text) })
  try {
    const code = await main(args, {})
    requireSentences(written.join('\n'))
    if (code === 1) throw new Error(`an error inside: ${written.join(' ').slice(0, 500)}`)
    return code
  } finally {
    Object.assign(console, { log, error })
    Object.assign(stdout, { write: writers[0] })
    Object.assign(stderr, { write: writers[1] })
  }
}

/** Plays lines from a pipe; gives all that was shown. */
async function play(folder: string, args: readonly string[], input: Readable): Promise<string> {
  const written: string[] = []
  const output = new Writable({
    write(chunk, _, done) {
      written.push(String(chunk))
      done()
    },
  })
  await playOn(args, { input, output, env: { XDG_STATE_HOME: folder, HOME: folder }, language: 'en' })
  requireSentences(written.join(''))
  return written.join('')
}

/** Words that would write where the fuzzer has no business. */
const leadsOut = (text: string): boolean => /[/\\~]|\.\./.test(text)

const FEEDING: Readonly<Record<Entrance, (folder: string, input: Buffer) => Promise<Fate>>> = {
  async saves(folder, input) {
    const file = join(folder, 'game.json')
    writeFileSync(file, input)
    const fate = await fateOf(() => loadGame(file))
    await command(['replay', file])
    if (!readFileSync(file).equals(input)) throw new Error('the file was changed')
    return fate
  },
  links: (_, input) => fateOf(async () => loadTable(await unpack(input.toString('utf8')))),
  async positions(folder, input) {
    const file = join(folder, 'position.json')
    writeFileSync(file, input)
    const code = await command(['position', 'check', file])
    if (!readFileSync(file).equals(input)) throw new Error('the file was changed')
    return code === 0 ? 'accepted' : 'refused'
  },
  async protocol(_, input) {
    const protocol = new Protocol()
    let fate: Fate = 'accepted'
    for (const line of input.toString('utf8').split('\n').slice(0, 60)) {
      const reply = await protocol.reply(line)
      const found = misfits('protocol-reply.schema.json', JSON.parse(JSON.stringify(reply)))
      if (found.length > 0) throw new Error(`a reply beside the schema: ${found.slice(0, 3).join('; ')}`)
      if (reply.ok) continue
      fate = 'refused'
      if (reply.error.code === 'internal') throw new Error(reply.error.message)
      if (STACK_TRACE.test(reply.error.message)) throw new Error(`a stack trace in a reply: ${reply.error.message}`)
    }
    return fate
  },
  async play(folder, input) {
    const lines = input.toString('latin1').split('\n').slice(0, 60)
    const kept = join(folder, 'kept.json')
    const heard = lines.filter((line) => !leadsOut(line)).map((line) => Buffer.from(`${line}\n`, 'latin1'))
    await play(folder, ['andean-abyss', '--seed', '7', '--file', kept], Readable.from(heard))
    if (!existsSync(kept)) return 'refused'
    await loadGame(kept)
    return 'accepted'
  },
  async arguments(folder, input) {
    const words = input.toString('utf8').split('\n')[0]?.split(' ') ?? []
    const [name = '', ...rest] = words
    // They would read from the terminal, or measure for minutes.
    if (words.some(leadsOut) || name === 'engine' || name === 'bench') return 'refused'
    if (name === 'play') return fateOf(() => play(folder, rest, Readable.from([])))
    const few = name === 'sim' ? ['--games', '1', '--workers', '1'] : []
    return (await command([...words, ...few])) === 0 ? 'accepted' : 'refused'
  },
}

/** Feeds something from outside to an entrance, in a folder of its own. Throws if it does harm. */
export async function feed(entrance: Entrance, input: Buffer, folder: string): Promise<Fate> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return FEEDING[entrance](folder, input)
}
