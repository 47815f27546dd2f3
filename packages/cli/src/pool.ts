import { Worker } from 'node:worker_threads'
import type { Box } from '@coinflict/kernel/display'
import type { Volume } from '@coinflict/kernel/state'
import type { Language } from '@coinflict/kernel/text'
import { addUp, openFor, playBatch, type Series, type Tally } from '@coinflict/lab'
import type { OpenBox } from '@coinflict/library'
import { say } from './text/say.ts'
import type { Batch } from './worker.ts'

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
      : await playWith(await box.volume(), series, games, workers, bar)
  bar(games, true)
  return tally
}

type Progress = (done: number, end?: boolean) => void

/** A bar on the terminal; nothing where the output is read by a program. */
function progressBar(games: number, language: Language): Progress {
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

/** Hands batches to workers as they get free; the sum is made in the order of the games, so their number does not matter. */
function playWith(volume: Volume, series: Series, games: number, workers: number, bar: Progress): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const batches: Tally[] = []
    let next = 0
    let done = 0
    const team = Array.from(
      { length: Math.min(workers, Math.ceil(games / BATCH)) },
      () => new Worker(new URL('./worker.mjs', import.meta.url)),
    )
    const give = (worker: Worker) => {
      if (next >= games) return
      const batch: Batch = { game: volume.id, series, from: next, to: Math.min(games, next + BATCH) }
      next = batch.to
      worker.postMessage(batch)
    }
    for (const worker of team) {
      worker.on('error', reject)
      worker.on('message', ({ from, tally }: { from: number; tally: Tally }) => {
        batches[from / BATCH] = tally
        done += tally.games
        bar(done)
        give(worker)
        if (done < games) return
        for (const other of team) void other.terminate()
        resolve(addUp(volume, batches))
      })
      give(worker)
    }
  })
}
