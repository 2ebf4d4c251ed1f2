import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Finding } from '../../../../../contract/diagnosis.ts'
import type { ResumeContent } from '../../../../../contract/resume.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { queryClient } from '../../../../api/query-client.ts'
import { recordQuery } from '../../../../api/resume.ts'
import { FittedPaper } from '../../../../entities/resume/paper/FittedPaper.tsx'
import { useResumePaper } from '../../../../entities/resume/paper/useResumePaper.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { PartFailed } from '../../../../shared/query/PartFailed.tsx'
import * as css from './OnPaper.css.ts'
import { canMark, useMarks } from './useMarks.ts'

export interface OnPaperProps {
  readonly userId: string
  /** As 2026-11-20. */
  readonly today: string
  /** Those that are marked. */
  readonly findings: readonly Finding[]
}

/** What findings quote, marked on the pages of the resume. */
export default function OnPaper({ userId, today, findings }: OnPaperProps) {
  usePreferences()
  const record = useQuery(recordQuery(userId), queryClient)
  if (!canMark || record.data === null) return null
  return (
    <section className={css.whole} aria-labelledby="on-paper">
      <h2 id="on-paper" className={css.title}>
        {m.diagnosis_on_paper()}
      </h2>
      <p className={css.hint}>{m.diagnosis_on_paper_hint()}</p>
      <PartFailed query={record} what={m.resume_title()} />
      {record.data && <Marked content={record.data.content} today={today} findings={findings} />}
    </section>
  )
}

interface MarkedProps {
  readonly content: ResumeContent
  readonly today: string
  readonly findings: readonly Finding[]
}

function Marked({ content, today, findings }: MarkedProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { paper, photo } = useResumePaper(content, today)
  useMarks(frame, findings)
  return (
    <div ref={frame} className={css.paper}>
      <FittedPaper paper={paper} layout={content.layout} photo={photo} />
    </div>
  )
}
