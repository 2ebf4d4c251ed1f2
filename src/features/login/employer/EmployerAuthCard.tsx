import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import * as css from './EmployerAuth.css.ts'
import { EmployerPanes } from './EmployerPanes.tsx'
import type { EmployerAuthProps } from './employer-auth-props.ts'

/** The same within a page: the employers' login screen. */
export function EmployerAuthCard({ actor, site }: EmployerAuthProps) {
  usePreferences()
  return (
    <div className={css.card}>
      <EmployerPanes actor={actor} site={site} />
    </div>
  )
}
