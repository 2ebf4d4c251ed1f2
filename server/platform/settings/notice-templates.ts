import * as v from 'valibot'
import type { TextedKind } from '../../../contract/notices.ts'

const id = v.optional(v.string())

/** Of a text message, by where the phone is. */
export interface Template {
  readonly mainland: string
  readonly taiwan: string
}

/** Variables that name the templates of what students are told. */
export const noticeTemplateEnvironment = {
  SMS_TEMPLATE_INVITE: id,
  SMS_TEMPLATE_INVITE_TAIWAN: id,
  SMS_TEMPLATE_OFFER: id,
  SMS_TEMPLATE_OFFER_TAIWAN: id,
  SMS_TEMPLATE_MOVE: id,
  SMS_TEMPLATE_MOVE_TAIWAN: id,
  SMS_TEMPLATE_CANCEL: id,
  SMS_TEMPLATE_CANCEL_TAIWAN: id,
  SMS_TEMPLATE_REMINDER: id,
  SMS_TEMPLATE_REMINDER_TAIWAN: id,
}
type Values = v.InferOutput<v.ObjectSchema<typeof noticeTemplateEnvironment, undefined>>

const names = {
  invite: 'SMS_TEMPLATE_INVITE',
  offer: 'SMS_TEMPLATE_OFFER',
  move: 'SMS_TEMPLATE_MOVE',
  cancel: 'SMS_TEMPLATE_CANCEL',
  hourBefore: 'SMS_TEMPLATE_REMINDER',
} as const satisfies Record<TextedKind, keyof Values>

/**
 * All or none.
 * @param needWhere gives the value of one that cannot be done without, or says why it cannot
 */
export function readNoticeTemplates(
  values: Values,
  needWhere: (choice: string) => (name: keyof Values) => string,
): Record<TextedKind, Template> | null {
  const set = Object.values(names).find((name) => values[name] !== undefined)
  if (set === undefined) return null
  const need = needWhere(`${set} is set`)
  const of = (kind: TextedKind): Template => {
    const mainland = need(names[kind])
    return { mainland, taiwan: values[`${names[kind]}_TAIWAN`] ?? mainland }
  }
  return {
    invite: of('invite'),
    offer: of('offer'),
    move: of('move'),
    cancel: of('cancel'),
    hourBefore: of('hourBefore'),
  }
}
