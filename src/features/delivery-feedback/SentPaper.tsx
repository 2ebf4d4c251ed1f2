import type { ResumeContent } from '../../../contract/resume.ts'
import * as m from '../../../messages/compiled/messages.js'
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is moved by keys too
    <section className={css.pages} aria-label={m.deliveries_sent()} tabIndex={0}>
      <FittedPaper paper={paper} layout={content.layout} photo={photo} />
    </section>
  )
}
