import { useState } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { attachmentAddress } from '../../../api/resume-files.ts'
import { LatePane } from '../../../shared/late/LatePane.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { dayText, timeText } from '../../../shared/text/time.ts'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { DocumentIcon } from '../../../ui/icons/shell.tsx'
import { lateCode } from '../../../ui/late-code.ts'
import * as css from './SentResume.css.ts'
import type { DetailedDelivery } from './Timeline.tsx'

const paper = lateCode(() => import('./SentPaper.tsx'))

/** Shows the copy as it was sent. */
export function SentResume({ delivery }: { readonly delivery: DetailedDelivery }) {
  usePreferences()
  const { resume, attachment, message, delivered_at, locale, is_emptied } = delivery
  const [isOpen, setOpen] = useState(false)
  return (
    <aside className={css.sent}>
      <h3 className={css.heading}>{m.deliveries_sent()}</h3>
      <p className={css.note}>
        <span className={css.line}>
          {m.deliveries_sent_version({ day: dayText(delivered_at), time: timeText(delivered_at) })}
        </span>{' '}
        <span className={css.line}>{is_emptied ? m.deliveries_sent_removed() : m.deliveries_sent_frozen()}</span>
      </p>
      {message !== '' && <blockquote className={css.message}>{message}</blockquote>}
      {attachment && (
        <a
          className={`${buttonClass({ kind: 'secondary', size: 'sm' })} ${css.attachment}`}
          href={attachmentAddress(attachment.id)}
          download
        >
          <DocumentIcon size={16} />
          <span className={css.file}>{attachment.name}</span>
        </a>
      )}
      {resume && (
        <details className={css.paper} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className={buttonClass({ kind: 'secondary', size: 'sm' })}>
            <DocumentIcon size={16} />
            {isOpen ? m.deliveries_sent_hide() : m.deliveries_sent_show()}
          </summary>
          {isOpen && <LatePane code={paper} props={{ content: resume, today: delivered_at.slice(0, 10), locale }} />}
        </details>
      )}
    </aside>
  )
}
