export * from './family.ts'
export * from './ground.ts'
export * from './line.ts'
export * from './nonplayer.ts'
