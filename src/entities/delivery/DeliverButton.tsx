import type { Position } from '../../../contract/content.ts'
import * as m from '../../../messages/compiled/messages.js'
import { useActors } from '../../shared/actors/actors.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { CheckIcon } from '../../ui/icons/account.tsx'
import { Spinner } from '../../ui/spinner/Spinner.tsx'
import { standingText } from './status-names.ts'
import { useStanding } from './useStanding.ts'

export interface DeliverButtonProps {
  readonly position: Pick<Position, 'id' | 'title' | 'status'> & { readonly company: { readonly company_name: string } }
}

const buttonTexts = { open: m.job_deliver, closed: m.lists_closed, expired: m.lists_expired }

/** Sends a resume, as long as the position takes any, once; afterwards it says how that stands (JOB-3). */
export function DeliverButton({ position: { id, title, status, company } }: DeliverButtonProps) {
  usePreferences()
  const { deliver } = useActors()
  const standing = useStanding(id)
  const press = () => deliver({ id, title, company: company.company_name })
  if (standing === 'sending') {
    return (
      <Button size="lg" onClick={press}>
        <Spinner size={18} />
        {m.deliver_sending()}
      </Button>
    )
  }
  if (standing !== null) {
    // It keeps the focus, which comes back to it from the dialog.
    return (
      <Button size="lg" kind="soft" aria-disabled>
        {standing !== 'withdrawn' && <CheckIcon />}
        {standingText(standing)}
      </Button>
    )
  }
  return (
    <Button size="lg" disabled={status !== 'open'} onClick={press}>
      {buttonTexts[status]()}
    </Button>
  )
}
