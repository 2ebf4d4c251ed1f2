import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { textMessagesMachine } from '../../../machines/notices/text-messages/text-messages.machine.ts'
import { type TextsView, textsView } from '../../../machines/notices/text-messages/text-messages.selectors.ts'
import * as m from '../../../messages/compiled/messages.js'
import { noticeSettingsQuery } from '../../api/notice-centre.ts'
import { queryClient } from '../../api/query-client.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { checkbox } from '../../ui/choice/checkbox.css.ts'
import * as css from './TextMessages.css.ts'

/** What is on its way is drawn as if it had come. */
const wishes = { kept: null, turningOn: true, turningOff: false } satisfies Record<TextsView, boolean | null>

interface TextMessagesProps {
  readonly userId: string
  readonly actor: ActorRefFrom<typeof textMessagesMachine>
}

/** Whether text messages tell of interviews and offers too; nothing where none can be sent. */
export function TextMessages({ userId, actor }: TextMessagesProps) {
  usePreferences()
  const { data } = useQuery(noticeSettingsQuery(userId), queryClient)
  const wish = wishes[useSelector(actor, textsView)]
  const hint = useId()
  if (!data?.can_text) return null
  return (
    <label className={css.setting}>
      <input
        type="checkbox"
        className={`${checkbox} ${css.box}`}
        checked={wish ?? data.text_messages}
        aria-describedby={hint}
        onChange={({ target }) => actor.send({ type: target.checked ? 'TEXTS.WANTED' : 'TEXTS.UNWANTED' })}
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
