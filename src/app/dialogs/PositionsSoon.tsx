import { PositionsSoonDialog } from '../../features/shell/resume-header/PositionsSoonDialog.tsx'
import { endDialog } from '../actors.ts'
import { useSiteCode } from './useSiteCode.ts'

const close = () => endDialog('positionsSoon')

/** What the resume area says of positions (RES-1). */
export default function PositionsSoon() {
  return <PositionsSoonDialog {...useSiteCode()} onClose={close} />
}
