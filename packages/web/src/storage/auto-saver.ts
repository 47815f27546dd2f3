import { saveNow, saveSoon } from './deferred.ts'
import { stashGame } from './stash.ts'
import { findGame, giveUp, storeGame, WINDOW } from './store.ts'
import type { StoredGame, Writing } from './stored-game.ts'

/** What is kept of a game as it stands. */
type State = Pick<StoredGame, 'save' | 'held' | 'over'>

/** That, and when it was played. */
type Kept = State & Pick<StoredGame, 'changed'>

/** Windows tell each other what they have kept. */
const channel = new BroadcastChannel('coinflict')

interface SaveNotice {
  readonly id: string
  readonly revision: number
}

/** Tells the other windows that a game was kept. */
export function tellWindows({ id, revision }: SaveNotice): void {
  channel.postMessage({ id, revision } satisfies SaveNotice)
}

export interface Follower {
  /** Another window has played the game on; what was done here since does not go with that if it is apart. */
  follow(newer: StoredGame, isApart: boolean): void
}

/**
 * Keeps the game that is played in this window. Where another window has it open too, nothing is written over: each follows what the other
 * has kept.
 */
export class AutoSaver {
  private wanted: Kept | undefined
  private isWriting = false
  /** Whether the game on the screen has given way to a newer one. */
  private isPast = false

  /** What the store last had of it, as far as is known here. */
  private base: Writing

  constructor(
    /** The game as it was last written. */
    private known: StoredGame,
    private readonly follower: Follower,
  ) {
    this.base = known.on ?? known
    channel.addEventListener('message', this.hear)
    // What another window kept since the game was read was not heard.
    this.catchUp()
  }

  /** Keeps the game a little later, as it stands then, as played now. */
  keep(stateNow: () => State): void {
    const changed = Date.now()
    saveSoon(() => {
      if (this.isPast) return
      this.wanted = { ...stateNow(), changed }
      if (this.isWriting) stashGame(this.after(this.wanted, 2))
      else this.write()
    })
  }

  /** Listens no more; what is to be kept is kept. */
  close(): void {
    channel.removeEventListener('message', this.hear)
  }

  private after(state: Kept, later = 1): StoredGame {
    const { id, revision } = this.known
    const on = { revision: this.base.revision, by: this.base.by }
    return { ...state, id, revision: revision + later, by: WINDOW, on }
  }

  private async write(): Promise<void> {
    this.isWriting = true
    try {
      while (this.wanted !== undefined && !this.isPast) {
        const mine = this.after(this.wanted)
        this.wanted = undefined
        const found = await storeGame(mine)
        if (typeof found === 'object') this.meet(found, mine)
        else {
          this.known = mine
          if (found === 'refused') continue
          this.base = mine
          tellWindows(mine)
        }
      }
    } finally {
      this.isWriting = false
    }
  }

  /** Another window was first. If it did the same as far as it went, this one goes on; else it gives way. */
  private meet(theirs: StoredGame, mine: StoredGame): void {
    const [before, there, here] = [this.known, theirs, mine].map(({ save }) => save.journal) as [
      string[],
      string[],
      string[],
    ]
    const isSame = begins(here, there) && begins(there, here) && mine.held === theirs.held
    if (isSame) this.meetAt(theirs)
    else if (begins(there, here) && begins(before, there) && there.length < here.length) {
      this.meetAt(theirs)
      this.wanted ??= mine
    } else this.giveWay(theirs, !begins(here, there))
  }

  private meetAt(theirs: StoredGame): void {
    this.known = theirs
    this.base = theirs
  }

  private giveWay(theirs: StoredGame, isApart: boolean): void {
    this.isPast = true
    this.close()
    giveUp(theirs.id)
    this.follower.follow(theirs, isApart)
  }

  private readonly hear = ({ data }: MessageEvent<SaveNotice>): void => {
    if (data.id === this.known.id && data.revision > this.known.revision) this.catchUp()
  }

  private async catchUp(): Promise<void> {
    const kept = await findGame(this.known.id)
    // What was done here meanwhile is written, and meets the newer game there.
    saveNow()
    if (this.isWriting || this.isPast || kept === undefined || kept.revision <= this.known.revision) return
    this.giveWay(kept, false)
  }
}

/** Whether a journal begins with all of another. */
const begins = (short: readonly string[], long: readonly string[]): boolean =>
  short.length <= long.length && short.every((entry, i) => entry === long[i])
