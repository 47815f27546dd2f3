import { Dice, forward, HIDDEN, type Weights } from '@coinflict/players'
import type { Lessons } from './lessons.ts'

/** A net as it was trained, its log loss on the games it has not seen, and that of the shares of wins alone. */
export interface Trained {
  readonly weights: Weights
  readonly loss: number
  readonly prior: number
}

const BATCH = 64
const RATE = 0.002
/** How fast the means of Adam forget, and what keeps it from dividing by nothing. */
const FIRST_MOMENT = 0.9
const SECOND_MOMENT = 0.999
const LEAST = 1e-8
/** Weights shrink by so much a step, times the rate. */
const DECAY = 0.01
/** One game of so many is kept apart to measure by. */
const APART = 10

/** Weights with their gradient and Adam's means. */
class Parameters {
  readonly gradient: Float32Array
  private readonly mean: Float32Array
  private readonly square: Float32Array

  constructor(
    readonly values: Float32Array,
    private readonly decay: number,
  ) {
    this.gradient = new Float32Array(values.length)
    this.mean = new Float32Array(values.length)
    this.square = new Float32Array(values.length)
  }

  step(rate: number, n: number, batch: number): void {
    const { decay, gradient, mean, square, values } = this
    const correction = Math.sqrt(1 - SECOND_MOMENT ** n) / (1 - FIRST_MOMENT ** n)
    for (let i = 0; i < values.length; i++) {
      const slope = (gradient[i] as number) / batch
      const m = FIRST_MOMENT * (mean[i] as number) + (1 - FIRST_MOMENT) * slope
      const v = SECOND_MOMENT * (square[i] as number) + (1 - SECOND_MOMENT) * slope * slope
      mean[i] = m
      square[i] = v
      const value = values[i] as number
      values[i] = value - rate * ((correction * m) / (Math.sqrt(v) + LEAST) + decay * value)
    }
    gradient.fill(0)
  }
}

/** Numbers of a normal distribution, as layers begin with. */
function beginning(length: number, fanIn: number, dice: Dice): Float32Array {
  const most = 1 << 24
  const uniform = (): number => (dice.below(most) + 1) / (most + 1)
  const scale = Math.sqrt(2 / fanIn)
  return Float32Array.from(
    { length },
    () => scale * Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform()),
  )
}

/** Trains a net on positions: so many times through all of them, by Adam, at a rate that falls to nothing. */
export function train(lessons: Lessons, outputs: number, epochs: number, seed: string): Trained {
  const { games, inputs, width, winners } = lessons
  const dice = new Dice(`train:${seed}`)
  const weights: Weights = {
    first: beginning(width * HIDDEN, width / 2, dice),
    firstOffsets: new Float32Array(HIDDEN),
    second: beginning(outputs * HIDDEN, HIDDEN, dice),
    secondOffsets: new Float32Array(outputs),
  }
  const first = new Parameters(weights.first, DECAY)
  const firstOffsets = new Parameters(weights.firstOffsets, 0)
  const second = new Parameters(weights.second, DECAY)
  const secondOffsets = new Parameters(weights.secondOffsets, 0)
  const hidden = new Float32Array(HIDDEN)
  const chances = new Float32Array(outputs)
  const back = new Float32Array(HIDDEN)
  const at = (position: number): Float32Array => inputs.subarray(position * width, (position + 1) * width)
  const all = Array.from(winners, (_, i) => i)
  const seen = Uint32Array.from(all.filter((i) => (games[i] as number) % APART !== 0))
  const unseen = all.filter((i) => (games[i] as number) % APART === 0)

  const learn = (position: number): void => {
    const x = at(position)
    forward(weights, x, hidden, chances)
    back.fill(0)
    for (let o = 0; o < outputs; o++) {
      const slope = (chances[o] as number) - (winners[position] === o ? 1 : 0)
      secondOffsets.gradient[o] = (secondOffsets.gradient[o] as number) + slope
      const row = o * HIDDEN
      for (let h = 0; h < HIDDEN; h++) {
        second.gradient[row + h] = (second.gradient[row + h] as number) + slope * (hidden[h] as number)
        back[h] = (back[h] as number) + slope * (weights.second[row + h] as number)
      }
    }
    for (let h = 0; h < HIDDEN; h++) {
      if (hidden[h] === 0) back[h] = 0
      firstOffsets.gradient[h] = (firstOffsets.gradient[h] as number) + (back[h] as number)
    }
    for (let i = 0; i < width; i++) {
      const value = x[i] as number
      if (value === 0) continue
      const row = i * HIDDEN
      for (let h = 0; h < HIDDEN; h++)
        first.gradient[row + h] = (first.gradient[row + h] as number) + value * (back[h] as number)
    }
  }

  const steps = Math.ceil((epochs * seen.length) / BATCH)
  let next = seen.length
  for (let step = 1; step <= steps; step++) {
    const rate = (RATE * (1 + Math.cos((Math.PI * step) / steps))) / 2
    for (let i = 0; i < BATCH; i++) {
      if (next === seen.length) {
        shuffle(seen, dice)
        next = 0
      }
      learn(seen[next++] as number)
    }
    for (const each of [first, firstOffsets, second, secondOffsets]) each.step(rate, step, BATCH)
  }

  const shares = new Float64Array(outputs)
  for (const i of seen) shares[winners[i] as number] = (shares[winners[i] as number] as number) + 1 / seen.length
  const lossOf = (chance: (position: number) => number): number =>
    unseen.reduce((sum, i) => sum - Math.log(Math.max(1e-6, chance(i))), 0) / unseen.length
  return {
    weights,
    loss: lossOf((i) => {
      forward(weights, at(i), hidden, chances)
      return chances[winners[i] as number] as number
    }),
    prior: lossOf((i) => shares[winners[i] as number] as number),
  }
}

function shuffle(list: Uint32Array, dice: Dice): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = dice.below(i + 1)
    const other = list[j] as number
    list[j] = list[i] as number
    list[i] = other
  }
}
