import { complaint } from './text/say.ts'

const NEWLINE = 10

/**
 * Splits a stream into lines. Of a line that is too long only the beginning is kept, a little more than `most` bytes so that it can be
 * seen to be too long; so a client that never ends its line fills no memory.
 */
export async function* linesOf(input: AsyncIterable<Uint8Array | string>, most: number): AsyncGenerator<string> {
  const kept: Uint8Array[] = []
  let size = 0
  const keep = (bytes: Uint8Array) => {
    const room = most + 16 - size
    if (room <= 0 || bytes.length === 0) return
    kept.push(bytes.subarray(0, room))
    size += Math.min(room, bytes.length)
  }
  const take = (): string => {
    const line = new TextDecoder().decode(Buffer.concat(kept))
    kept.length = 0
    size = 0
    return line
  }
  for await (const chunk of readable(input)) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    let from = 0
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, from)) {
      keep(bytes.subarray(from, end))
      yield take()
      from = end + 1
    }
    keep(bytes.subarray(from))
  }
  if (size > 0) yield take()
}

/** What a stream brings; where it cannot be read, a sentence says so. */
async function* readable(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array | string> {
  try {
    yield* input
  } catch (error) {
    const { code } = error as { code?: string }
    throw code === undefined ? error : complaint('input', 'error.input', { value: code })
  }
}
