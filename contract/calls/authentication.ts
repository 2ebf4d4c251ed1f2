import * as v from 'valibot'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { text } from '../rules/schemas.ts'

const empty = v.object({})
const flagText = v.picklist(['0', '1'])

/** A login code to scan. `UUID` is for polling by the browser that asked; the picture carries another secret, the scene. */
export const getLoginQrCode = get({
  path: '/api/site/getloginqrcode',
  params: v.object({ page: text(200) }),
  answer: v.object({ QRcode: v.string(), UUID: v.string() }),
  codes: [codes.refused],
  unsafe: true,
})

/** `replaced`: another page of the same browser shows a newer code. */
export const scanStatus = v.picklist(['waiting', 'scanned', 'confirmed', 'cancelled', 'replaced', 'expired'])
export type ScanStatus = v.InferOutput<typeof scanStatus>

/** Polled. `user_id` is '0' until the phone confirmed. */
export const loginByQrCode = get({
  path: '/api/user/loginbyqrcode',
  params: v.object({ uuid: text(64) }),
  answer: v.object({ user_id: v.string(), status: scanStatus }),
  unsafe: true,
})

/** The page shows its code no more, or has its answer: from now on nobody can confirm it. */
export const releaseLoginQrCode = post({
  path: '/api/user/releaseqrcode',
  params: v.object({ uuid: text(64) }),
  answer: empty,
})

/** Sends a one-time password. `msg` is 'success', or says why not. */
export const sendCode = get({
  path: '/api/user/sendcode',
  params: v.object({
    phone: text(20),
    type: v.literal('1'),
    captcha_appid: text(64),
    captcha_randstr: text(128),
    captcha_ticket: text(2048),
  }),
  answer: v.object({ msg: v.string() }),
  unsafe: true,
})

/** Logs in by phone and one-time password; `user_id` '0' with a `msg` where that failed. Registers an unknown phone. */
export const login = get({
  path: '/api/user/login',
  params: v.object({ phone: text(20), smsCode: text(6) }),
  answer: v.object({ user_id: v.string(), msg: v.optional(v.string()) }),
  unsafe: true,
})

/** Who the session belongs to; '0' where there is none. Code 10008 where a session was there and is void. */
export const checkStudentLogin = post({
  path: '/api/user/checkstulogin',
  params: v.object({ user_id: text(64) }),
  answer: v.object({
    user_id: v.string(),
    /** Whose session it is where it is no student's. */
    login_type: v.optional(v.picklist(['school', 'company', 'channel'])),
  }),
  codes: [codes.sessionVoid],
})

export const studentInfo = v.object({
  user_id: v.string(),
  name: v.string(),
  school: v.string(),
  major: v.string(),
  /** With its middle digits hidden. */
  phone: v.string(),
  /** 0 male, 1 female. */
  sex: flagText,
  /** Address of a picture; '' for one of the six default avatars. */
  avatar: v.string(),
  has_resume: flagText,
  has_resume_diagnose: flagText,
  /** '' where there is no diagnosis. */
  resume_diagnose_id: v.string(),
  has_ai_resume: flagText,
})
export type StudentInfo = v.InferOutput<typeof studentInfo>

export const getCommon = get({
  path: '/api/user/getcommon',
  params: empty,
  answer: studentInfo,
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** Ends the session on the server; succeeds without one too. */
export const logout = get({ path: '/api/user/loginout', params: empty, answer: empty, unsafe: true })

/** Whether the student follows the platform's account in the messaging app. */
export const checkAccountFollow = get({
  path: '/api/user/checkaccountfollow',
  params: empty,
  answer: v.object({ is_follow: flagText }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

/** The first words of `getResume`, for whoever wants no more; a `name` means that there is a resume. */
export const getResumeHead = get({
  path: '/api/resume/getdetail',
  params: v.object({ user_id: text(64), only: v.literal('head') }),
  answer: v.object({ name: v.string(), sex: flagText, has_resume: flagText }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})
