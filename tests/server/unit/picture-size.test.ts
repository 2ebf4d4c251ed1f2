import { describe, expect, it } from 'vitest'
import { pictureSize } from '../../../contract/rules/picture-size.ts'
import { blackPng, quarters, webpOf, withExif } from '../world/pictures.ts'

const canvas = (width: number, height: number) => {
  const data = Buffer.alloc(10)
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return data
}
const frame = (width: number, height: number, ...chunks: Buffer[]) => {
  const data = Buffer.alloc(16)
  data.writeUIntLE(width - 1, 6, 3)
  data.writeUIntLE(height - 1, 9, 3)
  return Buffer.concat([data, ...chunks])
}
const segment = (marker: number, ...data: number[]) =>
  Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff, ...data])
const frameHead = (width: number, height: number) =>
  segment(0xc2, 8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0)
const start = Buffer.from([0xff, 0xd8])

describe('the size of a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is read of a %s', async (kind) => {
    expect(pictureSize(await quarters(321, 123, kind))).toEqual({ width: 321, height: 123, passes: 1 })
  })

  it('is read of a lossless webp', async () => {
    const { createCanvas } = await import('@napi-rs/canvas')
    const lossless = await createCanvas(321, 123).encode('webp', 100)
    expect(pictureSize(lossless)).toMatchObject({ width: 321, height: 123 })
  })

  it('is not taken from what was put before it', async () => {
    const inner = frameHead(9, 9)
    const aside = segment(0xe1, ...inner)
    expect(pictureSize(Buffer.concat([start, aside, frameHead(700, 800)]))).toMatchObject({ width: 700, height: 800 })
    expect(pictureSize(withExif(await quarters(321, 123, 'jpeg'), 6))).toMatchObject({ width: 321, height: 123 })
  })

  it.each([
    ['behind restarts that have no length', [Buffer.from([0xff, 0xd0, 0xff, 0xd8]), frameHead(60_000, 60_000)]],
    ['behind bytes that are no marker', [Buffer.from([0x00, 0x12, 0xff, 0xff]), frameHead(60_000, 60_000)]],
    ['in a second head', [frameHead(1, 1), frameHead(60_000, 60_000)]],
    [
      'behind a scan',
      [
        frameHead(1, 1),
        segment(0xda, 1, 1, 0, 0, 63, 0),
        Buffer.from([1, 0xff, 0x00, 0xff, 0xd3, 2]),
        frameHead(60_000, 60_000),
      ],
    ],
  ])('is the largest that a jpeg says: %s', (_, pieces) => {
    expect(pictureSize(Buffer.concat([start, ...pieces]))).toMatchObject({ width: 60_000, height: 60_000 })
  })

  it('is read from each scan of a jpeg, and from no stuffed byte', () => {
    const scan = Buffer.concat([segment(0xda, 1, 1, 0, 0, 63, 0), Buffer.from([1, 0xff, 0x00, 0xff, 0xd7, 2])])
    const file = Buffer.concat([start, frameHead(8, 8), ...Array(7).fill(scan), Buffer.from([0xff, 0xd9]), scan])
    expect(pictureSize(file)?.passes).toBe(7)
  })

  it.each([
    ['a canvas larger than its frame', webpOf(['VP8X', canvas(50_000, 40_000)], ['ANMF', frame(1, 1)]), 50_000, 40_000],
    ['a frame larger than its canvas', webpOf(['VP8X', canvas(1, 1)], ['ANMF', frame(50_000, 40_000)]), 50_000, 40_000],
    [
      'a frame’s own picture',
      webpOf(
        ['VP8X', canvas(1, 1)],
        ['ANMF', frame(1, 1, webpOf(['VP8 ', Buffer.from('00000000000088138813', 'hex')]).subarray(12))],
      ),
      5000,
      5000,
    ],
  ])('is the largest that a webp says: %s', (_, file, width, height) => {
    expect(pictureSize(file)).toMatchObject({ width, height })
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['a jpeg without a head', Buffer.concat([start, Buffer.from([0xff, 0xd9])])],
    ['a jpeg whose head breaks off', Buffer.concat([start, frameHead(7, 7).subarray(0, 6)])],
    ['a jpeg of no height', Buffer.concat([start, frameHead(7, 0)])],
    ['a png whose head comes later', Buffer.concat([blackPng(1, 1).subarray(0, 8), Buffer.alloc(40)])],
    ['a png that breaks off', blackPng(1, 1).subarray(0, 20)],
    ['a webp of nothing', webpOf()],
    ['a gif', Buffer.from('R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')],
  ])('is unknown for %s', (_, file) => {
    expect(pictureSize(file)).toBeNull()
  })
})
