import type { SiteInfo } from '../../../contract/calls/site.ts'
import { EmployerAuthDialog } from '../../features/login/employer/EmployerAuthDialog.tsx'
import { useOwnActor } from '../../shared/actors/useOwnActor.ts'
import { endDialog } from '../actors.ts'
import { employerAuth, employerAuthInput } from '../login/employer.ts'

const end = () => endDialog('employerLogin')

/** The employers' dialog with its actor. */
export default function EmployerLogin({ site }: { site: SiteInfo }) {
  const actor = useOwnActor(
    () => employerAuth(site),
    () => employerAuthInput(site),
    end,
  )
  return <EmployerAuthDialog actor={actor} site={site} />
}
