import { PositionsSoonDialog } from '../../features/shell/resume-header/PositionsSoonDialog.tsx'
import { endDialog } from '../actors.ts'
import { useSiteCode } from './useSiteCode.ts'

const close = () => endDialog('positionsSoon')

/** Says in the resume area that positions are still to come (RES-1). */
export default function PositionsSoon() {
  return <PositionsSoonDialog {...useSiteCode()} onClose={close} />
}
