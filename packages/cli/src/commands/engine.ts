import type { Command } from '../main.ts'

export const engine: Command = {
  about: 'speak the engine protocol: JSON lines on stdin and stdout',
  usage: '',
  run: () => 0,
}
