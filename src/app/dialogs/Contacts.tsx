import type { SiteInfo } from '../../../contract/calls/site.ts'
import { ContactsDialog } from '../../features/login/staff/ContactsDialog.tsx'
import { endDialog } from '../actors.ts'
import { copy } from '../../browser/page/clipboard.ts'

/** Whom to ask, over the page. */
export default function Contacts({ site }: { site: SiteInfo }) {
  return <ContactsDialog site={site} onCopy={copy} onClose={() => endDialog('contacts')} />
}
