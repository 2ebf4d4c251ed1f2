import type { ResumeContent } from '../../../contract/resume.ts'
import { deskFileAddress } from '../../api/desk.ts'
import { FittedPaper } from '../../entities/resume-paper/FittedPaper.tsx'
import { useResumePaper } from '../useResumePaper.ts'
import * as css from './DeliveryPane.css.ts'

export interface SentPagesProps {
  /** Of the delivery. */
  readonly id: string
  readonly content: ResumeContent
  /** When it was sent, as 2026-11-20. */
  readonly today: string
}

/** The pages of a resume as it was sent. */
export function SentPages({ id, content, today }: SentPagesProps) {
  const { paper } = useResumePaper(content, today)
  return (
    <div className={css.paper}>
      <FittedPaper paper={paper} layout={content.layout} photo={paper.head.photo && deskFileAddress(id, 'photo')} />
    </div>
  )
}
