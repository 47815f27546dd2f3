import { WordedError } from '@coinflict/kernel/state'
import type { Language } from '@coinflict/kernel/text'
import { GAME_IDS } from '@coinflict/library'
import pkg from '../package.json' with { type: 'json' }
import type { Command } from './command.ts'
import { reason } from './files.ts'
import { type Environment, takeLanguage, usualLanguage } from './language.ts'
import { complaint, say } from './text/say.ts'

/** Every command, loaded when it is called; what it is for is `about.` and its name. */
export const COMMANDS = {
  play: () => import('./commands/play.ts').then((m) => m.play),
  charts: () => import('./commands/charts.ts').then((m) => m.charts),
  sim: () => import('./commands/sim.ts').then((m) => m.sim),
  lab: () => import('./commands/lab.ts').then((m) => m.lab),
  worker: () => import('./commands/worker.ts').then((m) => m.worker),
  replay: () => import('./commands/replay.ts').then((m) => m.replay),
  analyse: () => import('./commands/analyse.ts').then((m) => m.analyse),
  position: () => import('./commands/position.ts').then((m) => m.position),
  bench: () => import('./commands/bench.ts').then((m) => m.bench),
  engine: () => import('./commands/engine.ts').then((m) => m.engine),
  serve: () => import('./commands/serve.ts').then((m) => m.serve),
  backup: () => import('./commands/backup.ts').then((m) => m.backup),
  restore: () => import('./commands/backup.ts').then((m) => m.restore),
  reports: () => import('./commands/reports.ts').then((m) => m.reports),
  verify: () => import('./commands/verify.ts').then((m) => m.verify),
} as const satisfies Readonly<Record<string, () => Promise<Command>>>

type Name = keyof typeof COMMANDS
const NAMES = Object.keys(COMMANDS) as readonly Name[]

function help(language: Language): string {
  const width = Math.max(...NAMES.map((name) => name.length))
  const lines = NAMES.map((name) => `  ${name.padEnd(width)}  ${say(language, `about.${name}`)}`)
  return say(language, 'usage', { commands: lines.join('\n'), games: GAME_IDS })
}

/** Runs the command line. Anything wrong from outside is one line on stderr and exit code 2, anything wrong inside one line and exit code 1. */
export async function main(args: readonly string[], env: Environment = process.env): Promise<number> {
  let language = usualLanguage(env)
  try {
    const { language: wished, rest } = takeLanguage(args)
    language = wished ?? language
    watchOutput(language)
    return await run(rest, language)
  } catch (error) {
    if (error instanceof WordedError) return complain(error.textIn(language), 2)
    // Not the fault of anybody outside, and no use to them: what it was is for a report.
    const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    return complain(say(language, 'error.internal', { text: what }), 1)
  }
}

function complain(text: string, code: number): number {
  console.error(`coinflict: ${text.replaceAll('\n', ' ')}`)
  return code
}

let isWatched = false

/** Where the output cannot be written (a full disk, a closed pipe), one line says so, and the program ends. */
function watchOutput(language: Language): void {
  if (isWatched) return
  isWatched = true
  process.stderr.on('error', () => process.exit(2))
  process.stdout.on('error', (error) => {
    process.exit(complain(say(language, 'error.output', { text: reason(error)(language) }), 2))
  })
}

async function run([name, ...rest]: readonly string[], language: Language): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(help(language))
    return 0
  }
  if (name === '--version' || name === '-v') {
    console.log(pkg.version)
    return 0
  }
  const known = NAMES.find((each) => each === name)
  if (known === undefined) throw complaint('command', 'error.command', { value: name })
  const command = await COMMANDS[known]()
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(await command.usage(language))
    return 0
  }
  return command.run(rest, language)
}
