import {
  adjust,
  eachSpaceOf,
  type FreeActivityRules,
  leavesOperation,
  NEEDS_OPERATION,
  place,
  remove,
  undergroundOf,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import {
  type Faction,
  type Game,
  type Operation,
  type Piece,
  type Reason,
  type Space,
  spacesWith,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { CARD, inForce } from '../events/lasting.ts'
import { GOVERNMENT, kinds, PATRONAGE, police, TALIBAN, underground, WARLORDS } from '../forces.ts'
import { isAnyWithinReach, isWithinReach, removeEnemies } from '../losses.ts'
import { MARCH } from '../operations/march.ts'
import { RALLY } from '../operations/rally.ts'
import { isNotYetPossible } from './free.ts'

const REMOVE = word('remove')
const REPLACE = word('replace')

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.4.2'),
  underground: because('why.no-underground', '4.4.2'),
  idCards: because('why.id-cards', '5.3'),
  nobody: because('why.infiltrate-nobody', '4.4.2'),
}

const VICTIMS: readonly Faction[] = [GOVERNMENT, WARLORDS]
const VICTIM_PIECES: readonly Piece[] = VICTIMS.flatMap(kinds)

/** Card 46, shaded. */
const mostSpaces = (g: Game): number => (inForce(g, CARD.idCards, 'shaded') ? 2 : 1)

/** Where the Taliban hide and somebody can be won over or driven out; with card 46, unshaded, not under the eyes of Police. */
export function whyNotInfiltrate(g: Game, s: Space): Reason | undefined {
  if (undergroundOf(g, TALIBAN, s) === 0) return REASONS.underground
  if (police(g, s) > 0 && inForce(g, CARD.idCards, 'unshaded')) return REASONS.idCards
  return isAnyWithinReach(g, s, VICTIMS, 'own-bases-last') ? undefined : REASONS.nobody
}

function replace(g: Game, piece: Piece, s: Space): void {
  remove(g, piece, s)
  place(g, underground(TALIBAN), s)
}

/** A Rally that comes after may need the guerrilla that would come (4.1); who is removed it does not miss. */
function whyNotReplace(g: Game, op: Operation | undefined, s: Space): Reason | undefined {
  const [piece] = targets(g, s)
  return op === undefined || piece === undefined || leavesOperation(g, op, (g) => replace(g, piece, s))
    ? undefined
    : NEEDS_OPERATION
}

/** Bases only after the rest of their own faction; Coalition Troops do not guard the Government's. */
const targets = (g: Game, s: Space): readonly Piece[] =>
  VICTIM_PIECES.filter((piece) => isWithinReach(g, piece, s, 'own-bases-last'))

/** 4.4.2 Infiltrate: two Government or Warlords pieces go, or one becomes a Taliban guerrilla; Patronage falls. */
export const infiltrate: FreeActivityRules = {
  word: word('infiltrate'),
  rule: '4.4.2',
  accompanies: [RALLY, MARCH],
  whyNot: (g, op) =>
    isNotYetPossible(g, op)
      ? NEEDS_OPERATION
      : whyNotAnywhere(g, (s) => whyNotInfiltrate(g, s), REASONS.nowhere, spacesWith(g, TALIBAN)),
  run(g, op) {
    eachSpaceOf(
      g,
      () => ask(g, TALIBAN, 'infiltrate.where', '4.4.2'),
      () => (s) => whyNotInfiltrate(g, s),
      (s) => infiltrateIn(g, op, s),
      { most: mostSpaces(g), among: () => spacesWith(g, TALIBAN) },
    )
  },
}

function infiltrateIn(g: Game, op: Operation | undefined, s: Space): void {
  const how = ask(g, TALIBAN, 'infiltrate.how', '4.4.2', { space: s })
    .offer(REMOVE)
    .offer(REPLACE, whyNotReplace(g, op, s))
    .answer()
  const gone = how === REMOVE ? removeEnemies(g, TALIBAN, s, 2, VICTIMS, 'own-bases-last', '4.4.2') : winOver(g, s)
  adjust(g, PATRONAGE, -gone.filter((piece) => g.volume.factionOf[piece] === GOVERNMENT).length)
}

/** A piece that becomes a guerrilla is removed too (ruling 76). */
function winOver(g: Game, s: Space): readonly Piece[] {
  const q = ask(g, TALIBAN, 'infiltrate.replace', '4.4.2', { space: s })
  for (const piece of targets(g, s)) q.piece(piece)
  const piece = q.askPiece()
  replace(g, piece, s)
  return [piece]
}
