import {
  adjust,
  eachSpaceOf,
  type FreeActivityRules,
  NEEDS_OPERATION,
  place,
  remove,
  undergroundOf,
  whyNotAnywhere,
} from '@coinflict/kernel/rules'
import {
  available,
  count,
  type Game,
  type Operation,
  type Piece,
  type Reason,
  type Space,
  spacesWith,
  word,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import {
  ARVN_CUBES,
  ARVN_POLICE,
  ARVN_TROOPS,
  arvnCubes,
  arvnTroops,
  PATRONAGE,
  police,
  underground,
  VC,
} from '../forces.ts'
import { MARCH } from '../operations/march.ts'
import { RALLY } from '../operations/rally.ts'
import { TERROR } from '../operations/terror.ts'
import { bring } from '../recall.ts'
import { isNotYetPossible, keeps, mayTakeUp, mostSpaces } from './insurgent.ts'

const MOST_SPACES = 2
const REMOVE = word('remove-two')
const REPLACE = word('replace-one')

const REASONS = {
  nowhere: because('why.activity-nowhere', '4.5.2'),
  underground: because('why.no-underground', '4.5.2'),
  noCubes: because('why.no-arvn-cubes', '4.5.2'),
}

/** Where the VC hide among ARVN cubes. */
export function whyNotSubvert(g: Game, s: Space): Reason | undefined {
  if (undergroundOf(g, VC, s) === 0) return REASONS.underground
  return arvnCubes(g, s) > 0 ? undefined : REASONS.noCubes
}

/** A Rally that comes after may need the last guerrilla (4.1). */
const whyNotReplace = (g: Game, op: Operation | undefined, s: Space): Reason | undefined =>
  op?.rules.word !== RALLY ||
  available(g, underground(VC)) > 1 ||
  keeps(g, op, (trial) => place(trial, underground(VC), s))
    ? undefined
    : NEEDS_OPERATION

/** 4.5.2 Subvert: in up to two spaces two ARVN cubes go, or one becomes a VC guerrilla; Patronage falls by one for two of them. */
export const subvert: FreeActivityRules = {
  word: word('subvert'),
  rule: '4.5.2',
  accompanies: [RALLY, MARCH, TERROR],
  whyNot: (g, op) =>
    isNotYetPossible(g, op)
      ? NEEDS_OPERATION
      : whyNotAnywhere(g, (s) => whyNotSubvert(g, s), REASONS.nowhere, spacesWith(g, VC)),
  run(g, op) {
    let gone = 0
    eachSpaceOf(
      g,
      () => ask(g, VC, 'subvert.where', '4.5.2'),
      () => (s) => whyNotSubvert(g, s),
      (s) => {
        gone += subvertIn(g, op, s)
      },
      { most: mostSpaces(g, MOST_SPACES), among: () => spacesWith(g, VC) },
    )
    adjust(g, PATRONAGE, -Math.floor(gone / 2))
  },
}

/** Gives how many cubes went; where a single one stands it is removed or replaced (ruling 128). */
function subvertIn(g: Game, op: Operation | undefined, s: Space): number {
  const q = ask(g, VC, 'subvert.how', '4.5.2', { space: s })
  const how = q
    .offer(REMOVE)
    .offer(REPLACE, whyNotReplace(g, op, s))
    .answer()
  return how === REMOVE ? removeCubes(g, s) : winOver(g, op, s)
}

function removeCubes(g: Game, s: Space): number {
  const q = ask(g, VC, 'subvert.troops', '4.5.2', { space: s })
  const n = Math.min(2, arvnCubes(g, s))
  const troops = q.numbers(Math.max(0, n - police(g, s)), Math.min(n, arvnTroops(g, s))).askNumber()
  remove(g, ARVN_TROOPS, s, troops)
  remove(g, ARVN_POLICE, s, n - troops)
  return n
}

/** A cube goes, and a guerrilla comes if there is one, or if the VC take one up elsewhere (1.4.1). */
function winOver(g: Game, op: Operation | undefined, s: Space): number {
  const q = ask(g, VC, 'subvert.replace', '4.5.2', { space: s })
  for (const piece of ARVN_CUBES) if (count(g, s, piece) > 0) q.piece(piece)
  // They may have been moved by hand just now.
  if (q.size === 0) return 0
  const cube: Piece = q.askPiece()
  remove(g, cube, s)
  if (available(g, underground(VC)) > 0 || mayTakeUp(g, op)) bring(g, VC, underground(VC), s, 1, true)
  return 1
}
