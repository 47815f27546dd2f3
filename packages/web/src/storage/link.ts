import { BadInput, badInput } from '@coinflict/kernel/state'
import { MOST_BYTES } from '@coinflict/kernel/table'
import { fromBase64Url, toBase64Url } from './base64url.ts'

/** Anything that can be written as JSON, packed into letters that a link may carry, and back. */

export async function pack(data: unknown): Promise<string> {
  const text = new Blob([JSON.stringify(data)])
  const packed = new Response(text.stream().pipeThrough(new CompressionStream('deflate-raw')))
  return toBase64Url(new Uint8Array(await packed.arrayBuffer()))
}

/** Bytes that are inflated at a time: they may become a thousand times as many. */
const SIP = 512

/** Bytes that are taken as they are asked for. */
function sipped(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream(
    {
      pull(stream) {
        if (at < bytes.length) stream.enqueue(bytes.subarray(at, at + SIP))
        else stream.close()
        at += SIP
      },
    },
    { highWaterMark: 0 },
  )
}

/** Inflates no further than a saved game can be long. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = sipped(bytes).pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length
    if (length > MOST_BYTES) {
      await reader.cancel()
      throw badInput('link', 'error.link-large')
    }
    text += decoder.decode(next.value, { stream: true })
  }
  return text + decoder.decode()
}

/** Unpacks what `pack` made. A link that lost letters on its way says so, as does one that no game can be in. */
export async function unpack(packed: string): Promise<unknown> {
  try {
    if (packed.length > MOST_BYTES) throw badInput('link', 'error.link-large')
    return JSON.parse(await inflated(fromBase64Url(packed)))
  } catch (error) {
    if (error instanceof BadInput) throw error
    throw badInput('link', 'error.link-broken')
  }
}
