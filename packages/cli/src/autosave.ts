import { existsSync, renameSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { BadInput, errorText } from '@coinflict/kernel/state'
import type { Loaded, Save } from '@coinflict/kernel/table'
import type { Language } from '@coinflict/kernel/text'
import { makeFolders } from '@coinflict/server/folder'
import { clearLeftovers, inFile, readJson, reason, writeJson } from './files.ts'
import type { Environment } from './language.ts'
import { FOR_PEOPLE, loadTable } from './tables.ts'
import { complaint, say } from './text/say.ts'

/** Where the game in progress of a volume is kept: the user's state folder. */
export function stateFile(game: string, env: Environment = process.env, platform: string = process.platform): string {
  const folder =
    platform === 'win32'
      ? env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local')
      : env.XDG_STATE_HOME || join(env.HOME || homedir(), '.local', 'state')
  return join(folder, 'coinflict', `${game}.json`)
}

/** Loads a saved game, or says in one sentence what is wrong with it. */
export async function loadGame(file: string): Promise<Loaded> {
  const data = readJson(file)
  try {
    return await loadTable(data, FOR_PEOPLE)
  } catch (error) {
    throw inFile(error, file)
  }
}

/** A name beside a file that nothing has yet: `game-broken-1.json`. */
function freeName(file: string, why: string): string {
  const stem = file.replace(/\.json$/, '')
  for (let n = 1; ; n++) {
    const name = `${stem}-${why}-${n}.json`
    if (!existsSync(name)) return name
  }
}

function setAside(file: string, why: 'broken' | 'earlier'): string {
  const aside = freeName(file, why)
  try {
    renameSync(file, aside)
  } catch (error) {
    throw complaint('file', 'file.cannot-set-aside', { file, text: reason(error) })
  }
  return aside
}

function makeFolder(folder: string): void {
  try {
    makeFolders(folder)
  } catch (error) {
    throw complaint('file', 'file.cannot-make', { file: folder, text: reason(error) })
  }
}

/** Tells one version of a file from another; nothing if there is none. */
function stampOf(file: string): string | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false })
    return stats === undefined ? undefined : `${stats.ino} ${stats.mtimeMs} ${stats.size}`
  } catch (error) {
    throw complaint('file', 'file.cannot-read', { file, text: reason(error) })
  }
}

/** What lies where a game is to be kept. */
export type Kept =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'game'; readonly loaded: Loaded }
  | { readonly kind: 'set-aside'; readonly notice: string }
  | { readonly kind: 'stuck'; readonly notice: string; readonly why: string }

/** Looks at the kept game. A broken one is set aside, never deleted. */
export async function lookAtKept(file: string, language: Language): Promise<Kept> {
  if (!existsSync(file)) return { kind: 'nothing' }
  let text: string
  try {
    return { kind: 'game', loaded: await loadGame(file) }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    text = error.textIn(language)
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
  /** Whether what others left half written beside the file is gone. */
  private isTidy = false
  /** The file as this game left it. */
  private stamp: string | undefined

  constructor(
    public file: string,
    private readonly language: Language,
    /** Whose game lies in the file now: this one, another (set aside before the first write), or one that cannot be moved. */
    private holds: 'this' | 'another' | 'nothing' | 'stuck' = 'nothing',
  ) {
    this.isKept = holds === 'this'
    if (this.isKept) this.stamp = stampOf(file)
    if (holds === 'stuck') this.toldFailure = true
  }

  /** Writes the game down; gives what there is to say about it. */
  write(save: Save): string | undefined {
    try {
      const notice = this.makeRoom()
      writeJson(this.file, save)
      this.holds = 'this'
      this.stamp = stampOf(this.file)
      this.isKept = true
      this.failure = undefined
      return notice
    } catch (error) {
      this.failure = errorText(error, this.language)
      this.isKept = false
      if (this.toldFailure) return undefined
      this.toldFailure = true
      return say(this.language, 'keep.failed', { text: this.failure })
    }
  }

  private makeRoom(): string | undefined {
    if (this.holds === 'stuck') throw complaint('file', 'file.in-the-way', { file: this.file })
    if (this.holds === 'another' && existsSync(this.file)) {
      return say(this.language, 'keep.earlier', { file: setAside(this.file, 'earlier') })
    }
    makeFolder(dirname(this.file))
    if (!this.isTidy) clearLeftovers(this.file)
    this.isTidy = true
    const now = stampOf(this.file)
    if (now === undefined || now === this.stamp) return undefined
    // Another terminal plays the same game and keeps it there: both are kept.
    this.file = freeName(this.file, 'other')
    return say(this.language, 'keep.moved', { file: this.file })
  }
}
