import type { GuidePanel } from '@coinflict/kernel/display'
import type { Space, Word } from '@coinflict/kernel/state'
import type { ComponentChildren } from 'preact'

/** What somebody who leads through a game adds to its page. */
export interface Guidance {
  box(): ComponentChildren
  /** The answer to give. */
  readonly word: Word | undefined
  /** What else is to be done. */
  readonly act: 'confirm' | 'undo' | undefined
  /** Spaces to show: the one to choose, or those that are spoken of. */
  readonly spaces: ReadonlySet<Space>
  /** The same once the page stands where it is to be read. */
  readonly inSight: readonly Space[]
  readonly panel: GuidePanel | undefined
}
