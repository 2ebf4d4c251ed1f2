import { codes } from '../../../contract/codes.ts'
import { failureOf } from '../../../contract/failures.ts'
import { type PhoneRegion, phoneToSend } from '../../../contract/rules/fields.ts'
import type { Path, Step } from '../../../harness/paths.ts'
import { errorFor, type FailedTry } from '../../../machines/kit/form.ts'

/** What an actor answered in a step. */
export const outputOf = <T>(step: Step | undefined): T | undefined =>
  step && 'output' in step.event ? (step.event.output as T) : undefined

/** The server's code that an actor failed with in a step; null where it failed otherwise, or not at all. */
export function codeOf(step: Step | undefined): number | null {
  if (!step || !('error' in step.event)) return null
  const failure = failureOf(step.event.error)
  return failure.kind === 'server' ? failure.code : null
}

/** What a server that breaks down answers, and how a form shows it. */
export const BROKEN = { code: codes.internal, msg: '服务开小差了，请稍后重试', data: null }
export const BROKEN_SHOWN = `${BROKEN.code} : ${BROKEN.msg}`

/** The first step with an event of that type. */
export const stepOf = ({ steps }: Path, type: string): Step | undefined =>
  steps.find(({ event }) => event.type === type)

/** What a form shows is wrong with its fields, in their order. */
export function shownIn<Field extends string>(
  { context }: Step['expect'],
  fields: readonly Field[],
  errorOf: (field: Field, values: Readonly<Record<Field, string>>) => string | null,
): readonly string[] {
  const { values, rejected } = context as unknown as {
    values: Readonly<Record<Field, string>>
    rejected: readonly Field[]
  }
  return fields
    .filter((field) => rejected.includes(field))
    .map((field) => errorOf(field, values))
    .filter((error) => error !== null)
}

interface Tried {
  readonly submitError: FailedTry | null
  readonly phone?: string
  readonly region?: PhoneRegion
  readonly values?: { readonly phone: string }
}

/** What the form says of its last try: what the server told, or nothing once there was another try or another phone. */
export const toldIn = (step: Step | undefined, told: string): readonly string[] => {
  const {
    submitError,
    phone = '',
    region = '86',
    values,
  } = (step?.expect.context ?? { submitError: null }) as unknown as Tried
  return errorFor(submitError, values?.phone ?? phoneToSend(phone, region)) === null ? [] : [told]
}

/** What comes next happens before anybody could look: no call stands in between. */
export const passesAtOnce = (next: Step | undefined): boolean =>
  /^xstate\.(?:done|error)\.actor\.(?:storeIdentity|openApp)$/.test(next?.event.type ?? '')

/** Why nobody can bring about what an actor is only afraid of. */
export const NO_WINDOW = 'no browser throws where it opens a tab; it returns nothing, which is the other outcome'
export const CAPTCHA = 'the captcha ends by its own failed states, never by an exception'

/** In the page: from now on it keeps no cookie. */
export const stopRemembering = (): void => {
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} })
}

/** The sentences of VAL-1 to VAL-10, by what is wrong. */
export const employerErrors: Readonly<Record<string, string>> = {
  phoneRequired: '请输入手机号码',
  phoneMalformed: '请输入正确的手机号码',
  codeRequired: '请输入验证码',
  codeMalformed: '请输入正确的验证码',
  passwordRequired: '请输入密码',
  passwordToSet: '请设置密码',
  passwordMalformed: '密码须为6-16位，特殊字符仅支持!@#$%',
  newPasswordRequired: '请输入新密码',
  confirmationRequired: '新密码不能为空',
  confirmationDiffers: '两次输入的密码不一致',
}
