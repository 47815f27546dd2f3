import type { Drawing } from '@coinflict/kernel/display'
import type { Piece, Space } from '@coinflict/kernel/state'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { TableChange } from '../motion/change.ts'
import { useStage } from '../motion/stage.tsx'
import { Icon } from '../parts/icon.tsx'
import { Still } from '../parts/still.tsx'
import { say } from '../text/say.ts'
import { captionsOf } from './captions.ts'
import { CarryBubble, type Foreseen, type Lifted } from './carry-bubble.tsx'
import { EdgeTrack } from './edge.tsx'
import { EDGE, furnitureWithin, markersInside } from './edge-places.ts'
import { OnBoard, TableBar } from './furniture.tsx'
import type { Box } from './ground.ts'
import { Board, CAPSULE, type Frame, furnitureOf, type TownStand } from './layout.ts'
import type { BoardLook, SpaceLook } from './look.ts'
import { measure } from './measure.ts'
import { drawnFor } from './narrow.ts'
import { placeOf, roadEnds } from './roads.ts'
import { LeadView, StandView } from './stand.tsx'
import type { TableLook } from './table.ts'
import { Terrain } from './terrain.tsx'
import { first, fitting, sizeAt, type Window, whole, within, zoom } from './view.ts'

/** What the map is told to show, and what it reports. It knows no rules. */
export interface MapProps {
  readonly drawing: Drawing
  readonly board: BoardLook
  /** Spaces that can be chosen. */
  readonly choices: ReadonlySet<Space>
  /** Spaces to point at: what a question is about, what an entry of the log did. */
  readonly marked: ReadonlySet<Space>
  /** Spaces that a non-player chose among. */
  readonly weighed?: ReadonlySet<Space>
  /** Spaces that somebody is led to. */
  readonly hinted?: ReadonlySet<Space>
  /** Spaces that are to be in sight whenever others are wanted. */
  readonly inSight?: readonly Space[]
  /** Spaces that were chosen and not answered yet, by number, and those that would change. */
  readonly numbers?: ReadonlyMap<Space, number>
  readonly drafted?: ReadonlySet<Space>
  /** What lies on the board beside its spaces. */
  readonly table?: TableLook
  /** What has changed since it was last drawn; nothing if nothing is to move. */
  readonly change?: TableChange | undefined
  caption(id: string): string
  /** A space in words, for a screen reader. */
  describe(look: SpaceLook): string
  onPick(space: Space): void
  /** Whether pieces can be picked up there, where they may go, and what would come of it. */
  mayLift?(space: Space, piece: Piece | undefined): boolean
  reach?(from: Space): ReadonlySet<Space> | undefined
  foresee?(from: Space, to: Space, piece: Piece | undefined, n: number): Foreseen | undefined
  /** Pieces of a kind, or all there are, were carried from one space to another. */
  onCarry(from: Space, to: Space, piece: Piece | undefined, n: number): void
  /** The space under the pointer or the focus. */
  onLook(space: Space | undefined): void
}

type Point = readonly [x: number, y: number]

/** A finger or mouse on the map. */
interface Touch {
  readonly start: Point
  readonly from: Space | undefined
  readonly piece: Piece | undefined
  /** Until a finger has rested long enough to pick up what is under it. */
  resting: ReturnType<typeof setTimeout> | undefined
  last: Point
  moved: boolean
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The map is laid out anew when it has come nearer by this much; in between everything is drawn a little larger. */
const NOTCH = 1.12

/** The scale that a phone opens the map with. */
const LEGIBLE = 0.92

/** What is so near, as a part of what is seen, is seen with it. */
const BESIDE = 0.38

/** Pixels around the middle of a space that show most of what stands there. */
const STANDING: Point = [70, 40]

/** What lies over the map is looked for at so many pixels from each other; what is left is of use if it is so high. */
const PROBE = 12
const USEFUL = 60

/** Pixels below which a frame is a phone's. */
const NARROW = 560

/** A board so wide and high has its furniture on it, until it comes so much nearer. */
const LARGE: Point = [900, 600]
const FURNISHED = 1.3

/** Half of what the number of a chosen space takes, at a corner of its name. */
const DISC = 13

/** Pixels that a pointer may stray and still be a click. */
const STILL = 6

/** Milliseconds that a finger rests on pieces to pick them up. */
const REST = 250

export function MapBoard(props: MapProps) {
  const { board, choices, marked, weighed, hinted, inSight, numbers, drafted } = props
  const top = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const layer = useRef<SVGGElement>(null)
  const touches = useRef(new Map<number, Touch>())
  const receded = useRef<{ readonly from: number; readonly to: number } | undefined>(undefined)
  const [around, setAround] = useState<Point>([1000, 800])
  const isFurnished = props.table !== undefined && around[0] >= LARGE[0] && around[1] >= LARGE[1]
  const edge = isFurnished ? EDGE : 0
  const extent: Point = [Math.max(1, around[0] - edge), Math.max(1, around[1] - edge)]
  const shape = extent[1] / extent[0]
  const drawing = drawnFor(props.drawing, extent)
  const [seen, setSeen] = useState<Window | undefined>(undefined)
  const [lifted, setLifted] = useState<Lifted | undefined>(undefined)
  const [focused, setFocused] = useState(board[0]?.space)
  const isNarrow = extent[0] < NARROW
  const view = within(
    drawing,
    shape,
    seen ??
      first(drawing, shape, isNarrow ? extent[0] / LEGIBLE : undefined, (seen) =>
        focusOf(drawing, board, choices.size > 0 ? choices : (inSight ?? []), seen),
      ),
  )

  // Before it is seen: its size says what stands on it.
  useLayoutEffect(() => {
    const element = top.current
    if (element === null) return
    const take = () => setAround([element.clientWidth, element.clientHeight])
    take()
    const observer = new ResizeObserver(take)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  /** Units of the drawing for a pixel. */
  const scale = () => view.width / extent[0]
  const onMap = (point: Point): Point => {
    const box = frame.current?.getBoundingClientRect()
    return [view.x + (point[0] - (box?.left ?? 0)) * scale(), view.y + (point[1] - (box?.top ?? 0)) * scale()]
  }
  const show = (next: Window) => setSeen(within(drawing, shape, next))
  const centre = (): Point => [view.x + view.width / 2, view.y + (view.width * shape) / 2]
  const move = (dx: number, dy: number) => show({ ...view, x: view.x + dx, y: view.y + dy })

  useEffect(() => {
    const element = svg.current
    if (element === null) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      if (lifted !== undefined) {
        setNumber(lifted.n - Math.sign(event.deltaY))
        return
      }
      show(zoom(view, Math.exp(Math.max(-60, Math.min(60, event.deltaY)) / 250), onMap([event.clientX, event.clientY])))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  })

  const spaceUnder = (point: Point): Space | undefined => {
    const hit = document.elementFromPoint(point[0], point[1])?.closest('[data-space]')
    return hit === null || hit === undefined ? undefined : (Number((hit as SVGElement).dataset.space) as Space)
  }

  const pieceUnder = (point: Point): Piece | undefined => {
    const token = document.elementFromPoint(point[0], point[1])?.closest<SVGElement>('[data-piece]')
    return token == null ? undefined : (Number(token.dataset.piece) as Piece)
  }

  /** Picks up the pieces of a kind that lie there, or all; returns whether there is a place for them to go. */
  const lift = (from: Space, piece: Piece | undefined, start: Point): boolean => {
    if (props.mayLift?.(from, piece) !== true) return false
    const reach = props.reach?.(from)
    if (reach?.size === 0) return false
    const stacks = board.find((look) => look.space === from)?.stacks ?? []
    props.onLook(undefined)
    const all = piece === undefined ? 0 : (stacks.find((stack) => stack.piece === piece)?.n ?? 0)
    setLifted({
      from,
      stack: stacks.find((stack) => stack.piece === piece),
      n: all,
      all,
      start,
      at: start,
      over: undefined,
      foreseen: undefined,
      reach,
    })
    return true
  }

  const foreseen = (from: Space, over: Space | undefined, piece: Piece | undefined, n: number): Foreseen | undefined =>
    over === undefined || over === from ? undefined : props.foresee?.(from, over, piece, n)

  const carryTo = (point: Point) => {
    if (lifted === undefined) return
    const over = spaceUnder(point)
    const isSame = over === lifted.over
    setLifted({
      ...lifted,
      at: point,
      over,
      foreseen: isSame ? lifted.foreseen : foreseen(lifted.from, over, lifted.stack?.piece, lifted.n),
    })
  }

  const setNumber = (n: number) => {
    if (lifted === undefined || n < 1 || n > lifted.all) return
    setLifted({ ...lifted, n, foreseen: foreseen(lifted.from, lifted.over, lifted.stack?.piece, n) })
  }

  useEffect(() => {
    if (lifted === undefined) return
    const type = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setLifted(undefined)
      else if (/^[1-9]$/.test(event.key)) setNumber(Number(event.key))
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', type, true)
    return () => document.removeEventListener('keydown', type, true)
  })

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    const point: Point = [event.clientX, event.clientY]
    const from = spaceUnder(point)
    const piece = pieceUnder(point)
    const mayRest = event.pointerType !== 'mouse' && from !== undefined
    const resting = mayRest ? setTimeout(() => lift(from, piece, point), REST) : undefined
    touches.current.set(event.pointerId, { start: point, from, piece, resting, last: point, moved: false })
    svg.current?.setPointerCapture(event.pointerId)
  }

  const drag = (event: PointerEvent) => {
    const touch = touches.current.get(event.pointerId)
    const point: Point = [event.clientX, event.clientY]
    if (touch === undefined) {
      const under = spaceUnder(point)
      svg.current?.classList.toggle('at-choice', under !== undefined && choices.has(under))
      props.onLook(under)
      return
    }
    const last = touch.last
    const others = [...touches.current.values()].filter((t) => t !== touch)
    const began = !touch.moved && Math.hypot(point[0] - touch.start[0], point[1] - touch.start[1]) > STILL
    touch.moved ||= began
    touch.last = point
    if (!touch.moved) return
    clearTimeout(touch.resting)
    const { from, piece } = touch
    const other = others[0]
    if (lifted !== undefined) carryTo(point)
    else if (other !== undefined) {
      other.moved = true
      clearTimeout(other.resting)
      const before = Math.hypot(last[0] - other.last[0], last[1] - other.last[1])
      const now = Math.hypot(point[0] - other.last[0], point[1] - other.last[1])
      const middle: Point = [(point[0] + other.last[0]) / 2, (point[1] + other.last[1]) / 2]
      if (now > 0) show(zoom(view, before / now, onMap(middle)))
    } else if (!(began && from !== undefined && event.pointerType === 'mouse' && lift(from, piece, touch.start)))
      move((last[0] - point[0]) * scale(), (last[1] - point[1]) * scale())
  }

  const release = (event: PointerEvent) => {
    const touch = touches.current.get(event.pointerId)
    touches.current.delete(event.pointerId)
    clearTimeout(touch?.resting)
    setLifted(undefined)
    if (touch === undefined || event.type === 'pointercancel') return
    const under = spaceUnder([event.clientX, event.clientY])
    if (lifted !== undefined && touch.moved) {
      if (under !== undefined && under !== lifted.from) props.onCarry(lifted.from, under, lifted.stack?.piece, lifted.n)
    } else if (!touch.moved && under !== undefined) pick(under)
  }

  const pick = (space: Space) => {
    setFocused(space)
    props.onLook(space)
    props.onPick(space)
  }

  /** The space that lies nearest in a direction. */
  const beside = (space: Space, [dx, dy]: Point): Space | undefined => {
    const here = placeOf(drawing, board, space)
    let best: Space | undefined
    let least = Number.POSITIVE_INFINITY
    for (const look of board) {
      const there = placeOf(drawing, board, look.space)
      const [x, y] = [there[0] - here[0], there[1] - here[1]]
      const along = x * dx + y * dy
      const across = Math.abs(x * dy) + Math.abs(y * dx)
      const far = along + 2 * across
      if (along > 1 && across < 2 * along && far < least) [best, least] = [look.space, far]
    }
    return best
  }

  const bringIntoSight = (spaces: readonly Space[]) => {
    const places = spaces.map((space) => placeOf(drawing, board, space))
    const { top, bottom } = openPart(svg.current, extent[1])
    // What is farther for the sake of spaces that lie apart comes nearer again.
    const nearest = receded.current?.to === view.width ? receded.current.from : view.width
    const room: Point = [Math.min(STANDING[0], extent[0] / 6), Math.min(STANDING[1], (bottom - top) / 6)]
    const isSeen = ([x, y]: Point) => {
      const [across, down] = [(x - view.x) / scale(), (y - view.y) / scale()]
      return across > room[0] && across < extent[0] - room[0] && down > top + room[1] && down < bottom - room[1]
    }
    if (nearest === view.width && places.every(isSeen)) return
    const next = within(drawing, shape, fitting(places, { width: extent[0], top, bottom, room }, nearest / extent[0]))
    receded.current = next.width > nearest ? { from: nearest, to: next.width } : undefined
    if (next.x !== view.x || next.y !== view.y || next.width !== view.width) setSeen(next)
  }

  useEffect(() => {
    if (inSight !== undefined && inSight.length > 0) bringIntoSight(inSight)
  }, [inSight])

  const focus = (space: Space) => {
    setFocused(space)
    bringIntoSight([space])
    svg.current?.querySelector<SVGElement>(`[data-space="${space}"]`)?.focus({ preventScroll: true })
  }

  const key = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key]
    if (direction !== undefined) {
      const [dx, dy] = direction
      if (event.shiftKey) move((dx * view.width) / 6, (dy * view.width) / 6)
      else {
        const next = focused === undefined ? undefined : beside(focused, direction)
        if (next !== undefined) focus(next)
      }
    } else if (event.key === '+' || event.key === '=') show(zoom(view, 1 / 1.3, centre()))
    else if (event.key === '-') show(zoom(view, 1.3, centre()))
    else if (event.key === 'Home') show(whole(drawing, shape))
    else if ((event.key === 'Enter' || event.key === ' ') && focused !== undefined) props.onPick(focused)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const areas = board.filter((look) => look.kind === 'country')
  const lines = board.filter((look) => look.kind === 'loc')
  const cities = board.filter((look) => look.kind === 'city')
  const near = 1 / scale()
  const far = extent[0] / whole(drawing, shape).width
  const laid = notched(near, far)
  const size = sizeAt(laid)
  const isOnBoard = isFurnished && near < FURNISHED * far
  const ids = board.map(({ id }) => id).join()
  const table = useMemo(
    () => new Board({ drawing, scale: laid, size, measure, isFurnished: isOnBoard } satisfies Frame, board),
    [drawing, laid, size, ids, isOnBoard],
  )
  const { stands, towns } = table.lay(board)
  useStage(layer, props.change, stands, table)
  const viewBox = `0 0 ${extent[0]} ${extent[1]}`
  const transform = `scale(${near}) translate(${-view.x} ${-view.y})`
  const ends = useMemo(() => roadEnds(drawing, board), [drawing, ids])
  /** A road with what of it is under the plates of its cities: those may be smaller than the cities of the map. */
  const roadOf = (look: SpaceLook, path: string): string =>
    path +
    (ends.get(look.space) ?? [])
      .map(({ at, city }) => {
        const { x, y } = stands.get(city)?.box ?? { x: at[0] * laid, y: at[1] * laid }
        return `M${at}L${x / laid} ${y / laid}`
      })
      .join('')
  const placed = [...stands.values()].flatMap(({ boxes }) => boxes)
  const onTop = [
    ...placed,
    ...towns.flatMap(({ name }) => name ?? []),
    ...(isOnBoard ? furnitureOf({ drawing, scale: laid }) : []),
  ]
  // Where they lie over the whole map: names do not move with it.
  const all = whole(drawing, shape)
  const ofAll = (all.width / extent[0]) * laid
  const inside =
    isFurnished && props.table !== undefined
      ? markersInside(props.table, around, furnitureWithin(drawing, ...around))
      : []
  const markers = inside.map(
    ({ x, y, w, h }): Box => ({ x: x * ofAll + all.x * laid, y: y * ofAll + all.y * laid, w: w * ofAll, h: h * ofAll }),
  )
  const words = captionsOf(drawing, props.caption, table, [...onTop, ...markers], laid)
  const said = words.map(({ at, text }) => `${text} ${at.at}`).join()
  const controlled = areas.map(({ control }) => control?.colour).join()

  const stop = board.some((look) => look.space === focused) ? focused : board[0]?.space

  /** What is to be seen of a space beside what it is: whether it can be chosen, is pointed at, was considered. */
  const standing = ({ space }: SpaceLook): string =>
    [
      (lifted?.reach ?? choices).has(space) ? 'possible' : '',
      marked.has(space) ? 'marked' : weighed?.has(space) ? 'weighed' : '',
      hinted?.has(space) ? 'hinted' : '',
      numbers?.has(space) === true ? 'chosen' : drafted?.has(space) ? 'drafted' : '',
    ]
      .filter((name) => name !== '')
      .join(' ')

  /** The frame of an area that stands out, inside the roads on its border. */
  const frameOf = (look: SpaceLook) => {
    const classes = standing(look)
    const path = drawing.spaces[look.id]?.path
    if (classes === '' || path === undefined) return null
    return (
      <g key={look.id} class="inside" clip-path={`url(#frame-${look.id})`}>
        <clipPath id={`frame-${look.id}`}>
          <path d={path} />
        </clipPath>
        <path class={`frame ${classes}`} d={path} />
      </g>
    )
  }

  const shapeOf = (look: SpaceLook, layer: string) => {
    const place = drawing.spaces[look.id]
    if (place === undefined) return null
    const path = layer === 'line' ? roadOf(look, place.path) : place.path
    return (
      <g
        key={look.id}
        class={`space ${layer} ${look.terrain ?? ''} ${standing(look)}`}
        data-space={look.space}
        data-id={look.id}
        role="button"
        tabindex={look.space === stop ? 0 : -1}
        aria-label={props.describe(look)}
        aria-disabled={!choices.has(look.space) && numbers?.has(look.space) !== true}
        onFocus={() => {
          setFocused(look.space)
          props.onLook(look.space)
        }}
        onBlur={() => props.onLook(undefined)}
      >
        {layer === 'line' && <path class="reach" d={path} />}
        <path class="shape" d={path} />
        {layer === 'line' && look.terrain !== undefined && <path class="core" d={path} />}
      </g>
    )
  }

  const faceOf = (look: SpaceLook) => {
    const stand = stands.get(look.space)
    if (stand === undefined) return null
    return (
      <Still key={look.id} by={[stand, size]}>
        <StandView stand={stand} size={size} />
      </Still>
    )
  }

  /** The frame of a plate or capsule that stands out. */
  const boxFrame = (look: SpaceLook) => {
    const classes = standing(look)
    const box = stands.get(look.space)?.box
    if (classes === '' || box === undefined) return null
    const [w, h] = [box.w + 8, box.h + 8]
    return (
      <rect
        key={look.id}
        class={`frame ${classes}`}
        x={box.x - w / 2}
        y={box.y - h / 2}
        width={w}
        height={h}
        rx={look.kind === 'loc' ? Math.min(h / 2, CAPSULE.height * size * 0.6) : 12 * size}
      />
    )
  }

  return (
    <>
      <TableBar table={props.table} drawing={isOnBoard ? drawing : undefined}>
        <fieldset class="zoom" aria-label={say('map.zoom')}>
          <button type="button" onClick={() => show(zoom(view, 1 / 1.4, centre()))} aria-label={say('map.nearer')}>
            <Icon name="nearer" />
          </button>
          <button type="button" onClick={() => show(zoom(view, 1.4, centre()))} aria-label={say('map.farther')}>
            <Icon name="farther" />
          </button>
          <button type="button" onClick={() => show(whole(drawing, shape))} aria-label={say('map.whole')}>
            <Icon name="whole" />
          </button>
        </fieldset>
      </TableBar>
      <div class="tabletop" ref={top} style={{ padding: `${edge}px 0 0 ${edge}px` }}>
        {isFurnished && props.table !== undefined && (
          <EdgeTrack table={props.table} drawing={drawing} width={around[0]} height={around[1]} change={props.change} />
        )}
        <div
          class={`map ${(numbers?.size ?? 0) > 0 ? 'drafting' : ''} ${lifted?.reach === undefined ? '' : 'carrying'}`}
          ref={frame}
        >
          <Still by={[drawing, ids, said, controlled, viewBox, transform]}>
            <Terrain drawing={drawing} board={board} captions={words} viewBox={viewBox} transform={transform} />
          </Still>
          <svg
            class="scene"
            ref={svg}
            viewBox={viewBox}
            data-view={`${view.x} ${view.y} ${view.width}`}
            role="group"
            aria-label={say('map.label')}
            onPointerDown={press}
            onPointerMove={drag}
            onPointerUp={release}
            onPointerCancel={release}
            onPointerLeave={() => props.onLook(undefined)}
            onKeyDown={key}
          >
            <g transform={transform} clip-path="url(#sheet)">
              {areas.map((look) => shapeOf(look, 'area'))}
              {areas.map(frameOf)}
              {lines.map((look) => shapeOf(look, 'line'))}
              {cities.map((look) => shapeOf(look, 'city'))}
              {lifted !== undefined && <CarryLine from={onMap(lifted.start)} to={onMap(lifted.at)} />}
            </g>
            <g
              class="on-top"
              aria-hidden="true"
              transform={`translate(${-view.x * near} ${-view.y * near}) scale(${near / laid})`}
            >
              {towns.map((stand) => (
                <TownView key={stand.town.name} stand={stand} size={size} />
              ))}
              {[...stands.values()].map((stand) => (
                <LeadView key={stand.look.id} stand={stand} />
              ))}
              {lines.map(boxFrame)}
              {lines.map(faceOf)}
              {cities.map(boxFrame)}
              {cities.map(faceOf)}
              {areas.map(faceOf)}
              {[...(numbers ?? [])].map(([space, n]) => {
                const box = stands.get(space)?.box
                if (box === undefined) return null
                const [x, y] = table.corner(box, DISC * size, onTop)
                return (
                  <g key={space} class="disc" transform={`translate(${x} ${y}) scale(${size})`}>
                    <circle r={DISC - 1} />
                    <text y="5">{n}</text>
                  </g>
                )
              })}
              {props.change !== undefined && <g class="motion" ref={layer} />}
            </g>
          </svg>
          {lifted?.foreseen !== undefined && (
            <CarryBubble lifted={lifted} frame={frame.current?.getBoundingClientRect()} />
          )}
          {props.table !== undefined && isOnBoard && (
            <div class="furniture-place" style={{ transform: `translate(${-view.x * near}px, ${-view.y * near}px)` }}>
              <OnBoard table={props.table} drawing={drawing} scale={near} size={sizeAt(near)} />
            </div>
          )}
        </div>
      </div>
    </>
  )
}

const CarryLine = ({ from, to }: { from: Point; to: Point }) => (
  <line class="carry" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
)

/** The scale that the map is laid out for: that of the whole, or one that is nearer by some notches. */
const notched = (near: number, far: number): number =>
  far * NOTCH ** Math.floor(Math.log(Math.max(1, near / far)) / Math.log(NOTCH) + 1e-6)

/** How much of the map is to be seen, from where to where in pixels: on a small screen something may lie over it. All of it where that is too little. */
function openPart(svg: SVGSVGElement | null, height: number): { readonly top: number; readonly bottom: number } {
  const all = { top: 0, bottom: height }
  if (svg === null) return all
  const { left, top, width } = svg.getBoundingClientRect()
  const open = Array.from({ length: Math.ceil(height / PROBE) }, (_, i) => i * PROBE).filter((y) =>
    svg.contains(document.elementFromPoint(left + width / 2, top + y)),
  )
  const found = { top: open[0] ?? 0, bottom: Math.min(height, (open.at(-1) ?? 0) + PROBE) }
  return found.bottom - found.top < USEFUL ? all : found
}

/** The middle of as many of some spaces as are seen at once, or of the map. */
function focusOf(drawing: Drawing, board: BoardLook, spaces: Iterable<Space>, [w, h]: Point): Point {
  const places = [...spaces].map((space) => placeOf(drawing, board, space))
  const around = places.map(([x, y]) =>
    places.filter((at) => Math.abs(at[0] - x) < w * BESIDE && Math.abs(at[1] - y) < h * BESIDE),
  )
  const most = around.toSorted((a, b) => b.length - a.length)[0]
  if (most === undefined) return [drawing.width / 2, drawing.height / 2]
  const middle = (of: readonly number[]): number => (Math.min(...of) + Math.max(...of)) / 2
  return [middle(most.map(([x]) => x)), middle(most.map(([, y]) => y))]
}

/** A place on a line that is no space. */
function TownView({ stand: { town, at, name }, size }: { stand: TownStand; size: number }) {
  return (
    <g class="town">
      <circle cx={at[0]} cy={at[1]} r={4 * size} />
      {name !== undefined && (
        <text transform={`translate(${name.x} ${name.y}) scale(${size})`} y="4.5">
          {town.name}
        </text>
      )}
    </g>
  )
}
