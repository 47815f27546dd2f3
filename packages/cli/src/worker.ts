import { parentPort } from 'node:worker_threads'
import { openFor, playBatch, type Series } from '@coinflict/lab'
import { boxOf } from '@coinflict/library'

/** A batch of games for a worker, and what it sends back. */
export interface Batch {
  readonly game: string
  readonly series: Series
  readonly from: number
  readonly to: number
}

parentPort?.on('message', async ({ game, series, from, to }: Batch) => {
  const opened = await openFor(boxOf(game), series)
  parentPort?.postMessage({ from, tally: playBatch(opened, series, from, to) })
})
