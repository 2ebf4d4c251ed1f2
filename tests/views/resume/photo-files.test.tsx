import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { PHOTO_MAX } from '../../../contract/calls/resume.ts'
import { photoProblem } from '../../../contract/rules/photo-rules.ts'
import { pictureSize } from '../../../contract/rules/picture-size.ts'
import { photo } from '../../../src/app/resume/photo.ts'
import { PhotoCrop } from '../../../src/features/resume/photo/PhotoCrop.tsx'
import { cmykJpeg } from '../../fixtures/cmyk-jpeg.ts'
import { seeText } from '../sights/see.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'

const dialog = page.getByRole('dialog', { name: '证件照', exact: true })

const open = () => {
  const actor = createActor(photo.logic).start()
  return { actor, ...renderPage(<PhotoCrop actor={actor} hasPhoto={false} />) }
}
let world: ReturnType<typeof open>
/** Files that were sent. */
let sent: File[]

beforeEach(() => {
  sent = []
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation((form) => {
    sent.push((form as FormData).get('file') as File)
  })
  world = open()
})
afterEach(() => {
  world.actor.stop()
  world.close()
  vi.restoreAllMocks()
})

type Paint = (context: OffscreenCanvasRenderingContext2D, width: number, height: number) => void

async function paint(width: number, height: number, how: Paint, type = 'image/jpeg'): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  how(context, width, height)
  return canvas.convertToBlob({ type })
}

const red: Paint = (context, width, height) => {
  context.fillStyle = '#f00'
  context.fillRect(0, 0, width, height)
}
/** The upper half is red, the lower blue. */
const halves: Paint = (context, width, height) => {
  red(context, width, height)
  context.fillStyle = '#00f'
  context.fillRect(0, height / 2, width, height / 2)
}
const nothing: Paint = () => {}

/** As a phone marks what it took on its side: to be turned to the right. */
async function turned(jpeg: Blob): Promise<Blob> {
  const mark = [0xff, 0xe1, 0, 34, ...[...'Exif\0\0MM\0*'].map((letter) => letter.charCodeAt(0))]
  const directory = [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
  return new Blob([jpeg.slice(0, 2), new Uint8Array([...mark, ...directory]), jpeg.slice(2)])
}

/** As a converter leaves it that copies the mark of a phone's picture. */
async function turnedPng(png: Blob): Promise<Blob> {
  const mark = [...'eXIfMM\0*'].map((letter) => letter.charCodeAt(0))
  const chunk = new Uint8Array([...mark, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0])
  // The end of a gzip holds the checksum that a chunk of a png ends with, its bytes the other way round.
  const gzip = await new Response(new Blob([chunk]).stream().pipeThrough(new CompressionStream('gzip'))).bytes()
  return new Blob([png.slice(0, 33), new Uint8Array([0, 0, 0, 26]), chunk, gzip.slice(-8, -4).reverse(), png.slice(33)])
}

/** One picture after the other, each the same. */
async function moving(webp: Blob, times: number): Promise<Blob> {
  const bytes = new Uint8Array(await webp.arrayBuffer())
  // Behind its head, and a profile of colours where the browser writes one.
  const picture = bytes.slice(new TextDecoder('latin1').decode(bytes).search(/VP8[ L]/))
  const number = (value: number, length: number) => Array.from({ length }, (_, at) => (value >> (8 * at)) & 0xff)
  const chunk = (name: string, ...data: number[]) => [
    ...[...name].map((letter) => letter.charCodeAt(0)),
    ...number(data.length, 4),
    ...data,
  ]
  const canvas = [...number(299, 3), ...number(399, 3)]
  const frame = chunk('ANMF', ...number(0, 6), ...canvas, ...number(100, 3), 0, ...picture)
  const chunks = [
    ...chunk('VP8X', 2, 0, 0, 0, ...canvas),
    ...chunk('ANIM', 0, 0, 0, 0, 0, 0),
    ...Array<number[]>(times).fill(frame).flat(),
  ]
  const head = [...'RIFF'].map((letter) => letter.charCodeAt(0))
  const name = [...'WEBP'].map((letter) => letter.charCodeAt(0))
  return new Blob([new Uint8Array([...head, ...number(chunks.length + 4, 4), ...name, ...chunks])])
}

const choose = (blob: Blob) => world.actor.send({ type: 'FILE.CHOSEN', file: new File([blob], '照片.jpg') })

/** What a picture shows, by shares of it: a letter for each of its colours. */
async function coloursOf(picture: ImageBitmapSource, ...points: [x: number, y: number][]): Promise<string> {
  const bitmap = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const names: Readonly<Record<string, string>> = { '100': 'r', '001': 'b', '111': 'w', '000': 'k' }
  return points
    .map(([x, y]) => [...(context?.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data ?? [])].slice(0, 3))
    .map((parts) => names[parts.map((part) => (part > 127 ? 1 : 0)).join('')] ?? '?')
    .join('')
}

async function shown(...points: [x: number, y: number][]): Promise<string> {
  await expect.element(dialog.getByLabelText(/^裁剪框/)).toBeVisible()
  const image = dialog.element().querySelector('img')
  await image?.decode()
  return coloursOf(image as HTMLImageElement, ...points)
}

async function sending(): Promise<File> {
  await press(dialog, '使用这张照片')
  await expect.poll(() => sent.length).toBe(1)
  return sent[0] as File
}

async function isTaken(file: File): Promise<boolean> {
  const problem = photoProblem(pictureSize(new Uint8Array(await file.arrayBuffer())))
  return problem === null && file.size <= PHOTO_MAX
}

const seen = () => {
  const { picture } = world.actor.getSnapshot().context
  return picture && [picture.width, picture.height]
}

const MIDDLES: [x: number, y: number][] = [
  [0.5, 0.1],
  [0.5, 0.9],
]
const SIDES: [x: number, y: number][] = [
  [0.1, 0.5],
  [0.9, 0.5],
]

describe('a photo that is chosen [RES-2]', () => {
  it('a transparent photo lies on white, as it will be', async () => {
    choose(await paint(300, 400, nothing, 'image/png'))
    expect(await shown(...MIDDLES)).toBe('ww')
  })

  it('a photo made for print has its colours', async () => {
    choose(new Blob([cmykJpeg(300, 400, [0, 255, 255, 0])]))
    expect(await shown(...MIDDLES)).toBe('rr')
  })

  it('is shown upright, and sent as it is', async () => {
    const file = await turned(await paint(400, 300, halves))
    choose(file)
    expect(await shown(...SIDES)).toBe('br')
    expect(seen()).toEqual([300, 400])
    expect((await sending()).size).toBe(file.size)
  })

  it('a png is sent as it is shown, however it is marked', async () => {
    choose(await turnedPng(await paint(400, 300, halves, 'image/png')))
    const colours = await shown(...SIDES)
    const file = await sending()
    expect([await isTaken(file), await coloursOf(file, ...SIDES)]).toEqual([true, colours])
    expect(pictureSize(new Uint8Array(await file.arrayBuffer()))).toMatchObject({
      width: seen()?.[0],
      height: seen()?.[1],
    })
  })

  it('a photo with 48 million pixels is shown, and sent as large as the server takes it', async () => {
    choose(await paint(8064, 6048, halves))
    expect(await shown(...MIDDLES)).toBe('rb')
    expect(seen()).toEqual([8064, 6048])
    const file = await sending()
    expect([await isTaken(file), await coloursOf(file, ...MIDDLES)]).toEqual([true, 'rb'])
  })

  it('a photo with 48 million pixels on its side is shown and sent upright', async () => {
    choose(await turned(await paint(8064, 6048, halves)))
    expect(await shown(...SIDES)).toBe('br')
    expect(seen()).toEqual([6048, 8064])
    const file = await sending()
    expect([await isTaken(file), await coloursOf(file, ...SIDES)]).toEqual([true, 'br'])
  })

  it('a moving picture becomes its first picture', async () => {
    choose(await moving(await paint(300, 400, red, 'image/webp'), 41))
    expect(await shown(...MIDDLES)).toBe('rr')
    const file = await sending()
    expect([await isTaken(file), await coloursOf(file, ...MIDDLES)]).toEqual([true, 'rr'])
  })

  it.each([
    ['of one pixel', () => paint(1, 1, red), '这张照片像素太少', '至少要 60 × 80 像素才看得清人，请换一张更大的照片。'],
    [
      'as an iPhone keeps it',
      async () => new Blob(['\0\0\0\x18ftypheic\0\0\0\0']),
      '这不是 JPEG、PNG 或 WebP 图片',
      '按内容判断，改文件名没有用。请另存为 JPEG 再试。',
    ],
    [
      'that breaks off',
      async () => (await paint(300, 400, red, 'image/png')).slice(0, 60),
      '这张图片打不开',
      '它可能损坏了，请换一张。',
    ],
    [
      'with more pixels than a browser holds',
      async () => {
        const png = new Uint8Array(await (await paint(300, 400, red, 'image/png')).arrayBuffer())
        return new Blob([png.fill(0x7f, 16, 24)])
      },
      '这张照片像素太多',
      '超过 4000 万像素的照片在这里打不开。请在相册里缩小尺寸，或截图后再选。',
    ],
  ])('%s is turned down at once, with what to do', async (_, make, ...words) => {
    choose(await make())
    await seeText(dialog.getByRole('alert'), ...words)
    expect(sent).toEqual([])
  })
})
