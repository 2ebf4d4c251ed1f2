import { useQuery } from '@tanstack/react-query'
import type { ResumeContent } from '../../../../contract/resume.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { queryClient } from '../../../api/query-client.ts'
import { recordQuery } from '../../../api/resume.ts'
import { useResumePaper } from '../../../entities/resume/paper/useResumePaper.ts'
import { ZoomedPaper } from '../../../entities/resume/paper/ZoomedPaper.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import * as css from './Deliver.css.ts'
import { PaperSkeleton } from './PaperSkeleton.tsx'

interface SheetProps {
  readonly content: ResumeContent
  /** The day, as 2026-11-20. */
  readonly today: string
}

function Sheet({ content, today }: SheetProps) {
  const { paper, photo } = useResumePaper(content, today)
  return (
    <ZoomedPaper frame={css.paper} label={m.deliver_seen_what()} paper={paper} layout={content.layout} photo={photo} />
  )
}

export interface ResumePreviewProps {
  readonly userId: string
  /** The day, as 2026-11-20. */
  readonly today: string
}

/** The student's resume on paper, small. */
export function ResumePreview({ userId, today }: ResumePreviewProps) {
  usePreferences()
  const query = useQuery(recordQuery(userId), queryClient)
  return (
    <Queried query={query} what={m.deliver_seen_what()} skeleton={<PaperSkeleton />}>
      {(record) => record && <Sheet content={record.content} today={today} />}
    </Queried>
  )
}
