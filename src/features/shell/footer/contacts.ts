import type { SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'

/** Whom a site can be called for, and where; only those that it has a number of. */
export const contactsOf = ({ brand: { phones } }: SiteInfo) =>
  (
    [
      { of: 'enterprise', kind: m.shell_phone_enterprise() },
      { of: 'student', kind: m.shell_phone_student() },
      { of: 'university', kind: m.shell_phone_university() },
    ] as const
  )
    .map(({ of, kind }) => ({ of, kind, phone: phones[of] }))
    .filter(({ phone }) => phone !== '')
