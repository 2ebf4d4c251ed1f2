import type { Position } from '../../../contract/content.ts'
import * as m from '../../../messages/compiled/messages.js'
import { type DeliverJump, useActors } from '../../shared/actors/actors.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { note } from '../../ui/list/Entry.css.ts'
import { useStanding } from './useStanding.ts'

export interface RowDeliverProps {
  readonly position: Pick<Position, 'id' | 'title' | 'status'> & { readonly company: { readonly company_name: string } }
  /** What a login on the way reads again. */
  readonly jump?: DeliverJump
}

/** In a row: sends a resume to a position, and says so from then on (JOB-3). */
export function RowDeliver({ position: { id, title, status, company }, jump = 3 }: RowDeliverProps) {
  usePreferences()
  const { deliver } = useActors()
  const standing = useStanding(id)
  if (standing === 'withdrawn') return <span className={note}>{m.deliver_button_withdrawn()}</span>
  if (standing === null && status !== 'open') return null
  const press = () => deliver({ id, title, company: company.company_name }, jump)
  const named = (action: string) => ({ 'aria-label': m.job_collect_name({ action, title }), children: action })
  if (standing === 'sending') return <Button size="sm" kind="soft" onClick={press} {...named(m.deliver_sending())} />
  if (standing === null) return <Button size="sm" onClick={press} {...named(m.deliver_confirm_row())} />
  // It keeps the focus, which comes back to it from the dialog.
  return <Button size="sm" kind="soft" aria-disabled {...named(m.deliveries_status_submitted())} />
}
