import * as authentication from '../../contract/calls/authentication.ts'
import { request } from './client.ts'

export const checkStudentLogin = request(authentication.checkStudentLogin)
export const getCommon = request(authentication.getCommon)
export const getResumeHead = request(authentication.getResumeHead)
export const logout = request(authentication.logout)
