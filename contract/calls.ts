import type { CallSpec } from './call.ts'
import * as authentication from './calls/authentication.ts'
import * as captcha from './calls/captcha.ts'
import * as site from './calls/site.ts'

/** Every call there is (API-1). The client imports an area's own module, so that it carries only what it uses. */
export const calls = {
  getLoginQrCode: authentication.getLoginQrCode,
  loginByQrCode: authentication.loginByQrCode,
  sendCode: authentication.sendCode,
  login: authentication.login,
  checkStudentLogin: authentication.checkStudentLogin,
  getCommon: authentication.getCommon,
  logout: authentication.logout,
  checkAccountFollow: authentication.checkAccountFollow,
  getResume: authentication.getResume,
  createCaptcha: captcha.createCaptcha,
  verifyCaptcha: captcha.verifyCaptcha,
  getSiteInfo: site.getSiteInfo,
  createQrCodeParameter: site.createQrCodeParameter,
} as const satisfies Record<string, CallSpec>
