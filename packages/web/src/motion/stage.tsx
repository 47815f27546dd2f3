import type { Piece, Space } from '@coinflict/kernel/state'
import { type RefObject, render } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { PieceSymbol } from '../board/pieces.tsx'
import type { TableChange } from './change.ts'
import { flash } from './flash.ts'
import { type Mover, type Scene, type Spot, type Stands, sceneOf, timesOf } from './scene.ts'

/** Plays what moves on the board, in a layer over it. */

const placed = ({ x, y, scale }: Spot): string => `translate(${x}px, ${y}px) scale(${scale})`

/** Pieces are lifted a little on their way. */
const LIFTED = 1.18

/** Milliseconds in which those who stay make room. */
const MAKING_ROOM = 250

function Movers({ scene: { movers, waiting } }: { scene: Scene }) {
  return (
    <>
      {waiting.map(({ stack, n, at }, i) => (
        <g key={`waiting ${i}`} style={{ transform: placed(at) }}>
          <PieceSymbol stack={stack} n={n} />
        </g>
      ))}
      {movers.map(({ before, after, n, from }, i) => (
        <g key={i} class="mover" style={{ transform: placed(from) }}>
          <g class="face">
            <PieceSymbol stack={before} n={n} />
          </g>
          {before.piece !== after.piece && (
            <g class="face turned">
              <PieceSymbol stack={after} n={n} />
            </g>
          )}
        </g>
      ))}
    </>
  )
}

function start(element: Element, mover: Mover, last: number, time: number): Animation[] {
  const { from, to, comes, leaves } = mover
  const timing = { ...timesOf(mover.order, last, time), easing: 'ease-in-out', fill: 'both' } as const
  const middle = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    scale: (LIFTED * (from.scale + to.scale)) / 2,
  }
  const way = element.animate(
    [
      { transform: placed(from), opacity: comes ? 0 : 1 },
      { transform: placed(middle), opacity: 1 },
      { transform: placed(to), opacity: leaves ? 0 : 1 },
    ],
    timing,
  )
  const [face, turned] = element.querySelectorAll('.face')
  if (face === undefined || turned === undefined) return [way]
  const [flat, edgewise] = ['scaleX(1)', 'scaleX(0)']
  return [
    way,
    face.animate([{ transform: flat }, { transform: edgewise }, { transform: edgewise }], timing),
    turned.animate([{ transform: edgewise }, { transform: edgewise }, { transform: flat }], timing),
  ]
}

/** What is played in a layer now; a click, a key or the next change is the end of it. */
class Stage {
  private animations: Animation[] = []
  private hidden: SVGElement[] = []
  private readonly layer: SVGGElement
  private readonly end = () => this.finish()

  constructor(layer: SVGGElement) {
    this.layer = layer
  }

  play(scene: Scene, time: number): void {
    this.finish()
    render(<Movers scene={scene} />, this.layer)
    const last = Math.max(...scene.movers.map(({ order }) => order))
    const elements = this.layer.querySelectorAll('.mover')
    this.animations = scene.movers.flatMap((mover, i) => start(elements[i] as Element, mover, last, time))
    for (const [space, tokens] of scene.hidden)
      for (const i of tokens) {
        const token = this.tokens(space)[i]
        if (token === undefined) continue
        token.style.visibility = 'hidden'
        this.hidden.push(token)
      }
    for (const { space, token, from, to } of scene.shifts) {
      const making = [{ transform: placed(from) }, { transform: placed(to) }]
      const animation = this.tokens(space)[token]?.animate(making, { duration: Math.min(MAKING_ROOM, time) })
      if (animation !== undefined) this.animations.push(animation)
    }
    document.addEventListener('pointerdown', this.end, true)
    document.addEventListener('keydown', this.end, true)
    Promise.all(this.animations.map(({ finished }) => finished)).then(this.end, () => undefined)
  }

  /** The tokens that are drawn in a space, in their order. */
  private tokens(space: Space): readonly SVGElement[] {
    const drawn = `.stand[data-space="${space}"] > .token`
    return [...(this.layer.parentElement?.querySelectorAll<SVGElement>(drawn) ?? [])]
  }

  finish(): void {
    for (const token of this.hidden) token.style.visibility = ''
    for (const animation of this.animations) animation.cancel()
    this.hidden = []
    this.animations = []
    render(null, this.layer)
    document.removeEventListener('pointerdown', this.end, true)
    document.removeEventListener('keydown', this.end, true)
  }
}

/** Where a box is on the board: the pieces drawn in it, the button it is behind, or the nearest edge. */
function boxSpot(layer: SVGGElement, box: string, piece: Piece, other: Spot): Spot {
  const frame = layer.closest('.map')
  const drawn =
    frame?.querySelector(`[data-box="${box}"] [data-supply="${piece}"]`) ??
    frame?.querySelector(`[data-box="${box}"]`) ??
    document.querySelector('main.play [data-part="available"]')
  const inverse = layer.getScreenCTM()?.inverse()
  const area = drawn?.getBoundingClientRect()
  if (inverse === undefined || frame == null) return other
  if (area !== undefined) {
    const { x, y } = new DOMPoint(area.x + area.width / 2, area.y + area.height / 2).matrixTransform(inverse)
    return { x, y, scale: other.scale }
  }
  const edge = frame.getBoundingClientRect()
  const { y } = new DOMPoint(edge.x, edge.bottom).matrixTransform(inverse)
  return { x: other.x, y, scale: other.scale }
}

/**
 * Shows a change of the board: who went where, and which spaces are not as they were. `laidFor` is what the board was laid out for; if
 * that has changed too, there is no way from the one to the other.
 */
export function useStage(
  layer: RefObject<SVGGElement | null>,
  change: TableChange | undefined,
  stands: Stands,
  laidFor: object,
) {
  const stage = useRef<Stage | undefined>(undefined)
  const known = useRef<{ stands: Stands; laidFor: object } | undefined>(undefined)
  useLayoutEffect(() => {
    const before = known.current
    known.current = { stands, laidFor }
    stage.current?.finish()
    const element = layer.current
    if (change === undefined || element === null || before?.laidFor !== laidFor) return
    for (const space of change.spaces)
      flash(element.parentElement?.querySelector(`.stand[data-space="${space}"] > :first-child`), change.time)
    if (change.time === 0) return
    // Where boxes are is asked when the frame is made: sooner it would take a layout of its own.
    const next = requestAnimationFrame(() => {
      const scene = sceneOf(change.journeys, before.stands, stands, (box, piece, other) =>
        boxSpot(element, box, piece, other),
      )
      if (scene === undefined) return
      stage.current = new Stage(element)
      stage.current.play(scene, change.time)
    })
    return () => cancelAnimationFrame(next)
  }, [change, laidFor])
  useLayoutEffect(() => {
    if (known.current !== undefined) known.current = { stands, laidFor }
  })
  useEffect(() => () => stage.current?.finish(), [])
}
