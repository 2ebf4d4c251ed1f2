import type { ResumeContent } from '../../../contract/resume.ts'
import { FittedPaper } from '../../entities/resume-paper/FittedPaper.tsx'
import { useResumePaper } from '../useResumePaper.ts'
import * as css from './SentResume.css.ts'

export interface SentPaperProps {
  readonly content: ResumeContent
  /** When it was sent, as 2026-11-20. */
  readonly today: string
}

/** The pages of a resume that was sent. */
export default function SentPaper({ content, today }: SentPaperProps) {
  const { paper, photo } = useResumePaper(content, today)
  return (
    <div className={css.pages}>
      <FittedPaper paper={paper} layout={content.layout} photo={photo} />
    </div>
  )
}
