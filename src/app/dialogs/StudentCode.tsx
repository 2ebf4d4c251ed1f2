import type { SiteInfo } from '../../../contract/calls/site.ts'
import { StudentCodeDialog } from '../../features/login/mini-program-code/StudentCodeDialog.tsx'
import { endDialog } from '../actors.ts'
import { enter } from '../idle.ts'
import { useSiteCode } from './useSiteCode.ts'

const close = () => endDialog('studentCode')

function complete(): void {
  close()
  enter('landingResume')
}

/** The mini-program's code for students (HOME-3). */
export default function StudentCode({ site }: { site: SiteInfo }) {
  return <StudentCodeDialog site={site} {...useSiteCode()} onComplete={complete} onClose={close} />
}
