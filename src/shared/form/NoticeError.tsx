import type { Notice } from '../../../machines/kit/notice.ts'
import { noticeText } from '../notices/notice-text.ts'
import { FormError } from './FormError.tsx'

/** What a notice says, at the form that it is about. */
export const NoticeError = ({ notice }: { readonly notice: Notice | null }) => (
  <FormError text={notice && noticeText(notice).text} />
)
