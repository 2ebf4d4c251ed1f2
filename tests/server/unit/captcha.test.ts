import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSliderPuzzle, type SliderPuzzle } from '../../../server/adapters/captcha.ts'
import { drawPuzzle } from '../../../server/adapters/captcha-picture.ts'
import { isDragged } from '../../../server/adapters/captcha-trail.ts'
import { createMemoryEphemeral, type Ephemeral } from '../../../server/adapters/ephemeral.ts'
import { dragTo } from '../../drag.ts'

let now = 0
let ephemeral: Ephemeral
let puzzle: SliderPuzzle

beforeEach(() => {
  now = 1000
  ephemeral = createMemoryEphemeral(() => now)
  puzzle = createSliderPuzzle(ephemeral)
})
afterEach(() => ephemeral.close())

async function challenge() {
  const { challenge } = await puzzle.create('app', 'browser')
  return { challenge, x: (await puzzle.solution(challenge)) ?? 0 }
}

it.each([-6, -5, 0, 5, 6])('takes a piece that is %d px off for what it is [CAP-5]', async (off) => {
  const { challenge: id, x } = await challenge()
  const { result } = await puzzle.verify(id, dragTo(x + off), 'browser')
  expect(result).toBe(Math.abs(off) <= 5 ? 'passed' : 'missed')
})

it('gives a challenge one try', async () => {
  const { challenge: id, x } = await challenge()
  expect((await puzzle.verify(id, dragTo(x + 50), 'browser')).result).toBe('missed')
  expect((await puzzle.verify(id, dragTo(x), 'browser')).result).toBe('expired')
  expect(await puzzle.solution(id)).toBeNull()
})

it('gives a challenge two minutes, and to its browser alone', async () => {
  const late = await challenge()
  now += 120_000
  expect((await puzzle.verify(late.challenge, dragTo(late.x), 'browser')).result).toBe('expired')
  const own = await challenge()
  expect((await puzzle.verify(own.challenge, dragTo(own.x), 'other')).result).toBe('expired')
  expect((await puzzle.verify('unknown', dragTo(1), null)).result).toBe('expired')
})

describe('a trail', () => {
  const keyboard = Array.from({ length: 41 }, (_, press) => ({ x: press * 5, t: press * 33 + (press % 2) }))
  it.each([
    ['of a hand', dragTo(200), true],
    ['of arrow keys', keyboard, true],
    ['that leaps', [0, 200, 200, 200, 200, 200].map((x, i) => ({ x, t: i * 40 + (i % 2) })), false],
    [
      'of two samples',
      [
        { x: 0, t: 0 },
        { x: 200, t: 400 },
      ],
      false,
    ],
    ['of nothing', [], false],
    ['quicker than a hand', dragTo(200).map(({ x, t }) => ({ x, t: t / 10 })), false],
    ['that starts midway', dragTo(200).map(({ x, t }) => ({ x: x + 13, t })), false],
    ['whose time runs back', dragTo(200).map(({ x, t }, i) => ({ x, t: i === 9 ? 0 : t })), false],
    ['as even as a machine’s', Array.from({ length: 21 }, (_, i) => ({ x: i * 10, t: i * 20 })), false],
    ['before its own start', dragTo(200).map(({ x, t }) => ({ x, t: t - 1 })), false],
  ])('%s', (_, trail, isAccepted) => {
    expect(isDragged(trail)).toBe(isAccepted)
  })
})

it('draws raster pictures that do not spell the answer out, with the hole where it says', async () => {
  for (let drawn = 0; drawn < 5; drawn++) {
    const { picture, piece, width, height, pieceSize, x, y } = await drawPuzzle()
    expect(picture).toMatch(/^data:image\/jpeg;base64,/)
    expect(piece).toMatch(/^data:image\/png;base64,/)
    const [whole, part] = await Promise.all([loadImage(picture), loadImage(piece)])
    expect([whole.width, whole.height, part.width, part.height]).toEqual([width, height, pieceSize, pieceSize])
    expect([x >= 98, x + pieceSize <= width, y >= 0, y + pieceSize <= height]).toEqual([true, true, true, true])
    // The middle of the hole is the piece's middle, darkened.
    const inPicture = brightnessAt(whole, x + 20, y + 36)
    const inPiece = brightnessAt(part, 20, 36)
    expect(inPicture).toBeLessThan(inPiece * 0.8)
  }
})

function brightnessAt(image: Awaited<ReturnType<typeof loadImage>>, x: number, y: number): number {
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data
  return red + green + blue
}
