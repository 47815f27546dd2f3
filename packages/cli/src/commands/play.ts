import type { Command } from '../main.ts'

export const play: Command = {
  about: 'play a game in the terminal',
  usage: '',
  run: () => 0,
}
