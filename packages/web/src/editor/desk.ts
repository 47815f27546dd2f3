import { BadInput } from '@coinflict/kernel/state'
import { type Position, saveOf } from '@coinflict/kernel/table'
import { computed, effect, signal } from '@preact/signals'
import { offerFile } from '../keep/file.ts'
import { pack, unpack } from '../keep/link.ts'
import { newSeed } from '../keep/seed.ts'
import { findGame, keepNew } from '../keep/store.ts'
import { notice } from '../parts/notice.ts'
import { shareLink } from '../parts/share.ts'
import { go, hrefOf } from '../route.ts'
import { say } from '../text/say.ts'
import { type Box, openBox, SHELF, type Shelf, shelfOf } from '../volumes.ts'
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
    const box = await openBox(shelfOf(gameIn(data)))
    desk.value = { box, drafts: begin(readDraft(box.volume, data, {})) }
  } catch {
    await changeGame(SHELF[0] as Shelf)
  }
}

/** Sits down at the desk, with what a link carries if there is one. What lay there before can be brought back by undo. */
export async function open(packed: string): Promise<void> {
  if (desk.value === undefined) await sitDown()
  if (packed !== '') await takeIn(await unpack(packed))
}

/** Takes in what a file or link held; if it cannot be read, all stays as it was. */
export async function takeIn(data: unknown): Promise<void> {
  const game = gameIn(data)
  if (game === undefined) throw new BadInput('position', 'it does not say of which game it is')
  const box = await openBox(shelfOf(game))
  const now = desk.value
  const isSame = now?.box.volume === box.volume
  const draft = readDraft(box.volume, data, isSame ? now.drafts.now : {})
  notice.value = undefined
  desk.value = { box, drafts: isSame ? change(now.drafts, draft) : begin(draft) }
}

/** Takes in what a link carries: one of this editor, or one to a moment of a game. */
export async function takeInLink(link: string): Promise<void> {
  const packed = /#\/(?:editor|open)\/([\w-]+)\s*$/.exec(link)?.[1]
  if (packed === undefined) throw new BadInput('link', 'no link of this app')
  await takeIn(await unpack(packed))
}

/** Takes in the position of a game of this browser. */
export async function takeInKept(id: string): Promise<void> {
  const kept = await findGame(id)
  if (kept === undefined) throw new Error(say('problem.kept'))
  await takeIn(kept.save)
}

export async function changeGame(shelf: Shelf): Promise<void> {
  const box = await openBox(shelf)
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

export function takeBack(): void {
  if (desk.value !== undefined) desk.value = { ...desk.value, drafts: undo(desk.value.drafts) }
}

export function doAgain(): void {
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
  const save = saveOf(table, beginningOf(now.volume, now.draft))
  go('play', await keepNew({ save, over: table.isOver }))
}

/** Gives the position as a file that `coinflict position` and this editor read. */
export function saveFile(): void {
  const now = work.value
  if (now !== undefined) offerFile(`${now.volume.id}-position.json`, now.draft.position)
}

export async function copyLink(): Promise<void> {
  const now = work.value
  if (now === undefined) return
  const link = `${location.href.replace(/#.*/, '')}${hrefOf('editor', await pack(now.draft))}`
  notice.value = { text: say((await shareLink(link)) ? 'editor.link-copied' : 'editor.link-here', { link }) }
}
