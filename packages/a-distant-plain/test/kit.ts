import {
  idOf,
  type Board as KernelBoard,
  Scene as KernelScene,
  type SceneOptions as Options,
  sceneKit,
} from '@coinflict/kernel/testkit'
import type { FactionId, PieceId } from '../src/forces.ts'
import { aDistantPlain } from '../src/index.ts'
import type { SpaceId } from '../src/map.ts'
import { families } from '../src/nonplayers/index.ts'

export type Board = KernelBoard<SpaceId>
/** A table of A Distant Plain in a test. */
export class Scene extends KernelScene<SpaceId, PieceId, FactionId> {}
export type SceneOptions = Options<FactionId>
export { idOf }

/** 1st printing, Aid 15, Patronage 5, Islamabad at Tolerance, unless a test says otherwise. */
export const { scene, standard, event } = sceneKit<SpaceId, PieceId, FactionId>({
  volume: aDistantPlain,
  families,
  options: { printing: '1st' },
  leads: { coalition: 4, government: 38, taliban: 19, warlords: 55 },
  tracks: { aid: 15, patronage: 5, islamabad: 'tolerance', hard: 'no', propaganda: 0, elders: 'nobody' },
  draw: [13, 20, 39, 56, 73, 14, 21, 40, 60, 74, 75, 76, 77, 78],
})
