import { parentPort } from 'node:worker_threads'
import { type Batch, type Outcome, openFor, playBatch, playOutcome, type Series, type Tally } from '@coinflict/lab'
import { boxOf } from '@coinflict/library'

/** What a thread is to do: games of a series to be added up, or games of an experiment. */
export type Job = SeriesJob | Batch

interface SeriesJob {
  readonly game: string
  readonly series: Series
  readonly from: number
  readonly to: number
}

/** What comes of it: one sum, or outcome after outcome; then that it is done. */
export type Reply = { readonly from: number; readonly tally: Tally } | { readonly outcome: Outcome }
export interface Done {
  readonly done: true
  /** What went wrong, if something did. */
  readonly failure?: string
}

const reply = (message: Reply | Done): void => parentPort?.postMessage(message)

async function carryOut(job: Job): Promise<void> {
  if ('cell' in job) {
    const opened = await openFor(boxOf(job.cell.game), job.cell.series)
    for (const game of job.games) reply({ outcome: playOutcome(opened, job.cell, game) })
  } else {
    const { game, series, from, to } = job
    reply({ from, tally: playBatch(await openFor(boxOf(game), series), series, from, to) })
  }
}

parentPort?.on('message', async (job: Job) => {
  try {
    await carryOut(job)
    reply({ done: true })
  } catch (error) {
    reply({ done: true, failure: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  }
})
