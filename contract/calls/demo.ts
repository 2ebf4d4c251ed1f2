import * as z from 'zod/mini'

/** The demonstration's helpers, present only there: plain pages, or bare JSON (no envelope) for `Accept: application/json`. */
export const demoPaths = {
  overview: '/demo',
  outbox: '/demo/outbox',
  captcha: '/demo/captcha/:challenge',
  scan: '/m/scan',
} as const

/** The back offices, which are no part of this product: here each says who came, by the session. */
export const backOfficePaths = { company: '/company/', school: '/school/', op: '/op/' } as const

/** GET of a back office. `login_type` null and `user_id` '0' where nobody is logged in. */
export const backOfficeVisit = z.object({
  back_office: z.enum(['company', 'school', 'op']),
  login_type: z.nullable(z.enum(['student', 'school', 'company', 'channel'])),
  /** Of a company its phone, with its middle digits hidden. */
  name: z.string(),
  user_id: z.string(),
})

/** GET /demo/outbox, newest first. */
export const outbox = z.array(z.object({ phone: z.string(), text: z.string(), code: z.string(), at: z.string() }))

/** GET /demo/captcha/:challenge: the left edge of the hole, in pixels of the picture. */
export const captchaAnswer = z.object({ x: z.number() })

/** GET /m/scan?scene=…: who asks, as the phone shows it. */
export const scanRequest = z.object({
  status: z.enum(['scanned', 'claimed', 'confirmed', 'taken', 'cancelled', 'closed', 'expired']),
  site: z.string(),
  browser: z.string(),
  place: z.string(),
  at: z.string(),
})

/** POST /m/scan. */
export const scanDecision = z.object({
  scene: z.string().check(z.maxLength(64)),
  decision: z.enum(['confirm', 'cancel']),
  user_id: z.optional(z.string().check(z.maxLength(64))),
})
