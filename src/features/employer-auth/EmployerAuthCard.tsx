import { usePreferences } from '../preferences.tsx'
import * as css from './EmployerAuth.css.ts'
import { type EmployerAuthProps, EmployerPanes } from './EmployerPanes.tsx'

/** The same within a page: the employers' login screen. */
export function EmployerAuthCard({ actor, site }: EmployerAuthProps) {
  usePreferences()
  return (
    <div className={css.card}>
      <EmployerPanes actor={actor} site={site} />
    </div>
  )
}
