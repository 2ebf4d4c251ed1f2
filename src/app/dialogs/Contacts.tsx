import type { SiteInfo } from '../../../contract/calls/site.ts'
import { ContactsDialog } from '../../features/login/staff/ContactsDialog.tsx'
import { copy } from '../../ui/clipboard.ts'
import { endDialog } from '../actors.ts'

/** Shows the contacts over the page. */
export default function Contacts({ site }: { site: SiteInfo }) {
  return <ContactsDialog site={site} onCopy={copy} onClose={() => endDialog('contacts')} />
}
