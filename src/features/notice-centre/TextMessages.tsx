import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { noticeSettingsQuery } from '../../api/notice-centre.ts'
import { queryClient } from '../../api/query-client.ts'
import { checkbox } from '../../ui/choice/checkbox.css.ts'
import * as css from './NoticesPage.css.ts'

interface TextMessagesProps {
  readonly userId: string
  onChange(isWanted: boolean): void
}

/** Whether text messages tell of invitations and offers too; nothing where none can be sent. */
export function TextMessages({ userId, onChange }: TextMessagesProps) {
  const { data } = useQuery(noticeSettingsQuery(userId), queryClient)
  const hint = useId()
  if (!data?.can_text) return null
  return (
    <label className={css.setting}>
      <input
        type="checkbox"
        className={`${checkbox} ${css.box}`}
        checked={data.text_messages}
        aria-describedby={hint}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <span className={css.name}>{m.notices_text_messages()}</span>
        <span id={hint} className={css.hint}>
          {m.notices_text_messages_hint()}
        </span>
      </span>
    </label>
  )
}
