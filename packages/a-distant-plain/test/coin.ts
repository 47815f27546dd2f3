import type { SpaceId } from '../src/map.ts'
import { type Board, type Scene, type SceneOptions, scene } from './kit.ts'

/** Answers `done` (or `neither`) until it is somebody else's turn. */
export function finish(t: Scene): Scene {
  const { by } = t
  for (;;) {
    const way = ['taliban', 'done', 'neither'].find((word) => t.by === by && t.answers.includes(word))
    if (way === undefined || t.question.startsWith('turn.')) return t
    t.play(way)
  }
}

/** Selects the space, where it is asked for: special activities make it a question. */
export function into(t: Scene, space: SpaceId): Scene {
  return t.question.endsWith('.where') && t.answers.includes(space) ? t.play(space) : t
}

/** An Assault in one space, up to its first question there or after it. */
export const assaultIn = (space: SpaceId, board: Board, more: SceneOptions): Scene =>
  into(scene(board, more).play('assault'), space)

export const GOVERNMENT: SceneOptions = { first: 'government' }

export const COALITION: SceneOptions = { first: 'coalition' }
