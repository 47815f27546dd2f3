import type { Drawing, SpaceDrawing } from '@coinflict/kernel/display'
import type { Space } from '@coinflict/kernel/state'
import type { VNode } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../parts/icon.tsx'
import { say } from '../text/say.ts'
import type { BoardLook, SpaceLook } from './look.ts'
import { lay, Stacks } from './pieces.tsx'
import { first, type Window, whole, within, zoom } from './view.ts'

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
  /** A space that is to be in sight when it changes. */
  readonly inSight?: Space | undefined
  caption(id: string): string
  /** A space in words, for a screen reader. */
  describe(look: SpaceLook): string
  onPick(space: Space): void
  onCarry(from: Space, to: Space): void
  /** The space under the pointer or the focus. */
  onLook(space: Space | undefined): void
}

type Point = readonly [x: number, y: number]

/** A finger or mouse on the map. */
interface Touch {
  readonly start: Point
  readonly from: Space | undefined
  last: Point
  moved: boolean
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** How large names and pieces are drawn: the pixels for each of their units, and how far that may depart from the map's. */
const READABLE = 0.72
const LARGEST = 1.42
const SMALLEST = 0.55

/** Pixels below which a frame is a phone's. */
const NARROW = 600

/** Pixels that a pointer may stray and still be a click. */
const STILL = 6

export function MapBoard(props: MapProps) {
  const { drawing, board, choices, marked, weighed, hinted, inSight } = props
  const frame = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const touches = useRef(new Map<number, Touch>())
  // What was drawn of a space before: given back as it is, it is not looked through again.
  const faces = useRef(new WeakMap<SpaceLook, { readonly size: number; readonly face: VNode }>())
  const [shape, setShape] = useState(1)
  const [seen, setSeen] = useState<Window | undefined>(undefined)
  const [carried, setCarried] = useState<{ from: Point; to: Point } | undefined>(undefined)
  const [focused, setFocused] = useState(board[0]?.space)
  const isNarrow = (frame.current?.clientWidth ?? 1000) < NARROW
  const view = within(drawing, shape, seen ?? first(drawing, shape, isNarrow))

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const measure = () => setShape(element.clientHeight / Math.max(1, element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const scale = () => view.width / Math.max(1, frame.current?.clientWidth ?? 1)
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
      show(zoom(view, Math.exp(Math.max(-60, Math.min(60, event.deltaY)) / 250), onMap([event.clientX, event.clientY])))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  })

  const spaceUnder = (point: Point): Space | undefined => {
    const hit = document.elementFromPoint(point[0], point[1])?.closest('[data-space]')
    return hit === null || hit === undefined ? undefined : (Number((hit as SVGElement).dataset.space) as Space)
  }

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    const point: Point = [event.clientX, event.clientY]
    const from = spaceUnder(point)
    touches.current.set(event.pointerId, { start: point, from, last: point, moved: false })
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
    touch.moved ||= Math.hypot(point[0] - touch.start[0], point[1] - touch.start[1]) > STILL
    touch.last = point
    if (!touch.moved) return
    const other = others[0]
    if (other !== undefined) {
      other.moved = true
      const before = Math.hypot(last[0] - other.last[0], last[1] - other.last[1])
      const now = Math.hypot(point[0] - other.last[0], point[1] - other.last[1])
      const middle: Point = [(point[0] + other.last[0]) / 2, (point[1] + other.last[1]) / 2]
      if (now > 0) show(zoom(view, before / now, onMap(middle)))
    } else if (touch.from !== undefined && choices.has(touch.from) && event.pointerType === 'mouse') {
      setCarried({ from: onMap(touch.start), to: onMap(point) })
    } else move((last[0] - point[0]) * scale(), (last[1] - point[1]) * scale())
  }

  const release = (event: PointerEvent) => {
    const touch = touches.current.get(event.pointerId)
    touches.current.delete(event.pointerId)
    setCarried(undefined)
    if (touch === undefined) return
    const under = spaceUnder([event.clientX, event.clientY])
    if (!touch.moved) {
      if (under !== undefined) pick(under)
    } else if (carried !== undefined && touch.from !== undefined && under !== undefined && under !== touch.from) {
      props.onCarry(touch.from, under)
    }
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

  const bringIntoSight = (space: Space) => {
    const [x, y] = placeOf(drawing, board, space)
    const margin = view.width / 12
    const inside = (value: number, from: number, size: number) => value > from + margin && value < from + size - margin
    if (!inside(x, view.x, view.width) || !inside(y, view.y, view.width * shape)) {
      show({ ...view, x: x - view.width / 2, y: y - (view.width * shape) / 2 })
    }
  }

  useEffect(() => {
    if (inSight !== undefined) bringIntoSight(inSight)
  }, [inSight])

  const focus = (space: Space) => {
    setFocused(space)
    bringIntoSight(space)
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

  // Names and pieces keep a size that can be read: larger than the map when it is far, smaller when it is near.
  const size = Math.min(LARGEST, Math.max(SMALLEST, READABLE * scale()))

  const areas = board.filter((look) => look.kind === 'country')
  const lines = board.filter((look) => look.kind === 'loc')
  const cities = board.filter((look) => look.kind === 'city')
  const stop = board.some((look) => look.space === focused) ? focused : board[0]?.space

  /** What is to be seen of a space beside what it is: whether it can be chosen, is pointed at, was considered. */
  const standing = ({ space }: SpaceLook): string =>
    [
      choices.has(space) ? 'possible' : '',
      marked.has(space) ? 'marked' : weighed?.has(space) ? 'weighed' : '',
      hinted?.has(space) ? 'hinted' : '',
    ]
      .filter((name) => name !== '')
      .join(' ')

  /** The frame of an area or city that stands out, over all neighbours. */
  const frameOf = (look: SpaceLook) => {
    const classes = standing(look)
    if (classes === '') return null
    return <path key={look.id} class={`frame ${classes}`} d={drawing.spaces[look.id]?.path} />
  }

  const shapeOf = (look: SpaceLook, layer: string) => {
    const place = drawing.spaces[look.id]
    if (place === undefined) return null
    return (
      <g
        key={look.id}
        class={`space ${layer} ${look.terrain ?? ''} ${standing(look)}`}
        data-space={look.space}
        data-id={look.id}
        role="button"
        tabIndex={look.space === stop ? 0 : -1}
        aria-label={props.describe(look)}
        aria-disabled={!choices.has(look.space)}
        onFocus={() => {
          setFocused(look.space)
          props.onLook(look.space)
        }}
      >
        {layer === 'line' && <path class="reach" d={place.path} />}
        <path class="shape" d={place.path} />
        {layer === 'area' && look.terrain !== undefined && (
          <path class="terrain" d={place.path} fill={`url(#${look.terrain})`} />
        )}
        {layer === 'line' && look.terrain !== undefined && <path class="core" d={place.path} />}
      </g>
    )
  }

  const faceOf = (look: SpaceLook) => {
    const place = drawing.spaces[look.id]
    if (place === undefined) return null
    const known = faces.current.get(look)
    if (known?.size === size) return known.face
    const face = <SpaceFace key={look.id} look={look} place={place} size={size} />
    faces.current.set(look, { size, face })
    return face
  }

  return (
    <div class="map" ref={frame}>
      <svg
        ref={svg}
        viewBox={`${view.x} ${view.y} ${view.width} ${view.width * shape}`}
        role="group"
        aria-label={say('map.label')}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={() => props.onLook(undefined)}
        onKeyDown={key}
      >
        <Patterns />
        <rect class="sea" width={drawing.width} height={drawing.height} />
        <path class="around" d={drawing.around} />
        {drawing.captions.map(({ id, at }) => (
          <text key={id} class="caption" x={at[0]} y={at[1]}>
            {props.caption(id)}
          </text>
        ))}
        {areas.map((look) => shapeOf(look, 'area'))}
        <path class="outline" d={drawing.outline} />
        {areas.map(frameOf)}
        {drawing.links.map(({ from, to, path }) => (
          <path key={`${from} ${to}`} class="link" d={path} />
        ))}
        {lines.map((look) => shapeOf(look, 'line'))}
        {drawing.towns.map(({ name, at, label }) => (
          <g key={name} class="town">
            <circle cx={at[0]} cy={at[1]} r="5" />
            <text x={label[0]} y={label[1] + 3}>
              {name}
            </text>
          </g>
        ))}
        {cities.map((look) => shapeOf(look, 'city'))}
        {cities.map(frameOf)}
        <g class="on-top" aria-hidden="true">
          {board.map(faceOf)}
        </g>
        {carried !== undefined && (
          <line class="carry" x1={carried.from[0]} y1={carried.from[1]} x2={carried.to[0]} y2={carried.to[1]} />
        )}
      </svg>
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
    </div>
  )
}

const placeOf = (drawing: Drawing, board: BoardLook, space: Space): Point => {
  const id = board.find((look) => look.space === space)?.id
  const place = id === undefined ? undefined : drawing.spaces[id]
  return place?.circle?.at ?? place?.pieces ?? [0, 0]
}

const LEVEL_SIGNS: Readonly<Record<number, string>> = { [-2]: '▼▼', [-1]: '▼', 1: '▲', 2: '▲▲' }

/** Name, worth, level, control, pieces and markers of a space. */
function SpaceFace({ look, place, size }: { look: SpaceLook; place: SpaceDrawing; size: number }) {
  const { at, room, leader } = whereGroup(look, place, size)
  return (
    <g class={`face ${look.kind}`} data-space={look.space}>
      {leader !== undefined && (
        <line class="leader" x1={leader[0][0]} y1={leader[0][1]} x2={leader[1][0]} y2={leader[1][1]} />
      )}
      <g transform={`translate(${at[0]} ${at[1]}) scale(${size})`}>
        <Stacks stacks={look.stacks} markers={look.markers} room={room} />
      </g>
      <g transform={`translate(${place.label[0]} ${place.label[1]}) scale(${size})`}>
        {look.kind === 'country' && <AreaName look={look} />}
        {look.kind === 'city' && <CityName look={look} place={place} />}
        {look.kind === 'loc' && (
          <>
            <rect class="econ" x="-7" y="-7" width="14" height="14" transform="rotate(45)" />
            <text class="worth" y="4.5">
              {look.econ}
            </text>
          </>
        )}
      </g>
      {place.circle !== undefined && look.control !== undefined && (
        <g transform={`translate(${onRim(place.circle, place.label).join(' ')}) scale(${size})`}>
          <ControlSign control={look.control} x={0} y={0} />
        </g>
      )}
    </g>
  )
}

/** Smaller than this, a group leaves its city. */
const INSIDE = 0.7

/** Where a group of pieces stands, with its room in its own units. Few pieces stand in a city, more beside it at the end of a line. */
function whereGroup({ stacks, markers }: SpaceLook, { circle, pieces, room }: SpaceDrawing, size: number) {
  const inUnits = ([width, height]: Point): Point => [width / size, height / size]
  if (circle === undefined) return { at: pieces, room: inUnits(room), leader: undefined }
  const { at, radius } = circle
  const inside = inUnits([1.7 * radius, 1.7 * radius])
  const laying = lay(stacks.length, markers.length, inside)
  if (laying.fit >= INSIDE) return { at, room: [inside[0], laying.height] as Point, leader: undefined }
  const middle: Point = [
    pieces[0],
    pieces[1] - room[1] / 2 + (size * lay(stacks.length, markers.length, inUnits(room)).height) / 2,
  ]
  const far = Math.hypot(middle[0] - at[0], middle[1] - at[1])
  const rim: Point = [at[0] + ((middle[0] - at[0]) * radius) / far, at[1] + ((middle[1] - at[1]) * radius) / far]
  return { at: pieces, room: inUnits(room), leader: [rim, middle] as const }
}

/** The place for a sign on the rim of a city, away from its name. */
function onRim({ at, radius }: { readonly at: Point; readonly radius: number }, label: Point): Point {
  const side = label[0] > at[0] ? -1 : 1
  return [at[0] + side * radius * 0.75, at[1] - radius * 0.75]
}

/** Name, population and level in one line. */
function NameText({ look }: { look: SpaceLook }) {
  const sign = look.hasPeople ? LEVEL_SIGNS[look.level] : undefined
  return (
    <>
      {look.name}
      <tspan class="pop" dx="4">
        {look.pop}
      </tspan>
      {look.traits.some((trait) => trait.sign !== '') && (
        <tspan class="trait" dx="3">
          {look.traits.map((trait) => trait.sign).join('')}
        </tspan>
      )}
      {sign !== undefined && (
        <tspan class={look.level > 0 ? 'support' : 'opposition'} dx="3">
          {sign}
        </tspan>
      )}
    </>
  )
}

/** Units that a letter of a name takes on average. */
const LETTER = 8

/** The name of an area stands above its pieces. */
function AreaName({ look }: { look: SpaceLook }) {
  const signs = look.traits.map((trait) => trait.sign).join('')
  const letters = look.name.length + 2 + signs.length + (look.hasPeople ? 1.5 * Math.abs(look.level) : 0)
  return (
    <>
      <text class="name" y="5" text-anchor="middle">
        <NameText look={look} />
      </text>
      {look.control !== undefined && <ControlSign control={look.control} x={(-LETTER * letters) / 2 - 13} y={0} />}
    </>
  )
}

/** The name of a city stands beside it and grows away from it. */
function CityName({ look, place }: { look: SpaceLook; place: SpaceDrawing }) {
  const side = Math.round(place.label[0] - (place.circle?.at[0] ?? place.label[0]))
  return (
    <text class="name" y="5" text-anchor={side === 0 ? 'middle' : side < 0 ? 'end' : 'start'}>
      <NameText look={look} />
    </text>
  )
}

/** Who controls a space. */
function ControlSign({ control, x, y }: { control: NonNullable<SpaceLook['control']>; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle class={`control ${control.colour}`} r="7.5" />
      <text class={`control-letter ${control.colour}`} y="4">
        {control.letter}
      </text>
    </g>
  )
}

/** Textures that tell terrains apart without colour: how wide a tile is, and what is on it. */
const TREES = [26, 'M5 11l3-6 3 6zM18 23l3-6 3 6z'] as const
const PEAKS = [30, 'M2 13l6-8 6 8M17 27l5-7 5 7'] as const
const GRASS = [24, 'M4 9h6M15 20h6'] as const

const TEXTURES = {
  forest: TREES,
  jungle: TREES,
  mountain: PEAKS,
  highland: PEAKS,
  plains: GRASS,
  grassland: GRASS,
  lowland: GRASS,
}

function Patterns() {
  return (
    <defs>
      {Object.entries(TEXTURES).map(([terrain, [size, path]]) => (
        <pattern key={terrain} id={terrain} width={size} height={size} patternUnits="userSpaceOnUse">
          <path class="texture" d={path} />
        </pattern>
      ))}
    </defs>
  )
}
