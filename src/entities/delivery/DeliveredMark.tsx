import * as m from '../../../messages/compiled/messages.js'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { CheckIcon } from '../../ui/icons/account.tsx'
import { useDelivered } from './useStanding.ts'

/** In a list: that the student has delivered to a position. */
export function DeliveredMark({ id }: { readonly id: string }) {
  usePreferences()
  const status = useDelivered(id)
  if (status === null) return null
  if (status === 'withdrawn') return <Badge>{m.deliver_button_withdrawn()}</Badge>
  return (
    <Badge kind="ok">
      <CheckIcon size={14} />
      {m.deliveries_status_submitted()}
    </Badge>
  )
}
