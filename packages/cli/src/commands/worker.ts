import { availableParallelism } from 'node:os'
import { type PlayBatch, workFor } from '@coinflict/lab'
import { needNoMore, readArguments, text, whole } from '../arguments.ts'
import type { Command } from '../command.ts'
import { openThread } from '../pool.ts'
import { stopSignal } from '../stop.ts'
import { complaint, say } from '../text/say.ts'

/** Plays games of experiments that wait in a queue, until it is stopped. */
export const worker: Command = {
  usage: (language) => say(language, 'usage.worker'),
  async run(args, language) {
    const a = readArguments(args, { queue: 'string', workers: 'string' })
    needNoMore('worker', a.rest)
    const queue = text(a, 'queue')
    if (queue === undefined) throw complaint('arguments', 'error.worker')
    const threads = Array.from({ length: whole(a, 'workers', availableParallelism(), 1, 256) }, openThread)
    const closeAll = () => Promise.all(threads.map((thread) => thread.close()))
    const { signal } = stopSignal()
    signal.addEventListener('abort', closeAll)
    const hands = threads.map(
      (thread): PlayBatch =>
        (batch, take) =>
          thread.run(batch, (reply) => {
            if ('outcome' in reply) take(reply.outcome)
          }),
    )
    let games = 0
    console.log(say(language, 'worker.ready'))
    try {
      await workFor(queue, hands, { signal, onOutcome: () => games++ })
    } finally {
      await closeAll()
    }
    console.log(say(language, 'worker.ended', { n: games }))
    return 0
  },
}
