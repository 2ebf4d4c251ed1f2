import type { Locale } from '../../../../contract/calls/site.ts'
import type { ResumeContent } from '../../../../contract/resume.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { useResumePaper } from '../../../entities/resume/paper/useResumePaper.ts'
import { ZoomedPaper } from '../../../entities/resume/paper/ZoomedPaper.tsx'
import * as css from './SentResume.css.ts'

export interface SentPaperProps {
  readonly content: ResumeContent
  /** The day of sending, as 2026-11-20. */
  readonly today: string
  readonly locale: Locale
}

/** The pages open below the screen on a phone. */
const bringIntoSight = (pages: HTMLElement | null) => pages?.scrollIntoView({ block: 'nearest' })

/** The pages of a resume that was sent. */
export default function SentPaper({ content, today, locale }: SentPaperProps) {
  const { paper, photo } = useResumePaper(content, today, locale)
  return (
    <ZoomedPaper
      onFrame={bringIntoSight}
      frame={css.pages}
      label={m.deliveries_sent()}
      paper={paper}
      layout={content.layout}
      photo={photo}
    />
  )
}
