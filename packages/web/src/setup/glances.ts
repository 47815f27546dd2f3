import { tryTwice } from '../offline/try-twice.ts'
import type { StoredGame } from '../storage/store.ts'
import type { ListedGame } from '../volumes.ts'
import type { Glance } from './glance.ts'

let last: Promise<unknown> = Promise.resolve()

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 600 })
    else setTimeout(resolve, 30)
  })

/** Pictures are made one after the other, when nothing else is to be done. */
function inTurn<Result>(make: () => Promise<Result>): Promise<Result> {
  const made = last.then(idle).then(make)
  last = made.catch(() => undefined)
  return made
}

const lookout = () => tryTwice(() => import('./glance.ts'))

const known = new Map<string, { readonly revision: number; readonly made: Promise<Glance> }>()

/** A kept game as it stands. */
export function glanceAt({ id, save, revision }: StoredGame): Promise<Glance> {
  const before = known.get(id)
  if (before?.revision === revision) return before.made
  const made = inTurn(async () => (await lookout()).glanceAtSave(save))
  known.set(id, { revision, made })
  return made
}

/** How a game begins; nothing if nobody wants to see it any more when its turn comes. */
export const glanceAtStart = (game: ListedGame, isWanted: () => boolean): Promise<Glance | undefined> =>
  inTurn(async () => (isWanted() ? (await lookout()).glanceAtSetup(game) : undefined))
