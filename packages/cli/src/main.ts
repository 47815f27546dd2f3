import { BadInput } from '@coinflict/kernel/state'
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

const COMMANDS: Readonly<Record<string, Command>> = { play, charts, sim, replay, position, bench, engine }

function help(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length))
  const lines = Object.entries(COMMANDS).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`)
  return [
    'coinflict: play, study and program the COIN Series board games',
    '',
    'Usage: coinflict COMMAND …   (coinflict COMMAND --help says more)',
    '',
    ...lines,
    '',
    `Games: ${VOLUMES.map((v) => v.id).join(', ')}`,
  ].join('\n')
}

/** Runs the command line. Anything wrong from outside is one line on stderr and exit code 2. */
export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  try {
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      console.log(help())
      return 0
    }
    if (name === '--version' || name === '-v') {
      console.log(pkg.version)
      return 0
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (command === undefined)
      throw new BadInput('command', `there is no command "${name}"; coinflict --help lists them`)
    if (rest.includes('--help') || rest.includes('-h')) {
      console.log(command.usage)
      return 0
    }
    return await command.run(rest)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    console.error(`coinflict: ${error.message.replaceAll('\n', ' ')}`)
    return 2
  }
}
