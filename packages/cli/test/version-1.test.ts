import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardsLeft } from '@coinflict/kernel/rules'
import { type Faction, keyOf } from '@coinflict/kernel/state'
import {
  gameFor,
  loadSave,
  type Position,
  positionFor,
  positionOf,
  type Save,
  SPECTATOR,
  saveOf,
  type Table,
} from '@coinflict/kernel/table'
import { everyVolume } from '@coinflict/library'
import { SEAT_KINDS } from '@coinflict/players'
import { describe, expect, test } from 'vitest'
import { loadTable } from '../src/tables.ts'

/**
 * Saves as version 1 wrote them, with where the program of that time stood: they are never written again, and load for ever. Some are whole
 * games, most stop in mid-turn; some began from a position (whole, as players saw it, or without the generator), some have no checkpoint.
 */
interface Position1 extends Omit<Position, 'cards'> {
  cards: { played: number[]; current: number; draw: number[] }
  chance: number[]
}

interface Golden1 {
  readonly save: Omit<Save, 'checkpoint'> & { checkpoint?: { at: number; position: Position1 } }
  readonly end: Position1
  readonly question?: { by: string; message: string; answers: string[] } | null
  readonly margins?: Record<string, number>
  /** What lies before each faction, with `open` where all see it. */
  readonly secrets?: Record<string, string[]>
}

const FOLDER = join(import.meta.dirname, 'golden', 'version-1')
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))

/** What both versions say of a position, but for the cards to come. Of the two markers before a player today the first is turned first. */
function boardOf(position: Position | Position1): unknown {
  const { cards, chance: _, dealt: __, tracks, ...board } = position as Position & Position1
  const sorted = Object.entries(tracks).map(([id, value]) => `${id.replace(/-deception-[12]$/, ' deception')} ${value}`)
  return { ...board, tracks: sorted.sort(), played: cards.played, current: cards.current }
}

function questionOf({ pending, volume }: Table): Golden1['question'] {
  if (pending === undefined) return null
  const answers = pending.answers.map((answer) => keyOf(volume, answer))
  return { by: volume.factions[pending.by]?.id ?? '', message: pending.id, answers }
}

const marginsOf = ({ game, volume }: Table): Record<string, number> =>
  Object.fromEntries(volume.factions.map(({ id }, f) => [id, volume.margin(game, f as Faction)]))

const secretsOf = ({ game, volume }: Table): Record<string, string[]> =>
  Object.fromEntries(
    volume.factions.map(({ id }, f) => [
      id,
      (volume.secrets?.(game, f as Faction) ?? [])
        .map((secret) => `${secret.id}${secret.isOpen ? ' open' : ''}`)
        .sort(),
    ]),
  )

const mapSorted = (lists: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lists).map(([id, list]) => [id, [...list].sort()]))

describe('a save of version 1', () => {
  test.each(FILES)('%s loads and stands where it stood', async (file) => {
    const { save, end, question, margins, secrets } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Golden1
    const { table, warning, ...beginning } = await loadTable(save)
    if (save.rules === table.volume.rulesVersion) expect(warning).toBeUndefined()
    const again = await loadTable(JSON.parse(JSON.stringify(saveOf(table, beginning))))
    expect(again.warning).toBeUndefined()
    expect(positionOf(again.table.game)).toEqual(positionOf(table.game))
    if (warning === 'load.from-checkpoint') {
      const then = positionOf(gameFor(table, SPECTATOR, table.moment(0).game))
      expect(boardOf(then)).toEqual(boardOf(save.checkpoint?.position as Position1))
      return
    }
    if (warning !== undefined) return
    const now = positionOf(table.game)
    expect(boardOf(positionFor(table, SPECTATOR))).toEqual(boardOf(end))
    expect(cardsLeft(table.game)).toBe(end.cards.draw.length)
    if (now.cards.next !== undefined)
      expect([now.cards.next].flat()).toEqual(end.cards.draw.slice(0, [now.cards.next].flat().length))
    const isSame = save.rules === table.volume.rulesVersion
    if (question !== undefined && isSame) expect(questionOf(table)).toEqual(question)
    if (margins !== undefined) expect(marginsOf(table)).toEqual(margins)
    if (secrets !== undefined) expect(secretsOf(table)).toEqual(mapSorted(secrets))
  })

  test('under rules that lead elsewhere each goes on from its checkpoint and says so, or agrees with where it stood', async () => {
    const later = (await everyVolume()).map((volume) => ({
      ...volume,
      rulesVersion: 99,
      factions: volume.factions.map((faction) => ({ ...faction, passIncome: faction.passIncome + 1 })),
    }))
    const warned = FILES.filter((file) => {
      const { save, end } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Golden1
      const { table, warning } = loadSave(save, later, SEAT_KINDS, () => [])
      if (save.checkpoint === undefined) return false
      if (warning === undefined) {
        expect(boardOf(positionFor(table, SPECTATOR)), file).toEqual(boardOf(end))
        return false
      }
      expect(warning).toBe('load.from-checkpoint')
      const then = boardOf(positionOf(gameFor(table, SPECTATOR, table.moment(0).game)))
      expect(then, file).toEqual(boardOf(save.checkpoint.position))
      expect(boardOf(positionFor(table, SPECTATOR)), file).toEqual(boardOf(end))
      return true
    })
    expect(warned.length).toBeGreaterThan(20)
  })
})
