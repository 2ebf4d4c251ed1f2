import type { Notice } from '../../../machines/notice.ts'
import { FormError } from '../form/FormError.tsx'
import { noticeText } from './noticeText.ts'

/** What a notice says, at the form that it is about. */
export const NoticeError = ({ notice }: { readonly notice: Notice | null }) => (
  <FormError text={notice && noticeText(notice).text} />
)
