import {
  idOf,
  type Board as KernelBoard,
  Scene as KernelScene,
  type SceneOptions as Options,
  sceneKit,
} from '@coinflict/kernel/testkit'
import type { FactionId, PieceId } from '../src/forces.ts'
import { fireInTheLake } from '../src/index.ts'
import type { SpaceId } from '../src/map.ts'
import { families } from '../src/nonplayers/index.ts'

export type Board = KernelBoard<SpaceId>
/** A table of Fire in the Lake in a test. */
export class Scene extends KernelScene<SpaceId, PieceId, FactionId> {}
export type SceneOptions = Options<FactionId>
export { idOf }

/** 1st edition, Aid 15, Patronage 15, Econ 15, Trail 1, no leader with an effect, unless a test says otherwise. */
export const { scene, standard, event } = sceneKit<SpaceId, PieceId, FactionId>({
  volume: fireInTheLake,
  families,
  options: {},
  leads: { us: 1, arvn: 61, nva: 36, vc: 97 },
  tracks: { aid: 15, patronage: 15, econ: 15, trail: 1, leader: 'thieu', 'leader-cards': 0, coups: 0 },
  draw: [21, 40, 70, 99, 127, 22, 41, 71, 100, 128, 129],
})
