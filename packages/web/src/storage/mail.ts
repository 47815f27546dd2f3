import { factionNoun } from '@coinflict/kernel/display'
import { addresseeOf, type Move, meeting, readMove, saveOf, setupOf } from '@coinflict/kernel/table'
import { SEAT_KINDS } from '@coinflict/players'
import { type Signal, signal } from '@preact/signals'
import { language } from '../settings.ts'
import { say } from '../text/say.ts'
import { boxOf, loadFullBox } from '../volumes.ts'
import { tellWindows } from './auto-saver.ts'
import { importSave } from './import-save.ts'
import { unpack } from './link.ts'
import { openSave } from './open.ts'
import { findGame, type StoredGame, storeGame, WINDOW } from './store.ts'

/** Games that go from browser to browser by links: who answers elsewhere, and what comes from there. */

const known = new Map<string, Signal<ReadonlySet<string>>>()
const keyOf = (id: string): string => `coinflict.mail.${id}`

/** The players of a game who answer elsewhere. */
export function playersElsewhere(id: string): Signal<ReadonlySet<string>> {
  const there = known.get(id) ?? signal(readPlayers(id))
  known.set(id, there)
  return there
}

function readPlayers(id: string): ReadonlySet<string> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? '[]')
    return new Set(Array.isArray(read) ? read.filter((each) => typeof each === 'string') : [])
  } catch {
    return new Set()
  }
}

/** From now on a player answers elsewhere, or here. */
export function seat(id: string, player: string, isElsewhere: boolean): void {
  const there = playersElsewhere(id)
  const players = new Set(there.value)
  if (isElsewhere) players.add(player)
  else players.delete(player)
  there.value = players
  try {
    if (players.size === 0) localStorage.removeItem(keyOf(id))
    else localStorage.setItem(keyOf(id), JSON.stringify([...players]))
  } catch {
    // It lasts as long as the page.
  }
}

/** What is to be said once a game that came by a link stands on the screen. */
const arrivals = new Map<string, string>()

export function takeArrival(id: string): string | undefined {
  const text = arrivals.get(id)
  arrivals.delete(id)
  return text
}

/**
 * Takes in a move that came by a link; gives the name of the game that it is now. A game that is here already goes on; one that goes further
 * stays, and one that went another way stays beside what came.
 */
export async function receiveMove(packed: string): Promise<string> {
  const move = readMove(await unpack(packed))
  const here = await findGame(move.game)
  const how = here === undefined ? 'new' : meeting(here.save.journal, move.save.journal)
  const id = how === 'apart' ? await importSave(move.save) : move.game
  if (here === undefined) await importSave(move.save, id)
  else if (how === 'on') await goOn(here, move)
  await sitDown(id, move, here === undefined || how === 'apart')
  if (how === 'behind' || how === 'apart') arrivals.set(id, say(`mail.${how}`))
  return id
}

/** The game that is here, with what was played elsewhere since. What is to come it deals as it would have. */
async function goOn(here: StoredGame, { save }: Move): Promise<void> {
  const { volume, families } = await loadFullBox(boxOf(here.save.game))
  const { checkpoint: _, ...kept } = here.save
  const { table, warning, ...beginning } = openSave(volume, families, { ...kept, journal: save.journal })
  const game: StoredGame = {
    id: here.id,
    save: saveOf(table, beginning),
    held: false,
    over: table.isOver,
    changed: Date.now(),
    revision: here.revision + 1,
    by: WINDOW,
    ...(warning === undefined ? {} : { warning }),
  }
  await storeGame(game)
  tellWindows(game)
}

/** Whoever opens a move answers it; in a game that is new here, all other people are elsewhere. */
async function sitDown(id: string, { save, to }: Move, isNew: boolean): Promise<void> {
  const { volume, families } = await loadFullBox(boxOf(save.game))
  const { seats } = setupOf(volume, save, SEAT_KINDS, true)
  const own = seats[volume.factionIndex.get(to ?? '') ?? -1]?.player
  for (const { kind, player } of seats) {
    if (kind !== 'person') continue
    if (player === own) seat(id, player, false)
    else if (isNew && own !== undefined) seat(id, player, true)
  }
  const asked = addresseeOf(openSave(volume, families, save).table)
  if (asked !== undefined && seats[asked]?.player === own)
    arrivals.set(id, say('mail.own', { faction: factionNoun(volume, asked, language.value) }))
}
