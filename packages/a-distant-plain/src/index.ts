export { SPACES } from './map.ts'
