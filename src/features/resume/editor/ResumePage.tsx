import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode } from 'react'
import { failureOf } from '../../../../contract/failures.ts'
import type { ResumeContent } from '../../../../contract/resume.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { queryClient } from '../../../api/query-client.ts'
import { recordQuery } from '../../../api/resume.ts'
import type { ResumeDesk } from '../../../shared/actors/resume-desk.ts'
import { causeText } from '../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { FailedState } from '../../../ui/list-state/FailedState.tsx'
import { ResumeSkeleton } from './ResumeSkeleton.tsx'
import { useContent } from './useContent.ts'

export interface ResumePageProps {
  readonly desk: ResumeDesk
  children(content: ResumeContent): ReactNode
}

/** A page about the student's resume, as soon as that has been read; of another student it is another page. */
export const ResumePage = (props: ResumePageProps) => <Read key={props.desk.userId} {...props} />

/** Drawn once for each content: a key that is typed draws its field first, and the page with what it was before not at all. */
const Written = memo(
  ({ content, children }: Pick<ResumePageProps, 'children'> & { readonly content: ResumeContent }) => {
    usePreferences()
    return children(content)
  },
)

function Read({ desk, children }: ResumePageProps) {
  usePreferences()
  const query = useQuery(recordQuery(desk.userId), queryClient)
  const content = useContent(desk)
  if (content) return <Written content={content}>{children}</Written>
  if (!query.isError) return <ResumeSkeleton />
  return (
    <FailedState
      title={m.resume_failed_title()}
      text={causeText(failureOf(query.error))}
      retryLabel={m.resume_retry()}
      onRetry={() => void query.refetch()}
    />
  )
}
