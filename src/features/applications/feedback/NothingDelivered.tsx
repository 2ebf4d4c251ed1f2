import type { DeliveryTab } from '../../../../contract/rules/delivery-steps.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { tabNames } from '../../../entities/delivery/delivery-words.ts'
import { addressOf } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'

/** Says that there are no deliveries, or none of that status. */
export function NothingDelivered({ tab }: { readonly tab: DeliveryTab }) {
  usePreferences()
  if (tab !== 'all')
    return <EmptyState title={m.deliveries_none_so({ tab: tabNames[tab]() })} text={m.deliveries_none_so_text()} />
  return (
    <EmptyState title={m.deliveries_none()} text={m.deliveries_none_text()}>
      <a className={buttonClass({})} href={addressOf('/jobRecommend')}>
        {m.deliveries_to_positions()}
      </a>
    </EmptyState>
  )
}
