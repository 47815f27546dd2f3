import { BadInput, badInput } from '@coinflict/kernel/state'
import { fromBase64Url, toBase64Url } from './base64url.ts'

/** Anything that can be written as JSON, packed into letters that a link may carry, and back. */

/** The most that a link unpacks to; a whole game takes a few dozen kilobytes. */
const MOST_BYTES = 5_000_000

/** Bytes that went through a stream, as far as they are no more than so many: it is stopped as soon as there are. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length
    if (size > most) {
      await reader.cancel()
      throw badInput('link', 'error.link-large')
    }
    chunks.push(read.value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

export async function pack(data: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(data))
  return toBase64Url(await through(text, new CompressionStream('deflate-raw')))
}

/** Unpacks what `pack` made. A link that lost letters on its way says so. */
export async function unpack(packed: string): Promise<unknown> {
  try {
    const bytes = await through(fromBase64Url(packed), new DecompressionStream('deflate-raw'), MOST_BYTES)
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw badInput('link', 'error.link-broken')
  }
}
