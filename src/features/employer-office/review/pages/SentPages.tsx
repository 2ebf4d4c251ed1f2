import type { Locale } from '../../../../../contract/calls/site.ts'
import type { ResumeContent } from '../../../../../contract/resume.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { deskFileAddress } from '../../../../api/desk.ts'
import { useResumePaper } from '../../../../entities/resume/paper/useResumePaper.ts'
import { ZoomedPaper } from '../../../../entities/resume/paper/ZoomedPaper.tsx'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { PrintIcon } from '../../../../ui/icons/pages.tsx'
import { paper as frame } from '../DeliveryPane.css.ts'
import * as css from './SentPages.css.ts'

export interface SentPagesProps {
  /** The id of the delivery. */
  readonly id: string
  readonly content: ResumeContent
  /** The day of sending, as 2026-11-20. */
  readonly today: string
  readonly locale: Locale
  onPrint(): void
}

/** The pages of a resume as it was sent, and the way to take them along. */
export function SentPages({ id, content, today, locale, onPrint }: SentPagesProps) {
  usePreferences()
  const { paper } = useResumePaper(content, today, locale)
  return (
    <div className={css.sent}>
      <div className={css.ways}>
        <Button kind="secondary" size="sm" onClick={onPrint}>
          <PrintIcon size={16} />
          {m.resume_paper_print()}
        </Button>
      </div>
      <ZoomedPaper
        frame={frame}
        label={m.deliver_seen_what()}
        paper={paper}
        layout={content.layout}
        photo={paper.head.photo && deskFileAddress(id, 'photo')}
      />
    </div>
  )
}
