import type { Command } from '../main.ts'

export const replay: Command = {
  about: 'play a saved game through',
  usage: '',
  run: () => 0,
}
