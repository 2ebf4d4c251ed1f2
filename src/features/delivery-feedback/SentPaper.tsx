import { useMemo } from 'react'
import type { ResumeContent } from '../../../contract/resume.ts'
import { attachmentAddress } from '../../api/resume-files.ts'
import { FittedPaper } from '../../entities/resume-paper/FittedPaper.tsx'
import { paperOf } from '../../entities/resume-paper/paper-of.ts'
import { usePreferences } from '../preferences.tsx'
import * as css from './SentResume.css.ts'

export interface SentPaperProps {
  readonly content: ResumeContent
  /** When it was sent, as 2026-11-20. */
  readonly today: string
}

/** The pages of a resume that was sent. */
export default function SentPaper({ content, today }: SentPaperProps) {
  const { locale } = usePreferences()
  const paper = useMemo(() => paperOf(content, today, locale), [content, today, locale])
  const photo = paper.head.photo && attachmentAddress(paper.head.photo)
  return (
    <div className={css.pages}>
      <FittedPaper paper={paper} layout={content.layout} photo={photo} />
    </div>
  )
}
