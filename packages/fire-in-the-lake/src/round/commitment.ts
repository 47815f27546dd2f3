import { rollDie } from '@coinflict/kernel/questions'
import {
  AVAILABLE,
  beginPhase,
  canWorsen,
  goTo,
  move,
  moveToBox,
  place,
  remove,
  setTrack,
  shift,
} from '@coinflict/kernel/rules'
import {
  available,
  count,
  DONE,
  type Game,
  inBox,
  inForce,
  isNonPlayer,
  isSpaceWord,
  type Piece,
  type Reason,
  type Space,
  track,
  word,
  wordPiece,
  wordSpace,
} from '@coinflict/kernel/state'
import { ask, because } from '../ask.ts'
import { adjustControl, freezeControl, isCoinControlled } from '../control.ts'
import { CARD } from '../events/lasting.ts'
import {
  CASUALTIES,
  isSecondEdition,
  LEADER_CARDS,
  OUT_OF_PLAY,
  POLICIES,
  POLICY,
  room,
  US,
  US_BASE,
  US_TROOPS,
  underground,
  VC,
} from '../forces.ts'
import { EVERY, isLoc, PEOPLED, pop, S } from '../map.ts'
import { supportAndAvailable } from '../victory.ts'

const MOST_TROOPS = 10
const MOST_BASES = 2
export const BOX = word('available')

const REASONS = {
  none: because('why.commit-none', '6.5'),
  most: because('why.commit-most', '6.5'),
  noRoom: because('why.stacking', '1.4.2'),
}

/** 6.5 */
export function commitmentPhase(g: Game): void {
  beginPhase(g, 'commitment', '6.5')
  commitment(g)
  goTo(g, 'reset')
}

/** 6.5 Casualties come back or not, then the US commits or withdraws forces; Control is the one before. An event has it too (card 73). */
export function commitment(g: Game): void {
  revisePolicy(g)
  g.cite('6.5', US)
  freezeControl(g)
  const returned = settleCasualties(g)
  const before = withdrawn(g)
  moveForces(g, MOST_TROOPS - returned)
  adjustControl(g)
  if (isSecondEdition(g)) unrest(g, Math.floor((withdrawn(g) - before) / 2))
}

/** 8.8.1 A US total up to which a non-player US thinks its policy over. */
const UNHAPPY = 45

/** 8.8.1 A non-player US rolls against the cards in the RVN Leader box: JFK if equal, LBJ above, Nixon below. */
function revisePolicy(g: Game): void {
  if (!isNonPlayer(g, US) || supportAndAvailable(g) > UNHAPPY) return
  g.cite('8.8.1', US)
  const more = rollDie(g) - track(g, LEADER_CARDS)
  setTrack(g, POLICY, POLICIES.indexOf(more === 0 ? 'jfk' : more > 0 ? 'lbj' : 'nixon'))
}

const withdrawn = (g: Game): number => available(g, US_TROOPS) + available(g, US_BASE)

/** All Bases and one Troop in three stay out of play, no Troops with Medevac (card 15, unshaded); the rest is Available. Gives how many Troops came to the map. */
function settleCasualties(g: Game): number {
  const troops = inBox(g, CASUALTIES, US_TROOPS)
  const isMedevac = inForce(g, CARD.medevac, 'unshaded')
  const lost = isMedevac ? 0 : Math.floor(troops / 3)
  moveToBox(g, US_BASE, CASUALTIES, OUT_OF_PLAY, inBox(g, CASUALTIES, US_BASE))
  moveToBox(g, US_TROOPS, CASUALTIES, OUT_OF_PLAY, lost)
  moveToBox(g, underground(US), CASUALTIES, AVAILABLE, inBox(g, CASUALTIES, underground(US)))
  moveToBox(g, US_TROOPS, CASUALTIES, AVAILABLE, troops - lost)
  if (!isSecondEdition(g) || isMedevac) return 0
  sendBack(g, troops - lost)
  return troops - lost
}

/** Where US forces may come from and go to on the map. */
export const isOpenToUs = (g: Game, s: Space): boolean => isLoc(s) || s === S.saigon || isCoinControlled(g, s)

/** 2nd edition: the Troops that are left of the Casualties go to the map at once. */
function sendBack(g: Game, troops: number): void {
  for (let left = troops; left > 0 && available(g, US_TROOPS) > 0; ) {
    const q = ask(g, US, 'commit.return', '6.5', { n: left })
    for (const s of EVERY) if (isOpenToUs(g, s)) q.space(s)
    const s = q.askSpace()
    const n = ask(g, US, 'place.how-many', '6.5', { piece: US_TROOPS, space: s }).askSome(
      Math.min(left, available(g, US_TROOPS)),
    )
    left -= place(g, US_TROOPS, s, n)
  }
}

/** Up to 10 Troops and 2 Bases move among Available, COIN-Controlled spaces, LoCs and Saigon, as the US likes. */
function moveForces(g: Game, mostTroops: number): void {
  let troops = Math.max(0, mostTroops)
  let bases = MOST_BASES
  for (;;) {
    const q = ask(g, US, 'commit.piece', '6.5', { n: troops })
    q.piece(US_TROOPS, troops > 0 ? whyNotAnyFrom(g, US_TROOPS) : REASONS.most)
    q.piece(US_BASE, bases > 0 ? whyNotAnyFrom(g, US_BASE) : REASONS.most)
    const answer = q.done().answer()
    if (answer === DONE) return
    const piece = wordPiece(answer)
    const moved = moveSome(g, piece, piece === US_TROOPS ? troops : 1)
    if (piece === US_TROOPS) troops -= moved
    else bases -= moved
  }
}

/** From the map they can always go to Available; from there only to a space with room. */
const isAnyRoom = (g: Game, piece: Piece): boolean => EVERY.some((s) => isOpenToUs(g, s) && room(g, piece, s) > 0)
const whyNotFromBox = (g: Game, piece: Piece): Reason | undefined =>
  available(g, piece) === 0 ? REASONS.none : isAnyRoom(g, piece) ? undefined : REASONS.noRoom
const whyNotFrom = (g: Game, piece: Piece, s: Space): Reason | undefined =>
  isOpenToUs(g, s) && count(g, s, piece) > 0 ? undefined : REASONS.none

const whyNotAnyFrom = (g: Game, piece: Piece): Reason | undefined =>
  EVERY.some((s) => whyNotFrom(g, piece, s) === undefined) ? undefined : whyNotFromBox(g, piece)

/** Some pieces of a kind from one place to another. Gives how many. */
function moveSome(g: Game, piece: Piece, most: number): number {
  const from = ask(g, US, 'commit.from', '6.5', { piece })
    .offer(BOX, whyNotFromBox(g, piece))
    .everySpace((s) => whyNotFrom(g, piece, s))
    .answer()
  const origin = isSpaceWord(from) ? wordSpace(from) : undefined
  const q = ask(g, US, 'commit.to', '6.5', { piece, ...(origin === undefined ? {} : { space: origin }) })
  if (origin !== undefined) q.offer(BOX)
  for (const s of EVERY) if (s !== origin && isOpenToUs(g, s) && room(g, piece, s) > 0) q.space(s)
  const to = q.answer()
  const q2 = ask(g, US, 'commit.how-many', '6.5', { piece })
  const ready = origin === undefined ? available(g, piece) : count(g, origin, piece)
  const n = q2.askSome(Math.min(most, ready))
  if (origin === undefined) place(g, piece, wordSpace(to), n)
  else if (isSpaceWord(to)) move(g, piece, origin, wordSpace(to), n)
  else remove(g, piece, origin, n)
  return n
}

/** 2nd edition: for every two pieces withdrawn in all the VC may turn 1 Population one level, no space twice. */
function unrest(g: Game, people: number): void {
  const turned: Space[] = []
  for (let left = people; left > 0; ) {
    g.cite('6.5', VC)
    const q = ask(g, VC, 'commit.unrest', '6.5', { n: left })
    for (const s of PEOPLED) if (canWorsen(g, s) && pop(s) <= left && !turned.includes(s)) q.space(s)
    const s = q.done().askSpaceOrDone()
    if (s === undefined) return
    shift(g, s, -1)
    turned.push(s)
    left -= pop(s)
  }
}
