import { coverCard, guerrillas, setTrack, takeBackCard } from '@coinflict/kernel/rules'
import {
  count,
  type Faction,
  type Game,
  inForce,
  isEligible,
  NO,
  type Reason,
  type Space,
  type Track,
  track,
  YES,
} from '@coinflict/kernel/state'
import { ask, because } from './ask.ts'
import { CARD, PIVOTAL_CARDS } from './events/lasting.ts'
import { ARVN, LEADER_CARDS, NVA, NVA_TROOPS, PIVOTAL, US, US_TROOPS, VC } from './forces.ts'
import { EVERY, SOUTH } from './map.ts'
import { whyNotMonsoon } from './monsoon.ts'
import { supportAndAvailable } from './victory.ts'

/** 2.3.8 Pivotal Events: who plays one puts it in the place of the card, before anybody has acted. */

const HELD = 1
const PLAYED = 2

const REASONS = {
  notHeld: because('why.pivotal-not-held', '2.3.8'),
  ineligible: because('why.pivotal-ineligible', '2.3.8'),
  leaders: because('why.pivotal-leaders', '2.3.8'),
  support: because('why.pivotal-support', '2.3.8'),
  nvaTroops: because('why.pivotal-nva-troops', '2.3.8'),
  usTroops: because('why.pivotal-us-troops', '2.3.8'),
  guerrillas: because('why.pivotal-guerrillas', '2.3.8'),
}

const onMap = (number: (s: Space) => number, among: readonly Space[] = EVERY): number => {
  let sum = 0
  for (const s of among) sum += number(s)
  return sum
}
const usTroopsOnMap = (g: Game): number => onMap((s) => count(g, s, US_TROOPS))

/** The condition that is printed on a faction's card; Peace Talks (card 3) eases that of the US. */
function whyNotCondition(g: Game, f: Faction): Reason | undefined {
  if (track(g, LEADER_CARDS) < 2) return REASONS.leaders
  switch (f) {
    case US:
      return supportAndAvailable(g) > (inForce(g, CARD.peaceTalks, 'unshaded') ? 25 : 40) ? undefined : REASONS.support
    case ARVN:
      return usTroopsOnMap(g) < 20 ? undefined : REASONS.usTroops
    case NVA:
      return onMap((s) => count(g, s, NVA_TROOPS)) > usTroopsOnMap(g) ? undefined : REASONS.nvaTroops
    default:
      return onMap((s) => guerrillas(g, VC, s), SOUTH) > 20 ? undefined : REASONS.guerrillas
  }
}

/** Why a faction cannot play its Pivotal Event on this card. */
export function whyNotPivotal(g: Game, f: Faction): Reason | undefined {
  if (track(g, PIVOTAL[f] as Track) !== HELD) return REASONS.notHeld
  if (!isEligible(g, f)) return REASONS.ineligible
  return whyNotMonsoon(g) ?? whyNotCondition(g, f)
}

/** From the one that trumps nobody to the one that trumps all: each is asked knowing who has played before. */
const TRUMPING: readonly Faction[] = [US, NVA, ARVN, VC]

/** Who plays its Pivotal Event and is not trumped; the card lies in the place of the one that was turned. */
export function playPivotal(g: Game): Faction | undefined {
  let player: Faction | undefined
  for (const f of TRUMPING) {
    if (whyNotPivotal(g, f) !== undefined) continue
    g.cite('2.3.8', f)
    const q = ask(g, f, player === undefined ? 'pivotal.play' : 'pivotal.trump', '2.3.8', {
      card: PIVOTAL_CARDS[f] as number,
      ...(player === undefined ? {} : { faction: player }),
    })
    if (q.offer(YES).offer(NO).answer() === YES) player = f
  }
  if (player === undefined) return undefined
  g.cite('2.3.8', player)
  setTrack(g, PIVOTAL[player] as Track, PLAYED)
  coverCard(g, PIVOTAL_CARDS[player] as number)
  return player
}

/** Card 96: the owner gets its Pivotal Event back if it was played. Tells whether it was. */
export function regainPivotal(g: Game, f: Faction): boolean {
  if (track(g, PIVOTAL[f] as Track) !== PLAYED) return false
  setTrack(g, PIVOTAL[f] as Track, HELD)
  takeBackCard(g, PIVOTAL_CARDS[f] as number)
  return true
}
