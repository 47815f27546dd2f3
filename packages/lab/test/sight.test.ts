import { interjectionOf } from '@coinflict/kernel/questions'
import { type Asked, type Faction, keyOf, type Volume, type Word, wordOf } from '@coinflict/kernel/state'
import { type Journal, type SetupWish, setupOf, Table, type Viewer, visibleTo } from '@coinflict/kernel/table'
import { everyVolume } from '@coinflict/library'
import { randomPlayer, SEAT_KINDS } from '@coinflict/players'
import { describe, expect, test } from 'vitest'

/**
 * Two games that differ only in what a viewer cannot see give that viewer the same bytes: other cards to come and dice to fall, and other
 * markers face down before the others.
 */

/** The options of each volume that have to do with what is hidden. */
const HIDING: Readonly<Record<string, readonly string[]>> = {
  'a-distant-plain': ['printing', 'no-reveal', 'eligibility', 'sudden-propaganda', 'deception'],
  'andean-abyss': ['edition', 'no-reveal', 'eligibility', 'seeded-propaganda'],
  'fire-in-the-lake': ['edition', 'deception'],
}
/** One player with two factions. */
const PAIRS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a-distant-plain': { coalition: 'person:ann', warlords: 'person:ann' },
  'fire-in-the-lake': { nva: 'person:ann', vc: 'person:ann' },
}
const KINDS = ['empty-threat', 'hidden-agenda', 'hidden-asset']

/** Every combination of these options that goes together, the scenarios in turn. */
function wishesOf(volume: Volume): readonly SetupWish[] {
  let combinations: Record<string, string>[] = [{}]
  for (const id of HIDING[volume.id] ?? []) {
    const { values = [] } = volume.options.find((option) => option.id === id) ?? {}
    combinations = combinations.flatMap((options) => values.map((value) => ({ ...options, [id]: value })))
  }
  const possible = combinations.filter((options) => volume.whyNotSetup('', options) === undefined)
  return possible.map((options, i) => ({
    options,
    scenario: volume.scenarios[i % volume.scenarios.length]?.id,
    seats: i % 3 === 2 ? (PAIRS[volume.id] ?? {}) : {},
  }))
}

/** Plays a random game nearly to its end; players reveal what they may now and then. */
function played(volume: Volume, wish: SetupWish, seed: string): Table {
  const setup = setupOf(volume, { ...wish, seed }, SEAT_KINDS)
  const random = randomPlayer(seed)
  const table = new Table(
    volume,
    setup,
    volume.factions.map(() => random),
  )
  for (let step = 1; !table.isOver; step++) {
    table.run(1)
    if (step < 60 || table.isOver) continue
    for (const f of volume.allFactions) {
      const kind = KINDS[(step + f) % KINDS.length] as string
      const isTime = (step * 7 + f * 3) % 50 === 0
      if (
        isTime &&
        interjectionOf(volume, 'reveal')?.whyNot(table.game, f, [kind]) === undefined &&
        'reveal' in volume.interjections
      )
        table.interject(f, 'reveal', [kind])
    }
  }
  return table
}

const askedBytes = (volume: Volume, asked: Asked | undefined) =>
  asked && [
    asked.by,
    asked.id,
    asked.rule,
    asked.params,
    asked.answers.map((w) => keyOf(volume, w)),
    asked.refused.map((w) => [keyOf(volume, w), asked.whyNot(w)]),
  ]

/** Everything that could be said to a viewer who tries every answer and many things out of turn. */
function refusals(table: Table, viewer: Viewer): unknown {
  const { game, volume } = table
  const things = [...volume.spaces, ...volume.pieces, ...volume.factions].map(({ id }) => id)
  const words = ['done', 'yes', 'no', 'pass', 'event', 'none', ...KINDS, '1', '2', '3', 'card-5']
  const own = viewer === 'everything' ? [] : viewer
  const tried = own.flatMap((f) =>
    [
      ...KINDS.map((kind) => ['reveal', kind]),
      ...volume.factions.map(({ id }) => ['give', id, 'resources', '1']),
      ...volume.factions.map(({ id }) => ['request', id, 'resources', '2']),
      ...volume.pieces.map(({ id }) => ['withdraw', id, volume.spaces[0]?.id as string, '1']),
      ...volume.tracks.flatMap(({ id, boxes, faceDown }) =>
        faceDown ? [['hand', 'track', id, boxes?.at(-1) ?? '']] : [],
      ),
    ].map(([verb = '', ...rest]) => interjectionOf(volume, verb)?.whyNot(game, f, rest)),
  )
  return [[...things, ...words].map((key) => table.whyNot(key)), tried, own.map((f) => table.whyNotUndo(f))]
}

/** All bytes of what a viewer sees and can find out. */
function bytes(table: Table, viewer: Viewer): string {
  const { question, ...sight } = visibleTo(table, viewer)
  return JSON.stringify([sight, askedBytes(table.volume, question), refusals(table, viewer)])
}

/** A spectator, each faction, and all factions of each player. */
function viewersOf({ volume, setup }: Table): readonly (readonly Faction[])[] {
  const players = volume.allFactions.map((f) =>
    volume.allFactions.filter((other) => setup.seats[other]?.player === setup.seats[f]?.player),
  )
  return [[], ...volume.allFactions.map((f) => [f]), ...players.filter((own, f) => own.length > 1 && own[0] === f)]
}

/** Moments to look at, up to one. */
const momentsUpTo = (last: number): readonly number[] =>
  [
    ...new Set(
      [0, 1, 0.2, 0.4, 0.6, 0.8].map((share) => (share === 1 ? last : share === 0 ? 0 : Math.floor(share * last))),
    ),
  ].sort((a, b) => b - a)

/** Compares what viewers see of two games at many moments, from the last back. Gives how often it looked. */
function compare(a: Table, b: Table, viewers: readonly Viewer[], last: number): number {
  let looked = 0
  for (const moment of momentsUpTo(last)) {
    a.rewind(moment)
    b.rewind(moment)
    for (const viewer of viewers) {
      expect(bytes(b, viewer)).toBe(bytes(a, viewer))
      looked++
    }
  }
  return looked
}

/** The journal with other markers face down before those whom the viewer does not know and who revealed none. */
function swapped(table: Table, viewer: readonly Faction[], journal: Journal, seed: number): Journal | undefined {
  const { setup, record, volume } = table
  const playerOf = (f: Faction) => setup.seats[f]?.player
  const revealed = new Set(
    journal.entries.flatMap((entry) =>
      typeof entry === 'string' && entry.includes(' reveal ') ? [entry.split(' ')[1]] : [],
    ),
  )
  const isOpen = (owner: Faction): boolean =>
    volume.allFactions.some(
      (f) => playerOf(f) === playerOf(owner) && (viewer.includes(f) || revealed.has(volume.factions[f]?.id)),
    )
  const places = [...record.faceDown].filter(([, owner]) => !isOpen(owner)).map(([at]) => at)
  const left = KINDS.flatMap((kind) => {
    const kept = [...record.faceDown.keys()].filter(
      (at) => !places.includes(at) && keyOf(volume, journal.outcomes[at] as Word) === kind,
    )
    return Array.from({ length: 4 - kept.length }, () => kind)
  })
  const outcomes = [...journal.outcomes]
  places.forEach((at, i) => {
    outcomes[at] = wordOf(volume, left.splice((seed * 5 + i * 7) % left.length, 1)[0] as string) as Word
  })
  return outcomes.some((w, i) => w !== journal.outcomes[i]) ? { entries: journal.entries, outcomes } : undefined
}

describe.each((await everyVolume()).map((volume) => [volume.id, volume] as const))(
  'what players of %s see',
  (_, volume) => {
    const wishes = wishesOf(volume)
    const all = wishes.map((wish, i) => [Object.values(wish.options ?? {}).join(' '), wish, i] as const)

    test.each(all)('%s: the same whatever is to come', (_options, wish, i) => {
      const table = played(volume, wish, `sight ${i}`)
      const last = table.entries.length - 1
      const journal = table.journalUpTo(last)
      const sit = (seed: string) => new Table(volume, { ...table.setup, seed }, [], { journal })
      const viewers = viewersOf(table)
      expect(compare(sit(table.setup.seed), sit(`elsewhere ${i}`), viewers, last)).toBeGreaterThan(4 * viewers.length)
      // Who may know everything sees the seed: the two are not the same.
      expect(bytes(sit('a'), 'everything')).not.toBe(bytes(sit('b'), 'everything'))
    })

    const hiding = all.filter(([, { options }]) => options?.deception === 'yes')
    test.runIf(hiding.length > 0).each(hiding)(
      '%s: the same whatever lies face down before others',
      (_options, wish, i) => {
        const table = played(volume, wish, `sight ${i}`)
        const first = table.entries.findIndex((entry) => typeof entry === 'string')
        let looked = 0
        for (const last of new Set([first === -1 ? table.entries.length - 1 : first, table.entries.length - 1])) {
          const journal = table.journalUpTo(last)
          const sit = (from: Journal) => new Table(volume, table.setup, [], { journal: from })
          for (const [v, viewer] of viewersOf(table).entries()) {
            const other = swapped(table, viewer, journal, v + last)
            if (other === undefined) continue
            looked += compare(sit(journal), sit(other), [viewer], last)
            expect(bytes(sit(other), 'everything')).not.toBe(bytes(sit(journal), 'everything'))
          }
        }
        expect(looked).toBeGreaterThan(15)
      },
    )
  },
)
