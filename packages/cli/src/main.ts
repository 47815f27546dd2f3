import { BadInput } from '@coinflict/kernel/state'
import type { Language } from '@coinflict/kernel/text'
import pkg from '../package.json' with { type: 'json' }
import type { Command } from './command.ts'
import { bench } from './commands/bench.ts'
import { charts } from './commands/charts.ts'
import { engine } from './commands/engine.ts'
import { play } from './commands/play.ts'
import { position } from './commands/position.ts'
import { replay } from './commands/replay.ts'
import { sim } from './commands/sim.ts'
import { VOLUMES } from './games.ts'
import { type Environment, takeLanguage, usualLanguage } from './language.ts'
import { complaint, say } from './text/say.ts'

export const COMMANDS: Readonly<Record<string, Command>> = { play, charts, sim, replay, position, bench, engine }

function help(language: Language): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length))
  const lines = Object.entries(COMMANDS).map(([name, { about }]) => `  ${name.padEnd(width)}  ${say(language, about)}`)
  return say(language, 'usage', { commands: lines.join('\n'), games: VOLUMES.map((v) => v.id).join(', ') })
}

/** Runs the command line. Anything wrong from outside is one line on stderr and exit code 2. */
export async function main(args: readonly string[], env: Environment = process.env): Promise<number> {
  let language = usualLanguage(env)
  try {
    const { language: wished, rest } = takeLanguage(args)
    language = wished ?? language
    return await run(rest, language)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    console.error(`coinflict: ${error.textIn(language).replaceAll('\n', ' ')}`)
    return 2
  }
}

function run([name, ...rest]: readonly string[], language: Language): Promise<number> | number {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(help(language))
    return 0
  }
  if (name === '--version' || name === '-v') {
    console.log(pkg.version)
    return 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) throw complaint('command', 'error.command', { value: name })
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(command.usage(language))
    return 0
  }
  return command.run(rest, language)
}
