import * as v from 'valibot'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { finite, text } from '../rules/schemas.ts'

/** After several misses: seconds until the next try. */
const wait = v.object({ result: v.literal('wait'), seconds: finite })

/** The embedded slider puzzle (CAP-5). Lengths are pixels of the picture. */
export const createCaptcha = get({
  path: '/api/captcha/create',
  params: v.object({ appid: text(64) }),
  answer: v.variant('result', [
    v.object({
      result: v.literal('puzzle'),
      challenge: v.string(),
      /** Data URLs of raster pictures: the scenery with its hole, and the piece that fills it. */
      picture: v.string(),
      piece: v.string(),
      width: finite,
      height: finite,
      pieceSize: finite,
      /** Top edge of hole and piece. */
      y: finite,
    }),
    wait,
  ]),
  codes: [codes.refused],
  unsafe: true,
})
export type Puzzle = Extract<v.InferOutput<typeof createCaptcha.answer>, { result: 'puzzle' }>

/** One sample of a drag: left edge of the piece in pixels of the picture, milliseconds since it was grasped. */
export const dragSample = v.object({ x: finite, t: finite })
export type DragSample = v.InferOutput<typeof dragSample>

/** `passed` comes with the proof that the protected call wants. */
export const verifyCaptcha = post({
  path: '/api/captcha/verify',
  params: v.object({
    challenge: text(64),
    trail: v.pipe(v.array(dragSample), v.maxLength(2000)),
  }),
  answer: v.variant('result', [
    v.object({ result: v.literal('passed'), ticket: v.string(), randstr: v.string() }),
    v.object({ result: v.literal('missed') }),
    v.object({ result: v.literal('expired') }),
    wait,
  ]),
  // A trail of the most samples.
  bodyLimit: 256 * 1024,
})
