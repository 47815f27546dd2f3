import { badInput } from '@coinflict/kernel/state'
import { fromBase64Url, toBase64Url } from './base64url.ts'

/** Anything that can be written as JSON, packed into letters that a link may carry, and back. */

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}

export async function pack(data: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(data))
  return toBase64Url(await through(text, new CompressionStream('deflate-raw')))
}

/** Unpacks what `pack` made. A link that lost letters on its way says so. */
export async function unpack(packed: string): Promise<unknown> {
  try {
    const bytes = await through(fromBase64Url(packed), new DecompressionStream('deflate-raw'))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw badInput('link', 'error.link-broken')
  }
}
