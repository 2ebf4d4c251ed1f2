import * as m from '../../../messages/compiled/messages.js'
import type { ShownNotice } from '../../browser/page/notices.ts'
import { noticeText } from '../../shared/notices/notice-text.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { Toasts } from '../../ui/toast/Toasts.tsx'

export default function Notices({ shown, onDismiss }: { shown: readonly ShownNotice[]; onDismiss(id: string): void }) {
  usePreferences()
  const toasts = shown.map(({ id, notice }) => {
    const { tone, text } = noticeText(notice)
    return { id, kind: tone, text }
  })
  return <Toasts toasts={toasts} onDismiss={onDismiss} label={m.app_notices()} closeLabel={m.login_close()} />
}
