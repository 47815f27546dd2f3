import { interjectionOf } from '@coinflict/kernel/questions'
import { type Asked, type Faction, keyOf, type Setup, type Volume, type Word, wordOf } from '@coinflict/kernel/state'
import { type Journal, Table, type Viewer, visibleTo } from '@coinflict/kernel/table'
import { randomPlayer } from '@coinflict/players'
import { nameOf } from './check.ts'
import { Flawed } from './flawed.ts'

/**
 * Two games that differ only in what a viewer cannot see give that viewer the same bytes: other cards to come and dice to fall, and other
 * markers face down before the others.
 */

const KINDS = ['empty-threat', 'hidden-agenda', 'hidden-asset']

/** Plays a random game nearly to its end; players reveal what they may now and then. */
function played(volume: Volume, setup: Setup): Table {
  const random = randomPlayer(setup.seed)
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
      if (bytes(b, viewer) !== bytes(a, viewer))
        throw new Flawed(nameOf(a.volume, a.setup), `${viewer} can tell what is hidden after ${moment} entries`)
      looked++
    }
  }
  return looked
}

/** Whoever may see everything sees a difference: else nothing was compared. */
function requireDifference(a: Table, b: Table): void {
  if (bytes(a, 'everything') === bytes(b, 'everything'))
    throw new Flawed(nameOf(a.volume, a.setup), 'two games that are compared are the same')
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

/** What a viewer sees is the same whatever is to come. Gives how often it looked. */
export function checkWhatIsToCome(volume: Volume, setup: Setup): number {
  const table = played(volume, setup)
  const last = table.entries.length - 1
  const journal = table.journalUpTo(last)
  const sit = (seed: string) => new Table(volume, { ...setup, seed }, [], { journal })
  requireDifference(sit('a'), sit('b'))
  return compare(sit(setup.seed), sit(`${setup.seed} elsewhere`), viewersOf(table), last)
}

/** What a viewer sees is the same whatever lies face down before others. Gives how often it looked. */
export function checkWhatLiesFaceDown(volume: Volume, setup: Setup): number {
  const table = played(volume, setup)
  const first = table.entries.findIndex((entry) => typeof entry === 'string')
  let looked = 0
  for (const last of new Set([first === -1 ? table.entries.length - 1 : first, table.entries.length - 1])) {
    const journal = table.journalUpTo(last)
    const sit = (from: Journal) => new Table(volume, setup, [], { journal: from })
    for (const [v, viewer] of viewersOf(table).entries()) {
      const other = swapped(table, viewer, journal, v + last)
      if (other === undefined) continue
      looked += compare(sit(journal), sit(other), [viewer], last)
      requireDifference(sit(journal), sit(other))
    }
  }
  return looked
}
