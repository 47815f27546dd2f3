/** Signs on buttons, drawn here: fonts lack some of them. A button with nothing but an icon says in words what it does. */
const SHAPES = {
  start: 'M3.5 3v10M13 3L6 8l7 5z',
  back: 'M12 3L4 8l8 5z',
  on: 'M4 3l8 5-8 5z',
  undo: 'M6 3L2.5 6.5 6 10M3 6.5h6.5a3.5 3.5 0 0 1 0 7H6',
  redo: 'M10 3l3.5 3.5L10 10M13 6.5H6.5a3.5 3.5 0 0 0 0 7H10',
  chances: 'M3.5 13V8.5M8 13V3M12.5 13V6',
  again: 'M3.2 6A5.2 5.2 0 1 1 2.8 9M3 2.2V6h3.8',
  same: 'M2.5 5H11v8.5H2.5zM5.5 2.5h8V11M6.75 7.8v2.9M5.3 9.25h2.9',
  list: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  enter: 'M13 3.5V9H3.5M7 5.5L3.5 9 7 12.5',
  up: 'M8 13V3.5M4 7l4-4 4 4',
  down: 'M8 3v9.5M4 9l4 4 4-4',
  away: 'M4 4l8 8M12 4l-8 8',
  nearer: 'M8 3v10M3 8h10',
  farther: 'M3 8h10',
  pen: 'M3 13l.8-3.2L10.6 3l2.4 2.4-6.8 6.8zM9 4.6L11.4 7',
  bin: 'M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5L5 13h6l.7-8.5M6.8 7v3.6M9.2 7v3.6',
  flip: 'M3 6h9.5L9.5 3M13 10H3.5l3 3',
  talk: 'M2.5 3h11v7.5H7.5L4.5 13.5v-3h-2z',
  hand: 'M4 8.5V5a1 1 0 0 1 2 0v2.5V3.2a1 1 0 0 1 2 0v4V4a1 1 0 0 1 2 0v4V5.5a1 1 0 0 1 2 0v4c0 2.5-1.5 4.3-4 4.3-2 0-3-.8-4-2.8L2.5 8.3c-.3-.9.9-1.5 1.5-.7z',
  whole: 'M9.5 2.5h4v4M6.5 13.5h-4v-4M13.5 2.5L9 7M2.5 13.5L7 9',
} as const

const FILLED: readonly string[] = ['start', 'back', 'on']

export function Icon({ name }: { name: keyof typeof SHAPES }) {
  return (
    <svg class={FILLED.includes(name) ? 'button-icon filled' : 'button-icon'} viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  )
}
