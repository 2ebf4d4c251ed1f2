import * as z from 'zod/mini'
import { post } from '../call.ts'
import { codes } from '../codes.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const empty = z.object({})
const phone = text(20)
const type = z.literal('2')
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
  params: z.discriminatedUnion('login_type', [
    z.object({ phone, type, login_type: z.literal('1'), smsCode: code }),
    z.object({ phone, type, login_type: z.literal('2'), password, ...captchaProof }),
  ]),
  answer: z.object({ user_id: z.string() }),
  codes: [codes.refused, codes.frozen],
})

/** `msg` is 'success'. */
export const sendEmployerCode = post({
  path: '/api/user/sendcode',
  params: z.object({ phone, service_code: z.enum(['1', '2', '3']), type, ...captchaProof }),
  answer: z.object({ msg: z.string() }),
  codes: [codes.refused, codes.notRegistered],
})

export const registerEmployer = post({
  path: '/api/user/register',
  params: z.object({ phone, type, sms_code: code, password }),
  answer: z.object({ user_id: z.string() }),
  codes: [codes.refused],
})

/** First step of a forgotten password; the same code goes with the second. */
export const checkSmsCode = post({
  path: '/api/user/checksmscode',
  params: z.object({ phone, type, service_code: z.literal('3'), sms_code: code }),
  answer: empty,
  codes: [codes.refused],
})

/** Second step: sets the password, uses the code up and ends every session of the account. */
export const forgetPassword = post({
  path: '/api/user/forgetpassword',
  params: z.object({ phone, type, sms_code: code, password, confirm_password: password }),
  answer: empty,
  codes: [codes.refused, codes.codeVoid],
})
