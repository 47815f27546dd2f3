import type { Measure } from './layout.ts'

const known = new Map<string, number>()
let pen: CanvasRenderingContext2D | null | undefined

/** How wide a text is on the screen, in the fonts that names are written with. */
export const measure: Measure = (text, size, isSerif) => {
  const key = `${text}|${size}|${isSerif}`
  const before = known.get(key)
  if (before !== undefined) return before
  pen ??= document.createElement('canvas').getContext('2d')
  if (pen === null) return text.length * size * 0.56
  const style = getComputedStyle(document.documentElement)
  pen.font = `700 ${size}px ${style.getPropertyValue(isSerif ? '--serif' : '--sans')}`
  // As names are drawn: some systems round the width of small letters else.
  pen.textRendering = 'geometricPrecision'
  const width = pen.measureText(text).width
  known.set(key, width)
  return width
}
