import * as v from 'valibot'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { finite, text } from '../rules/schemas.ts'

const apiStatus = v.literal(1)

/** A school's or faculty's officer. */
export const schoolLogin = post({
  path: '/school/strategy/login',
  params: v.object({ name: text(64), password: text(64) }),
  answer: v.object({
    apiStatus,
    user_id: v.string(),
    school: v.string(),
    /** '0' opens the dashboard, anything else the faculty's part. */
    user_type: v.string(),
    strategy: v.string(),
    faculty: v.optional(v.string()),
  }),
  codes: [codes.credentialsMissing, codes.credentialsWrong, codes.refused, codes.frozen],
})

/** A channel's organiser. */
export const channelLogin = post({
  path: '/channel/user/login',
  params: v.object({ username: text(64), password: text(64) }),
  answer: v.object({ apiStatus, user_id: v.string(), channel_name: v.string() }),
  codes: [codes.credentialsMissing, codes.credentialsWrong, codes.refused, codes.frozen],
})

/** The school's mini-program code. */
export const getSchoolQrCode = post({
  path: '/school/site/getschoolqrcode',
  params: v.object({}),
  answer: v.object({ QRcode: v.string() }),
  codes: [codes.notFound],
})

/** What a school's back office says of the platform. */
export const getSchoolHome = get({
  path: '/school/site/home',
  params: v.object({}),
  answer: v.object({ school: v.string(), students: finite, companies: finite, universities: finite }),
  codes: [codes.notFound],
})
