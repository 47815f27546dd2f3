import { availableParallelism } from 'node:os'
import { type CellFindings, type ExperimentFile, findingsOf, readExperiment } from '@coinflict/lab'
import { playExperiment, storeAt } from './experiment.ts'
import { needKinds } from './seats.ts'
import { say } from './text/say.ts'

/** What a task that was stopped ends with. */
export const STOPPED = 130

/** What came of a line-up in a scenario. */
export interface CellIn {
  readonly scenario: string
  readonly cell: CellFindings
}

/** Plays an experiment to its end and counts; nothing if it was stopped. Its games are kept in a file, and go on from there. */
export async function cellsOf(
  file: ExperimentFile,
  kept: string,
  signal: AbortSignal,
): Promise<readonly CellIn[] | undefined> {
  const experiment = await readExperiment(file, needKinds)
  const store = await storeAt(kept)
  try {
    const workers = availableParallelism()
    const missing = await playExperiment(experiment, store, { language: 'en', workers, signal })
    if (missing > 0) {
      console.log(say('en', 'lab.stopped', { n: missing, file: kept }))
      return undefined
    }
    const { groups } = await findingsOf(experiment, store.outcomes)
    return groups.flatMap(({ scenario, cells }) => cells.map((cell) => ({ scenario, cell })))
  } finally {
    store.close()
  }
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

/** A table of Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
