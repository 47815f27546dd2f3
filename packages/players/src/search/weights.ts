/** The weights of a net with one hidden layer: `first` input by input, `second` output by output. */
export interface Weights {
  readonly first: Float32Array
  readonly firstOffsets: Float32Array
  readonly second: Float32Array
  readonly secondOffsets: Float32Array
}

/** How many hidden values there are. */
export const HIDDEN = 96

/** The most that a weight is as a byte. */
const MOST = 127
const FLOAT = 4

/**
 * Writes weights in base64: for each layer its offsets and a scale for each row as 32-bit floats (the lowest byte first), then the weights
 * as bytes, 127 for the scale of their row.
 */
export function writeWeights({ first, firstOffsets, second, secondOffsets }: Weights): string {
  const bytes = [...layerBytes(first, firstOffsets, HIDDEN), ...layerBytes(second, secondOffsets, HIDDEN)]
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''))
}

function layerBytes(weights: Float32Array, offsets: Float32Array, width: number): readonly number[] {
  const scales = Array.from({ length: weights.length / width }, (_, row) =>
    weights.subarray(row * width, (row + 1) * width).reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9),
  )
  const floats = new DataView(new ArrayBuffer(FLOAT * (offsets.length + scales.length)))
  for (const [i, float] of [...offsets, ...scales].entries()) floats.setFloat32(FLOAT * i, float, true)
  const small = Array.from(weights, (weight, i) => Math.round((MOST * weight) / (scales[Math.floor(i / width)] ?? 1)))
  return [...new Uint8Array(floats.buffer), ...new Uint8Array(Int8Array.from(small).buffer)]
}

/** Reads weights for so many inputs and outputs; nothing if they are of another size. */
export function readWeights(written: string, inputs: number, outputs: number): Weights | undefined {
  const bytes = Uint8Array.from(atob(written), (letter) => letter.charCodeAt(0))
  if (bytes.length !== FLOAT * (HIDDEN + inputs + 2 * outputs) + HIDDEN * (inputs + outputs)) return undefined
  const view = new DataView(bytes.buffer)
  let at = 0
  const float = (): number => {
    at += FLOAT
    return view.getFloat32(at - FLOAT, true)
  }
  const layer = (rows: number, offsets: number) => {
    const own = Float32Array.from({ length: offsets }, float)
    const scales = Float32Array.from({ length: rows }, float)
    const weights = Float32Array.from(
      { length: rows * HIDDEN },
      (_, i) => (view.getInt8(at + i) / MOST) * (scales[Math.floor(i / HIDDEN)] as number),
    )
    at += rows * HIDDEN
    return { weights, offsets: own }
  }
  const first = layer(inputs, HIDDEN)
  const second = layer(outputs, outputs)
  return {
    first: first.weights,
    firstOffsets: first.offsets,
    second: second.weights,
    secondOffsets: second.offsets,
  }
}
