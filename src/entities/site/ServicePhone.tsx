import type { SiteInfo } from '../../../contract/calls/site.ts'
import * as m from '../../../messages/compiled/messages.js'
import { PhoneLink } from '../../ui/phone/PhoneLink.tsx'

/** The phone that employers call, said as such; nothing where the site names none. */
export function ServicePhone({ site, className }: { readonly site: SiteInfo; readonly className: string }) {
  const { enterprise } = site.brand.phones
  if (enterprise === '') return null
  return (
    <PhoneLink className={className} phone={enterprise}>
      {m.shell_service_phone({ phone: enterprise })}
    </PhoneLink>
  )
}
