import * as employer from '../../contract/calls/employer.ts'
import { request } from './client.ts'

export const employerLogin = request(employer.employerLogin)
export const sendEmployerCode = request(employer.sendEmployerCode)
export const registerEmployer = request(employer.registerEmployer)
export const checkSmsCode = request(employer.checkSmsCode)
export const forgetPassword = request(employer.forgetPassword)
