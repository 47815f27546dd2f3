import type { Board, Scene, SceneOptions } from './kit.ts'
import { operating } from './nonplayers.ts'

/** Tables of the non-player ARVN. */

const SUPPLY: Readonly<Record<string, number>> = {
  'arvn-troops': 30,
  'arvn-police': 30,
  rangers: 6,
  'arvn-bases': 3,
  'us-troops': 40,
  'us-bases': 6,
}

/** The supply that a piece on the map belongs to. */
const supplyOf = (piece: string): string => (piece.startsWith('rangers') ? 'rangers' : piece.replace(/base$/, 'bases'))

/** US Troops and Bases and all ARVN pieces that are not on the map are out of play, but for so many that are Available. */
export function outOfPlay(board: Board, left: Readonly<Record<string, number>> = {}): Record<string, number> {
  const out = { ...SUPPLY }
  for (const text of Object.values(board)) {
    for (const item of text.split(',')) {
      const [piece = '', n = '1'] = item.trim().split(' ')
      const supply = supplyOf(piece)
      if (supply in out) out[supply] = (out[supply] as number) - Number(n)
    }
  }
  for (const [supply, n] of Object.entries(left)) out[supply] = (out[supply] as number) - n
  return out
}

/** ARVN to operate with no piece Available, so that they do not Train; `left` are Available all the same. */
export const inTheField = (
  board: Board,
  { left = {}, ...more }: SceneOptions & { readonly left?: Readonly<Record<string, number>> } = {},
): Scene => operating('arvn', board, { ...more, boxes: { 'out-of-play': outOfPlay(board, left) } })

/** Every city under COIN Control, with Troops and Police. */
export const CITIES_HELD: Board = {
  hue: 'arvn-troops, arvn-police 2',
  'da-nang': 'arvn-troops, arvn-police 2',
  kontum: 'arvn-troops, arvn-police 2',
  'qui-nhon': 'arvn-troops, arvn-police 2',
  'cam-ranh': 'arvn-troops, arvn-police 2',
  'an-loc': 'arvn-troops, arvn-police 2',
  saigon: 'arvn-troops, arvn-police 2',
  'can-tho': 'arvn-troops, arvn-police 2',
}
