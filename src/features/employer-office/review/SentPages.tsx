import type { Locale } from '../../../../contract/calls/site.ts'
import type { ResumeContent } from '../../../../contract/resume.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { deskFileAddress } from '../../../api/desk.ts'
import { useResumePaper } from '../../../entities/resume/paper/useResumePaper.ts'
import { ZoomedPaper } from '../../../entities/resume/paper/ZoomedPaper.tsx'
import * as css from './DeliveryPane.css.ts'

export interface SentPagesProps {
  /** Of the delivery. */
  readonly id: string
  readonly content: ResumeContent
  /** When it was sent, as 2026-11-20. */
  readonly today: string
  readonly locale: Locale
}

/** The pages of a resume as it was sent. */
export function SentPages({ id, content, today, locale }: SentPagesProps) {
  const { paper } = useResumePaper(content, today, locale)
  return (
    <ZoomedPaper
      frame={css.paper}
      label={m.deliver_seen_what()}
      paper={paper}
      layout={content.layout}
      photo={paper.head.photo && deskFileAddress(id, 'photo')}
    />
  )
}
