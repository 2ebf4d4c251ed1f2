import type { DeliveryTab } from '../../../contract/delivery-steps.ts'
import * as m from '../../../messages/compiled/messages.js'
import { buttonClass } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/list-state/EmptyState.tsx'
import { addressOf } from '../content/links.ts'
import { usePreferences } from '../preferences.tsx'
import { tabNames } from './words.ts'

/** In the place of a page behind the last one. */
export function NoSuchPage({ first }: { readonly first: string }) {
  usePreferences()
  return (
    <EmptyState title={m.deliveries_empty_page()} text={m.lists_empty_page()}>
      <a className={buttonClass({})} href={first}>
        {m.lists_first_page()}
      </a>
    </EmptyState>
  )
}

/** In the place of deliveries: there are none at all, or none that stand so. */
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
