import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { keepsDrafts } from '../../../../../machines/resume/resume-draft/resume-draft.selectors.ts'
import type { ResumeDesk } from '../../../../shared/actors/resume-desk.ts'

/** Whether what is not saved yet is kept on this browser. */
export function useIsKept(desk: Pick<ResumeDesk, 'subscribe' | 'drafts'>): boolean {
  const drafts = useSyncExternalStore(desk.subscribe, desk.drafts)
  return useSelector(drafts ?? undefined, (snapshot) => snapshot !== undefined && keepsDrafts(snapshot))
}
