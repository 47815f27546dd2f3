import { positionOf, type SetupWish, setupOf, Table } from '@coinflict/kernel/table'
import type { FactionId } from '../src/forces.ts'
import { andeanAbyss } from '../src/index.ts'
import { Scene } from './kit.ts'

const KINDS = { person: { nonPlayer: false }, bot: { nonPlayer: true } }

export const FACTIONS: readonly FactionId[] = ['govt', 'farc', 'auc', 'cartels']

/** A new game, set up by its scenario. */
export const newGame = (wish: SetupWish = {}): Scene =>
  new Scene(new Table(andeanAbyss, setupOf(andeanAbyss, wish, KINDS), []))

export const position = (t: Scene) => positionOf(t.table.game)

export const currentCard = (t: Scene): number => position(t).cards.current
