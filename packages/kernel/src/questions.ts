/** A game that is played: it asks, chance falls, it can be forked. */
export * from './questions/chance.ts'
export * from './questions/fork.ts'
export { Game } from './questions/game.ts'
export * from './questions/volume.ts'
