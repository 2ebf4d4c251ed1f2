import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { staffLoginMachine } from './staff-login.machine.ts'
import { staffLoginProperties } from './staff-login.properties.ts'
import type { StaffIdentity } from './staff-login.types.ts'

export const officer: StaffIdentity = {
  login_type: 'school',
  user_id: '1',
  user_name: 'univadmin',
  school: '江临大学',
  user_type: '0',
  strategy: '1',
  faculty: '',
}
export const organiser: StaffIdentity = { login_type: 'channel', user_id: '3', channel_name: '长三角' }

export const staffLoginPaths = catalogue({
  flow: 'staff-login',
  machine: staffLoginMachine,
  inputs: {
    school: { admin: 'school', cookiesEnabled: true },
    organiser: { admin: 'organiser', cookiesEnabled: true },
    noCookies: { admin: 'school', cookiesEnabled: false },
  },
  events: [
    { type: 'FIELD.CHANGED', field: 'username', value: 'univadmin' },
    { type: 'FIELD.CHANGED', field: 'username', value: '' },
    { type: 'FIELD.CHANGED', field: 'password', value: 'Demo@2026' },
    { type: 'FIELD.BLURRED', field: 'username' },
    { type: 'FIELD.BLURRED', field: 'password' },
    { type: 'FORM.SUBMITTED' },
    { type: 'FORGOT.OPENED' },
    { type: 'LINK.FOLLOWED' },
    { type: 'DIALOG.CLOSED' },
  ],
  actors: {
    logIn: {
      done: [
        { result: 'loggedIn', identity: officer },
        { result: 'refused', refusal: { kind: 'credentials' } },
        { result: 'refused', refusal: { kind: 'frozen' } },
        { result: 'refused', refusal: { kind: 'coded', code: codes.internal, text: '服务出错' } },
        { result: 'refused', refusal: { kind: 'message', text: '用户名或密码错误' } },
      ],
      error: [new CallFailure({ kind: 'offline' })],
    },
    storeIdentity: { done: [undefined], error: [new Error('cookies are blocked')] },
    openApp: { done: ['done', 'blocked'], error: [new Error('no window')] },
  },
  delays: {},
  properties: staffLoginProperties,
})
