import { waitFor } from 'xstate'
import { queryClient } from '../../../api/query-client.ts'
import { recordQuery } from '../../../api/resume.ts'
import { sectionNames } from '../../../entities/resume/section-names.ts'
import type { ResumeDesk } from '../../../shared/actors/resume-desk.ts'
import { isBegun } from './sections.ts'

/** Whether the student has written anything, be it on this browser alone; the page itself tells of a failure. */
export async function hasBegun(desk: ResumeDesk): Promise<boolean> {
  await queryClient.ensureQueryData(recordQuery(desk.userId)).catch(() => null)
  const drafts = desk.drafts()
  if (drafts) await waitFor(drafts, (snapshot) => !snapshot.matches({ former: 'reading' }))
  const content = desk.content()
  return content === null || sectionNames.some((section) => isBegun(section, content))
}
