import * as v from 'valibot'
import { post } from '../call.ts'
import { codes } from '../codes.ts'
import { text } from '../rules/schemas.ts'

const empty = v.object({})
const phone = text(20)
const type = v.literal('2')
const code = text(6)
/** Longer ones are refused with a sentence, not as bad parameters. */
const password = text(64)
const captchaProof = { captcha_appid: text(64), captcha_randstr: text(128), captcha_ticket: text(2048) }

/** What a one-time password of an employer is for; one for another purpose opens nothing. */
export const serviceCodes = { login: '1', register: '2', forgot: '3' } as const
export type EmployerPurpose = keyof typeof serviceCodes

/** By one-time password, which registers an unknown phone, or by password behind the captcha (EMP-1, EMP-5). */
export const employerLogin = post({
  path: '/company/user/login',
  params: v.variant('login_type', [
    v.object({ phone, type, login_type: v.literal('1'), smsCode: code }),
    v.object({ phone, type, login_type: v.literal('2'), password, ...captchaProof }),
  ]),
  answer: v.object({ user_id: v.string() }),
  codes: [codes.refused, codes.frozen],
})

/** `msg` is 'success'. */
export const sendEmployerCode = post({
  path: '/api/user/sendcode',
  params: v.object({ phone, service_code: v.picklist(['1', '2', '3']), type, ...captchaProof }),
  answer: v.object({ msg: v.string() }),
  codes: [codes.refused, codes.notRegistered],
})

export const registerEmployer = post({
  path: '/api/user/register',
  params: v.object({ phone, type, sms_code: code, password }),
  answer: v.object({ user_id: v.string() }),
  codes: [codes.refused],
})

/** First step of a forgotten password; the same code goes with the second. */
export const checkSmsCode = post({
  path: '/api/user/checksmscode',
  params: v.object({ phone, type, service_code: v.literal('3'), sms_code: code }),
  answer: empty,
  codes: [codes.refused],
})

/** Second step: sets the password, uses the code up and ends every session of the account. */
export const forgetPassword = post({
  path: '/api/user/forgetpassword',
  params: v.object({ phone, type, sms_code: code, password, confirm_password: password }),
  answer: empty,
  codes: [codes.refused, codes.codeVoid],
})
