import type { ReactNode } from 'react'
import type { ZoneItem } from '../../../../../contract/calls/zones.ts'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { destinationOf } from './destination.ts'

export interface ZoneLinkProps {
  readonly item: ZoneItem
  readonly className: string
  readonly children: ReactNode
}

/** An item of a zone: a link, or plain text where it leads nowhere that a link may lead to. */
export function ZoneLink({ item, className, children }: ZoneLinkProps) {
  const { locale } = usePreferences()
  const destination = destinationOf(item, localise(item.title, locale))
  if (destination.kind === 'none') return <div className={className}>{children}</div>
  const tab = destination.kind === 'outside' ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a className={className} href={destination.href} {...tab}>
      {children}
    </a>
  )
}
