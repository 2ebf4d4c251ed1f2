import { useSelector } from '@xstate/react'
import { use } from 'react'
import type { SiteInfo } from '../../contract/calls/site.ts'
import EmployerScreen from '../features/homes/employer-screen/EmployerScreen.tsx'
import { EmployerAuthCard } from '../features/login/employer/EmployerAuthCard.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { useOwnActor } from '../shared/actors/useOwnActor.ts'

const stay = () => {}

/** The employers' login screen of a channel (SHELL-3, CHAN-1). */
export default function EmployerShell({ info }: { info: SiteInfo }) {
  const { overlay, site, enter, flows } = useActors()
  const config = useSelector(site, (snapshot) => snapshot.context.config)
  const { logic, input } = use(flows.employerAuth(info))
  const actor = useOwnActor(
    () => logic,
    () => input,
    stay,
  )
  return (
    <EmployerScreen
      site={info}
      config={config}
      form={<EmployerAuthCard actor={actor} site={info} />}
      onOrganiser={() => enter('admin')}
      onContacts={() => overlay.send({ type: 'DIALOG.OPENED', dialog: { name: 'contacts' } })}
    />
  )
}
