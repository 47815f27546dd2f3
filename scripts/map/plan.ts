import type { Drawing, Point, TownDrawing } from '@coinflict/kernel/display'

/** What a volume tells the drawing script about its country; places are [longitude, latitude]. */
export interface MapPlan {
  /** The file that is written. */
  readonly file: string
  /** The volume's spaces with their places on the printed board, in parts of its width and height. */
  readonly spaces: readonly BoardSpace[]
  /** The part of the earth that is seen. */
  readonly view: { readonly west: number; readonly east: number; readonly south: number; readonly north: number }
  /** The size of the sheet, in pixels of a usual screen that shows the whole board. */
  readonly width: number
  readonly height: number
  /** Where cities, towns, junctions and further places lie on the sheet; the land between them follows. Crowded parts get more room. */
  readonly pins: readonly (readonly [place: string | Point, onSheet: Point])[]
  /** Where the sheet gives way on a narrow screen. */
  readonly narrow: Drawing['narrow']
  /** Bays and spits of the coast that are narrower than this are left out. */
  readonly calm?: number
  /** Numbers of countries in the atlas: the one whose outline the map has, and neighbours that are spaces too. */
  readonly country: string
  readonly neighbours: readonly string[]
  /** Spaces in the country of the atlas that its outline on the map leaves out. */
  readonly outside?: readonly string[]
  /** Narrow inlets of the coast and bends of a frontier that are left out, each from one bank or end to the other. */
  readonly inlets: readonly (readonly [Point, Point])[]
  readonly cities: Readonly<Record<string, CityPlan>>
  readonly towns: readonly TownPlan[]
  /** Further places where borders meet. */
  readonly junctions: Readonly<Record<string, Place>>
  /** Borders without a line of communication. */
  readonly borders: readonly Through[]
  /** Lines of communication by the id of their space; pieces stand on the first course. */
  readonly lines: Readonly<Record<string, readonly Course[]>>
  /** Other spaces whose true place is known, if the cities are too few to read the board by. */
  readonly anchors?: Readonly<Record<string, Point>>
  /** Where the name and the pieces of a province stand if they can, on the sheet, if not where most is free. */
  readonly middles?: Readonly<Record<string, Point>>
  /** Centres of spaces that the board has outside the true land. */
  readonly centres?: Readonly<Record<string, Point>>
  /** Where the names of seas and countries stand on the sheet, by the id of their message. */
  readonly captions: Readonly<Record<string, Point>>
  /** Where the furniture of the board stands. */
  readonly furniture: Drawing['furniture']
  /** Captions that are read upwards. */
  readonly turned?: readonly string[]
}

export interface BoardSpace {
  readonly id: string
  readonly name: string
  readonly kind: 'city' | 'country' | 'loc'
  readonly x: number
  readonly y: number
}

/** A place; `edge` moves it to the nearest point of the country's outline, which is cut there. */
export interface Place {
  readonly at: Point
  readonly edge?: boolean
}

export interface CityPlan extends Place {
  /** Of the disc that borders and lines meet at; on the board its plate lies over it. */
  readonly radius: number
}

export interface TownPlan extends Place {
  readonly id: string
  readonly name: string
  readonly label: TownDrawing['side']
}

/** A course from place to place (by id) through points in between; a junction on the way is moved onto the course. */
export type Through = readonly (string | Point)[]

/** A stretch of a line: on the border of two spaces, inside one space, or along the outline of a country. */
export interface Course {
  readonly runs: 'border' | 'inside' | 'outline'
  readonly through: Through
}

export const border = (...through: Through): Course => ({ runs: 'border', through })
export const inside = (...through: Through): Course => ({ runs: 'inside', through })
export const outline = (...through: Through): Course => ({ runs: 'outline', through })
