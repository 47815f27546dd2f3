import type { NetData, NetUse } from '@coinflict/kernel/nonplayers'
import { hashOf } from '@coinflict/kernel/questions'
import type { Game, Setup, Volume } from '@coinflict/kernel/state'
import { Features } from './features.ts'
import { HIDDEN, readWeights, type Weights } from './weights.ts'

/** Tells the chance of each faction to win from a position (good until the next one), and how to go by it. */
export interface Estimator {
  readonly use: NetUse
  chances(g: Game): Readonly<Float32Array>
}

/** As far as the level says; half by the net, half by the lead. */
export const USUAL_USE: NetUse = { cards: 0, effort: 1, offset: 0, odds: 0.5, lead: 0.1 }

/** A small net that was trained on games. */
export class Net implements Estimator {
  private readonly inputs: Float32Array
  private readonly hidden = new Float32Array(HIDDEN)
  private readonly outputs: Float32Array

  constructor(
    volume: Volume,
    private readonly weights: Weights,
    readonly use: NetUse = USUAL_USE,
    private readonly features = new Features(volume),
  ) {
    this.inputs = new Float32Array(features.size)
    this.outputs = new Float32Array(volume.factions.length)
  }

  chances(g: Game): Readonly<Float32Array> {
    this.features.read(g, this.inputs)
    forward(this.weights, this.inputs, this.hidden, this.outputs)
    return this.outputs
  }
}

/** Works out the hidden values (`max(0, x)`) and the chance of each output. */
export function forward(
  { first, firstOffsets, second, secondOffsets }: Weights,
  inputs: Float32Array,
  hidden: Float32Array,
  outputs: Float32Array,
): void {
  const width = hidden.length
  hidden.set(firstOffsets)
  for (let i = 0; i < inputs.length; i++) {
    const x = inputs[i] as number
    if (x === 0) continue
    const row = i * width
    for (let h = 0; h < width; h++) hidden[h] = (hidden[h] as number) + x * (first[row + h] as number)
  }
  for (let h = 0; h < width; h++) if ((hidden[h] as number) < 0) hidden[h] = 0
  let highest = Number.NEGATIVE_INFINITY
  for (let o = 0; o < outputs.length; o++) {
    let sum = secondOffsets[o] as number
    const row = o * width
    for (let h = 0; h < width; h++) sum += (second[row + h] as number) * (hidden[h] as number)
    outputs[o] = sum
    if (sum > highest) highest = sum
  }
  let all = 0
  for (let o = 0; o < outputs.length; o++) {
    const share = Math.exp((outputs[o] as number) - highest)
    outputs[o] = share
    all += share
  }
  for (let o = 0; o < outputs.length; o++) outputs[o] = (outputs[o] as number) / all
}

/** What tells whether a net is told of positions what it was trained on. */
export const digestOfInputs = ({ names }: Features): string =>
  hashOf(names.join('|'))
    .map((part) => (part >>> 0).toString(16).padStart(8, '0'))
    .join('')

/** The faction of a lone player among non-players. */
export function soloOf(volume: Volume, { seats }: Setup): string | undefined {
  const played = seats.flatMap(({ nonPlayer }, f) => (nonPlayer ? [] : [f]))
  const [only] = played
  return played.length === 1 && only !== undefined ? volume.factions[only]?.id : undefined
}

/** What a net for a table is made of: that of the family that sits there, else of the newest; nothing if none was trained for it by these rules. */
export function netDataFor(volume: Volume, setup: Setup, nets: readonly NetData[]): NetData | undefined {
  const solo = soloOf(volume, setup)
  const able = nets.filter((net) => net.solo === solo && net.rulesVersion === volume.rulesVersion)
  const isHere = ({ family }: NetData): boolean => setup.seats.some(({ kind }) => kind === family)
  const isNewest = ({ family }: NetData): boolean => family === volume.families.at(-1)?.id
  return able.find(isHere) ?? able.find(isNewest)
}

/** The net for a table, if it is told of positions what it was trained on. */
export function netFor(volume: Volume, setup: Setup, nets: readonly NetData[]): Net | undefined {
  const data = netDataFor(volume, setup, nets)
  if (data === undefined) return undefined
  const features = new Features(volume)
  if (data.inputs !== digestOfInputs(features)) return undefined
  const weights = readWeights(data.weights, features.size, volume.factions.length)
  return weights && new Net(volume, weights, data.use, features)
}
