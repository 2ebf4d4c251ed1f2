import type { CallSpec } from './call.ts'
import * as authentication from './calls/authentication.ts'
import * as captcha from './calls/captcha.ts'
import * as employer from './calls/employer.ts'
import * as site from './calls/site.ts'
import * as staff from './calls/staff.ts'
import * as transfer from './calls/transfer.ts'

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
  getStudentQrCode: site.getStudentQrCode,
  getCompanySiteInfo: site.getCompanySiteInfo,
  getDomainConfig: site.getDomainConfig,
  getSchoolType: site.getSchoolType,
  getExhibition: site.getExhibition,
  getTaiwanFlag: site.getTaiwanFlag,
  getHomeResource: site.getHomeResource,
  employerLogin: employer.employerLogin,
  sendEmployerCode: employer.sendEmployerCode,
  registerEmployer: employer.registerEmployer,
  checkSmsCode: employer.checkSmsCode,
  forgetPassword: employer.forgetPassword,
  schoolLogin: staff.schoolLogin,
  channelLogin: staff.channelLogin,
  getSchoolQrCode: staff.getSchoolQrCode,
  getSchoolHome: staff.getSchoolHome,
  createTransfer: transfer.createTransfer,
  exchangeTransfer: transfer.exchangeTransfer,
} as const satisfies Record<string, CallSpec>
