import type { ResumeDesk } from '../../../../shared/actors/resume-desk.ts'
import { type Place, placeOf } from '../place.ts'
import { useStanding } from '../usePiece.ts'
import { SavePill } from './SavePill.tsx'
import { useIsKept } from './useIsKept.ts'

export interface PillProps {
  readonly desk: Pick<ResumeDesk, 'subscribe' | 'content' | 'today' | 'standing' | 'drafts' | 'retry'>
  /** To what is stuck. */
  onPlace(place: Place): void
}

/** Whether all of it is saved, with the way to what is stuck. */
export function Pill({ desk, onPlace }: PillProps) {
  const standing = useStanding(desk)
  const show = () => {
    const content = desk.content()
    if (standing.key && content) onPlace(placeOf(standing.key, content, desk.today))
  }
  return <SavePill standing={standing} isKept={useIsKept(desk)} onShow={show} onRetry={desk.retry} />
}
