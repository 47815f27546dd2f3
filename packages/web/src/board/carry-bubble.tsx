import type { Space } from '@coinflict/kernel/state'
import { say } from '../text/say.ts'
import type { StackLook } from './look.ts'
import { PieceIcon } from './pieces.tsx'

/** What would come of carrying pieces somewhere, or why it is not possible. */
export interface Foreseen {
  readonly isPossible: boolean
  /** Whether others go than those that were picked up. */
  readonly isOther: boolean
  readonly title: string
  readonly lines: readonly string[]
}

/** Pieces that are being carried over the map. */
export interface Lifted {
  readonly from: Space
  /** What is carried, if it is one kind; how many of how many. */
  readonly stack: StackLook | undefined
  readonly n: number
  readonly all: number
  /** Where they were picked up and are now, on the screen. */
  readonly start: readonly [x: number, y: number]
  readonly at: readonly [x: number, y: number]
  readonly over: Space | undefined
  readonly foreseen: Foreseen | undefined
  /** Where they may go, if that is known. */
  readonly reach: ReadonlySet<Space> | undefined
}

/** Pixels that the bubble keeps from the pointer. */
const CLEAR = 28
const WIDTH = 300

/** What is carried, and what will come of it: beside the pointer, on the side where there is room. */
export function CarryBubble({ lifted, frame }: { lifted: Lifted; frame: DOMRect | undefined }) {
  const { stack, n, all, at, foreseen } = lifted
  if (frame === undefined) return null
  const isLoad = foreseen?.isOther !== true
  const [x, y] = [at[0] - frame.left, at[1] - frame.top]
  const isRight = x + CLEAR + WIDTH < frame.width
  const left = isRight ? x + CLEAR : Math.max(8, x - CLEAR - WIDTH)
  const isHigh = y > frame.height / 2
  return (
    <div
      class={`carry-bubble ${foreseen?.isPossible === false ? 'cannot' : ''}`}
      style={{
        left: `${left}px`,
        width: `${WIDTH}px`,
        ...(isHigh ? { bottom: `${frame.height - y + CLEAR}px` } : { top: `${y + CLEAR}px` }),
      }}
      aria-hidden="true"
    >
      <p class="carry-load">
        {stack !== undefined && isLoad && <PieceIcon stack={stack} />}
        {all > 0 && isLoad && (
          <b>
            {n}/{all}
          </b>
        )}{' '}
        {foreseen?.title}
      </p>
      {foreseen?.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {all > 1 && isLoad && <p class="soft carry-hint">{say('draft.carry-hint')}</p>}
    </div>
  )
}
