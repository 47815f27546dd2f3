import type { SpaceFacts } from '../state/facts.ts'
import type { Space } from '../state/ids.ts'

/** From where, and over which lines of communication, forces come to a space: adjacent ones come directly. */
export interface Approach {
  readonly from: Space
  readonly isAdjacent: boolean
  readonly lines: readonly Space[]
}

/** The facts of a map as rules ask for them: in arrays, since the facts themselves have too many shapes to be read fast. */
export function atlasOf(spaces: readonly SpaceFacts[]) {
  const every = spaces.map((_, i) => i as Space)
  /** A test of spaces, answered from an array. */
  const test = (fits: (space: SpaceFacts) => boolean): ((s: Space) => boolean) => {
    const flags = Uint8Array.from(spaces, (space) => (fits(space) ? 1 : 0))
    return (s) => flags[s] === 1
  }
  const POP = Uint8Array.from(spaces, (space) => space.pop)
  const ECON = Uint8Array.from(spaces, (space) => space.econ)
  const isLoc = test(({ kind }) => kind === 'loc')
  const isCity = test(({ kind }) => kind === 'city')
  const isLocOrCity = test(({ kind }) => kind !== 'country')
  const ids = spaces.map(({ id }) => id)
  const NEAR = spaces.map(({ adjacent }) => every.filter((other) => adjacent.includes(ids[other] as string)))
  /** The spaces next to one, in the order of the map. */
  const near = (s: Space): readonly Space[] => NEAR[s] as readonly Space[]
  const APPROACHES: readonly (readonly Approach[])[] = every.map((to) => {
    const neighbours = near(to)
    const linesHere = neighbours.filter(isLoc)
    return every.flatMap((from) => {
      const isAdjacent = neighbours.includes(from)
      const lines = linesHere.filter((loc) => near(loc).includes(from))
      return from !== to && (isAdjacent || lines.length > 0) ? [{ from, isAdjacent, lines }] : []
    })
  })
  /** The ways to a space from adjacent spaces, or over one line. */
  const approachesTo = (s: Space): readonly Approach[] => APPROACHES[s] as readonly Approach[]
  const APPROACH = APPROACHES.map((ways) => {
    const byOrigin: (Approach | undefined)[] = every.map(() => undefined)
    for (const way of ways) byOrigin[way.from] = way
    return byOrigin
  })
  return {
    every,
    test,
    isLoc,
    isCity,
    isCountry: test(({ kind }) => kind === 'country'),
    isLocOrCity,
    isMountain: test(({ terrain }) => terrain === 'mountain'),
    pop: (s: Space): number => POP[s] as number,
    econ: (s: Space): number => ECON[s] as number,
    near,
    lines: every.filter(isLoc),
    linesAndCities: every.filter(isLocOrCity),
    /** 1 for every space that is next to a line of communication or a city: forces can set out along them. */
    nextToLocOrCity: Uint8Array.from(every, (s) => (near(s).some(isLocOrCity) ? 1 : 0)),
    approachesTo,
    /** The way from one space to another; nothing if they are too far apart. */
    approach: (from: Space, to: Space): Approach | undefined => APPROACH[to]?.[from],
  }
}
