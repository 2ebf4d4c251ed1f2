import { crc32, deflateSync } from 'node:zlib'
import { createCanvas, loadImage } from '@napi-rs/canvas'

/** Colours of a small picture. */
const COLOURS = 128

/** The colour in five bits a channel, so that neighbours count as one. */
const bucketOf = (red: number, green: number, blue: number): number =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)

interface Colour {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** The most frequent colours, each the mean of its bucket. */
function paletteOf(pixels: Uint8ClampedArray): {
  readonly palette: readonly Colour[]
  indexOf(bucket: number): number
} {
  const sums = new Map<number, { red: number; green: number; blue: number; count: number }>()
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
    const bucket = bucketOf(red, green, blue)
    const sum = sums.get(bucket)
    if (!sum) sums.set(bucket, { red, green, blue, count: 1 })
    else {
      sum.red += red
      sum.green += green
      sum.blue += blue
      sum.count += 1
    }
  }
  const means = new Map(
    [...sums].map(([bucket, { red, green, blue, count }]) => [
      bucket,
      { red: Math.round(red / count), green: Math.round(green / count), blue: Math.round(blue / count) },
    ]),
  )
  const palette = [...sums]
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, COLOURS)
    .map(([bucket]) => means.get(bucket)!)
  const indices = new Map([...means].map(([bucket, mean]) => [bucket, nearest(palette, mean)]))
  return { palette, indexOf: (bucket) => indices.get(bucket)! }
}

function nearest(palette: readonly Colour[], { red, green, blue }: Colour): number {
  const distances = palette.map((one) => (one.red - red) ** 2 + (one.green - green) ** 2 + (one.blue - blue) ** 2)
  return distances.indexOf(Math.min(...distances))
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** The picture as a PNG with few colours: a fraction of the bytes of a browser's screenshot. */
export async function smallPng(picture: Buffer): Promise<Buffer> {
  const image = await loadImage(picture)
  const { width, height } = image
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  const pixels = context.getImageData(0, 0, width, height).data
  const { palette, indexOf } = paletteOf(pixels)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      rows[y * (width + 1) + 1 + x] = indexOf(bucketOf(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!))
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(({ red, green, blue }) => [red, green, blue]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
