import * as z from 'zod/mini'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const apiStatus = z.literal(1)

/** A school's or faculty's officer. */
export const schoolLogin = post({
  path: '/school/strategy/login',
  params: z.object({ name: text(64), password: text(64) }),
  answer: z.object({
    apiStatus,
    user_id: z.string(),
    school: z.string(),
    /** '0' opens the dashboard, anything else the faculty's part. */
    user_type: z.string(),
    strategy: z.string(),
    faculty: z.optional(z.string()),
  }),
  codes: [codes.credentialsMissing, codes.credentialsWrong, codes.refused, codes.frozen],
})

/** A channel's organiser. */
export const channelLogin = post({
  path: '/channel/user/login',
  params: z.object({ username: text(64), password: text(64) }),
  answer: z.object({ apiStatus, user_id: z.string(), channel_name: z.string() }),
  codes: [codes.credentialsMissing, codes.credentialsWrong, codes.refused, codes.frozen],
})

/** The school's mini-program code. */
export const getSchoolQrCode = post({
  path: '/school/site/getschoolqrcode',
  params: z.object({}),
  answer: z.object({ QRcode: z.string() }),
  codes: [codes.notFound],
})

/** What a school's back office says of the platform. */
export const getSchoolHome = get({
  path: '/school/site/home',
  params: z.object({}),
  answer: z.object({ school: z.string(), students: z.number(), companies: z.number(), universities: z.number() }),
  codes: [codes.notFound],
})
