export * from './advice.ts'
export * from './random.ts'
export * from './seats.ts'
