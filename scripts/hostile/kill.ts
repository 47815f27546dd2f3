import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dice, type Roll } from '@coinflict/lab'
import { LIBRARY } from '@coinflict/library'
import { loadGame } from '../../packages/cli/src/autosave.ts'
import { option, task } from '../../packages/cli/src/task.ts'
import { startPostgres } from '../../packages/server/test/postgres.ts'
import { killServer } from './kill-server.ts'

const LINES = ['1', '1', '1', '2', '3', 'd', 'd', 'y', 'n', '4', '5', 'pass', 'undo']

/** What a file holds of a game. */
const journalIn = (file: string): readonly string[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { journal: string[] }).journal : []

/** Plays at the command until it is killed in the middle of it; gives what was lost. */
async function playAndKill(command: string, game: string, file: string, roll: Roll): Promise<string | undefined> {
  const child = spawn(process.execPath, [command, 'play', game, '--file', file], { stdio: ['pipe', 'pipe', 'ignore'] })
  const exited = once(child, 'exit')
  child.stdin.on('error', () => {})
  let shown = 0
  child.stdout.on('data', (chunk: Buffer) => {
    shown += chunk.length
  })
  /** Whatever is shown after a line was kept before. */
  const reply = async (line: string): Promise<void> => {
    const before = shown
    child.stdin.write(`${line}\n`)
    while (shown === before && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 2))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  for (let n = roll(6); n >= 0; n--)
    await reply(LINES.filter((line) => line !== 'undo')[roll(LINES.length - 1)] as string)
  const acknowledged = journalIn(file)
  // Several at once, so that it is killed while it writes.
  const answers = LINES.filter((line) => line !== 'undo')
  child.stdin.write(Array.from({ length: 30 }, () => `${answers[roll(answers.length)]}\n`).join(''))
  await new Promise((resolve) => setTimeout(resolve, roll(40)))
  child.kill('SIGKILL')
  await exited
  const kept = journalIn(file)
  if (acknowledged.some((entry, i) => kept[i] !== entry))
    return `${acknowledged.length} entries were acknowledged, ${kept.length} others are kept`
  if (existsSync(file)) await loadGame(file)
  return undefined
}

export const main = task(
  'fuzz:kill',
  'Kills coinflict play in mid-play, or coinflict serve while people play; nothing acknowledged may be lost, and every file load.',
  {
    kills: option.number('kills', 30, 1, 100_000),
    server: option.choice('DB', 'the server is killed, with this database', ['sqlite', 'postgres']),
    seconds: option.number('the server is killed for so long at most', 1_000_000, 1, 1_000_000),
    seed: option.word('S', 'what is played, and when it is killed', 'kill'),
  },
  ({ kills, server, seconds, seed }, command: string) =>
    server === undefined
      ? killTerminal(command, kills, dice(seed))
      : killServers(command, kills, dice(seed), server, seconds),
)

async function killServers(command: string, most: number, roll: Roll, kind: string, seconds: number): Promise<number> {
  const postgres = kind === 'postgres' ? await startPostgres() : undefined
  if (kind === 'postgres' && postgres === undefined) {
    console.log('coinflict: PostgreSQL is not installed')
    return 2
  }
  try {
    const database = postgres?.newDatabase()
    const { flaws, answers, kills } = await killServer(command, most, roll, database, seconds)
    for (const flaw of flaws) console.log(`FLAW ${flaw}`)
    console.log(
      `${kills} kills of the server on ${kind}, ${flaws.length} with a loss; ${answers} answers were acknowledged`,
    )
    return flaws.length === 0 ? 0 : 1
  } finally {
    await postgres?.stop()
  }
}

async function killTerminal(command: string, kills: number, roll: Roll): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'coinflict-kill-'))
  let lost = 0
  let entries = 0
  let halves = 0
  try {
    for (let n = 0; n < kills; n++) {
      const { id } = LIBRARY[n % LIBRARY.length] as (typeof LIBRARY)[number]
      // A new game now and then; else the one that was killed goes on.
      const file = join(folder, `${id}-${Math.floor(n / 30)}.json`)
      const what = await playAndKill(command, id, file, roll).catch((error: Error) => error.message)
      if (what !== undefined) {
        lost++
        console.log(`FLAW kill ${n}, ${id}: ${what}`)
      }
      entries = Math.max(entries, journalIn(file).length)
      halves = Math.max(halves, readdirSync(folder).filter((name) => name.endsWith('.new')).length)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(
    `${kills} kills, ${lost} with a loss; the longest game has ${entries} entries, at most ${halves} half-written files lay there at once`,
  )
  return lost === 0 ? 0 : 1
}
