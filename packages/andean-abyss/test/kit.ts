import type { Reason } from '@coinflict/kernel/state'
import { Refused } from '@coinflict/kernel/table'
import {
  idOf,
  type Board as KernelBoard,
  Scene as KernelScene,
  type SceneOptions as Options,
  sceneKit,
} from '@coinflict/kernel/testkit'
import type { FactionId, PieceId } from '../src/forces.ts'
import { andeanAbyss } from '../src/index.ts'
import type { SpaceId } from '../src/map.ts'
import { families } from '../src/nonplayers/index.ts'

export type Board = KernelBoard<SpaceId>
/** A table of Andean Abyss in a test. */
export class Scene extends KernelScene<SpaceId, PieceId, FactionId> {}
export type SceneOptions = Options<FactionId>
export { idOf }

/** Aid 9 and Samper, unless a test says otherwise. */
export const { scene, standard, event } = sceneKit<SpaceId, PieceId, FactionId>({
  volume: andeanAbyss,
  families,
  leads: { govt: 4, farc: 22, auc: 43, cartels: 55 },
  tracks: { aid: 9, president: 'samper', propaganda: 0, senado: 'nobody' },
  draw: [2, 20, 38, 57, 73, 3, 21, 39, 58, 74, 75, 76],
})

/** Total Support of exactly 60: all cities and five of the people in the mountains. */
export const SUPPORT_60: Board = Object.fromEntries(
  [
    'bogota',
    'cali',
    'medellin',
    'bucaramanga',
    'ibague',
    'santa-marta',
    'cartagena',
    'cucuta',
    'neiva',
    'pasto',
    'sincelejo',
    'antioquia',
    'santander',
    'cesar',
  ].map((id) => [id, 'active-support']),
)

/** The figures of the edge track (1.6.3). */
export const totals = (t: Scene) => andeanAbyss.totals(t.table.game)

/** Why something out of turn is refused; nothing if it was done. */
export function refusal(t: Scene, by: FactionId, words: string): Reason | undefined {
  const [verb = '', ...rest] = words.split(' ')
  try {
    t.table.interject(idOf(andeanAbyss.factionIndex, by), verb, rest)
  } catch (error) {
    if (error instanceof Refused) return error.reason
    throw error
  }
  return undefined
}
