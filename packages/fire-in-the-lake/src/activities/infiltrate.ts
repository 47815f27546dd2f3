import {
  bases,
  eachSpaceOf,
  type FreeActivityRules,
  flip,
  guerrillas,
  hasOpposition,
  NEEDS_OPERATION,
  pieces,
  place,
  remove,
  shift,
  whyNotAnywhere,
  whyNotWithin,
} from '@coinflict/kernel/rules'
import {
  available,
  count,
  DONE,
  type Game,
  inForce,
  type Operation,
  type Piece,
  type Reason,
  type Space,
  spacesWith,
  word,
  wordPiece,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD } from '../events/lasting.ts'
import { active, base, kinds, NVA, NVA_TROOPS, tunneledBase, underground, VC } from '../forces.ts'
import { MARCH } from '../operations/march.ts'
import { RALLY } from '../operations/rally.ts'
import { bring, placeable } from '../recall.ts'
import { trail } from '../trail.ts'
import { isNotYetPossible, keeps, mayTakeUp, mostSpaces } from './insurgent.ts'

const BUILD_UP = word('build-up')
const TAKE_OVER = word('take-over')

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.4.1'),
  needsBase: because('why.needs-base', '4.4.1'),
  none: because('why.none-available', '1.4.1'),
  outnumber: because('why.infiltrate-outnumber', '4.4.1'),
  nothing: because('why.infiltrate-nothing', '4.4.1'),
  mcnamara: because('why.mcnamara', '5.4'),
}

/** Two spaces; one with the 559th Transport Grp (card 46, unshaded) or Typhoon Kate (card 115). */
export const mostInfiltrations = (g: Game): number => mostSpaces(g, inForce(g, CARD.transportGroup, 'unshaded') ? 1 : 2)

/** How many of a kind can come: Available ones, and those that may be taken off the map (1.4.1). */
const within = (g: Game, op: Operation | undefined, piece: Piece, wanted: number): number =>
  mayTakeUp(g, op) ? placeable(g, NVA, piece, wanted) : Math.min(wanted, available(g, piece))

/** At NVA Bases Troops come: as many as the Trail and the Bases there, and for guerrillas of their own. */
function whyNotBuildUp(g: Game, op: Operation | undefined, s: Space): Reason | undefined {
  if (bases(g, NVA, s) === 0) return REASONS.needsBase
  return within(g, op, NVA_TROOPS, 1) > 0 ? undefined : REASONS.none
}

/** What a VC piece becomes; guerrillas come Underground (1.4.3), a Tunnel stays. */
const counterpart = (piece: Piece): Piece =>
  piece === base(VC) || piece === tunneledBase(VC) ? base(NVA) : underground(NVA)

/** A Rally that comes after may need the last guerrilla (4.1). */
function whyNotReplace(g: Game, op: Operation | undefined, piece: Piece, s: Space): Reason | undefined {
  const own = counterpart(piece)
  if (within(g, op, own, 1) === 0) return REASONS.none
  if (op?.rules.word !== RALLY || available(g, own) > 1) return undefined
  const isKept = keeps(g, op, (trial) => {
    remove(trial, piece, s)
    place(trial, own, s)
  })
  return isKept ? undefined : NEEDS_OPERATION
}

const isAnyReplaceable = (g: Game, op: Operation | undefined, s: Space): boolean =>
  kinds(VC).some((piece) => count(g, s, piece) > 0 && whyNotReplace(g, op, piece, s) === undefined)

/** Where the NVA outnumber the VC: Opposition wanes, and a VC piece changes sides. */
function whyNotTakeOver(g: Game, op: Operation | undefined, s: Space): Reason | undefined {
  if (pieces(g, NVA, s) <= pieces(g, VC, s)) return REASONS.outnumber
  return hasOpposition(g, s) || isAnyReplaceable(g, op, s) ? undefined : REASONS.nothing
}

function whyNotIn(g: Game, op: Operation | undefined, s: Space): Reason | undefined {
  const against = whyNotTakeOver(g, op, s)
  return against === undefined || whyNotBuildUp(g, op, s) === undefined ? undefined : against
}

/** McNamara Line (card 38) bars it, but not where an event grants it (5.1.2). */
function whyNot(g: Game, op: Operation | undefined, among: readonly Space[]): Reason | undefined {
  if (op !== undefined && inForce(g, CARD.mcnamaraLine, 'unshaded')) return REASONS.mcnamara
  if (isNotYetPossible(g, op)) return NEEDS_OPERATION
  return whyNotAnywhere(g, (s) => whyNotIn(g, op, s), REASONS.nowhere, among)
}

/** 4.4.1 Infiltrate: in up to two spaces Troops build up at NVA Bases, or the VC are taken over. An event may confine it to some. */
export function infiltrateWithin(within?: readonly Space[]): FreeActivityRules {
  const among = (g: Game): readonly Space[] => within ?? spacesWith(g, NVA)
  return {
    word: word('infiltrate'),
    rule: '4.4.1',
    accompanies: [RALLY, MARCH],
    whyNot: (g, op) => whyNot(g, op, among(g)),
    run(g, op) {
      eachSpaceOf(
        g,
        () => ask(g, NVA, 'infiltrate.where', '4.4.1'),
        () => (s) => whyNotWithin({ within }, s) ?? whyNotIn(g, op, s),
        (s) => infiltrateIn(g, op, s),
        { most: Math.min(mostInfiltrations(g), among(g).length), among: () => among(g) },
      )
    },
  }
}
export const infiltrate = infiltrateWithin()

function infiltrateIn(g: Game, op: Operation | undefined, s: Space): void {
  const q = ask(g, NVA, 'infiltrate.how', '4.4.1', { space: s })
  q.offer(BUILD_UP, whyNotBuildUp(g, op, s)).offer(TAKE_OVER, whyNotTakeOver(g, op, s))
  if (q.answer() === BUILD_UP) buildUp(g, op, s)
  else takeOver(g, op, s)
}

/** Troops, then guerrillas traded for more of them, at least one in all. */
function buildUp(g: Game, op: Operation | undefined, s: Space): void {
  const q = ask(g, NVA, 'place.how-many', '4.4.1', { piece: NVA_TROOPS, space: s })
  const most = within(g, op, NVA_TROOPS, trail(g) + bases(g, NVA, s))
  const n = q.numbers(guerrillas(g, NVA, s) === 0 ? Math.min(1, most) : 0, most).askNumber()
  if (n > 0) bring(g, NVA, NVA_TROOPS, s, n)
  let traded = n
  for (const piece of [active(NVA), underground(NVA)]) {
    const isLast = piece === underground(NVA) || count(g, s, underground(NVA)) === 0
    traded += trade(g, op, piece, s, traded === 0 && isLast ? 1 : 0)
  }
}

/** Guerrillas of one state become Troops, at least so many. Gives how many did. */
function trade(g: Game, op: Operation | undefined, piece: Piece, s: Space, least: number): number {
  if (within(g, op, NVA_TROOPS, count(g, s, piece)) === 0) return 0
  const q = ask(g, NVA, 'infiltrate.trade', '4.4.1', { piece, space: s })
  const most = within(g, op, NVA_TROOPS, count(g, s, piece))
  const n = q.numbers(Math.min(least, most), most).askNumber()
  remove(g, piece, s, n)
  if (n > 0) bring(g, NVA, NVA_TROOPS, s, n)
  return n
}

function takeOver(g: Game, op: Operation | undefined, s: Space): void {
  const isShifted = hasOpposition(g, s) && shift(g, s, 1)
  if (!isAnyReplaceable(g, op, s)) return
  const q = ask(g, NVA, 'infiltrate.replace', '4.4.1', { space: s })
  for (const piece of kinds(VC)) if (count(g, s, piece) > 0) q.piece(piece, whyNotReplace(g, op, piece, s))
  if (isShifted || q.size === 0) q.done()
  const answer = q.answer()
  if (answer !== DONE) replace(g, wordPiece(answer), s)
}

function replace(g: Game, piece: Piece, s: Space): void {
  remove(g, piece, s)
  const isPlaced = bring(g, NVA, counterpart(piece), s) > 0
  if (isPlaced && piece === tunneledBase(VC)) flip(g, base(NVA), s)
}
