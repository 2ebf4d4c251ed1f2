import type { SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { SupportContacts, type SupportContactsProps } from './SupportContacts.tsx'

export interface ContactsDialogProps extends Pick<SupportContactsProps, 'onCopy'> {
  readonly site: SiteInfo
  onClose(): void
}

/** Shows the contacts over the employers' login screen (CHAN-3). */
export function ContactsDialog({ site, onCopy, onClose }: ContactsDialogProps) {
  usePreferences()
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.shell_contact()}
      description={m.shell_hours({ hours: site.brand.office_hours })}
      closeLabel={m.login_close()}
    >
      <SupportContacts support={site.support} onCopy={onCopy} />
    </Dialog>
  )
}
