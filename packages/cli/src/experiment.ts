import { BadInput } from '@coinflict/kernel/state'
import type { Language } from '@coinflict/kernel/text'
import { batchesOf, collect, type Experiment, type Keeper, openStore, type Store } from '@coinflict/lab'
import { reason } from './files.ts'
import { progressBar, share } from './pool.ts'
import { complaint } from './text/say.ts'

/** So many games go to a thread at once. */
const GAMES_A_BATCH = 4

/** Opens the file that the games of an experiment are kept in. */
export const storeAt = (file: string): Promise<Store> =>
  openStore(file).catch((error: unknown) => {
    if (error instanceof BadInput) throw error
    throw complaint('file', 'file.cannot-write', { file, text: reason(error) })
  })

export interface PlayOptions {
  readonly language: Language
  readonly workers: number
  readonly signal: AbortSignal
  /** A queue whose workers play, and how long a silent one is waited for, in seconds; else the threads here do. */
  readonly queue?: { readonly url: string; readonly patience: number } | undefined
}

/** Plays what the store does not have yet; tells how many games are still missing, if it was stopped. */
export async function playExperiment(
  experiment: Experiment,
  store: Keeper,
  { language, workers, signal, queue }: PlayOptions,
): Promise<number> {
  const { outcomes, append } = store
  const left = () => batchesOf(experiment, (cell, game) => outcomes.has(cell, game), GAMES_A_BATCH)
  const count = (batches: ReturnType<typeof left>): number => batches.reduce((sum, { games }) => sum + games.length, 0)
  const batches = left()
  const games = count(batches)
  if (games === 0) return 0
  const bar = progressBar(games, language)
  if (queue !== undefined)
    await collect(queue.url, experiment, store, { signal, patience: queue.patience, onProgress: (n) => bar(n) })
  else {
    let done = 0
    await share(
      batches,
      workers,
      (reply) => {
        if (!('outcome' in reply)) return
        append([reply.outcome])
        bar(++done)
      },
      signal,
    )
  }
  const missing = count(left())
  bar(games - missing, true)
  return missing
}
