import { cardsLeft, controlledBy, did, pilesLeft, roundsAhead, teamMargin } from '@coinflict/kernel/rules'
import {
  type Faction,
  type Game,
  inForce,
  inPlay,
  isEligible,
  level,
  type Marker,
  nextCard,
  track,
  type Volume,
} from '@coinflict/kernel/state'

/** Something of a position as numbers of about the size of 1, with a name each. */
interface Group {
  readonly names: readonly string[]
  read(g: Game, into: Float32Array, at: number): void
}

/** One number for each of some things. */
const each = <T>(things: readonly T[], name: (thing: T) => string, value: (g: Game, thing: T) => number): Group => ({
  names: things.map(name),
  read(g, into, at) {
    for (let i = 0; i < things.length; i++) into[at + i] = value(g, things[i] as T)
  },
})

const clamp = (x: number, most: number): number => Math.max(-most, Math.min(most, x))

/** How far a faction is from the front of the order on a card: 1 for the first, 0 for one that is not on it. */
const placeOn = (g: Game, card: number, f: Faction): number => {
  const at = g.volume.orders[card]?.indexOf(f) ?? -1
  return at === -1 ? 0 : 1 - at / g.volume.allFactions.length
}

/** The margins, and by how much each is above the best of the others. */
function margins({ allFactions, factions }: Volume): Group {
  const n = allFactions.length
  const all = new Float32Array(n)
  return {
    names: [...factions.map(({ id }) => `margin ${id}`), ...factions.map(({ id }) => `lead ${id}`)],
    read(g, into, at) {
      for (const f of allFactions) all[f] = teamMargin(g, f)
      for (const f of allFactions) {
        let best = Number.NEGATIVE_INFINITY
        for (const other of allFactions) if (other !== f) best = Math.max(best, all[other] as number)
        into[at + f] = clamp((all[f] as number) / 10, 3)
        into[at + n + f] = clamp(((all[f] as number) - best) / 10, 3)
      }
    },
  }
}

const LEVELS = [-2, -1, 1, 2]

/** What the people want, whom they live under, and where: in shares of the population. */
function people({ allSpaces, holders, spaces }: Volume): Group {
  const n = holders.length
  return {
    names: [
      ...LEVELS.map((each) => `level ${each}`),
      ...holders.map(({ id }) => `people of ${id}`),
      ...holders.map(({ id }) => `spaces of ${id}`),
    ],
    read(g, into, at) {
      into.fill(0, at, at + LEVELS.length + 2 * n)
      let all = 1
      for (const s of allSpaces) {
        const here = g.volume.population(g, s)
        all += here
        const stands = LEVELS.indexOf(level(g, s))
        if (stands !== -1) into[at + stands] = (into[at + stands] as number) + here
        const holder = controlledBy(g, s)
        if (holder === -1) continue
        const place = at + LEVELS.length + holder
        into[place] = (into[place] as number) + here
        into[place + n] = (into[place + n] as number) + 1 / spaces.length
      }
      for (let i = at; i < at + LEVELS.length + n; i++) into[i] = (into[i] as number) / all
    },
  }
}

/** Pieces of each kind on the map, in shares of all there are, and the share of the map on which each faction has some. */
function forces({ allPieces, allSpaces, factionOf, factions, pieces, supplies, supplyOf }: Volume): Group {
  const n = pieces.length
  return {
    names: [...pieces.map(({ id }) => `on map ${id}`), ...factions.map(({ id }) => `spread ${id}`)],
    read(g, into, at) {
      into.fill(0, at, at + n + factions.length)
      for (const s of allSpaces) {
        let present = 0
        for (let p = 0; p < n; p++) {
          const here = g.n[s * n + p] as number
          if (here === 0) continue
          into[at + p] = (into[at + p] as number) + here
          present |= 1 << (factionOf[p] as number)
        }
        for (let f = 0; f < factions.length; f++)
          if ((present & (1 << f)) !== 0) into[at + n + f] = (into[at + n + f] as number) + 1 / allSpaces.length
      }
      for (const p of allPieces) into[at + p] = (into[at + p] as number) / (supplies[supplyOf[p] as number]?.count ?? 1)
    },
  }
}

function groupsOf(volume: Volume): readonly Group[] {
  const { allFactions, boxes, cards, factions, markers, supplies, tracks } = volume
  const id = (f: Faction): string => factions[f]?.id ?? ''
  const seen = tracks.flatMap((facts, t) =>
    facts.bookkeeping === true || facts.faceDown !== undefined ? [] : [{ t: t as Parameters<typeof track>[1], facts }],
  )
  const lasting = cards.filter(({ lasts }) => lasts !== undefined)
  const held = boxes.flatMap((box, b) => supplies.map((supply, s) => ({ name: `${box} ${supply.id}`, b, s, supply })))
  return [
    margins(volume),
    people(volume),
    forces(volume),
    each(
      seen,
      ({ facts }) => `track ${facts.id}`,
      (g, { t, facts: { max, min } }) => (track(g, t) - min) / Math.max(1, max - min),
    ),
    each(
      held,
      ({ name }) => name,
      (g, { b, s, supply }) => (g.n[g.at.boxes + b * g.at.supplies + s] as number) / supply.count,
    ),
    each(
      markers.map((facts, m) => ({ facts, m: m as Marker })),
      ({ facts }) => `marker ${facts.id}`,
      (g, { m }) => inPlay(g, m) / 10,
    ),
    each(
      allFactions,
      (f) => `eligible ${id(f)}`,
      (g, f) => (isEligible(g, f) ? 1 : 0),
    ),
    each(
      allFactions,
      (f) => `acted ${id(f)}`,
      (g, f) => (did(g, f) > 0 ? 1 : 0),
    ),
    each(
      allFactions,
      (f) => `place ${id(f)}`,
      (g, f) => 1 - Math.max(0, volume.order(g).indexOf(f)) / 4,
    ),
    each(
      allFactions,
      (f) => `next place ${id(f)}`,
      (g, f) => placeOn(g, nextCard(g), f),
    ),
    each(
      lasting,
      ({ number }) => `card ${number}`,
      (g, { number }) => (inForce(g, number, 'unshaded') ? 1 : inForce(g, number, 'shaded') ? -1 : 0),
    ),
    each(['cards left', 'pile', 'rounds ahead', 'rounds', 'last rounds'], String, time),
  ]
}

/** How far the game has come. */
function time(g: Game, what: string): number {
  const { rounds } = g.volume.turn
  switch (what) {
    case 'cards left':
      return cardsLeft(g) / 50
    case 'pile':
      return (pilesLeft(g)[0]?.events ?? 0) / 15
    case 'rounds ahead':
      return roundsAhead(g)
    case 'rounds':
      return track(g, rounds) / 5
    default:
      return g.volume.turn.finalRound(g) - track(g, rounds) <= 1 ? 1 : 0
  }
}

/** Reads what a net is told of a position: what all at the table see, by the facts of the volume. */
export class Features {
  readonly names: readonly string[]
  private readonly groups: readonly Group[]

  constructor(volume: Volume) {
    this.groups = groupsOf(volume)
    this.names = this.groups.flatMap(({ names }) => names)
  }

  get size(): number {
    return this.names.length
  }

  read(g: Game, into: Float32Array, from = 0): void {
    let at = from
    for (const group of this.groups) {
      group.read(g, into, at)
      at += group.names.length
    }
  }
}
