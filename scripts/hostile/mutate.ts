import { dice, type Roll } from '@coinflict/lab'
import { pack, unpack } from '../../packages/web/src/storage/link.ts'
import type { Specimen } from './corpus.ts'
import type { Entrance } from './feed.ts'

const pick = <T>(roll: Roll, list: readonly T[]): T => list[roll(list.length)] as T

const NESTED = '['.repeat(5000)
const WORDS = [
  '\x1b[2J',
  '\u009b31m',
  '\u202e',
  '\u2066',
  '\ud800',
  '\0',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '-1',
  '1e309',
  '9007199254740993',
  '0x10',
  'NaN',
  'null',
  '{}',
  '?',
  '!?',
  '!card-1',
  '!6',
  '@0 farc hand track aid 1',
  '@0 govt reveal hidden-agenda',
  'pass',
  'done',
  'event',
  'person:',
  '\u{1f600}',
  'x'.repeat(3000),
  NESTED,
]
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  1.5,
  32768,
  1e9,
  1e308,
  '',
  'x',
  'x'.repeat(5000),
  [],
  {},
  [[[[[]]]]],
  Array.from({ length: 3000 }, (_, i) => i),
  { __proto__: { a: 1 }, toString: 'x' },
]

type Place = readonly [holder: Record<string, unknown>, key: string]

/** Every place in a value, not too deep down: its holder and the key there. */
function placesIn(value: unknown, depth = 0): readonly Place[] {
  if (typeof value !== 'object' || value === null || depth > 20) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [[holder, key] as const, ...placesIn(holder[key], depth + 1)])
}

/** A value of its own each time: a shared one could come to hold itself. */
const anyValue = (roll: Roll): unknown => structuredClone(pick(roll, VALUES))

/** A value with some places taken away, written over, swapped or added. */
function mutateValue(value: unknown, others: readonly unknown[], roll: Roll): unknown {
  const whole: { value?: unknown } = { value: structuredClone(value) }
  for (let n = roll(2) === 0 ? 1 : 1 + roll(4); n > 0 && 'value' in whole; n--) {
    const [holder, key] = pick(roll, placesIn(whole))
    const [from, at] = pick(roll, placesIn({ value: pick(roll, others) ?? null }))
    const what = roll(7)
    if (what === 0) delete holder[key]
    else if (what === 1 && !Array.isArray(holder)) holder[pick(roll, WORDS)] = anyValue(roll)
    else if (what === 2) holder[key] = structuredClone(from[at])
    else if (what === 3 && typeof holder[key] === 'number') holder[key] = (holder[key] as number) + roll(5) - 2
    else if (what === 4 && Array.isArray(holder[key])) mutateList(holder[key] as unknown[], roll)
    else if (what === 5 && typeof holder[key] === 'string') holder[key] = `${holder[key]}${pick(roll, WORDS)}`
    else holder[key] = roll(2) === 0 ? anyValue(roll) : pick(roll, WORDS)
  }
  return whole.value
}

function mutateList(list: unknown[], roll: Roll): void {
  const at = roll(list.length + 1)
  if (roll(3) === 0) list.splice(at, 1 + roll(4))
  else if (roll(2) === 0) list.splice(at, 0, structuredClone(list[roll(Math.max(1, list.length))]))
  else list.splice(at, 0, pick(roll, WORDS))
}

/** Bytes with some taken away, doubled, changed or put between. */
function mutateBytes(bytes: Buffer, roll: Roll): Buffer {
  const at = roll(bytes.length + 1)
  const end = Math.min(bytes.length, at + 1 + roll(40))
  const [before, part, after] = [bytes.subarray(0, at), bytes.subarray(at, end), bytes.subarray(end)]
  switch (roll(6)) {
    case 0:
      return Buffer.concat([before, after])
    case 1:
      return Buffer.concat([before, part, part, after])
    case 2:
      return Buffer.concat([before, Buffer.from(pick(roll, WORDS)), part, after])
    case 3:
      return Buffer.concat([before, Buffer.from(part.map((byte) => byte ^ (1 << roll(8)))), after])
    case 4:
      return before
    default:
      return Buffer.concat([before, Buffer.from(Array.from({ length: 1 + roll(20) }, () => roll(256))), after])
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isJson = (entrance: Entrance): boolean => entrance === 'saves' || entrance === 'positions'

/** A value that was changed, as JSON; nothing if it is nested too deep for that. */
function changed(value: unknown, others: readonly unknown[], roll: Roll): string | undefined {
  try {
    return JSON.stringify(mutateValue(value, others, roll))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The n-th input for an entrance: something of its corpus, more often good than bad, changed. The same number gives the same input. */
export async function inputFor(
  entrance: Entrance,
  corpus: readonly Specimen[],
  n: number,
  seed: string,
): Promise<Buffer> {
  const roll = dice(`${seed} ${entrance} ${n}`)
  for (let i = 0; i < 5; i++) roll(2)
  const good = corpus.filter(({ name }) => name.startsWith('good'))
  const { bytes: chosen } = pick(roll, roll(4) === 0 ? corpus : good)
  if (isJson(entrance) && roll(4) > 0) {
    const other = parsed(pick(roll, good).bytes.toString('utf8'))
    const text = changed(parsed(chosen.toString('utf8')), [other], roll)
    if (text !== undefined) return Buffer.from(text)
  }
  if (entrance === 'links' && roll(3) > 0) {
    const value = await unpack(chosen.toString('utf8')).catch(() => undefined)
    const text = changed(value, [value], roll)
    if (text !== undefined) return Buffer.from(await pack(JSON.parse(text)))
  }
  if (entrance === 'protocol' && roll(3) > 0) return mutateLines(chosen, roll)
  let bytes = chosen
  for (let times = 1 + roll(3); times > 0; times--) bytes = mutateBytes(bytes, roll)
  return bytes
}

/** Lines of JSON: one of them is another value, comes twice or not at all. */
function mutateLines(text: Buffer, roll: Roll): Buffer {
  const lines = text.toString('utf8').split('\n')
  const at = roll(lines.length)
  const value = parsed(lines[at] ?? '')
  const line = value === undefined ? pick(roll, WORDS) : changed(value, [value], roll)
  const what = roll(4)
  if (what === 0) lines.splice(at, 1)
  else if (what === 1) lines.splice(at, 0, line ?? '')
  else lines[at] = line ?? ''
  return Buffer.from(lines.join('\n'))
}
