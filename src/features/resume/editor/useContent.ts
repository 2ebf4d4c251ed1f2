import { useDeferredValue, useSyncExternalStore } from 'react'
import type { ResumeContent } from '../../../../contract/resume.ts'
import type { ResumeDesk } from '../../../shared/actors/resume-desk.ts'

/** The resume as the student sees it, drawn after the field that is typed into; null until it has been read. */
export const useContent = (desk: ResumeDesk): ResumeContent | null =>
  useDeferredValue(useSyncExternalStore(desk.subscribe, desk.content))
