import type { Command } from '../main.ts'

export const position: Command = {
  about: 'check or show a position file',
  usage: '',
  run: () => 0,
}
