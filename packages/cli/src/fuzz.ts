import { Game, seedDealer } from '@coinflict/kernel/questions'
import { type Decider, phase, type Setup, type Volume } from '@coinflict/kernel/state'
import { type Position, positionOf, readPosition, type SetupWish, type Start } from '@coinflict/kernel/table'
import {
  asFlaw,
  type Checking,
  checkGame,
  checkInterjections,
  checkMoves,
  checkWhatIsToCome,
  checkWhatLiesFaceDown,
  countTraits,
  everySetup,
  explore,
  type Flawed,
  nameOf,
  proofSetup,
  Sentences,
  scripted,
  setupsFor,
  shortest,
  spread,
} from '@coinflict/lab'
import { LIBRARY, type OpenBox, openBox } from '@coinflict/library'
import { decidersOf, randomPlayer } from '@coinflict/players'
import { namedBox } from './games.ts'
import { misfits } from './schemas.ts'
import { seatsOfFamily } from './seats.ts'
import { option, task, type Wish } from './task.ts'
import { checkTraffic } from './traffic.ts'

/** Random answers for every faction, whoever sits there. */
export function allRandom({ volume }: OpenBox, { seed }: Setup): readonly Decider[] {
  const random = randomPlayer(seed)
  return volume.factions.map(() => random)
}

/** Non-players of a family at every seat, over every set-up that players who are not there do not rule out. */
export function everyBotSetup(volume: Volume, family: string): readonly SetupWish[] {
  const seats = seatsOfFamily(volume, family)
  return setupsFor(volume, []).map((wish) => ({ ...wish, seats }))
}

/** Who answers at a table of non-players. */
export const allBots = ({ volume, families }: OpenBox, setup: Setup): readonly Decider[] =>
  decidersOf(volume, setup, families) as readonly Decider[]

/** How many set-ups the exhaustive runner plays in turn. */
const EXPLORED = 100
const ANSWERS = 'answers checked'

/** Of games of non-players a position is looked at now and then, and the journal is cut once. */
const BOTS = { cuts: 1, positionsEvery: 25 }
/** Of random games one of so many positions is written down and read back. */
const RANDOM = { positionsEvery: 7 }

/** What came how often, in a line for each scenario, option and the players. */
function coverage(wishes: readonly SetupWish[]): string {
  const lines = new Map<string, string[]>()
  for (const [trait, times] of countTraits(wishes)) {
    const [what = '', ...value] = trait.split(' ')
    lines.set(what, [...(lines.get(what) ?? []), `${value.join(' ')} ${times}`])
  }
  return [...lines].map(([what, values]) => `  ${what}: ${values.sort().join(', ')}`).join('\n')
}

/** A set-up as a game of it is checked, and how a shortened journal of it is played. */
interface Proof {
  readonly check: (setup: Setup) => number
  readonly play?: (setup: Setup, script: readonly string[]) => unknown
}

/** After so many flaws of one kind of game the rest of it is left. */
const MOST_FLAWS = 20

/** What was found wrong. */
class Findings {
  private readonly kinds = new Map<string, number>()

  get isSound(): boolean {
    return this.kinds.size === 0
  }

  /** Says what is wrong, with the shortest journal that shows it; of the same flaw only that it came again. */
  note(flaw: Flawed, play?: (script: readonly string[]) => unknown): void {
    const times = this.kinds.get(flaw.kind) ?? 0
    this.kinds.set(flaw.kind, times + 1)
    if (times > 0) return
    const short = play === undefined ? flaw : shortest(flaw, play)
    console.log(`FLAW ${short.message}`)
    console.log(`  after ${JSON.stringify(short.journal)}`)
  }

  /** How often each flaw came. */
  summary(): string {
    return [...this.kinds].map(([kind, times]) => `  ${times} × ${kind}`).join('\n')
  }
}

/** Plays games over some set-ups, each checked, on through those with a flaw; says what came of it. */
function checkAll(
  { volume }: OpenBox,
  what: string,
  wishes: readonly SetupWish[],
  seed: string,
  counted: string,
  findings: Findings,
  { check, play }: Proof,
): void {
  const games = wishes.length
  if (games === 0) return
  let sum = 0
  let flaws = 0
  const start = performance.now()
  for (const [i, wish] of wishes.entries()) {
    const setup = proofSetup(volume, { ...wish, seed: `${seed} ${i}` })
    try {
      sum += check(setup)
    } catch (error) {
      findings.note(asFlaw(error, nameOf(volume, setup), []), play && ((script) => play(setup, script)))
      if (++flaws === MOST_FLAWS) break
    }
    if (process.stderr.isTTY && i % 20 === 0) process.stderr.write(`\r${i} of ${games} games`)
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${volume.id}: ${games} ${what}, ${sum} ${counted} in ${seconds} s: ${flaws || 'no'} flaw${flaws > 1 ? 's' : ''}`,
  )
  console.log(coverage(wishes))
}

/** Open deployment as players without charts make it, from which non-players go on; nothing where the scenario lays all out. */
export function deployed(volume: Volume, setup: Setup): Start | undefined {
  const people = proofSetup(volume, { scenario: setup.scenario, options: setup.options, seed: setup.seed })
  const random = randomPlayer(setup.seed)
  const g = new Game(volume, people)
  g.script.dealer = seedDealer(setup.seed)
  g.script.deciders = volume.factions.map(() => random)
  volume.setUp(g)
  const isDeploying = (): boolean => volume.phases[phase(g)]?.id === 'deploy'
  if (!isDeploying()) return undefined
  while (isDeploying()) g.runPhase()
  const position = positionOf(g)
  return (game) => readPosition(game, position)
}

/** Every set-up with people at some factions and non-players of a family at the others. */
export function everyMixedSetup(volume: Volume): readonly SetupWish[] {
  return volume.families.flatMap(({ id, factions }) =>
    everySetup(volume).flatMap((wish) => {
      const seats = Object.entries(wish.seats ?? {}).map(([f, seat]) => [f, seat === 'non-player' ? id : seat] as const)
      const bots = seats.filter(([, seat]) => seat === id)
      const isMixed = bots.length > 0 && bots.length < seats.length && bots.every(([f]) => factions.includes(f))
      return isMixed ? [{ ...wish, seats: Object.fromEntries(seats) }] : []
    }),
  )
}

/** Random answers where a person sits, charts elsewhere. */
export function mixed({ volume, families }: OpenBox, setup: Setup): readonly Decider[] {
  const random = randomPlayer(setup.seed)
  return decidersOf(volume, setup, families).map((decide) => decide ?? random)
}

/** So many answers a game by the protocol goes on for. */
const TRAFFIC_STEPS = 150

/** So many of what is checked; none with 0. */
const many = (about: string, usual: number) => option.number(about, usual, 0, 10_000_000)

const OPTIONS = {
  game: option.any('GAME', 'one game only'),
  games: many('random games', 2000),
  interjections: many('random games with things done out of turn', 100),
  bots: many('games of non-players, of each family in each scenario', 2000),
  family: option.any('FAMILY', 'of these, one family only'),
  mixed: many('games of people and non-players', 200),
  sight: many('games of which the viewers’ sight is checked', 20),
  traffic: many('games by the protocol', 50),
  explore: many('games of the exhaustive runner', 3000),
  seed: option.word('S', 'what the games are dealt by', 'fuzz'),
}

export const main = task(
  'fuzz',
  'Plays games of every kind and checks them after every answer. It goes on after a flaw.',
  OPTIONS,
  fuzz,
)

async function fuzz(wish: Wish<typeof OPTIONS>): Promise<number> {
  const { game, family: only, seed } = wish
  const findings = new Findings()
  const sentences = new Sentences()
  const flawsIn = (position: Position): readonly string[] => misfits('position.schema.json', position)
  for (const box of game === undefined ? LIBRARY : [namedBox(game)]) {
    const opened = await openBox(box, { charts: wish.bots + wish.mixed > 0 })
    const { volume } = opened
    const setups = everySetup(volume)
    /** A game with these deciders, and the same by a script. */
    const proof = (decidersFor: (setup: Setup) => readonly Decider[], how: Checking, begins = false): Proof => {
      const checked = (setup: Setup, deciders: readonly Decider[]) => {
        const start = begins ? deployed(volume, setup) : undefined
        return checkGame(volume, setup, deciders, { ...how, sentences, ...(start === undefined ? {} : { start }) })
      }
      return {
        check: (setup) => checked(setup, decidersFor(setup)).answers,
        play: (setup, script) => {
          const decide = scripted(script)
          return checked(
            setup,
            volume.factions.map(() => decide),
          )
        },
      }
    }
    const random = proof((setup) => allRandom(opened, setup), { ...RANDOM, flawsIn })
    checkAll(opened, 'random games', spread(setups, wish.games, seed), seed, ANSWERS, findings, random)
    const disturbed = spread(setups, wish.interjections, `${seed} out of turn`)
    checkAll(opened, 'random games', disturbed, seed, 'things done out of turn', findings, {
      check: (setup) => checkInterjections(volume, setup).taken,
      play: (setup, script) => checkMoves(volume, setup, script),
    })
    for (const { id } of volume.families.filter((family) => only === undefined || family.id === only)) {
      for (const scenario of volume.scenarios) {
        const all = everyBotSetup(volume, id).filter((wish) => wish.scenario === scenario.id)
        const wishes = spread(all, wish.bots, seed)
        const byCharts = proof((setup) => allBots(opened, setup), BOTS, true)
        checkAll(opened, `games of ${id}, ${scenario.id}`, wishes, seed, ANSWERS, findings, byCharts)
      }
    }
    const both = wish.mixed === 0 ? [] : spread(everyMixedSetup(volume), wish.mixed, `${seed} mixed`)
    const together = proof((setup) => mixed(opened, setup), BOTS)
    checkAll(opened, 'games of people and non-players', both, seed, ANSWERS, findings, together)
    const disturbedBots = both.slice(0, Math.ceil(both.length / 10))
    checkAll(opened, 'games of people and non-players', disturbedBots, seed, 'things done out of turn', findings, {
      check: (setup) => checkInterjections(volume, setup, decidersOf(volume, setup, opened.families), 200).taken,
      play: (setup, script) => checkMoves(volume, setup, script),
    })
    const seen = spread(setups, wish.sight, `${seed} sight`)
    checkAll(opened, 'random games', seen, seed, 'looks at what is hidden', findings, {
      check: (setup) =>
        checkWhatIsToCome(volume, setup) +
        (setup.options.deception === 'yes' ? checkWhatLiesFaceDown(volume, setup) : 0),
    })
    await checkLines(volume, spread(setups, wish.traffic, `${seed} traffic`), seed, findings)
    if (wish.explore === 0) continue
    const found = explore(volume, spread(setups, EXPLORED, seed), wish.explore)
    console.log(
      `${volume.id}: ${found.played.size} ways played in ${found.games} games; not reached: ${found.unreached.join(', ') || 'none'}`,
    )
  }
  if (findings.isSound) return 0
  console.log(`Flaws:\n${findings.summary()}`)
  return 1
}

/** Games by the protocol, every line held to the schemas. */
async function checkLines(
  volume: Volume,
  wishes: readonly SetupWish[],
  seed: string,
  findings: Findings,
): Promise<void> {
  if (wishes.length === 0) return
  const factions = volume.factions.map(({ id }) => id)
  let lines = 0
  for (const [i, { scenario, options, seats = {} }] of wishes.entries()) {
    const familyOf = (f: string) => volume.families.findLast(({ factions: own }) => own.includes(f))?.id ?? 'random'
    const sitting = Object.entries(seats).map(([f, seat]) => [f, seat === 'non-player' ? familyOf(f) : seat])
    const wish = { game: volume.id, scenario, options, seats: Object.fromEntries(sitting), seed: `${seed} ${i}` }
    try {
      lines += await checkTraffic(wish, factions, TRAFFIC_STEPS)
    } catch (error) {
      findings.note(asFlaw(error, `${volume.id} by the protocol, seed ${wish.seed}`, []))
    }
  }
  console.log(`${volume.id}: ${wishes.length} games by the protocol, ${lines} lines held to the schemas`)
}
