import { ACTIVE_OPPOSITION, canWorsen, preferring, setLevel } from '@coinflict/kernel/rules'
import { count, type Faction, type Game, inBox, type Space } from '@coinflict/kernel/state'
import { OUT_OF_PLAY, US, US_TROOPS, usTroops, VC } from '../forces.ts'
import { EVERY, isNorthVietnam, PROVINCES } from '../map.ts'
import type { CardInstructions } from '../nonplayers/book.ts'
import { R9, r9Goal } from '../nonplayers/conditions.ts'
import { harming } from '../nonplayers/effects.ts'
import {
  askEvent,
  dual,
  maySpace,
  orTunneled,
  pickGoal,
  pickSpace,
  pickTroop,
  removable,
  sendTroops,
  takeAny,
} from './verbs.ts'

const GOALS = EVERY.filter((s) => !isNorthVietnam(s))

export const card = dual(
  21,
  'Americal',
  'UVNA',
  ['helmet', 'village'],
  {
    en: {
      unshaded: 'The US moves up to 2 US Troops from the map and up to 2 from Out of Play to 1 space or to Available.',
      shaded: 'In 1 or 2 provinces with US Troops remove a VC piece to set Active Opposition.',
    },
    es: {
      unshaded:
        'EE.\u00a0UU. mueve hasta 2 de sus Tropas del mapa y hasta 2 de fuera de juego a 1 casilla o a Disponibles.',
      shaded: 'En 1 o 2 provincias con Tropas de EE.\u00a0UU. elimina 1 ficha del VC para establecer Oposición Activa.',
    },
    pl: {
      unshaded: 'USA przenoszą do 2 kostek swojego wojska z mapy i do 2 spoza gry na 1 pole albo do dostępnych.',
      shaded: 'W 1 lub 2 prowincjach z wojskiem USA usuń element VC, aby ustawić aktywną opozycję.',
    },
  },
  {
    unshaded(g, by) {
      g.cite('5.1', US)
      regroup(g)
      g.cite('5.1', by)
    },
    shaded(g, by) {
      const first = pickSpace(g, by, 'event.set-where', () => open(g, by))
      if (first === undefined) return
      massacre(g, by, first)
      const second = maySpace(g, by, 'event.set-where', () => open(g, by).filter((s) => s !== first))
      if (second !== undefined) massacre(g, by, second)
    },
  },
)

/** Up to two Troops from the map and two from Out of Play go to one place. */
function regroup(g: Game): void {
  const out = () => Math.min(2, inBox(g, OUT_OF_PLAY, US_TROOPS))
  if (out() === 0 && EVERY.every((s) => usTroops(g, s) === 0)) return
  const to = pickGoal(g, GOALS, true)
  if (to === undefined) return
  const elsewhere = EVERY.filter((s) => !('space' in to) || s !== to.space)
  for (let left = 2; left > 0; left--) {
    const from = pickTroop(g, [], elsewhere, true)
    if (from === undefined) break
    sendTroops(g, from, to)
  }
  const q = askEvent(g, US, 'event.from-out-of-play', { piece: US_TROOPS })
  const n = q.numbers(0, out()).askNumber()
  sendTroops(g, { box: OUT_OF_PLAY }, to, n)
}

const hasVc = (g: Game, by: Faction, s: Space): boolean =>
  orTunneled(by, removable(VC)).some((piece) => count(g, s, piece) > 0)

/** Provinces where the people can turn for a VC piece, or else where one goes for nothing (5.1.3). */
function open(g: Game, by: Faction): readonly Space[] {
  const held = PROVINCES.filter((s) => usTroops(g, s) > 0 && hasVc(g, by, s))
  return preferring(
    held.filter((s) => canWorsen(g, s)),
    held,
  )
}

function massacre(g: Game, by: Faction, s: Space): void {
  if (takeAny(g, by, 1, removable(VC), [s]) > 0) setLevel(g, s, ACTIVE_OPPOSITION)
}

export const nonPlayers: CardInstructions = {
  us: { ...R9, answers: (line) => ({ 'event.troop-to': (np) => r9Goal(np, line) }) },
  effects: { 'event.set-where': (p) => harming(1, removable(VC))(p.set(ACTIVE_OPPOSITION)) },
}
