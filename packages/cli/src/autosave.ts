import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { BadInput, type Language, type Loaded, loadSave, type Save, type Volume } from '@coinflict/kernel'
import { decidersOf, SEAT_KINDS } from '@coinflict/players'
import { readJson, writeJson } from './files.ts'
import { say } from './text.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Where the game in progress of a volume is kept: the user's state folder. */
export function stateFile(game: string, env: Environment = process.env, platform: string = process.platform): string {
  const folder =
    platform === 'win32'
      ? env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local')
      : env.XDG_STATE_HOME || join(env.HOME || homedir(), '.local', 'state')
  return join(folder, 'coinflict', `${game}.json`)
}

/** Loads a saved game, or says in one sentence what is wrong with it. */
export function loadGame(file: string, volumes: readonly Volume[]): Loaded {
  const data = readJson(file)
  try {
    return loadSave(data, volumes, SEAT_KINDS, (volume, { seats, seed }) => decidersOf(seatsFor(volume, seats, seed)))
  } catch (error) {
    // A journal made by hand can ask the rules for the impossible; that is the file's fault, not the program's.
    throw new BadInput('save', `${file}: ${(error as Error).message}`)
  }
}

const seatsFor = (volume: Volume, seats: Readonly<Record<string, string>>, seed: string) => ({
  scenario: '',
  options: {},
  seed,
  seats: volume.factions.map(({ id }) => {
    const [kind = 'person'] = (seats[id] ?? 'person').split(':')
    return { kind, player: id, nonPlayer: false }
  }),
})

/** Gives a file a name of its own beside the old one: `game-broken-1.json`. */
function setAside(file: string, why: 'broken' | 'earlier'): string {
  const stem = file.replace(/\.json$/, '')
  for (let n = 1; ; n++) {
    const aside = `${stem}-${why}-${n}.json`
    if (existsSync(aside)) continue
    renameSync(file, aside)
    return aside
  }
}

/** What lies where a game is to be kept. */
export type Kept =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'game'; readonly loaded: Loaded }
  | { readonly kind: 'set-aside'; readonly notice: string }
  | { readonly kind: 'stuck'; readonly notice: string; readonly why: string }

/** Looks at the kept game. A broken one is set aside, never deleted. */
export function lookAtKept(file: string, volume: Volume, language: Language): Kept {
  if (!existsSync(file)) return { kind: 'nothing' }
  let text: string
  try {
    return { kind: 'game', loaded: loadGame(file, [volume]) }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    text = error.message
  }
  try {
    return { kind: 'set-aside', notice: say(language, 'keep.broken', { text, file: setAside(file, 'broken') }) }
  } catch {
    return { kind: 'stuck', notice: say(language, 'keep.broken-stays', { text }), why: text }
  }
}

/** Keeps a game in its file after every answer. What goes wrong is said once, and play goes on. */
export class Autosave {
  /** Why the last attempt failed. */
  failure: string | undefined
  /** Whether the game as it stands lies in the file. */
  isKept: boolean
  private toldFailure = false

  constructor(
    readonly file: string,
    private readonly language: Language,
    /** Whose game lies in the file now: this one, another (set aside before the first write), or one that cannot be moved. */
    private holds: 'this' | 'another' | 'nothing' | 'stuck' = 'nothing',
  ) {
    this.isKept = holds === 'this'
    if (holds === 'stuck') this.toldFailure = true
  }

  /** Writes the game down; gives what there is to say about it. */
  write(save: Save): string | undefined {
    try {
      const notice = this.makeRoom()
      writeJson(this.file, save)
      this.holds = 'this'
      this.isKept = true
      this.failure = undefined
      return notice
    } catch (error) {
      this.failure = (error as Error).message
      this.isKept = false
      if (this.toldFailure) return undefined
      this.toldFailure = true
      return say(this.language, 'keep.failed', { text: this.failure })
    }
  }

  private makeRoom(): string | undefined {
    if (this.holds === 'stuck') throw new Error(`${this.file} is in the way`)
    if (this.holds === 'another' && existsSync(this.file)) {
      return say(this.language, 'keep.earlier', { file: setAside(this.file, 'earlier') })
    }
    mkdirSync(dirname(this.file), { recursive: true })
    return undefined
  }
}
