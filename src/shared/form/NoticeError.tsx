import type { Notice } from '../../../machines/kit/notice.ts'
import { type NoticeText, noticeText } from '../notices/notice-text.ts'
import { FormError } from './FormError.tsx'

const kinds = { ok: 'info', info: 'info', warning: 'warning', error: 'danger' } as const satisfies Record<
  NoticeText['tone'],
  string
>

/** What a notice says, at the form that it is about. */
export function NoticeError({ notice }: { readonly notice: Notice | null }) {
  if (!notice) return <FormError text={null} />
  const { tone, text } = noticeText(notice)
  return <FormError text={text} kind={kinds[tone]} />
}
