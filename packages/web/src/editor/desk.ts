import { BadInput, badInput, type Volume } from '@coinflict/kernel/state'
import { type Position, type Save, saveOf } from '@coinflict/kernel/table'
import { computed, effect, signal } from '@preact/signals'
import { notice } from '../parts/notice.ts'
import { linkTo, shareLink } from '../parts/share.ts'
import { go } from '../route.ts'
import { offerFile } from '../storage/file.ts'
import { unpack } from '../storage/link.ts'
import { newSeed } from '../storage/seed.ts'
import { findGame, storeNewGame } from '../storage/store.ts'
import { catalogues } from '../text/catalogues.ts'
import { say } from '../text/say.ts'
import { type Box, boxOf, GAMES, type ListedGame, loadBox } from '../volumes.ts'
import {
  beginningOf,
  type Draft,
  draftOfScenario,
  emptyDraft,
  gameIn,
  lay,
  readDraft,
  tableOf,
  withPosition,
} from './draft.ts'
import { begin, change, type History, redo, undo } from './history.ts'

/** What lies on the editor's desk: a game, and the drafts of a position of it. */
interface Desk {
  readonly box: Box
  readonly drafts: History<Draft>
}

const KEPT = 'coinflict.editor'

const desk = signal<Desk | undefined>(undefined)

/** The draft on the desk, laid out; nothing until a game is loaded. */
export const work = computed(() => {
  const { value } = desk
  if (value === undefined) return undefined
  const { box, drafts } = value
  const { volume } = box
  return { box, volume, draft: drafts.now, ...lay(volume, drafts.now) }
})

export const canUndo = computed(() => (desk.value?.drafts.past.length ?? 0) > 0)
export const canRedo = computed(() => (desk.value?.drafts.future.length ?? 0) > 0)

// A page that is reloaded finds its draft again. Where the browser keeps nothing, it lasts as long as the page.
effect(() => {
  if (desk.value === undefined) return
  try {
    localStorage.setItem(KEPT, JSON.stringify(desk.value.drafts.now))
  } catch {
    // It lasts as long as the page.
  }
})

/** Takes up the draft that was kept, or the first scenario. */
async function sitDown(): Promise<void> {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null')
    const box = await loadBox(boxOf(gameIn(data)))
    desk.value = { box, drafts: begin(readDraft(box.volume, data, {})) }
  } catch {
    await changeGame(GAMES[0] as ListedGame)
  }
}

/** Sits down at the desk, with what a link carries if there is one. What lay there before can be brought back by undo. */
export async function open(packed: string): Promise<void> {
  if (desk.value === undefined) await sitDown()
  if (packed !== '') await importDraft(await unpack(packed))
}

/** Takes in what a file or link held; if it cannot be read, all stays as it was. */
export async function importDraft(data: unknown): Promise<void> {
  const game = gameIn(data)
  if (game === undefined) throw badInput('position', 'error.which-game')
  const box = await loadBox(boxOf(game))
  const now = desk.value
  const isSame = now?.box.volume === box.volume
  const draft = readDraft(box.volume, data, isSame ? now.drafts.now : {})
  notice.value = undefined
  desk.value = { box, drafts: isSame ? change(now.drafts, draft) : begin(draft) }
}

/** Takes in what a link carries: one of this editor, or one to a moment of a game. */
export async function importLink(link: string): Promise<void> {
  const packed = /#\/(?:editor|open)\/([\w-]+)\s*$/.exec(link)?.[1]
  if (packed === undefined) throw badInput('link', 'error.link')
  await importDraft(await unpack(packed))
}

/** Takes in the position of a game of this browser. */
export async function importStored(id: string): Promise<void> {
  const kept = await findGame(id)
  if (kept === undefined) throw new BadInput('kept', 'problem.kept', {}, { catalogues })
  await importDraft(kept.save)
}

export async function changeGame(game: ListedGame): Promise<void> {
  const box = await loadBox(game)
  desk.value = { box, drafts: begin(draftOfScenario(box.volume, { seed: newSeed() })) }
}

/** Goes on with another draft. */
function put(next: (now: Draft, box: Box) => Draft): void {
  const { value } = desk
  if (value === undefined) return
  notice.value = undefined
  desk.value = { ...value, drafts: change(value.drafts, next(value.drafts.now, value.box)) }
}

export const layOut = (scenario: string): void =>
  put((now, { volume }) => draftOfScenario(volume, { ...now, scenario }))

export const clearBoard = (): void => put((now, { volume }) => emptyDraft(volume, now))

/** Changes the position. */
export const edit = (how: (position: Position) => Position): void =>
  put((now, { volume }) => withPosition(volume, now, how(now.position)))

/** Changes the game that would begin from the position. */
export const plan = (changes: Partial<Omit<Draft, 'position'>>): void => put((now) => ({ ...now, ...changes }))

export function undoEdit(): void {
  if (desk.value !== undefined) desk.value = { ...desk.value, drafts: undo(desk.value.drafts) }
}

export function redoEdit(): void {
  if (desk.value !== undefined) desk.value = { ...desk.value, drafts: redo(desk.value.drafts) }
}

/** Begins a new game of this browser from the position. */
export async function play(): Promise<void> {
  const now = work.value
  if (now === undefined) return
  if (now.flaws.length > 0) {
    notice.value = { text: say('editor.not-yet') }
    return
  }
  const table = tableOf(now.volume, now.draft)
  go('play', await storeNewGame({ save: saveFrom(now), over: table.isOver }))
}

/** A game that begins from the position. */
export const saveFrom = ({ draft, volume }: { readonly draft: Draft; readonly volume: Volume }): Save =>
  saveOf(tableOf(volume, draft), beginningOf(volume, draft))

/** Gives the position as a file that `coinflict position` and this editor read. */
export function saveFile(): void {
  const now = work.value
  if (now !== undefined) offerFile(`${now.volume.id}-position.json`, now.draft.position)
}

export async function copyLink(): Promise<void> {
  const now = work.value
  if (now === undefined) return
  const link = await linkTo('editor', now.draft)
  notice.value = { text: say((await shareLink(link)) ? 'editor.link-copied' : 'editor.link-here', { link }) }
}
