import { Worker } from 'node:worker_threads'
import type { Box } from '@coinflict/kernel/display'
import type { Language } from '@coinflict/kernel/text'
import { addUp, openFor, playBatch, type Series, type Tally } from '@coinflict/lab'
import type { OpenBox } from '@coinflict/library'
import { say } from './text/say.ts'
import type { Done, Job, Reply } from './worker.ts'

const BATCH = 16

/** Plays the games of a series, on so many threads, and adds them up. */
export async function playSeries(
  box: Box,
  series: Series,
  games: number,
  workers: number,
  language: Language = 'en',
): Promise<Tally> {
  const bar = progressBar(games, language)
  const tally =
    workers === 1 || games <= BATCH
      ? playHere(await openFor(box, series), series, games, bar)
      : await playWith(box, series, games, workers, bar)
  bar(games, true)
  return tally
}

export type Progress = (done: number, end?: boolean) => void

/** A bar on the terminal; nothing where the output is read by a program. */
export function progressBar(games: number, language: Language): Progress {
  if (!process.stderr.isTTY) return () => {}
  const width = 30
  return (done, end = false) => {
    const filled = Math.round((done / games) * width)
    const said = say(language, 'sim.progress', { done, games })
    process.stderr.write(`\r[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${said}${end ? '\n' : ''}`)
  }
}

function playHere(opened: OpenBox, series: Series, games: number, bar: Progress): Tally {
  const batches: Tally[] = []
  for (let from = 0; from < games; from += BATCH) {
    batches.push(playBatch(opened, series, from, Math.min(games, from + BATCH)))
    bar(from)
  }
  return addUp(opened.volume, batches)
}

/** The sum is made in the order of the games, so the number of workers does not matter. */
async function playWith(box: Box, series: Series, games: number, workers: number, bar: Progress): Promise<Tally> {
  const batches: Tally[] = []
  let done = 0
  const jobs: Job[] = Array.from({ length: Math.ceil(games / BATCH) }, (_, i) => ({
    game: box.id,
    series,
    from: i * BATCH,
    to: Math.min(games, (i + 1) * BATCH),
  }))
  await share(jobs, workers, (reply) => {
    if (!('tally' in reply)) return
    batches[reply.from / BATCH] = reply.tally
    done += reply.tally.games
    bar(done)
  })
  return addUp(await box.volume(), batches)
}

/** A thread that does one job after the other. */
export interface Thread {
  /** Does a job and gives what comes of it, as it comes. */
  run(job: Job, take: (reply: Reply) => void): Promise<void>
  close(): Promise<void>
}

export function openThread(): Thread {
  const worker = new Worker(new URL('./worker.mjs', import.meta.url))
  return {
    run: (job, take) =>
      new Promise((resolve, reject) => {
        const settle = (end: () => void): void => {
          worker.off('message', hear)
          worker.off('error', fail)
          worker.off('exit', stop)
          end()
        }
        const hear = (reply: Reply | Done): void => {
          if (!('done' in reply)) take(reply)
          else if (reply.failure === undefined) settle(resolve)
          else fail(new Error(reply.failure))
        }
        const fail = (error: unknown): void => settle(() => reject(error))
        const stop = (): void => settle(resolve)
        worker.on('message', hear)
        worker.on('error', fail)
        worker.on('exit', stop)
        worker.postMessage(job)
      }),
    async close() {
      await worker.terminate()
    },
  }
}

/** Hands jobs to threads as they get free, until all are done or it is stopped: then threads end where they are. */
export async function share(
  jobs: readonly Job[],
  workers: number,
  take: (reply: Reply) => void,
  signal?: AbortSignal,
): Promise<void> {
  const team = Array.from({ length: Math.min(workers, jobs.length) }, openThread)
  const closeAll = () => Promise.all(team.map((thread) => thread.close()))
  signal?.addEventListener('abort', closeAll)
  let next = 0
  const work = async (thread: Thread): Promise<void> => {
    while (next < jobs.length && signal?.aborted !== true) await thread.run(jobs[next++] as Job, take)
  }
  try {
    await Promise.all(team.map(work))
  } finally {
    signal?.removeEventListener('abort', closeAll)
    await closeAll()
  }
}
