import * as authentication from '../../contract/calls/authentication.ts'
import { beacon } from './beacon.ts'
import { request } from './client.ts'

export const getLoginQrCode = request(authentication.getLoginQrCode)
export const loginByQrCode = request(authentication.loginByQrCode)
export const sendCode = request(authentication.sendCode)
export const login = request(authentication.login)
export const releaseLoginQrCode = beacon(authentication.releaseLoginQrCode)
