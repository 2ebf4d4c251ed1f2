import { crc32, deflateSync } from 'node:zlib'
import { createCanvas } from '@napi-rs/canvas'

/** Left upper, right upper, left lower, right lower. */
export const CORNERS = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'] as const

/** A picture whose quarters have the colours of `CORNERS`. */
export function quarters(width: number, height: number, kind: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  for (const [index, colour] of CORNERS.entries()) {
    context.fillStyle = colour
    context.fillRect(index % 2 ? width / 2 : 0, index > 1 ? height / 2 : 0, width / 2, height / 2)
  }
  if (kind === 'png') return canvas.encode('png')
  return kind === 'jpeg' ? canvas.encode('jpeg', 95) : canvas.encode('webp', 95)
}

const word = (value: number) => [value >> 8, value & 0xff]

/** What a phone writes into a jpeg: how to turn it, where it was taken, and a few words. */
export function withExif(jpeg: Buffer, orientation: number): Buffer {
  const place = Buffer.from('GPSLatitude 30.2741 N, Canon EOS, Lin Xiaoman')
  const directory = Buffer.from([
    ...[0x4d, 0x4d, 0x00, 0x2a, 0, 0, 0, 8],
    ...word(2),
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0x01, 0x0e, 0, 2, 0, 0, ...word(place.length), 0, 0, 0, 38],
    ...[0, 0, 0, 0],
  ])
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), directory, place])
  const comment = Buffer.from('taken at home')
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1, ...word(exif.length + 2)]),
    exif,
    Buffer.from([0xff, 0xfe, ...word(comment.length + 2)]),
    comment,
    jpeg.subarray(2),
  ])
}

/** Markers of a jpeg up to its first scan. */
export function markersOf(jpeg: Buffer): string[] {
  const markers: string[] = []
  for (let at = 2; jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2))
    markers.push(jpeg.toString('hex', at, at + 2))
  return markers
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A whole picture in black of so many pixels, in a few kilobytes. */
export function blackPng(width: number, height: number, ...more: Buffer[]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // One bit a pixel, shades of grey.
  head[8] = 1
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** What says that a png has several frames. */
export const animation = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))

/** A webp of chunks as they are given. */
export function webpOf(...chunks: [name: string, data: Buffer][]): Buffer {
  const body = Buffer.concat(
    chunks.flatMap(([name, data]) => {
      const head = Buffer.alloc(8)
      head.write(name, 'latin1')
      head.writeUInt32LE(data.length, 4)
      return [head, data, Buffer.alloc(data.length % 2)]
    }),
  )
  const head = Buffer.alloc(12)
  head.write('RIFF', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  head.write('WEBP', 8, 'latin1')
  return Buffer.concat([head, body])
}
