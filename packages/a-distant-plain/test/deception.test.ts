import { ranking } from '@coinflict/kernel/rules'
import { BadInput, type Reason } from '@coinflict/kernel/state'
import {
  loadSave,
  positionFor,
  positionOf,
  Refused,
  type SetupWish,
  SPECTATOR,
  saveFor,
  setupOf,
  Table,
  visibleTo,
} from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import type { FactionId } from '../src/forces.ts'
import { aDistantPlain } from '../src/index.ts'
import { type Board, idOf, type Scene, type SceneOptions, scene } from './kit.ts'

const KINDS = { person: { nonPlayer: false }, bot: { nonPlayer: true } }
const FACTIONS: readonly FactionId[] = ['coalition', 'government', 'taliban', 'warlords']
const start = (wish: SetupWish): Table =>
  new Table(aDistantPlain, setupOf(aDistantPlain, { options: { deception: 'yes' }, ...wish }, KINDS), [])
const secrets = ({ game }: Table, f: FactionId): readonly string[] =>
  (aDistantPlain.secrets?.(game, idOf(aDistantPlain.factionIndex, f)) ?? []).map(({ id }) => id.slice('box.'.length))
const margin = (t: Table, f: FactionId): number => aDistantPlain.margin(t.game, idOf(aDistantPlain.factionIndex, f))

/** What lies face down before a faction. */
type Markers = Partial<Record<FactionId, readonly [string, string]>>

/** Kabul and Herat under the Government, so that it can Train in either and Govern. */
const GOVERNED: Board = { kabul: 'government-police, support', herat: 'government-base' }

/** A scene with Deception markers face down before all four: empty threats where nothing else is said. */
function dealt(markers: Markers, more: SceneOptions = {}): Scene {
  const options = { deception: 'yes', ...more.options }
  const tracks = Object.fromEntries(
    FACTIONS.flatMap((f) =>
      [0, 1].map((i) => [`${f}-deception-${i + 1}`, `down-${markers[f]?.[i] ?? 'empty-threat'}`]),
    ),
  )
  return scene(GOVERNED, { ...more, options, tracks: { ...tracks, ...more.tracks } })
}

/** Why somebody may not reveal a marker; nothing if it was revealed. */
function whyNot(t: Scene, f: FactionId, kind: string): Reason | undefined {
  try {
    t.interject(f, `reveal ${kind}`)
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.reason
    throw error
  }
}

describe('ADP 7.3 Deception: the draw', () => {
  test('each of four players draws two of twelve markers, four of a kind', () => {
    const seen = new Map<string, number>()
    for (let i = 0; i < 60; i++) {
      const t = start({ seed: `${i}` })
      const all = FACTIONS.flatMap((f) => secrets(t, f))
      expect(all).toHaveLength(8)
      for (const kind of new Set(all)) expect(all.filter((each) => each === kind).length).toBeLessThanOrEqual(4)
      for (const kind of all) seen.set(kind, (seen.get(kind) ?? 0) + 1)
    }
    expect([...seen.keys()].sort()).toEqual(['empty-threat', 'hidden-agenda', 'hidden-asset'])
  })

  test('the same seed, the same markers', () => {
    expect(secrets(start({ seed: 'x' }), 'taliban')).toEqual(secrets(start({ seed: 'x' }), 'taliban'))
  })

  test('non-players draw none; a player of two factions draws once', () => {
    const t = start({ seats: { warlords: 'bot' } })
    expect([secrets(t, 'warlords').length, secrets(t, 'taliban').length]).toEqual([0, 2])
    const pair = start({ seats: { coalition: 'person:ann', warlords: 'person:ann' } })
    expect(FACTIONS.map((f) => secrets(pair, f).length)).toEqual([2, 2, 2, 0])
  })

  test('not with fewer than three players', () => {
    expect(() => start({ seats: { warlords: 'bot', government: 'bot' } })).toThrow(BadInput)
    expect(() =>
      start({ seats: { coalition: 'person:a', government: 'person:a', taliban: 'person:b', warlords: 'person:b' } }),
    ).toThrow(BadInput)
  })

  test('without the option there are none, and no track for them', () => {
    const t = start({ options: {} })
    expect(secrets(t, 'taliban')).toEqual([])
    expect(Object.keys(positionOf(t.game).tracks)).not.toContain('taliban-deception-1')
  })
})

describe('ADP 7.3 Deception: what is hidden', () => {
  const viewers: readonly [string, readonly FactionId[]][] = [
    ['a spectator', []],
    ['the Warlords', ['warlords']],
    ['the Coalition and the Government', ['coalition', 'government']],
  ]
  test.each(viewers)('%s sees the same whatever lies face down before the Taliban', (_, factions) => {
    const viewer = factions.map((f) => idOf(aDistantPlain.factionIndex, f))
    const shown = (first: string, second: string) => {
      const t = dealt({ taliban: [first, second] })
      const { save: _save, ...sight } = visibleTo(t.table, viewer)
      return JSON.stringify([sight, FACTIONS.map((f) => margin(t.table, f))])
    }
    expect(shown('hidden-agenda', 'hidden-agenda')).toBe(shown('empty-threat', 'hidden-asset'))
    expect(shown('hidden-agenda', 'hidden-agenda')).not.toContain('down-hidden-agenda')
  })

  test('its own player sees it, and everybody once the game is over', () => {
    const t = dealt({ taliban: ['hidden-agenda', 'empty-threat'] })
    const taliban = idOf(aDistantPlain.factionIndex, 'taliban')
    expect(positionFor(t.table, [taliban]).tracks['taliban-deception-1']).toBe('down-hidden-agenda')
    expect(positionFor(t.table, SPECTATOR).tracks['taliban-deception-1']).toBe('face-down')
    const over = dealt({ taliban: ['hidden-agenda', 'empty-threat'] }, { draw: [], eligible: ['taliban'] }).play('pass')
    expect(over.table.isOver).toBe(true)
    expect(positionFor(over.table, SPECTATOR).tracks['taliban-deception-1']).toBe('hidden-agenda')
  })

  test('a save for others has no seed and no marker; it loads, goes on, and lets any marker be revealed', () => {
    const t = start({ seed: 'x' })
    const save = saveFor(t, SPECTATOR)
    expect(JSON.stringify(save)).not.toMatch(/hidden-a|empty|seed/)
    expect(save.journal.filter((entry) => entry === '!?')).toHaveLength(8)
    const { table } = loadSave(save, [aDistantPlain], KINDS, () => [], { newSeed: () => 'another' })
    expect(positionFor(table, SPECTATOR)).toEqual(positionFor(t, SPECTATOR))
    table.answer(table.game.q.by, 'pass')
    expect(table.entries).toHaveLength(1)
  })
})

describe('ADP 7.3 Hidden Agenda', () => {
  const markers: Markers = { government: ['hidden-agenda', 'empty-threat'] }

  test('1st printing: revealed at any time, it adds 1 to the margin for good', () => {
    const t = dealt(markers)
    const before = margin(t.table, 'government')
    expect(whyNot(t, 'government', 'hidden-agenda')).toBeUndefined()
    expect(margin(t.table, 'government')).toBe(before + 1)
    expect(positionOf(t.table.game).tracks['government-deception-1']).toBe('hidden-agenda')
    expect(whyNot(t, 'government', 'hidden-agenda')).toEqual({ id: 'why.reveal-none', rule: '7.3' })
    expect(whyNot(t, 'government', 'empty-threat')).toBeUndefined()
  })

  test('what was revealed is taken back only with the others’ agreement', () => {
    const t = dealt(markers).interject('government', 'reveal empty-threat')
    expect(t.table.whyNotUndo()?.id).toBe('why.undo-chance')
    t.table.undo({ agreed: true })
    expect(positionOf(t.table.game).tracks['government-deception-2']).toMatch(/^down-/)
  })

  test('2nd printing: only as it is used', () => {
    const t = dealt(markers, { options: { printing: '2nd' } })
    expect(whyNot(t, 'government', 'hidden-agenda')).toEqual({ id: 'why.reveal-use', rule: '7.3' })
    expect(whyNot(t, 'government', 'empty-threat')).toEqual({ id: 'why.reveal-use', rule: '7.3' })
  })

  test.each(['1st', '2nd'])('it wins a victory check by itself, and then all lies open (%s printing)', (printing) => {
    const at = (patronage: number) =>
      dealt(markers, { phase: 'victory', card: 73, tracks: { propaganda: 1, patronage }, options: { printing } }).table
    // Kabul and Herat have 4 people.
    expect(at(30).isOver).toBe(false)
    const t = at(31)
    expect(t.isOver).toBe(true)
    expect(margin(t, 'government')).toBe(1)
    expect(ranking(t.game)[0]).toMatchObject({ faction: idOf(aDistantPlain.factionIndex, 'government'), place: 1 })
    expect(Object.values(positionOf(t.game).tracks)).not.toContain('face-down')
  })

  test('at the end of the game it counts, also where a second Propaganda card in a row ends it', () => {
    const t = dealt(markers, { draw: [76, 77], tracks: { propaganda: 3, patronage: 20 } })
    t.play('pass', 'pass', 'pass', 'pass', 'done')
    expect(t.table.isOver).toBe(true)
    expect(margin(t.table, 'government')).toBe(20 + 4 - 35 + 1)
  })

  test('of a player with two factions it counts for both', () => {
    const seats = { coalition: 'person:ann', warlords: 'person:ann' }
    const t = dealt({ coalition: ['hidden-agenda', 'empty-threat'] }, { seats })
    const before = FACTIONS.map((f) => margin(t.table, f))
    t.interject('warlords', 'reveal hidden-agenda')
    expect(FACTIONS.map((f, at) => margin(t.table, f) - (before[at] as number))).toEqual([1, 0, 0, 1])
  })
})

describe('ADP 7.3 Hidden Asset', () => {
  const markers: Markers = { government: ['hidden-asset', 'hidden-asset'] }
  /** The Coalition has had an Operation without Special Activity; the Government is 2nd eligible. */
  const second = (printing = '1st'): Scene => {
    const t = dealt(markers, {
      first: 'coalition',
      eligible: ['coalition', 'government'],
      options: { printing },
      position: { slot: 1, firstDid: 'operation' },
    })
    return t
  }

  test.each(['1st', '2nd'])(
    'turns a Limited Operation into a full one with a Special Activity (%s printing)',
    (printing) => {
      const t = second(printing).play('pass')
      expect([t.by, t.question]).toEqual(['government', 'turn.second'])
      t.interject('government', 'reveal hidden-asset')
      expect(t.question).toBe('turn.second')
      t.play('train')
      expect(t.answers).toContain('govern')
    },
  )

  test('without it the Operation is Limited', () => {
    const t = second().play('pass', 'train')
    expect(t.answers).not.toContain('govern')
  })

  test('it is used up by that turn, whatever its faction does', () => {
    const t = second().play('pass')
    t.interject('government', 'reveal hidden-asset').play('pass')
    expect(positionOf(t.table.game).tracks['government-deception-1']).toBe('used-asset')
    expect(positionOf(t.table.game).tracks['government-deception-2']).toMatch(/^down-/)
  })

  test('not on another’s turn, nor where the Operation would not be Limited', () => {
    const t = second()
    expect(t.by).toBe('coalition')
    expect(whyNot(t, 'government', 'hidden-asset')).toEqual({ id: 'why.reveal-limited', rule: '7.3' })
    const first = dealt(markers, { first: 'government' })
    expect(first.by).toBe('government')
    expect(whyNot(first, 'government', 'hidden-asset')).toEqual({ id: 'why.reveal-limited', rule: '7.3' })
  })

  test('not once the operation has been chosen', () => {
    const t = second().play('pass', 'train')
    expect(whyNot(t, 'government', 'hidden-asset')).toEqual({ id: 'why.reveal-limited', rule: '7.3' })
  })

  test('ADP 2.3.8 on the final event card too, where Sweep stays barred', () => {
    const t = dealt(markers, { first: 'government', draw: [77], tracks: { propaganda: 4 } })
    t.interject('government', 'reveal hidden-asset')
    expect(t.whyNot('sweep')?.id).toBe('why.final-card')
    t.play('train')
    expect(t.answers).toContain('govern')
  })

  test('without the option there is nothing to reveal', () => {
    expect(whyNot(scene({}), 'government', 'hidden-asset')).toEqual({ id: 'why.reveal-option', rule: '7.3' })
  })
})
