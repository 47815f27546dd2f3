import { beginOperation, carryOut, unmark, whyNotChoose } from '@coinflict/kernel/rules'
import {
  DONE,
  type Faction,
  type Game,
  inForce,
  isSpaceWord,
  NO,
  type Operation,
  type OperationRules,
  type Space,
  word,
  YES,
} from '@coinflict/kernel/state'
import { ask, because } from './ask.ts'
import { CARD } from './events/lasting.ts'
import { INSURGENTS, shipment, shipments } from './forces.ts'
import { ASSAULT } from './operations/assault.ts'
import { operationsOf } from './operations/index.ts'
import { SWEEP } from './operations/sweep.ts'
import { ownedShipments } from './shipments.ts'

/** Asking another faction for one of its Shipments. */
const REQUEST = { 1: word('ask-farc'), 2: word('ask-auc'), 3: word('ask-cartels') } as Readonly<
  Record<number, ReturnType<typeof word>>
>
const REFUSED = because('why.ship-refused', '2.3.6')

const isNonPlayer = (g: Game, f: Faction): boolean => g.setup.seats[f]?.nonPlayer === true

/**
 * 2.3.6 Ship: after a paid operation without special activity a Shipment, its own or one that another faction gives up, buys a player
 * one free Limited Operation of any type. Non-players neither ship nor give (8.1.2).
 */
export function mayShip(g: Game, done: Operation): void {
  const f = done.faction
  if (isNonPlayer(g, f) || !INSURGENTS.some((owner) => ownedShipments(g, owner) > 0)) return
  const options = operationsOf(f)
    .filter((rules) => !isUsedUp(g, done, rules))
    .map((rules) => beginOperation(f, rules, { limited: true, free: true }))
  if (!options.some((op) => whyNotChoose(g, op) === undefined) || !giveUpShipment(g, f)) return
  g.cite('2.3.6', f)
  const q = ask(g, f, 'ship.operation', '2.3.6')
  for (const op of options) q.offer(op.rules.word, whyNotChoose(g, op))
  const chosen = q.answer()
  carryOut(g, options.find((op) => op.rules.word === chosen) as (typeof options)[number])
}

/** Cards 2 and 3, shaded: one space a card is all there is for a Sweep or Assault. */
const isUsedUp = (g: Game, done: Operation, rules: OperationRules): boolean =>
  rules === done.rules &&
  ((rules.word === SWEEP && inForce(g, CARD.ospinaMora, 'shaded')) ||
    (rules.word === ASSAULT && inForce(g, CARD.tapias, 'shaded')))

/** Asks whether a Shipment is given up, and whose; who refuses once is not asked again. Tells whether one was. */
function giveUpShipment(g: Game, f: Faction): boolean {
  const refused: Faction[] = []
  for (;;) {
    const q = ask(g, f, 'ship.whose', '2.3.6')
    for (const s of g.volume.allSpaces) if (shipments(g, f, s) > 0) q.space(s)
    for (const owner of INSURGENTS) {
      if (owner === f || ownedShipments(g, owner) === 0 || isNonPlayer(g, owner)) continue
      q.offer(REQUEST[owner] as ReturnType<typeof word>, refused.includes(owner) ? REFUSED : undefined)
    }
    const answer = q.done().answer()
    if (answer === DONE) return false
    if (isSpaceWord(answer)) {
      spend(g, f, answer as number as Space)
      return true
    }
    const owner = INSURGENTS.find((o) => REQUEST[o] === answer) as Faction
    if (ask(g, owner, 'ship.lend', '2.3.6', { faction: f }).offer(YES).offer(NO).answer() === YES) {
      const q2 = ask(g, owner, 'ship.which', '2.3.6')
      for (const s of g.volume.allSpaces) if (shipments(g, owner, s) > 0) q2.space(s)
      spend(g, owner, q2.askSpace())
      return true
    }
    refused.push(owner)
    g.cite('2.3.6', owner)
    if (g.log) g.write('refuse', { faction: f, text: 'request' })
  }
}

function spend(g: Game, owner: Faction, s: Space): void {
  g.cite('2.3.6', owner)
  unmark(g, shipment(owner), s)
}
