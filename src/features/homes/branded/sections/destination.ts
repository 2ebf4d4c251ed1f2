import type { ZoneItem } from '../../../../../contract/calls/zones.ts'
import { addressOf } from '../../../../shared/links/links.ts'
import { outsideHref } from '../../../../shared/links/outside.ts'

export type Destination =
  /** A page of ours. */
  | { readonly kind: 'page'; readonly href: string }
  /** Somebody else's, in a tab of its own. */
  | { readonly kind: 'outside'; readonly href: string }
  /** The item has no link. */
  | { readonly kind: 'none' }

const NOWHERE = { kind: 'none' } as const

/**
 * Where an item of a zone leads, by its config_type (HOME-8).
 * @param title of the item, as the visitor reads it: what the list is then called
 */
export function destinationOf(item: Omit<ZoneItem, 'title' | 'hint' | 'icon'>, title: string): Destination {
  const { id, config_type, config_content, config_content_details } = item
  switch (config_type) {
    case 1:
      return { kind: 'page', href: addressOf('/positionList', { zoneid: id, title }) }
    case 2:
    case 3:
      return { kind: 'page', href: addressOf('/companyList', { zoneid: id, title }) }
    case 4:
    case 5: {
      const path = config_type === 4 ? '/wenList' : '/contentListNew'
      return config_content === '' ? NOWHERE : { kind: 'page', href: addressOf(path, { id: config_content, title }) }
    }
    case 6: {
      const href = outsideHref(config_content_details.web_domain)
      return href === undefined ? NOWHERE : { kind: 'outside', href }
    }
  }
}
