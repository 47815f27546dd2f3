import { address } from 'virtual:thinker'
import type { Save } from '@coinflict/kernel/table'
import type { ThoughtOut } from '@coinflict/players'
import { language } from '../settings.ts'
import type { Asked, Matter, Request, Results, Said } from './messages.ts'

/** Something that is thought about: what comes of it, unless it is dropped. To stop it is to take what there is. */
export interface Task<T> {
  readonly done: Promise<T>
  stop(): void
  drop(): void
}

interface Waiting {
  hear(said: Said): void
  fail(error: Error): void
}

/** Thinks in a worker, so that the page stays smooth. It is begun with the first request. */
class Thinker {
  private worker: Worker | undefined
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  /** A game will be thought about: whoever asks then need not wait until all is loaded. */
  open(save: Save): void {
    this.post({ kind: 'open', save })
  }

  /** What whoever is asked in a game answers; it tells how far that is, from 0 to 1. */
  answer(save: Save, tell: (share: number) => void): Task<readonly ThoughtOut[]> {
    return this.ask(
      (id) => ({ kind: 'answer', id, save }),
      (said, give) => {
        if (said.kind === 'progress') tell(said.share)
        else if (said.kind === 'answers') give(said.answers)
      },
    )
  }

  /** What there is to know of a game; it tells what it has come to so far. */
  study<About extends keyof Results>(
    matter: Matter & { readonly about: About },
    tell: (result: Results[About]) => void,
  ): Task<Results[About]> {
    return this.ask(
      (id) => ({ kind: 'study', id, matter }),
      (said, give) => {
        if (said.kind !== 'result') return
        const result = said.result as Results[About]
        if (said.isLast) give(result)
        else tell(result)
      },
    )
  }

  /** Ends whatever is thought about. */
  close(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.waiting.clear()
  }

  private ask<T>(requestOf: (id: number) => Request, hear: (said: Said, give: (result: T) => void) => void): Task<T> {
    const id = ++this.last
    const done = new Promise<T>((resolve, reject) => {
      const fail = (error: Error) => {
        this.waiting.delete(id)
        reject(error)
      }
      const give = (result: T) => {
        this.waiting.delete(id)
        resolve(result)
      }
      this.waiting.set(id, {
        hear: (said) => (said.kind === 'problem' ? fail(new Error(said.text)) : hear(said, give)),
        fail,
      })
    })
    this.post(requestOf(id))
    return {
      done,
      stop: () => this.tell({ kind: 'stop', id }),
      drop: () => {
        this.waiting.delete(id)
        this.tell({ kind: 'drop', id })
      },
    }
  }

  private post(request: Request): void {
    this.worker ??= this.begin()
    this.tell(request)
  }

  private tell(request: Request): void {
    this.worker?.postMessage({ ...request, language: language.value } satisfies Asked)
  }

  /** One that fails is left; the next request begins another. */
  private begin(): Worker {
    const worker = new Worker(address, { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => this.waiting.get(data.id)?.hear(data))
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      const waiting = [...this.waiting.values()]
      this.close()
      for (const { fail } of waiting) fail(new Error(event.message))
    })
    return worker
  }
}

/** The one of this page. */
export const thinker = new Thinker()
