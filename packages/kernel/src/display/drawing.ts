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
  /** Names on the map that are no spaces (seas, neighbouring countries), by the id of their message; turned, they are read upwards. */
  readonly captions: readonly { readonly id: string; readonly at: Point; readonly turned?: boolean }[]
  /** Where the furniture of the board has room on a large screen; what is not here has none. */
  readonly furniture: Readonly<Partial<Record<Furnishing, FurnitureDrawing>>>
  /** Stretches of the width where little stands, and the part of it that they keep on a narrow screen. */
  readonly narrow: readonly { readonly from: number; readonly to: number; readonly part: number }[]
}

/** What of the printed board stands beside the spaces. */
export type Furnishing = 'available' | 'sequence' | 'tracks' | 'held'

/** Room for it on sea or ground abroad: its upper left corner and its size. */
export interface FurnitureDrawing {
  readonly at: Point
  readonly width: number
  readonly height: number
}

export type Point = readonly [x: number, y: number]

export interface SpaceDrawing {
  /** The outline of a province; the disc of a city, which its plate covers; the course of a line of communication. */
  readonly path: string
  /** Where its name and pieces stand, or as near to it as they have room: the middle of a city, of a line, the freest place of a province. */
  readonly at: Point
}

export interface TownDrawing {
  readonly name: string
  readonly at: Point
  /** On which side of it its name stands. */
  readonly side: 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'
}

export interface LinkDrawing {
  readonly from: string
  readonly to: string
  readonly path: string
}
