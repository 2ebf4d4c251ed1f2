import { useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode, useEffect } from 'react'
import { ResumeSkeleton } from '../features/resume/editor/ResumeSkeleton.tsx'
import { LoginNeeded } from '../features/shell/preparing/LoginNeeded.tsx'
import { useActors } from '../shared/actors/actors.ts'
import type { ResumeDesk } from '../shared/actors/resume-desk.ts'
import { usePreferences } from '../shared/preferences/preferences.tsx'
import type { RouteContext } from './-context.ts'
import { readResume } from './-resume.ts'
import { isAnotherIdentity, knownStudent, studentIn } from './-student.ts'

/** The desk of a student's resume; null for anybody else, who stays. */
export const readOwnResume = async (context: RouteContext): Promise<ResumeDesk | null> =>
  (await knownStudent(context)) === null ? null : readResume(context)

export interface AiAreaProps {
  /** In the language of the moment. */
  title(): string
  /** As `readOwnResume` gave it. */
  readonly desk: ResumeDesk | null
  children(desk: ResumeDesk): ReactNode
}

/** A page where a student's resume is written with help. */
export function AiArea({ title, desk, children }: AiAreaProps) {
  usePreferences()
  const router = useRouter()
  const { session, enter } = useActors()
  const userId = useSelector(session, studentIn)
  const isOther = useSelector(session, isAnotherIdentity)
  // Whoever logs in on the page gets the resume as whoever arrives does.
  const isAwaited = Boolean(userId) && !desk
  useEffect(() => {
    if (isAwaited) void router.invalidate()
  }, [isAwaited, router])
  if (userId === '') return <LoginNeeded title={title()} isOther={isOther} onLogin={() => enter('aiWriting')} />
  if (!userId || !desk) return <ResumeSkeleton />
  return <Fragment key={userId}>{children(desk)}</Fragment>
}
