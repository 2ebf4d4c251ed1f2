import type { SiteInfo } from '../../contract/calls/site.ts'
import { EmployerAuthCard } from '../features/login/employer/EmployerAuthCard.tsx'
import { useOwnActor } from '../shared/actors/useOwnActor.ts'
import { deskLogIn, deskLogInInput } from './log-in.ts'

const stay = () => {}

/** The employers' log-in with its actor. */
export default function LogInCard({ site }: { readonly site: SiteInfo }) {
  const actor = useOwnActor(
    () => deskLogIn(site),
    () => deskLogInInput(site),
    stay,
  )
  return <EmployerAuthCard actor={actor} site={site} />
}
