import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'

/** After several misses: seconds until the next try. */
const wait = z.object({ result: z.literal('wait'), seconds: z.number() })

/** The embedded slider puzzle (CAP-5). Lengths are pixels of the picture. */
export const createCaptcha = get({
  path: '/api/captcha/create',
  params: z.object({ appid: z.string().check(z.maxLength(64)) }),
  answer: z.discriminatedUnion('result', [
    z.object({
      result: z.literal('puzzle'),
      challenge: z.string(),
      /** Data URLs of raster pictures: the scenery with its hole, and the piece that fills it. */
      picture: z.string(),
      piece: z.string(),
      width: z.number(),
      height: z.number(),
      pieceSize: z.number(),
      /** Top edge of hole and piece. */
      y: z.number(),
    }),
    wait,
  ]),
  codes: [codes.refused],
  unsafe: true,
})
export type Puzzle = Extract<z.infer<typeof createCaptcha.answer>, { result: 'puzzle' }>

/** One sample of a drag: left edge of the piece in pixels of the picture, milliseconds since it was grasped. */
export const dragSample = z.object({ x: z.number(), t: z.number() })
export type DragSample = z.infer<typeof dragSample>

/** `passed` comes with the proof that the protected call wants. */
export const verifyCaptcha = post({
  path: '/api/captcha/verify',
  params: z.object({
    challenge: z.string().check(z.maxLength(64)),
    trail: z.array(dragSample).check(z.maxLength(2000)),
  }),
  answer: z.discriminatedUnion('result', [
    z.object({ result: z.literal('passed'), ticket: z.string(), randstr: z.string() }),
    z.object({ result: z.literal('missed') }),
    z.object({ result: z.literal('expired') }),
    wait,
  ]),
  // A trail of the most samples.
  bodyLimit: 256 * 1024,
})
