import { adjust, guerrillas, mark, unmark } from '@coinflict/kernel/rules'
import { type Faction, type Game, inPlay, type Space, word, wordFaction } from '@coinflict/kernel/state'
import { ask } from './ask.ts'
import { AID, CARTELS, INSURGENTS, shipment, shipments } from './forces.ts'

const REMOVE = word('remove')

/** What knocked a Shipment's carrier out, as far as it matters for who gets the Shipment. */
export interface Cause {
  /** 3.2.5 An Assault: each Shipment removed brings Aid. */
  readonly assault?: boolean
  /** 3.3.3, 4.4.2 An Attack or Assassination: the Shipment is not removed, its taker is one of those left. */
  readonly taker?: Faction
  /** 4.5.4 A Bribe: the Cartels say where it goes. */
  readonly contraband?: boolean
}

/** Hands Shipments over within a space. */
export function handOver(g: Game, from: Faction, to: Faction, s: Space, n = 1): void {
  unmark(g, shipment(from), s, n)
  mark(g, shipment(to), s, n)
}

/**
 * 4.5.3 Shipments whose owner has no guerrilla left in the space pass to another faction's guerrilla or are removed, at the end
 * of what removed the carrier there (rulings 7, 134-136).
 */
export function settleShipments(g: Game, s: Space, cause: Cause = {}): void {
  if (inPlay(g, shipment(CARTELS)) === 0) return
  for (const dropped of pickUp(g, s, [])) settle(g, dropped, cause)
}

/** 4.5.3 The same wherever an event left Shipments without their carriers. */
export function settleAllShipments(g: Game): void {
  if (inPlay(g, shipment(CARTELS)) === 0) return
  const dropped: Dropped[] = []
  for (const s of g.volume.allSpaces) pickUp(g, s, dropped)
  for (const each of dropped) settle(g, each, {})
}

interface Dropped {
  readonly owner: Faction
  readonly space: Space
}

/** Takes the Shipments without a carrier off the space, to those dropped so far: until somebody takes them they are in nobody's hands. */
function pickUp(g: Game, s: Space, dropped: Dropped[]): readonly Dropped[] {
  for (const owner of INSURGENTS) {
    if (shipments(g, owner, s) === 0 || guerrillas(g, owner, s) > 0) continue
    for (let n = shipments(g, owner, s); n > 0; n--) dropped.push({ owner, space: s })
    unmark(g, shipment(owner), s, shipments(g, owner, s))
  }
  return dropped
}

function settle(g: Game, { owner, space }: Dropped, cause: Cause): void {
  const q = ask(g, cause.contraband ? CARTELS : owner, 'shipment.whose', '4.5.3', { space })
  for (const f of INSURGENTS) if (guerrillas(g, f, space) > 0) q.faction(f)
  if (cause.taker === undefined || q.size === 0) q.offer(REMOVE)
  const answer = q.answer()
  if (answer !== REMOVE) mark(g, shipment(wordFaction(answer)), space)
  else if (cause.assault) adjust(g, AID, 6)
}

/** Shipments of a faction on the whole map. */
export function ownedShipments(g: Game, f: Faction): number {
  let sum = 0
  if (inPlay(g, shipment(CARTELS)) > 0) for (const s of g.volume.allSpaces) sum += shipments(g, f, s)
  return sum
}

/** 4.5.3 Shipments go with the guerrillas that carry them: the owner says how many, all of them if no guerrilla stays. */
export function carryShipments(g: Game, f: Faction, from: Space, to: Space): void {
  if (shipments(g, f, from) === 0) return
  const n = guerrillas(g, f, from) === 0 ? shipments(g, f, from) : askCarried(g, f, from, to)
  if (n === 0) return
  unmark(g, shipment(f), from, n)
  mark(g, shipment(f), to, n)
}

function askCarried(g: Game, f: Faction, from: Space, to: Space): number {
  const q = ask(g, f, 'shipment.carry', '4.5.3', { space: from, to })
  // Those who went may have been taken off just now (1.4.1).
  return guerrillas(g, f, to) === 0 ? 0 : q.numbers(0, shipments(g, f, from)).askNumber()
}
