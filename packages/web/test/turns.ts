import { andeanAbyss } from '@coinflict/andean-abyss'
import { type Position, positionOf, readPosition, type Save, saveOf, setupOf, Table } from '@coinflict/kernel/table'
import { SEAT_KINDS } from '@coinflict/players'

/** Positions in which a person has a turn of Andean Abyss: the standard scenario with some pieces more. */
type Pieces = Readonly<Record<string, Readonly<Record<string, number>>>>

export interface Scene {
  readonly by?: 'govt' | 'farc'
  readonly pieces?: Pieces
  readonly levels?: Readonly<Record<string, string>>
  readonly phase?: string
  /** Whether all four are people, or the others non-players. */
  readonly isShared?: boolean
}

/** A card whose order begins with the faction. */
const CARDS = { govt: 5, farc: 19 } as const
const OTHERS = { govt: 'farc', farc: 'govt' } as const

export function saveOfScene(scene: Scene): Save {
  const { table, start } = lay(scene)
  return saveOf(table, { start })
}

export const tableOfScene = (scene: Scene): Table => lay(scene).table

function lay({ by = 'govt', pieces = {}, levels = {}, phase = 'card', isShared = false }: Scene) {
  const rest = isShared ? 'person' : 'aa2'
  const seats = { [by]: 'person', [OTHERS[by]]: rest, auc: rest, cartels: rest }
  const setup = setupOf(
    andeanAbyss,
    { seed: 'turns', seats, scenario: 'standard', options: { edition: '2nd' } },
    SEAT_KINDS,
  )
  const standard = positionOf(new Table(andeanAbyss, setup, []).game)
  const spaces = { ...standard.spaces }
  for (const id of new Set([...Object.keys(pieces), ...Object.keys(levels)])) {
    const level = levels[id] ?? spaces[id]?.level
    spaces[id] = {
      ...spaces[id],
      pieces: { ...spaces[id]?.pieces, ...pieces[id] },
      ...(level === undefined ? {} : { level }),
    }
  }
  const cards = { played: [], current: CARDS[by], left: 60 }
  const start: Position = { ...standard, spaces, phase, cards }
  return { table: new Table(andeanAbyss, setup, [], { start: (g) => readPosition(g, start) }), start }
}
