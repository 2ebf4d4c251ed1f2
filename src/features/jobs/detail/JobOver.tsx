import type { PositionDetail } from '../../../../contract/calls/positions.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { addressOf } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { AlertIcon } from '../../../ui/icons/AlertIcon.tsx'
import * as css from '../../../ui/page/Detail.css.ts'

const titles = { closed: m.job_closed_title, expired: m.job_expired_title }

/** Says that a position takes no more resumes, and what to do instead. */
export function JobOver({ job: { status, related } }: { readonly job: PositionDetail }) {
  usePreferences()
  if (status === 'open') return null
  return (
    <div className={css.over} role="status">
      <p className={css.overTitle}>
        <AlertIcon />
        {titles[status]()}
      </p>
      <p>{related.length > 0 ? m.job_closed_text() : m.job_closed_alone()}</p>
      <a className={css.overLink} href={addressOf('/positionList')}>
        {m.job_closed_more()}
      </a>
    </div>
  )
}
