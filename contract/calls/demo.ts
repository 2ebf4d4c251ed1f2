import * as v from 'valibot'
import { finite, text } from '../rules/schemas.ts'

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
export const backOfficeVisit = v.object({
  back_office: v.picklist(['company', 'school', 'op']),
  login_type: v.nullable(v.picklist(['student', 'school', 'company', 'channel'])),
  /** Of a company its phone, with its middle digits hidden. */
  name: v.string(),
  user_id: v.string(),
})

/** GET /demo/outbox, newest first. */
export const outbox = v.array(v.object({ phone: v.string(), text: v.string(), code: v.string(), at: v.string() }))

/** GET /demo/captcha/:challenge: the left edge of the hole, in pixels of the picture. */
export const captchaAnswer = v.object({ x: finite })

/** GET /m/scan?scene=…: who asks, as the phone shows it. */
export const scanRequest = v.object({
  status: v.picklist(['scanned', 'claimed', 'confirmed', 'taken', 'cancelled', 'closed', 'expired']),
  site: v.string(),
  browser: v.string(),
  place: v.string(),
  at: v.string(),
})

/** POST /m/scan. */
export const scanDecision = v.object({
  scene: text(64),
  decision: v.picklist(['confirm', 'cancel']),
  user_id: v.optional(text(64)),
})
