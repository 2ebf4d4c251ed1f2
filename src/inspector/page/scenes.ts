import type { EventObject } from 'xstate'
import type { DialogRequest } from '../../../machines/site/overlay/overlay.types.ts'

/** How a flow comes on screen, so that its generated paths can run where a visitor would meet it. */
export interface Scene {
  /** Dialog that draws it, or address of its page. */
  readonly at: { readonly dialog: DialogRequest } | { readonly page: string }
  /** What the dialog's own machine is sent until it invokes the flow. */
  readonly lead?: readonly EventObject[]
  /** What actors of the machines around the flow answer; the others never do. */
  readonly answers?: Readonly<Record<string, unknown>>
}

const studentLogin: Scene['at'] = { dialog: { name: 'studentLogin', jump: { mode: 10 }, sameTab: true } }
const employerLogin: Scene['at'] = { dialog: { name: 'employerLogin' } }
const toSms: EventObject = { type: 'MODE.TOGGLED' }
const phone = { type: 'PHONE.CHANGED', phone: '13800138000' } satisfies EventObject & Record<string, unknown>

/** By flow; those without one have no picture of their own and run beside the page. */
export const scenes: Readonly<Record<string, Scene>> = {
  'student-login': { at: studentLogin },
  'qr-login': { at: studentLogin },
  'sms-code': { at: studentLogin, lead: [toSms] },
  captcha: { at: studentLogin, lead: [toSms, phone, { type: 'CODE.REQUESTED' }], answers: { findDeadline: null } },
  'employer-auth': { at: employerLogin },
  'password-reset': { at: employerLogin, lead: [{ type: 'FORGOT.OPENED' }] },
  'staff-login': { at: { dialog: { name: 'staffLogin', admin: 'school' } } },
  logout: { at: { dialog: { name: 'logout', identity: 'student', origin: 0, wanted: { mode: 10 } } } },
  'identity-switch': { at: { dialog: { name: 'identitySwitch', from: 'company', wanted: { mode: 10 } } } },
  transfer: { at: { page: '#/transferPage' } },
}
