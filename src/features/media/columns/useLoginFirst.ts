import { useSelector } from '@xstate/react'
import type { MouseEvent } from 'react'
import type { Media } from '../../../../contract/calls/media.ts'
import { identityOf } from '../../../../machines/login/session/session.selectors.ts'
import { useActors } from '../../../shared/actors/actors.ts'

/**
 * What a click on a video does where only students may watch it and nobody is logged in as one: it asks for that login,
 * which leads to the video (STU-4). Null for everything else, which its link opens.
 */
export function useLoginFirst({ id, for_students }: Pick<Media, 'id' | 'for_students'>) {
  const { session, becomeStudent } = useActors()
  const identity = useSelector(session, identityOf)
  if (!for_students || identity === 'student' || identity === 'unknown') return null
  return (event: MouseEvent) => {
    // A click for a tab or window of its own opens it as any link does.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    becomeStudent({ mode: 2, videoId: id })
  }
}
