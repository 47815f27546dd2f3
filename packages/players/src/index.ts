export * from './random.ts'
export * from './seats.ts'
