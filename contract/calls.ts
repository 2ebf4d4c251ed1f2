import type { CallSpec } from './call.ts'
import * as authentication from './calls/authentication.ts'
import * as captcha from './calls/captcha.ts'
import * as collect from './calls/collect.ts'
import * as companies from './calls/companies.ts'
import * as employer from './calls/employer.ts'
import * as fairs from './calls/fairs.ts'
import * as homes from './calls/homes.ts'
import * as media from './calls/media.ts'
import * as miniprogram from './calls/miniprogram.ts'
import * as positions from './calls/positions.ts'
import * as site from './calls/site.ts'
import * as staff from './calls/staff.ts'
import * as transfer from './calls/transfer.ts'
import * as zones from './calls/zones.ts'

/** Every call there is (API-1). The client imports an area's own module, so that it carries only what it uses. */
export const calls = {
  getLoginQrCode: authentication.getLoginQrCode,
  loginByQrCode: authentication.loginByQrCode,
  releaseLoginQrCode: authentication.releaseLoginQrCode,
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
  previewTransfer: transfer.previewTransfer,
  exchangeTransfer: transfer.exchangeTransfer,
  getPositionList: positions.getPositionList,
  getRecommendedPositions: positions.getRecommendedPositions,
  getCollegePositions: positions.getCollegePositions,
  getPosition: positions.getPosition,
  getHomePositions: positions.getHomePositions,
  getTerms: positions.getTerms,
  getCompanyList: companies.getCompanyList,
  getCollegeCompanies: companies.getCollegeCompanies,
  getCompany: companies.getCompany,
  getCompanyPositions: companies.getCompanyPositions,
  getHomeCompanies: companies.getHomeCompanies,
  getHomeConfig: homes.getHomeConfig,
  getConfig: homes.getConfig,
  getBrandHome: homes.getBrandHome,
  getMainHome: homes.getMainHome,
  getReportToken: homes.getReportToken,
  getZone: zones.getZone,
  getSiteColleges: zones.getSiteColleges,
  getSiteMajors: zones.getSiteMajors,
  getCollegeMajors: zones.getCollegeMajors,
  getFacultyList: zones.getFacultyList,
  getFacultyMajors: zones.getFacultyMajors,
  getCollegeHome: zones.getCollegeHome,
  getFair: fairs.getFair,
  getFairLabels: fairs.getFairLabels,
  getFairCompanies: fairs.getFairCompanies,
  getFairList: fairs.getFairList,
  getInvitations: fairs.getInvitations,
  getMediaList: media.getMediaList,
  getMedia: media.getMedia,
  getAgreement: media.getAgreement,
  reportWatched: media.reportWatched,
  addToCollection: collect.addToCollection,
  cancelCollection: collect.cancelCollection,
  getCollectedPositions: collect.getCollectedPositions,
  getCollectedCompanies: collect.getCollectedCompanies,
  scanLoginCode: miniprogram.scanLoginCode,
  getLoginCodeStatus: miniprogram.getLoginCodeStatus,
  confirmLoginCode: miniprogram.confirmLoginCode,
  cancelLoginCode: miniprogram.cancelLoginCode,
} as const satisfies Record<string, CallSpec>
