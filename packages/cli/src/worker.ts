import { parentPort } from 'node:worker_threads'
import { playStretch, type Series } from '@coinflict/lab'
import { volumeOf } from './games.ts'

/** A stretch of games for a worker, and what it sends back. */
export interface Stretch {
  readonly game: string
  readonly series: Series
  readonly from: number
  readonly to: number
}

parentPort?.on('message', ({ game, series, from, to }: Stretch) => {
  parentPort?.postMessage({ from, tally: playStretch(volumeOf(game), series, from, to) })
})
