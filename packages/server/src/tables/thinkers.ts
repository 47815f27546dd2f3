import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Save } from '@coinflict/kernel/table'
import type { ThoughtOut } from '@coinflict/players'
import type { Thought, ToThink } from '../thinker.ts'

/** The levels at which players may think at online tables, where many share one machine. */
export const ONLINE_LEVELS: readonly string[] = ['search', 'search:quick']

/** So many threads think at once at most; one processor is left to the server. */
const MOST_THREADS = 4

interface Waiting {
  take(answers: readonly ThoughtOut[]): void
  fail(error: Error): void
}

/** A thread, begun with the first question to it. What it is asked it answers one after the other. */
class Thread {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  constructor(private readonly file: URL) {}

  think(table: string, save: Save): Promise<readonly ThoughtOut[]> {
    const id = ++this.last
    return new Promise((take, fail) => {
      this.waiting.set(id, { take, fail })
      this.worker ??= this.begin()
      this.worker.postMessage({ id, table, save } satisfies ToThink)
    })
  }

  private begin(): Worker {
    const worker = new Worker(this.file)
    worker.unref()
    worker.on('message', (thought: Thought) => {
      const waiting = this.waiting.get(thought.id)
      this.waiting.delete(thought.id)
      if ('problem' in thought) waiting?.fail(new Error(thought.problem))
      else waiting?.take(thought.answers)
    })
    worker.on('error', (error: Error) => this.end(error))
    worker.on('exit', () => this.end(new Error('the thread in which players think has ended')))
    return worker
  }

  /** Whoever waits is told; the next question begins another. */
  private end(error: Error): void {
    this.worker = undefined
    for (const { fail } of this.waiting.values()) fail(error)
    this.waiting.clear()
  }

  async close(): Promise<void> {
    await this.worker?.terminate()
  }
}

/** Where the players of all tables think. A table is always thought about in the same thread, which remembers its plans. */
export class Thinkers {
  private readonly threads: readonly Thread[]

  constructor(file: URL) {
    const n = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1))
    this.threads = Array.from({ length: n }, () => new Thread(file))
  }

  think(table: string, save: Save): Promise<readonly ThoughtOut[]> {
    const place = [...table].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % this.threads.length
    return (this.threads[place] as Thread).think(table, save)
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()))
  }
}
