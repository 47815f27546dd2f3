import type { Faction } from '@coinflict/kernel/state'
import { loadSave, type Save, type Table } from '@coinflict/kernel/table'
import type { Language } from '@coinflict/kernel/text'
import { boxOf, type OpenBox, openBox } from '@coinflict/library'
import {
  analystFor,
  chancesAt,
  consideredAt,
  levelOf,
  reviewed,
  SEAT_KINDS,
  type Searcher,
  type Study,
  seatSearcher,
  Thinking,
  thoughtOut,
} from '@coinflict/players'
import { learn } from '../text/languages.ts'
import type { Asked, Matter, Results, Said } from './messages.ts'

/** Thinks beside the page, in slices, so that it hears meanwhile that it is to stop. */

/** Milliseconds: how long it thinks before it listens, and the longest that people wait for a turn. */
const SLICE = 25
const PATIENCE = 20_000
/** Milliseconds between two looks at what a study has come to so far. */
const TELL = 200
/** Playouts that are made only to be quick later. */
const WARM_UP = 30

interface Task {
  isStopped: boolean
  isDropped: boolean
}

const tasks = new Map<number, Task>()

const say = (said: Said): void => postMessage(said)

const listen = (): Promise<void> => new Promise((next) => setTimeout(next))

/** Works on step by step until it is done, stopped, or has taken long enough. */
async function work(task: Task, step: () => boolean, tell: () => void = () => {}, patience = PATIENCE): Promise<void> {
  const end = performance.now() + patience
  let told = performance.now()
  for (;;) {
    const slice = performance.now() + SLICE
    while (performance.now() < slice) if (!step()) return
    await listen()
    if (task.isStopped || task.isDropped || performance.now() > end) return
    if (performance.now() - told < TELL) continue
    told = performance.now()
    tell()
  }
}

/** A game with its seats: whoever thinks there remembers what they have planned. */
class Seats {
  private readonly seated = new Map<Faction, Searcher>()

  constructor(readonly box: OpenBox) {}

  lay(save: Save): Table {
    return loadSave(save, [this.box.volume], SEAT_KINDS, () => []).table
  }

  at({ setup, volume }: Table, faction: Faction): Searcher | undefined {
    const kind = setup.seats[faction]?.kind ?? ''
    const level = levelOf(kind)
    const known = this.seated.get(faction)
    if (known !== undefined || level === undefined) return known
    const { families, nets } = this.box
    const searcher = seatSearcher(volume, setup, families, { nets })(faction, kind, level)
    this.seated.set(faction, searcher)
    return searcher
  }
}

let opened: { readonly key: string; readonly seats: Promise<Seats> } | undefined

/** The seats of a game; another game has others. */
function seatsOf({ game, scenario, options, seats, seed }: Save): Promise<Seats> {
  const key = JSON.stringify([game, scenario, options, seats, seed])
  if (opened?.key !== key)
    opened = { key, seats: openBox(boxOf(game), { charts: true, nets: true }).then((box) => new Seats(box)) }
  return opened.seats
}

/** The same, once what it says in a language is loaded. */
async function speaking(save: Save, language: Language): Promise<Seats> {
  const seats = await seatsOf(save)
  await learn(language)
  return seats
}

async function answer(id: number, task: Task, save: Save, language: Language): Promise<void> {
  const seats = await speaking(save, language)
  const table = seats.lay(save)
  const searcher = seats.at(table, table.game.q.by)
  if (searcher === undefined || task.isDropped) return
  const thinking = searcher.ponder(table.game)
  if (thinking !== undefined) {
    await work(
      task,
      () => thinking.step(),
      () => say({ kind: 'progress', id, share: thinking.share }),
    )
    if (task.isDropped) return
    searcher.take(thinking)
  }
  say({ kind: 'answers', id, answers: thoughtOut(table, searcher.decide) })
}

function begun({ families, nets, volume }: OpenBox, table: Table, matter: Matter): Study<Results[keyof Results]> {
  const analyst = analystFor({ volume, families, nets: nets ?? [] }, table.setup)
  const { about, playouts, thought = 0, viewer } = matter
  if (about === 'chances') return chancesAt(analyst, table, viewer, playouts)
  if (about === 'considered') return consideredAt(analyst, table, viewer, playouts)
  return reviewed(analyst, table, viewer, { playouts, thought })
}

/** Whoever wants to know something of a game may wait for it as long as they like. */
async function study(id: number, task: Task, matter: Matter, language: Language): Promise<void> {
  const seats = await speaking(matter.save, language)
  const studied = begun(seats.box, seats.lay(matter.save), matter)
  const tell = (isLast: boolean) => say({ kind: 'result', id, result: studied.result, isLast })
  await work(
    task,
    () => studied.step(),
    () => tell(false),
    Number.POSITIVE_INFINITY,
  )
  if (!task.isDropped) tell(true)
}

/** Thinks for nobody for a moment, unless somebody has asked already: what was done before is done faster. */
async function warmUp(save: Save): Promise<void> {
  const seats = await seatsOf(save)
  const table = seats.lay(save)
  if (table.pending === undefined || tasks.size > 0) return
  const { volume, setup, game } = table
  const thinking = new Thinking({ volume, families: seats.box.families, setup }, game, game.q, WARM_UP)
  await work({ isStopped: false, isDropped: false }, () => tasks.size === 0 && thinking.step())
}

async function take(id: number, deed: (task: Task) => Promise<void>): Promise<void> {
  const task = { isStopped: false, isDropped: false }
  tasks.set(id, task)
  try {
    await deed(task)
  } catch (error) {
    say({ kind: 'problem', id, text: String(error) })
  } finally {
    tasks.delete(id)
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if (data.kind === 'open') warmUp(data.save).catch(() => undefined)
  else if (data.kind === 'answer') take(data.id, (task) => answer(data.id, task, data.save, data.language))
  else if (data.kind === 'study') take(data.id, (task) => study(data.id, task, data.matter, data.language))
  else {
    const task = tasks.get(data.id)
    if (task === undefined) return
    task.isStopped = true
    task.isDropped = data.kind === 'drop'
  }
})
