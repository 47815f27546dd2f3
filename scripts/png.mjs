import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** Writes a picture of a screen with 256 colours instead of millions: a third of the size, and no eye sees it. */

const HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const CHANNELS = 3
const MOST = 256

function chunksOf(png) {
  const chunks = []
  for (let at = HEAD.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** The nearest of three neighbours, as the PNG format says it. */
function paeth(left, up, corner) {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** Undoes the filters of the rows. */
function pixelsOf(raw, width, height) {
  const row = width * CHANNELS
  const pixels = Buffer.alloc(row * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)]
    for (let x = 0; x < row; x++) {
      const at = y * row + x
      const left = x < CHANNELS ? 0 : pixels[at - CHANNELS]
      const up = y === 0 ? 0 : pixels[at - row]
      const corner = x < CHANNELS || y === 0 ? 0 : pixels[at - row - CHANNELS]
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]
      pixels[at] = raw[y * (row + 1) + 1 + x] + guess
    }
  }
  return pixels
}

/** Colours that lie close together count as one; the most frequent make the palette, the others take the nearest of it. */
function paletteOf(pixels) {
  const groups = new Map()
  for (let at = 0; at < pixels.length; at += CHANNELS) {
    const [r, g, b] = [pixels[at], pixels[at + 1], pixels[at + 2]]
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)
    const group = groups.get(key) ?? { n: 0, sum: [0, 0, 0] }
    group.n++
    group.sum[0] += r
    group.sum[1] += g
    group.sum[2] += b
    groups.set(key, group)
  }
  const colours = [...groups].map(([key, { n, sum }]) => ({ key, n, colour: sum.map((s) => Math.round(s / n)) }))
  const palette = colours
    .sort((a, b) => b.n - a.n)
    .slice(0, MOST)
    .map(({ colour }) => colour)
  const far = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
  const indexOf = new Map(
    colours.map(({ key, colour }) => {
      let nearest = 0
      for (let i = 1; i < palette.length; i++) if (far(colour, palette[i]) < far(colour, palette[nearest])) nearest = i
      return [key, nearest]
    }),
  )
  return { palette, indexOf }
}

/** The same picture, smaller. It must have three channels of eight bits, as screens are taken. */
export function shrink(png) {
  const chunks = chunksOf(png)
  const header = Buffer.from(chunks[0].data)
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  if (header[8] !== 8 || header[9] !== 2 || header[12] !== 0) return png
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((c) => c.data))
  const pixels = pixelsOf(inflateSync(data), width, height)
  const { palette, indexOf } = paletteOf(pixels)
  const rows = Buffer.alloc((width + 1) * height)
  for (let i = 0; i < width * height; i++) {
    const [r, g, b] = [pixels[i * CHANNELS], pixels[i * CHANNELS + 1], pixels[i * CHANNELS + 2]]
    rows[i + Math.floor(i / width) + 1] = indexOf.get(((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3))
  }
  header[9] = 3
  return Buffer.concat([
    HEAD,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
