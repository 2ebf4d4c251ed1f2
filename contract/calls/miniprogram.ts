import * as v from 'valibot'
import { post } from '../call.ts'
import { codes } from '../codes.ts'
import { text } from '../rules/schemas.ts'

/** What a phone is told of a login code. */
export const phoneStatus = v.picklist([
  /** Nobody scanned it. */
  'waiting',
  /** This phone scanned it first and may decide. */
  'scanned',
  /** Another phone scanned it first; this one can do nothing. */
  'claimed',
  /** Confirmed; the browser has not fetched its session yet. */
  'confirmed',
  /** The browser is logged in. */
  'taken',
  'cancelled',
  /** The browser shows the code no more, or never fetched what was confirmed: nobody was logged in. */
  'closed',
  'expired',
])
export type PhoneStatus = v.InferOutput<typeof phoneStatus>

/** How a code stands; who asks is told to the phone that may decide, and is '' otherwise. */
const standing = v.object({
  status: phoneStatus,
  /** Host and name of the site that the browser is at. */
  host: v.string(),
  site: v.string(),
  /** The browser's User-Agent header and its address. */
  user_agent: v.string(),
  address: v.string(),
  /** ISO 8601. */
  asked_at: v.string(),
})
export type Standing = v.InferOutput<typeof standing>

/** `scene`: what the code carries. `openid`: the messaging app's id of whoever holds the phone. */
const scanned = v.object({
  scene: text(64),
  openid: v.pipe(v.string(), v.regex(/^\S{1,128}$/)),
})

const declared = { answer: standing, caller: 'miniprogram' } as const

/** The phone opened a login code; the first one that does claims it. */
export const scanLoginCode = post({ path: '/api/miniprogram/scan', params: scanned, ...declared })

/** How a code stands for this phone, without claiming it: asked after a confirmation until it is not `confirmed` any more. */
export const getLoginCodeStatus = post({ path: '/api/miniprogram/getstatus', params: scanned, ...declared })

/** Lets the browser in as the student of this phone number, which the messaging app has verified; an unknown one is registered. */
export const confirmLoginCode = post({
  path: '/api/miniprogram/confirm',
  params: v.object({ ...scanned.entries, phone: text(20) }),
  codes: [codes.refused],
  ...declared,
})

export const cancelLoginCode = post({ path: '/api/miniprogram/cancel', params: scanned, ...declared })
