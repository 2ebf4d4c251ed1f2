import * as captcha from '../../contract/calls/captcha.ts'
import { request } from './client.ts'

export const createCaptcha = request(captcha.createCaptcha)
export const verifyCaptcha = request(captcha.verifyCaptcha)
