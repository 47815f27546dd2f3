import { ranking } from '@coinflict/kernel/rules'
import { HIDDEN, type Reason, wordOf } from '@coinflict/kernel/state'
import {
  journalFor,
  loadSave,
  positionFor,
  positionOf,
  Refused,
  type SetupWish,
  SPECTATOR,
  saveFor,
  saveOf,
  setupOf,
  Table,
  type Viewer,
  visibleTo,
} from '@coinflict/kernel/table'
import { describe, expect, test } from 'vitest'
import type { FactionId } from '../src/forces.ts'
import { fireInTheLake } from '../src/index.ts'
import { type Board, idOf, Scene, type SceneOptions, scene } from './kit.ts'

const KINDS = { person: { nonPlayer: false }, bot: { nonPlayer: true } }
const FACTIONS: readonly FactionId[] = ['us', 'arvn', 'nva', 'vc']
const MARKERS = ['empty-threat', 'hidden-agenda', 'hidden-asset']
const factionOf = (id: FactionId) => idOf(fireInTheLake.factionIndex, id)
const start = ({ options, ...wish }: SetupWish = {}): Table =>
  new Table(fireInTheLake, setupOf(fireInTheLake, { ...wish, options: { deception: 'yes', ...options } }, KINDS), [])
const secrets = ({ game }: Table, f: FactionId): readonly string[] =>
  (fireInTheLake.secrets?.(game, factionOf(f)) ?? []).map(({ id }) => id.slice('box.'.length))

type Markers = Partial<Record<FactionId, readonly [string, string]>>

/** A scene with markers face down before all four: empty threats where nothing else is said. */
function dealt(board: Board, markers: Markers, more: SceneOptions = {}): Scene {
  const tracks = Object.fromEntries(
    FACTIONS.flatMap((f) =>
      [0, 1].map((i) => [`${f}-deception-${i + 1}`, `down-${markers[f]?.[i] ?? 'empty-threat'}`]),
    ),
  )
  return scene(board, {
    ...more,
    options: { deception: 'yes', ...more.options },
    tracks: { ...tracks, ...more.tracks },
  })
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

const marker = (t: Scene, f: FactionId, n: 1 | 2) => positionOf(t.table.game).tracks[`${f}-deception-${n}`]

describe('FITL 7.3 Deception: the draw', () => {
  test('FITL 7.3 each of four players draws two of twelve markers, four of a kind', () => {
    const seen = new Map<string, number>()
    for (let i = 0; i < 60; i++) {
      const all = FACTIONS.flatMap((f) => secrets(start({ seed: `${i}` }), f))
      expect(all).toHaveLength(8)
      for (const kind of MARKERS) expect(all.filter((each) => each === kind).length).toBeLessThanOrEqual(4)
      for (const kind of all) seen.set(kind, (seen.get(kind) ?? 0) + 1)
    }
    expect([...seen.keys()].sort()).toEqual(MARKERS)
  })

  test('FITL 7.3 non-players draw none, a player of two factions draws once', () => {
    const t = start({ seats: { nva: 'bot' } })
    expect(FACTIONS.map((f) => secrets(t, f).length)).toEqual([2, 2, 0, 2])
    const pair = start({ seats: { nva: 'person:ho', vc: 'person:ho' } })
    expect(FACTIONS.map((f) => secrets(pair, f).length)).toEqual([2, 2, 2, 0])
  })

  test('without the option there are none, no track for them, and nothing to reveal', () => {
    const t = start({ options: { deception: 'no' } })
    expect(secrets(t, 'us')).toEqual([])
    expect(Object.keys(positionOf(t.game).tracks)).not.toContain('us-deception-1')
    expect(whyNot(scene({}), 'us', 'hidden-asset')).toEqual({ id: 'why.reveal-option', rule: '7.3' })
  })
})

describe('FITL 7.3 Deception: what is hidden', () => {
  const viewers: readonly [string, readonly FactionId[]][] = [
    ['a spectator', []],
    ['the VC', ['vc']],
    ['US and ARVN', ['us', 'arvn']],
  ]
  test.each(viewers)('%s sees the same whatever lies face down before the NVA', (_, factions) => {
    const viewer = factions.map(factionOf)
    const shown = (first: string, second: string) => {
      const t = dealt({}, { nva: [first, second] })
      const { save: _save, ...sight } = visibleTo(t.table, viewer)
      return JSON.stringify([sight, t.margins])
    }
    expect(shown('hidden-agenda', 'hidden-agenda')).toBe(shown('empty-threat', 'hidden-asset'))
    expect(shown('hidden-agenda', 'hidden-agenda')).not.toContain('down-hidden-agenda')
  })

  test('its own player sees it, and everybody once the game is over', () => {
    const markers: Markers = { nva: ['hidden-agenda', 'empty-threat'] }
    const { table } = dealt({}, markers)
    expect(positionFor(table, [factionOf('nva')]).tracks['nva-deception-1']).toBe('down-hidden-agenda')
    expect(positionFor(table, SPECTATOR).tracks['nva-deception-1']).toBe('face-down')
    const over = dealt({}, markers, { draw: [], eligible: ['nva'] }).play('pass')
    expect(over.table.isOver).toBe(true)
    expect(positionFor(over.table, SPECTATOR).tracks['nva-deception-1']).toBe('hidden-agenda')
  })
})

describe('FITL 7.3 Hidden Agenda and Empty Threat', () => {
  const AGENDA = ['hidden-agenda', 'empty-threat'] as const
  /** COIN Control of 8 people. */
  const CONTROL: Board = { saigon: 'arvn-police', hue: 'arvn-police' }
  const check = (board: Board, markers: Markers, more: SceneOptions = {}) =>
    dealt(board, markers, { phase: 'victory', card: 128, ...more, tracks: { coups: 1, ...more.tracks } })

  test('FITL 7.3 are not revealed before they are used', () => {
    const t = dealt(CONTROL, { arvn: AGENDA }, { first: 'arvn' })
    const before = t.margins.arvn
    expect(whyNot(t, 'arvn', 'hidden-agenda')).toEqual({ id: 'why.reveal-use', rule: '7.3' })
    expect(whyNot(t, 'arvn', 'empty-threat')).toEqual({ id: 'why.reveal-use', rule: '7.3' })
    expect(whyNot(t, 'arvn', 'hidden-asset')).toEqual({ id: 'why.reveal-limited', rule: '7.3' })
    expect(t.margins.arvn).toBe(before)
  })

  test.each(MARKERS)('FITL 7.3 no refusal tells what lies face down: %s', (kind) => {
    const told = MARKERS.map((one) => MARKERS.map((other) => whyNot(dealt({}, { vc: [one, other] }), 'vc', kind)))
    const all = told.flat()
    expect(all.every((reason) => reason !== undefined && reason === all[0])).toBe(true)
  })

  test('FITL 7.3 hand tools do not set markers that lie face down', () => {
    const t = dealt({}, { vc: AGENDA })
    for (const value of ['none', 'hidden-agenda', 'down-hidden-agenda', '0'])
      expect(() => t.interject('us', `hand track vc-deception-1 ${value}`)).toThrow('face down')
  })

  test('FITL 7.3, 6.1 an Agenda wins a check by itself, and then all lies open', () => {
    expect(check(CONTROL, { arvn: AGENDA }, { tracks: { patronage: 41 } }).table.isOver).toBe(false)
    expect(check(CONTROL, {}, { tracks: { patronage: 42 } }).table.isOver).toBe(false)
    const t = check(CONTROL, { arvn: AGENDA }, { tracks: { patronage: 42 } })
    expect([t.table.isOver, t.margins.arvn]).toEqual([true, 1])
    expect(ranking(t.table.game)[0]).toMatchObject({ faction: factionOf('arvn'), place: 1 })
    expect([marker(t, 'arvn', 1), marker(t, 'us', 1)]).toEqual(['hidden-agenda', 'empty-threat'])
  })

  test('FITL 7.3 after the final Coup it counts', () => {
    const t = dealt(CONTROL, { arvn: AGENDA }, { phase: 'redeploy', card: 128, tracks: { coups: 3, patronage: 20 } })
    for (let i = 0; i < 40 && !t.table.isOver; i++)
      t.play(t.answers.includes('done') ? 'done' : (t.answers[0] as string))
    expect([t.table.isOver, t.margins.arvn]).toEqual([true, 8 + 20 - 50 + 1])
  })

  test('FITL 1.5, 7.3 it counts for both factions of a player: by the lower margin for US and ARVN, the higher for NVA and VC', () => {
    // The US at 0 (46 Available and 4 of Support), the ARVN at -8 plus Patronage.
    const board: Board = { hue: 'arvn-police, active-support' }
    const coin = { us: 'person:sam', arvn: 'person:sam' }
    expect(check(board, { us: AGENDA }, { seats: coin, tracks: { patronage: 47 } }).table.isOver).toBe(false)
    const both = check(board, { us: AGENDA }, { seats: coin, tracks: { patronage: 48 } })
    expect([both.table.isOver, both.margins.us, both.margins.arvn]).toEqual([true, 1, 1])
    const red: Board = {
      'north-vietnam': 'nva-base 2',
      saigon: 'nva-troops',
      hue: 'nva-troops',
      'tay-ninh': 'nva-troops',
    }
    const left = { 'binh-dinh': 'nva-troops', 'kien-phong': 'nva-troops', 'quang-tin-quang-ngai': 'nva-troops' }
    const t = check({ ...red, ...left }, { nva: AGENDA }, { seats: { nva: 'person:ho', vc: 'person:ho' } })
    expect([t.table.isOver, t.margins.nva, t.margins.vc]).toEqual([true, 1, -34])
  })
})

describe('FITL 7.3 Hidden Asset', () => {
  const BOARD: Board = { 'tay-ninh': 'vc-underground 3', 'quang-nam': 'vc-underground 3' }
  const ASSETS: Markers = { vc: ['empty-threat', 'hidden-asset'] }
  /** The VC are 2nd Eligible after an Operation without a Special Activity. */
  const second = (more: SceneOptions = {}): Scene =>
    dealt(BOARD, ASSETS, { first: 'vc', eligible: ['vc'], position: { slot: 1, firstDid: 'operation' }, ...more })

  test('FITL 7.3 turns a Limited Operation into a full one with a Special Activity', () => {
    const limited = second().play('rally', 'tay-ninh', 'guerrilla')
    expect(limited.question).not.toBe('rally.where')
    const t = second()
    expect([t.by, t.question]).toEqual(['vc', 'turn.second'])
    t.interject('vc', 'reveal hidden-asset').play('rally')
    expect(t.answers).toEqual(expect.arrayContaining(['tay-ninh', 'quang-nam', 'tax']))
    t.play('tay-ninh', 'guerrilla')
    expect(t.question).toBe('rally.where')
  })

  test('FITL 7.3 it is used up by that turn; what it was among the two nobody learns', () => {
    const t = second().interject('vc', 'reveal hidden-asset').play('pass')
    expect(marker(t, 'vc', 1)).toBe('used-asset')
    expect(positionFor(t.table, SPECTATOR).tracks['vc-deception-2']).toBe('face-down')
  })

  test('FITL 7.3 not for another, nor where the Operation would not be Limited, nor once it has been chosen', () => {
    const reason = { id: 'why.reveal-limited', rule: '7.3' }
    expect(whyNot(dealt(BOARD, ASSETS, { first: 'vc' }), 'vc', 'hidden-asset')).toEqual(reason)
    expect(whyNot(dealt(BOARD, ASSETS, { first: 'us' }), 'vc', 'hidden-asset')).toEqual(reason)
    expect(whyNot(second().play('rally'), 'vc', 'hidden-asset')).toEqual(reason)
    expect(whyNot(second({ position: { slot: 1, firstDid: 'event' } }), 'vc', 'hidden-asset')).toEqual(reason)
    expect(
      whyNot(second({ position: { slot: 1, firstDid: 'operation-and-activity' } }), 'vc', 'hidden-asset'),
    ).toBeUndefined()
  })

  test('FITL 1.5, 7.3 either faction of its player uses it', () => {
    const seats = { nva: 'person:ho', vc: 'person:ho' }
    const t = dealt(
      BOARD,
      { nva: ['hidden-asset', 'empty-threat'] },
      {
        first: 'vc',
        eligible: ['vc'],
        seats,
        position: { slot: 1, firstDid: 'operation' },
      },
    )
    expect(whyNot(t, 'vc', 'hidden-asset')).toBeUndefined()
    expect(t.play('rally').answers).toContain('tax')
  })
})

describe('FITL 7.3 Handicap', () => {
  const begin = (options: Record<string, string>, more: SetupWish = {}): Scene => new Scene(start({ options, ...more }))
  const agendas = ['hidden-agenda', 'hidden-agenda']

  test('FITL 7.3 the least experienced choose two markers each, in order; then the others draw, and the first card is turned', () => {
    const t = begin({ 'handicap-1': 'vc', 'handicap-2': 'us' })
    expect([t.by, t.question, t.answers, positionOf(t.table.game).cards.current]).toEqual([
      'vc',
      'deception.choose',
      MARKERS,
      0,
    ])
    t.play(...agendas)
    expect([t.by, t.question, t.answers]).toEqual(['us', 'deception.choose', MARKERS])
    t.play('hidden-agenda', 'hidden-asset')
    expect(t.question).not.toBe('deception.choose')
    expect(positionOf(t.table.game).cards.current).not.toBe(0)
    expect([secrets(t.table, 'vc'), secrets(t.table, 'us')]).toEqual([agendas, ['hidden-agenda', 'hidden-asset']])
    expect([secrets(t.table, 'arvn').length, secrets(t.table, 'nva').length]).toEqual([2, 2])
    expect(
      journalFor(t.table, 'everything').filter((key) => key.startsWith('!') && !key.includes('card')),
    ).toHaveLength(4)
  })

  test('FITL 7.3 the others draw from those that remain', () => {
    for (let i = 0; i < 20; i++) {
      const t = begin({ 'handicap-1': 'vc', 'handicap-2': 'us' }, { seed: `${i}` }).play(...agendas, ...agendas)
      expect([...secrets(t.table, 'arvn'), ...secrets(t.table, 'nva')]).not.toContain('hidden-agenda')
    }
  })

  test('FITL 7.3 the third has no more of a kind that the first two took', () => {
    const t = begin({ 'handicap-1': 'vc', 'handicap-2': 'us', 'handicap-3': 'nva' }).play(...agendas, ...agendas)
    expect([t.by, t.answers, t.whyNot('hidden-agenda')?.id]).toEqual([
      'nva',
      ['empty-threat', 'hidden-asset'],
      'why.deception-taken',
    ])
    // Others see that the NVA are asked, and no more.
    const seen = (viewer: Viewer) => visibleTo(t.table, viewer).question
    expect([seen([factionOf('arvn')])?.answers, seen([factionOf('arvn')])?.refused]).toEqual([[], []])
    expect(seen([factionOf('nva')])?.answers).toHaveLength(2)
  })

  test('FITL 1.5, 7.3 a player of two factions is asked as the one that is named, and has two markers', () => {
    const seats = { us: 'person:sam', arvn: 'person:sam' }
    const t = begin({ 'handicap-1': 'arvn' }, { seats })
    expect(t.by).toBe('arvn')
    t.play(...agendas)
    expect(FACTIONS.map((f) => secrets(t.table, f).length)).toEqual([2, 0, 2, 2])
    expect(secrets(t.table, 'us')).toEqual(agendas)
  })

  const chosen = (first: readonly string[], second: readonly string[] = ['empty-threat', 'empty-threat']): Scene =>
    begin({ 'handicap-1': 'vc', 'handicap-2': 'us' }).play(...first, ...second)

  test.each([
    ['a spectator', []],
    ['the ARVN', ['arvn']],
    ['the US, who chose next', ['us']],
  ] as const)('%s sees the same whatever the VC chose', (_, factions) => {
    const viewer = factions.map(factionOf)
    const bytes = (first: readonly string[]) => {
      const open = begin({ 'handicap-1': 'vc', 'handicap-2': 'us' }).play(...first)
      const middle = begin({ 'handicap-1': 'vc' }).play(first[0] as string)
      return [open, middle].map(({ table }) => {
        const { question, ...sight } = visibleTo(table, viewer)
        return JSON.stringify([sight, question, saveFor(table, viewer)])
      })
    }
    const [one, other] = [bytes(['hidden-agenda', 'hidden-asset']), bytes(['empty-threat', 'hidden-agenda'])]
    expect(one).toEqual(other)
    expect(one.join()).not.toMatch(/down-hidden|down-empty|"seed"/)
  })

  test('in the journals of others it is ?, in the log it lies face down', () => {
    const t = chosen(agendas)
    expect(journalFor(t.table, SPECTATOR).slice(0, 8)).toEqual(['?', '?', '?', '?', '!?', '!?', '!?', '!?'])
    expect(journalFor(t.table, [factionOf('vc')]).slice(0, 4)).toEqual([...agendas, '?', '?'])
    expect(journalFor(t.table, [factionOf('us')]).slice(0, 4)).toEqual(['?', '?', 'empty-threat', 'empty-threat'])
    const shown = t.table.log.filter(({ kind, rule }) => kind === 'track' && rule === '7.3')
    expect(shown.map(({ n }) => n)).toEqual(Array.from({ length: 8 }, () => 1))
  })

  test('a save for others loads and goes on; the table’s own replays and is taken back', () => {
    const t = chosen(agendas)
    const save = saveFor(t.table, SPECTATOR)
    expect(JSON.stringify(save)).not.toMatch(/hidden-a|empty|seed/)
    const { table } = loadSave(save, [fireInTheLake], KINDS, () => [], { newSeed: () => 'another' })
    expect(table.entries[0]).toBe(HIDDEN)
    expect(positionFor(table, SPECTATOR)).toEqual(positionFor(t.table, SPECTATOR))
    const again = loadSave(saveOf(t.table), [fireInTheLake], KINDS, () => []).table
    expect(positionOf(again.game)).toEqual(positionOf(t.table.game))
    again.undo({ agreed: true })
    expect([again.game.q.id, again.entries.length]).toEqual(['deception.choose', 3])
    expect(again.whyNot('?')?.id).toBe('why.no-answer')
    expect(wordOf(fireInTheLake, '?')).toBe(HIDDEN)
  })
})
