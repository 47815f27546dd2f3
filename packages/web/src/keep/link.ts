import { BadInput } from '@coinflict/kernel'

/** Anything that can be written as JSON, packed into letters that a link may carry, and back. */

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}

export async function pack(data: unknown): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(data)), new CompressionStream('deflate-raw'))
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Unpacks what `pack` made. A link that lost letters on its way says so. */
export async function unpack(packed: string): Promise<unknown> {
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (c) => c.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))))
  } catch {
    throw new BadInput('link', 'broken link')
  }
}
