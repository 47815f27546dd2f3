import type { Drawing } from '@coinflict/kernel/display'
import { pointsOf } from './ground.ts'
import type { BoardLook } from './look.ts'

/**
 * Mountains and hills as a shaded relief, made by the page itself: ridges of noise where the terrain is high, rolling where it is forest,
 * lit from the north-west. What it gives is a picture of light and shadow alone, so it lies over any colours.
 */

/** How high and how rough each terrain is. */
const HEIGHT: Readonly<Record<string, number>> = { mountain: 1, highland: 0.8, forest: 0.22, jungle: 0.22 }

/** Pixels of the picture for a unit of the drawing. */
const FINE = 0.75
/** How far heights reach over a border, so that no seam is seen. */
const SOFT = 15

/** Chance that is the same for the same place. */
function at(x: number, y: number): number {
  let n = Math.imul(x, 374761393) + Math.imul(y, 668265263)
  n = Math.imul(n ^ (n >>> 13), 1274126177)
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296
}

const smooth = (t: number): number => t * t * (3 - 2 * t)

/** Noise that changes gently from place to place. */
function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [smooth(x - i), smooth(y - j)]
  const top = at(i, j) + (at(i + 1, j) - at(i, j)) * u
  const bottom = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * u
  return top + (bottom - top) * v
}

/** Ridges at several sizes, finer ones on higher ground. */
function ridges(x: number, y: number): number {
  let sum = 0
  let strength = 0.55
  let size = 58
  for (let octave = 0; octave < 4; octave++) {
    const ridge = 1 - Math.abs(2 * noise(x / size + 17 * octave, y / (size * 1.35)) - 1)
    sum += ridge * ridge * strength * (octave === 0 ? 1 : 0.5 + sum)
    strength *= 0.5
    size *= 0.48
  }
  return sum
}

/** Spreads values evenly over their surroundings, along rows or columns. */
function spread(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const pass = (from: Float32Array, step: number, length: number, lines: number, jump: number): Float32Array => {
    const to = new Float32Array(from.length)
    for (let line = 0; line < lines; line++) {
      const start = line * jump
      let sum = 0
      for (let i = -reach; i < length; i++) {
        const next = i + reach
        if (next < length) sum += from[start + next * step] as number
        const gone = i - reach - 1
        if (gone >= 0) sum -= from[start + gone * step] as number
        if (i >= 0) to[start + i * step] = sum / (2 * reach + 1)
      }
    }
    return to
  }
  return pass(pass(values, 1, width, height, width), width, height, width, 1)
}

/** The relief of a board, as an address of a picture; nothing where pictures cannot be made. */
export function reliefOf(drawing: Drawing, board: BoardLook): string | undefined {
  const width = Math.round(drawing.width * FINE)
  const height = Math.round(drawing.height * FINE)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) return undefined
  let heights = heightsOf(drawing, board, pen, width, height)
  heights = spread(
    spread(heights, width, height, Math.round(SOFT * FINE)),
    width,
    height,
    Math.round((SOFT * FINE) / 2),
  )
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const ground = heights[i] as number
      if (ground > 0.004) heights[i] = ground * ridges(x / FINE, y / FINE)
    }
  pen.putImageData(shade(heights, pen.createImageData(width, height)), 0, 0)
  return canvas.toDataURL('image/png')
}

/** How high the land lies on the whole, from the terrain of its spaces. */
function heightsOf(
  drawing: Drawing,
  board: BoardLook,
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
): Float32Array {
  pen.clearRect(0, 0, width, height)
  for (const { id, kind, terrain } of board) {
    const high = HEIGHT[terrain ?? ''] ?? 0
    if (kind !== 'country' || high === 0) continue
    pen.fillStyle = `rgb(${Math.round(255 * high)} 0 0)`
    pen.beginPath()
    for (const ring of pointsOf(drawing.spaces[id]?.path ?? '')) {
      for (const [x, y] of ring) pen.lineTo(x * FINE, y * FINE)
      pen.closePath()
    }
    pen.fill()
  }
  const { data } = pen.getImageData(0, 0, width, height)
  const heights = new Float32Array(width * height)
  for (let i = 0; i < heights.length; i++) heights[i] = (data[4 * i] as number) / 255
  return heights
}

/** Slopes that face the light are bright, those that turn away are dark. */
function shade(heights: Float32Array, picture: ImageData): ImageData {
  const { width, height, data } = picture
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const across = (heights[i + 1] as number) - (heights[i - 1] as number)
      const down = (heights[i + width] as number) - (heights[i - width] as number)
      const light = -(across + down) * 3.4
      const strength = Math.min(1, Math.abs(light))
      const [r, g, b] = light < 0 ? [70, 52, 34] : [255, 250, 238]
      data[4 * i] = r as number
      data[4 * i + 1] = g as number
      data[4 * i + 2] = b as number
      data[4 * i + 3] = Math.round(255 * strength * (light < 0 ? 0.62 : 0.55))
    }
  return picture
}
