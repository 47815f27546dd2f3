/** How a volume's map is drawn: shapes and places in the units of one view box, made once by a script and kept as data. */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** Neighbouring land that is no space of the game, as one SVG path; the rest is sea. */
  readonly around: string
  /** The outline of all spaces together. */
  readonly outline: string
  /** By the id of the space. */
  readonly spaces: Readonly<Record<string, SpaceDrawing>>
  /** Towns: places where lines meet that are no spaces. */
  readonly towns: readonly TownDrawing[]
  /** Adjacencies that the shapes do not show by touching, each drawn as a connection. */
  readonly links: readonly LinkDrawing[]
  /** Names on the map that are no spaces (seas, neighbouring countries), by the id of their message. */
  readonly captions: readonly { readonly id: string; readonly at: Point }[]
}

export type Point = readonly [x: number, y: number]

export interface SpaceDrawing {
  /** The outline of a city or of countryside; the course of a line of communication. */
  readonly path: string
  /** The circle of a city. */
  readonly circle?: { readonly at: Point; readonly radius: number }
  /**
   * Where its name is written: the middle of the text, or beside a city the end that is next to it; on a line of communication,
   * which is short, what it is worth.
   */
  readonly label: Point
  /** The middle of the room for its pieces; that of a city lies beside it. */
  readonly pieces: Point
  /** How wide and high the group of pieces may become before it covers something else. */
  readonly room: Point
}

/** The parts of a group of pieces in their own units: a column, a row, and the row of markers below them. */
export const GROUP = { column: 29, row: 28, chip: 20 } as const

export interface TownDrawing {
  readonly name: string
  readonly at: Point
  /** Where its name is written (the middle of the text). */
  readonly label: Point
}

export interface LinkDrawing {
  readonly from: string
  readonly to: string
  readonly path: string
}
