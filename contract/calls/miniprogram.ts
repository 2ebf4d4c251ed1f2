import * as z from 'zod/mini'
import { post } from '../call.ts'
import { codes } from '../codes.ts'

/** What a phone is told of a login code. */
export const phoneStatus = z.enum([
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
export type PhoneStatus = z.infer<typeof phoneStatus>

/** How a code stands; who asks is told to the phone that may decide, and is '' otherwise. */
const standing = z.object({
  status: phoneStatus,
  /** Host and name of the site that the browser is at. */
  host: z.string(),
  site: z.string(),
  /** The browser's User-Agent header and its address. */
  user_agent: z.string(),
  address: z.string(),
  /** ISO 8601. */
  asked_at: z.string(),
})
export type Standing = z.infer<typeof standing>

/** `scene`: what the code carries. `openid`: the messaging app's id of whoever holds the phone. */
const scanned = z.object({
  scene: z.string().check(z.maxLength(64)),
  openid: z.string().check(z.regex(/^\S{1,128}$/)),
})

const declared = { answer: standing, caller: 'miniprogram' } as const

/** The phone opened a login code; the first one that does claims it. */
export const scanLoginCode = post({ path: '/api/miniprogram/scan', params: scanned, ...declared })

/** How a code stands for this phone, without claiming it: asked after a confirmation until it is not `confirmed` any more. */
export const getLoginCodeStatus = post({ path: '/api/miniprogram/getstatus', params: scanned, ...declared })

/** Lets the browser in as the student of this phone number, which the messaging app has verified; an unknown one is registered. */
export const confirmLoginCode = post({
  path: '/api/miniprogram/confirm',
  params: z.object({ ...scanned.shape, phone: z.string().check(z.maxLength(20)) }),
  codes: [codes.refused],
  ...declared,
})

export const cancelLoginCode = post({ path: '/api/miniprogram/cancel', params: scanned, ...declared })
