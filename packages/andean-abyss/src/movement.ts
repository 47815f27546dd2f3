import { activeOf, askGroup, type Group, move, undergroundOf } from '@coinflict/kernel/rules'
import type { Faction, Game, Space } from '@coinflict/kernel/state'
import { active, room, underground } from './forces.ts'
import { carryShipments } from './shipments.ts'

/** Moves guerrillas with the Shipments they carry, as they are. Where nobody is left to go, no Shipment goes either. */
export function moveGuerrillas(g: Game, f: Faction, from: Space, to: Space, u: number, a: number): void {
  move(g, underground(f), from, to, u)
  move(g, active(f), from, to, a)
  if (u + a > 0) carryShipments(g, f, from, to)
}

/** Asks how many guerrillas of a faction go from one space to another, and moves them. Gives the number. */
export function relocateGuerrillas(
  g: Game,
  by: Faction,
  f: Faction,
  from: Space,
  to: Space,
  most: number,
  rule: string,
): number {
  const limits = (): Group => ({
    underground: undergroundOf(g, f, from),
    active: activeOf(g, f, from),
    total: Math.min(most, room(g, underground(f), to)),
  })
  const group = askGroup(g, by, f, from, to, limits, rule)
  moveGuerrillas(g, f, from, to, group.underground, group.active)
  return group.underground + group.active
}
