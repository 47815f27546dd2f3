import {
  type Criterion,
  first,
  type NonPlayer,
  type Order,
  type SpaceLine,
  wayHere,
} from '@coinflict/kernel/nonplayers'
import { activeOf, bases, undergroundOf } from '@coinflict/kernel/rules'
import {
  isSpaceWord,
  type Line,
  type Space,
  spacesWith,
  spaceWord,
  type Word,
  word,
  wordSpace,
} from '@coinflict/kernel/state'
import { ambush } from '../activities/ambush.ts'
import { isLoc } from '../map.ts'
import { ATTACK, whyNotAttack } from '../operations/attack.ts'
import { whyNotRally } from '../operations/rally.ts'
import { type Bands, canGatherHidden } from './march.ts'
import { hasBaseLeft, hasCubes, hasRoom, nextSpace, unladen } from './terms.ts'

/** How the charts are walked through. */

const spacesSoFar = (np: NonPlayer): number => np.op?.spaces.length ?? 0

/** 8.1.1 First the operation, space after space; then its special activity; then nothing more. */
export function follow(
  np: NonPlayer,
  next: () => Word | undefined,
  then: () => Word | undefined = () => undefined,
): Word | undefined {
  return (np.isOver ? undefined : (next() ?? (spacesSoFar(np) > 0 ? then() : undefined))) ?? np.done()
}

/** The next space by the lines of an operation that goes into so many at most. */
export const nextOf = (
  np: NonPlayer,
  lines: readonly SpaceLine[],
  most = Number.POSITIVE_INFINITY,
): Word | undefined => (spacesSoFar(np) < most ? nextSpace(np, lines) : undefined)

/** Whether some space with own pieces fits. */
export const anywhere = (np: NonPlayer, fits: (np: NonPlayer, s: Space) => boolean): boolean =>
  spacesWith(np.g, np.me).some((s) => fits(np, s))

/** Two guerrillas without Shipments, and fewer than two bases of any faction: a Rally could place a base. */
export const couldBuild = (np: NonPlayer, s: Space): boolean => !isLoc(s) && unladen(np, s) >= 2 && hasRoom(np, s)
/** The same where the faction may Rally, with a base Available; not where the Rally hides somebody instead. */
export const couldBuildSomewhere = (np: NonPlayer, hides: SpaceLine['where'] = () => false): boolean =>
  hasBaseLeft(np) &&
  anywhere(np, (_, s) => couldBuild(np, s) && !hides(np, s) && whyNotRally(np.g, np.me, s) === undefined)

/** Active guerrillas at an own base, with cubes about: a Rally should hide them. */
export const shouldHide = (np: NonPlayer, s: Space): boolean =>
  activeOf(np.g, np.me, s) > 0 && bases(np.g, np.me, s) > 0 && hasCubes(np, s)

export const BASE = word('base')
export const MANY = word('many')
export const REGROUP = word('regroup')
const GUERRILLA = word('guerrilla')

/** What the line that selected a space for Rally says to do there; several guerrillas are one where there is no own base. */
export const rallyHow = (np: NonPlayer, lines: readonly SpaceLine[]): Word | undefined =>
  wayHere(np, lines, [MANY, GUERRILLA, REGROUP])

/** Among destinations: where somebody can go and stay Underground. */
export const stayingHidden = (bands: Bands): Criterion =>
  first(
    {
      en: 'where the marching Guerrillas can stay Underground',
      es: 'donde las Guerrillas que marchan puedan seguir Ocultas',
      pl: 'gdzie maszerujący mogą pozostać ukryci',
    },
    (np, to) => canGatherHidden(np, bands, to),
  )

/** The next of spaces that will all be taken: which comes first does not matter, so no dice are thrown. */
export function nextOfAll(
  np: NonPlayer,
  line: Line,
  fits: (np: NonPlayer, s: Space) => boolean = () => true,
): Word | undefined {
  const { q } = np
  for (let i = 0; i < q.offered; i++) {
    const answer = q.known(i)
    if (isSpaceWord(answer) && fits(np, wordSpace(answer))) return np.say(line, answer)
  }
  return undefined
}

/** Where an Attack goes, picked before the first roll, and in which of these spaces it is an Ambush. */
interface Strikes {
  readonly attacks: readonly Order[]
  readonly ambush: Order | undefined
}

/**
 * The Attack of one operation: the spaces that `pick` takes out of those that can be attacked, the Ambush where the criteria say. Where it
 * goes `forAmbush` alone, why it goes there is why it is an Ambush.
 */
export const planStrikes = (
  np: NonPlayer,
  line: Line,
  by: readonly Criterion[],
  pick: (open: readonly Space[]) => readonly Order[],
  forAmbush?: Line,
): Strikes =>
  np.once('strikes', () => {
    const { g, me, op } = np
    const open = spacesWith(g, me).filter(
      (s) => whyNotAttack(g, me, s) === undefined && op?.spaces.includes(s) !== true,
    )
    const picked = pick(open)
    const hidden = picked.map(({ to }) => to).filter((s) => undergroundOf(g, me, s) > 0)
    const mayAmbush = op?.activity === undefined && op?.activities.includes(ambush) === true
    const ambushed = mayAmbush ? np.bestOf(line, hidden, by) : undefined
    const order = picked.find(({ to }) => to === ambushed)
    return {
      attacks: picked.filter((other) => other !== order),
      ambush: order === undefined || order.line === forAmbush ? order : { ...order, line, explanation: np.reason },
    }
  })

/** The next space of the Attack; the Ambush comes last. */
export function nextStrike(np: NonPlayer, line: Line, { attacks, ambush: last }: Strikes): Word | undefined {
  if (np.isOver) return np.done()
  const answer = np.nextOrigin(() => [...attacks])
  return answer ?? (last === undefined ? undefined : np.firstOf(line, [ambush.word])) ?? np.done()
}

/** The space of the Ambush as planned; where an event brings one there is no plan. */
export function plannedAmbush(np: NonPlayer, plan: (np: NonPlayer) => Strikes): Word | undefined {
  const order = np.op?.rules.word === ATTACK ? plan(np).ambush : undefined
  return order && np.q.isPossible(spaceWord(order.to)) ? np.give(order, order.to) : undefined
}
