import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { option, task, type Wish } from '../../packages/cli/src/task.ts'
import { corpusOf } from './corpus.ts'
import { ENTRANCES, type Entrance, type Fate, feed } from './feed.ts'
import { inputFor } from './mutate.ts'

/** An input may take so long, and a worker so much memory. */
const MOST_SECONDS = 60
const MOST_MEBIBYTES = 1024

interface Task {
  readonly entrance: Entrance
  readonly from: number
  readonly to: number
  readonly seed: string
  readonly corpus: string
}

/** What a worker says: an input begins, and what came of it. */
type Message =
  | { readonly kind: 'begin'; readonly n: number }
  | {
      readonly kind: 'end'
      readonly n: number
      readonly fate: Fate | 'flaw'
      readonly what: string
      readonly seconds: number
      readonly memory: number
    }

async function work({ entrance, from, to, seed, corpus }: Task): Promise<void> {
  const say = (message: Message): void => parentPort?.postMessage(message)
  const folder = mkdtempSync(join(tmpdir(), 'coinflict-hostile-'))
  const specimens = corpusOf(corpus, entrance)
  for (let n = from; n < to; n++) {
    const input = await inputFor(entrance, specimens, n, seed)
    say({ kind: 'begin', n })
    const start = performance.now()
    let fate: Fate | 'flaw'
    let what = ''
    try {
      fate = await feed(entrance, input, join(folder, 'in'))
    } catch (error) {
      fate = 'flaw'
      const { stack = String(error) } = error as { stack?: string }
      what = `${stack.split('\n').slice(0, 3).join(' ')}\n    input ${JSON.stringify(input.toString('latin1').slice(0, 600))}`
    }
    const seconds = (performance.now() - start) / 1000
    say({ kind: 'end', n, fate, what, seconds, memory: process.memoryUsage().rss / 1024 / 1024 })
  }
  rmSync(folder, { recursive: true, force: true })
}

/** What came of the inputs of an entrance. */
interface Tally {
  accepted: number
  refused: number
  flaws: number
  slowest: number
  slowestAt: number
  memory: number
}

const kindOf = (what: string): string => (what.split('\n')[0] ?? '').replaceAll(/\d+/g, '#').slice(0, 120)

/** Lets a worker take inputs until all are done or one of them stops it. Gives the number of the next. */
function letWork(task: Task, tally: Tally, seen: Set<string>): Promise<number> {
  return new Promise((resolve) => {
    const resourceLimits = { maxOldGenerationSizeMb: MOST_MEBIBYTES }
    const worker = new Worker(new URL('./hostile.mjs', import.meta.url), { workerData: task, resourceLimits })
    let current = task.from
    let timer: NodeJS.Timeout | undefined
    const flaw = (what: string): void => {
      tally.flaws++
      if (seen.has(kindOf(what))) return
      seen.add(kindOf(what))
      console.log(`FLAW ${task.entrance} ${current}: ${what}`)
    }
    const stop = (next: number): void => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(next)
    }
    worker.on('message', (message: Message) => {
      clearTimeout(timer)
      current = message.n
      if (message.kind === 'begin') {
        timer = setTimeout(() => {
          flaw(`took more than ${MOST_SECONDS} seconds`)
          stop(current + 1)
        }, MOST_SECONDS * 1000)
        return
      }
      if (message.fate === 'flaw') flaw(message.what)
      else tally[message.fate]++
      tally.memory = Math.max(tally.memory, message.memory)
      if (message.seconds > tally.slowest) Object.assign(tally, { slowest: message.seconds, slowestAt: message.n })
      if (message.n + 1 === task.to) stop(task.to)
    })
    worker.on('error', (error) => {
      flaw(`stopped the worker: ${error.message}`)
      stop(current + 1)
    })
  })
}

const OPTIONS = {
  inputs: option.number('inputs over all entrances', 3000, 1, 10_000_000),
  only: option.choice('ENTRANCE', 'by one entrance only', ENTRANCES),
  from: option.number('the first input', 0, 0, 10_000_000),
  seed: option.word('S', 'what the inputs are made by', 'hostile'),
}

export const main = task(
  'fuzz:input',
  'Gives mutated inputs, made from the corpus, to every entrance; each must be taken or refused in a sentence, within bounds.',
  OPTIONS,
  fuzz,
)

/** Says how many were refused and accepted, the slowest and the largest memory. */
async function fuzz({ inputs, only, from, seed }: Wish<typeof OPTIONS>, corpus: string): Promise<number> {
  const wanted = ENTRANCES.filter((each) => only === undefined || each === only)
  let flaws = 0
  for (const [i, entrance] of wanted.entries()) {
    const share = Math.floor(inputs / wanted.length) + (i < inputs % wanted.length ? 1 : 0)
    const tally: Tally = { accepted: 0, refused: 0, flaws: 0, slowest: 0, slowestAt: 0, memory: 0 }
    const seen = new Set<string>()
    for (let next = from; next < from + share; )
      next = await letWork({ entrance, from: next, to: from + share, seed, corpus }, tally, seen)
    flaws += tally.flaws
    const { accepted, refused, slowest, slowestAt, memory } = tally
    console.log(
      `${entrance}: ${share} inputs, ${refused} refused, ${accepted} accepted, ${tally.flaws} flaws; slowest ${slowest.toFixed(2)} s (input ${slowestAt}), at most ${memory.toFixed(0)} MiB`,
    )
  }
  return flaws === 0 ? 0 : 1
}

if (!isMainThread) await work(workerData as Task)
