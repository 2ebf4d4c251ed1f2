import {
  both,
  calls,
  done,
  either,
  emits,
  failed,
  has,
  no,
  nothing,
  on,
  starts,
  tagged,
  type When,
  within,
} from '../../kit/properties.ts'

// The conditions that the properties of this flow are put together from.

export const PHONE = '13900000001'
export const PASSWORD = 'Demo@2026'
export const CODE = '123456'

export const passwordForm = within('passwordLogin')
export const codeForm = within('codeLogin')
export const registerForm = within('register')
export const anyForm = either(passwordForm, codeForm, registerForm)
export const busy = tagged('busy')
export const toPassword = on('TAB.CHANGED', { tab: 'password' })
export const toCode = on('TAB.CHANGED', { tab: 'code' })
export const registering = on('REGISTER.OPENED')
export const back = on('STEPPED.BACK')
export const forgot = on('FORGOT.OPENED')
export const remembered = done('passwordReset')
export const submitted = on('FORM.SUBMITTED')
export const requested = on('CODE.REQUESTED')
export const closed = on('DIALOG.CLOSED')
export const typed = (field: string, value?: string) => on('FIELD.CHANGED', { field, value })
export const left = (field: string) => on('FIELD.BLURRED', { field })
export const values = (fields: object) => has({ values: fields })
export const phoneThere = values({ phone: PHONE })
export const noError = has({ submitError: nothing })
export const clean = has({ rejected: [] })
export const rejects = (field: string) => has({ rejected: (fields: readonly string[]) => fields.includes(field) })
export const wanted = (field: string) =>
  both(emits({ type: 'FIELD.REJECTED', field }), rejects(field), no(busy), noError)

export const asksCaptcha = starts('captcha')
export const passed = done('captcha', { result: 'passed' })
export const unproved = either(done('captcha', { result: 'closed' }), failed('captcha'))
export const logsIn = starts('logIn')
export const logsInByPassword = starts('logIn', { by: 'password' })
export const logsInByCode = starts('logIn', { by: 'code' })
export const registers = starts('register')
export const loggedIn = either(done('logInByPassword'), done('logInByCode'))
export const registered = done('register')
export const failedAt = (actor: string, form: string): [When, When] => [
  failed(actor),
  both(
    within(form),
    no(busy),
    phoneThere,
    calls('releaseTab'),
    no(calls('notify')),
    has({ submitError: { form, phone: PHONE } }),
  ),
]
export const stores = starts('storeIdentity')
export const opens = starts('openApp')
export const blocked = either(done('openApp', 'blocked'), failed('openApp'))
export const cookiesBlocked = within('cookiesBlocked')
export const told = (notice: object): When => has({ submitError: { notice } })
export const coded = (code: number) => ({ failure: { code } })
export const failedWith = (error: unknown) =>
  either(failed('logInByPassword', error), failed('logInByCode', error), failed('register', error))
