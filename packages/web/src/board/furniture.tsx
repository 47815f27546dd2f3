import type { Drawing, Furnishing, FurnitureDrawing } from '@coinflict/kernel/display'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { say } from '../text/say.ts'
import { EdgeList } from './edge.tsx'
import { FactionSign, PieceIcon } from './pieces.tsx'
import { ShieldIcon } from './stand.tsx'
import type { BoxLook, FactionLook, SequenceLook, SupplyLook, TableLook, TrackLook } from './table.ts'

/** What stands on the board beside its spaces: on a large screen on sea and ground abroad, else behind buttons. */

type Part = Furnishing | 'edge' | 'legend'

interface Panel {
  readonly part: Part
  readonly title: string
  readonly content: ComponentChildren
}

const placeOf = ({ furniture }: Drawing, part: Part): FurnitureDrawing | undefined =>
  part === 'edge' || part === 'legend' ? undefined : furniture[part]

function panelsOf(table: TableLook): Panel[] {
  const [available, ...boxes] = table.boxes
  const panels: (Panel | undefined)[] = [
    available && { part: 'available', title: available.name, content: <Forces available={available} boxes={boxes} /> },
    { part: 'sequence', title: say('sequence.label'), content: <Sequence sequence={table.sequence} /> },
    { part: 'tracks', title: say('table.tracks'), content: <Tracks tracks={table.tracks} /> },
    {
      part: 'edge',
      title: say('table.tracks'),
      content: (
        <>
          <EdgeList edge={table.edge} />
          <Tracks tracks={table.tracks} />
        </>
      ),
    },
    table.held.length === 0
      ? undefined
      : { part: 'held', title: say('table.in-force', { n: table.held.length }), content: <Held table={table} /> },
    { part: 'legend', title: say('table.legend'), content: <Legend table={table} /> },
  ]
  return panels.filter((panel) => panel !== undefined)
}

/** The parts that have a place on the board, each where the drawing has it. */
export function OnBoard({
  table,
  drawing,
  scale,
  size,
}: {
  table: TableLook
  drawing: Drawing
  scale: number
  size: number
}) {
  return (
    <div class="furniture">
      {panelsOf(table).map(({ part, title, content }) => {
        const place = placeOf(drawing, part)
        if (place === undefined) return null
        return (
          <Fitted key={part} class={`furnishing ${part}`} title={title} place={place} scale={scale} size={size}>
            {part !== 'tracks' && <h2>{title}</h2>}
            {content}
          </Fitted>
        )
      })}
    </div>
  )
}

/** How large letters are on the furniture, and the least that they are drawn with. */
const LETTERS = 14.5
const LEAST = 12

/** Which of some sizes, falling, is the first that fits; nothing if none does. The first guess is nearly always right. */
function largestThatFits(sizes: readonly number[], guess: number, fits: (size: number) => boolean): number | undefined {
  const test = (i: number): boolean => fits(sizes[i] ?? 0)
  let i = Math.min(guess, sizes.length - 1)
  if (test(i)) {
    while (i > 0 && test(i - 1)) i--
    return i
  }
  do i++
  while (i < sizes.length && !test(i))
  return i < sizes.length ? i : undefined
}

/**
 * A part in its place, its letters a little smaller where it has more to say than room, then its words fewer. Where that is not enough it is
 * a button, which opens it.
 */
function Fitted({
  class: name,
  title,
  place: {
    at: [x, y],
    width,
    height,
  },
  scale,
  size,
  children,
}: {
  class: string
  title: string
  place: FurnitureDrawing
  scale: number
  size: number
  children: ComponentChildren
}) {
  const section = useRef<HTMLElement>(null)
  const fitted = useRef('')
  // Which size it had last, with all its words and with fewer: little changes.
  const guesses = useRef<number[]>([])
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    const element = section.current
    if (element === null) return
    element.style.marginTop = ''
    const below =
      element.getBoundingClientRect().bottom - (element.closest('.map')?.getBoundingClientRect().bottom ?? 0)
    if (isOpen && below > 0) element.style.marginTop = `${-below}px`
  }, [isOpen])
  const fit = () => {
    const element = section.current
    if (element === null) return
    const content = `${scale} ${width} ${height} ${element.textContent}`
    if (fitted.current === content) return
    fitted.current = content
    const sizes: number[] = []
    for (let letters = size; letters >= Math.min(size, LEAST / LETTERS); letters -= 0.03) sizes.push(letters)
    const set = (letters: number) => {
      element.style.width = `${(width * scale) / letters}px`
      element.style.setProperty('--most', `${(height * scale) / letters}px`)
      element.style.transform = `scale(${letters})`
    }
    const fits = (letters: number): boolean => {
      set(letters)
      return element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth
    }
    element.classList.remove('folded')
    for (const isTerse of [false, true]) {
      element.classList.toggle('terse', isTerse)
      const found = largestThatFits(sizes, guesses.current[Number(isTerse)] ?? 0, fits)
      guesses.current[Number(isTerse)] = found ?? sizes.length - 1
      if (found === undefined) continue
      set(sizes[found] ?? size)
      setOpen(false)
      return
    }
    element.classList.add('folded')
  }
  // Each try is a layout of the page: only a new place is tried before it is seen, other words once the next question stands.
  useLayoutEffect(fit, [scale, size, width, height])
  useEffect(fit)
  const style = { left: `${x * scale}px`, top: `${y * scale}px` }
  return (
    <section ref={section} class={name} data-open={isOpen} style={style} aria-label={title}>
      <button type="button" class="fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title}
      </button>
      {children}
    </section>
  )
}

/** Beside the map, never on it: buttons for the parts that have no place on the board, or all, each opening its part; and others. */
export function TableBar({
  table,
  drawing,
  children,
}: {
  table: TableLook | undefined
  /** The drawing that the other parts stand on. */
  drawing?: Drawing | undefined
  children?: ComponentChildren
}) {
  const [open, setOpen] = useState<Part | undefined>(undefined)
  const [isUnfolded, setUnfolded] = useState(false)
  const isBehind = (part: Part): boolean =>
    drawing === undefined ? part !== 'tracks' : part !== 'edge' && placeOf(drawing, part) === undefined
  const panels = table === undefined ? [] : panelsOf(table).filter(({ part }) => isBehind(part))
  const shown = panels.find(({ part }) => part === open)
  useEffect(() => {
    if (shown === undefined) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(undefined)
    }
    document.addEventListener('keydown', close, true)
    return () => document.removeEventListener('keydown', close, true)
  }, [shown === undefined])
  return (
    <div class={drawing === undefined ? 'table-bar' : 'table-bar beside-strip'}>
      {panels.length > 1 && (
        <button
          type="button"
          class="table-unfold"
          aria-expanded={isUnfolded}
          onClick={() => {
            setUnfolded(!isUnfolded)
            setOpen(undefined)
          }}
        >
          {say('table.beside')}
        </button>
      )}
      <div class={isUnfolded ? 'table-buttons unfolded' : 'table-buttons'}>
        {panels.map(({ part, title }) => (
          <button
            key={part}
            type="button"
            data-part={part}
            aria-expanded={part === open}
            onClick={() => {
              setOpen(part === open ? undefined : part)
              setUnfolded(false)
            }}
          >
            {title}
          </button>
        ))}
      </div>
      {children}
      {shown !== undefined && (
        <section class="furnishing sheet" aria-label={shown.title}>
          <h2>{shown.title}</h2>
          {shown.content}
        </section>
      )}
    </div>
  )
}

/** Who waits in the Available box, faction by faction, and what is in the others. */
function Forces({ available, boxes }: { available: BoxLook; boxes: readonly BoxLook[] }) {
  return (
    <div class="boxes">
      <BoxTable box={available} />
      {boxes.map((box) => (
        <div key={box.name} class="other-box" data-box={box.id}>
          <h3>{box.name}</h3>
          <ul>
            {box.factions.flatMap(({ supplies }) =>
              supplies.map((supply) => <Supply key={supply.text} box={box.id} {...supply} />),
            )}
          </ul>
        </div>
      ))}
    </div>
  )
}

const BoxTable = ({ box }: { box: BoxLook }) => (
  <div class="box-table" data-box={box.id}>
    {box.factions.map(({ faction, supplies }) => (
      <ul key={faction.name} class={faction.colour} aria-label={faction.name} title={faction.name}>
        {supplies.map((supply) => (
          <Supply key={supply.text} box={box.id} {...supply} />
        ))}
      </ul>
    ))}
  </div>
)

const Supply = ({ box, stack, n, text }: SupplyLook & { box: string }) => (
  <li
    class={n === 0 ? 'supply gone' : 'supply'}
    title={text}
    data-supply={stack.piece}
    data-flash={`supply ${box} ${stack.piece}`}
  >
    <PieceIcon stack={stack} />
    <span aria-hidden="true">{n}</span>
    <span class="hidden">{text}</span>
  </li>
)

/** A cylinder of a faction. */
const Cylinder = ({ faction: { colour, letter, name } }: { faction: FactionLook }) => (
  <span class="cylinder" title={name}>
    <FactionSign colour={colour} letter={letter} />
    <span class="hidden">{name}</span>
  </span>
)

function Sequence({ sequence: { phase, slots, groups } }: { sequence: SequenceLook }) {
  return (
    <>
      {phase !== undefined && <p class="phase-now">{phase}</p>}
      <ol class="slots-drawn">
        {slots.map(({ name, faction, text, isOpen }) => (
          <li key={name} class={isOpen ? 'open' : ''} aria-current={isOpen ? 'step' : undefined}>
            <span class="slot-name">{name}</span>
            {faction !== undefined && <Cylinder faction={faction} />}
            <span class="slot-text">{text}</span>
          </li>
        ))}
      </ol>
      <ul class="waiting">
        {groups.map(({ name, factions }) => (
          <li key={name}>
            <span class="slot-name">{name}</span>
            <span class="cylinders">
              {factions.map((faction) => (
                <Cylinder key={faction.name} faction={faction} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** From this number of boxes on only the one that counts is shown: names take more room than numbers. */
const MANY = { names: 3, numbers: 8 } as const

const Tracks = ({ tracks }: { tracks: readonly TrackLook[] }) => (
  <ul class="own-tracks">
    {tracks.map(({ id, name, boxes, isNamed, at }) => {
      const isShort = boxes.length < (isNamed ? MANY.names : MANY.numbers)
      return (
        <li key={id} title={`${name}: ${boxes[at]}`} data-flash={`track ${id}`} data-at={at}>
          <span class="track-name">{name}</span>
          {isShort ? (
            <ol class="track-boxes">
              {boxes.map((box, i) => (
                <li key={box} class={i === at ? 'here' : ''} aria-current={i === at ? 'true' : undefined}>
                  {box}
                </li>
              ))}
            </ol>
          ) : (
            <b class="here">{boxes[at]}</b>
          )}
        </li>
      )
    })}
  </ul>
)

/** So many cards in force are named on the board; more by their numbers. */
const FEW = 3

const Held = ({ table }: { table: TableLook }) => (
  <ul class={table.held.length > FEW ? 'held-cards many' : 'held-cards'}>
    {table.held.map(({ card, title, side, sideName, lasts, isCapability }) => (
      <li
        key={`${card} ${side}`}
        class={isCapability ? 'capability' : 'momentum'}
        title={[lasts, `#${card} ${title}`, sideName].filter((text) => text !== '').join(', ')}
      >
        {sideName !== '' && <span class={`side-sign ${side}`} />}
        <b>
          <span class="number-sign">#</span>
          {card} <span class="card-title">{title}</span>
        </b>
        <span class="hidden">{sideName}</span>
      </li>
    ))}
  </ul>
)

const Legend = ({ table }: { table: TableLook }) => (
  <>
    <ul class="legend-pieces">
      {table.legend.map((stack) => (
        <li key={stack.piece} title={stack.name}>
          <PieceIcon stack={stack} />
          <span>{stack.name}</span>
        </li>
      ))}
      {table.controls.map((control) => (
        <li key={control.name}>
          <ShieldIcon control={control} />
          <span>{say('space.control', { faction: control.name })}</span>
        </li>
      ))}
    </ul>
    <h3>{say('edge.label')}</h3>
    <EdgeList edge={table.edge} />
  </>
)
