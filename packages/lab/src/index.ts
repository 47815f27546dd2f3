export * from './check.ts'
export * from './digest.ts'
export * from './explore.ts'
export * from './simulate.ts'
