import * as staff from '../../contract/calls/staff.ts'
import { request } from './client.ts'

export const schoolLogin = request(staff.schoolLogin)
export const channelLogin = request(staff.channelLogin)
