import { parentPort } from 'node:worker_threads'
import { playBatch, type Series } from '@coinflict/lab'
import { volumeOf } from './games.ts'

/** A batch of games for a worker, and what it sends back. */
export interface Batch {
  readonly game: string
  readonly series: Series
  readonly from: number
  readonly to: number
}

parentPort?.on('message', ({ game, series, from, to }: Batch) => {
  parentPort?.postMessage({ from, tally: playBatch(volumeOf(game), series, from, to) })
})
