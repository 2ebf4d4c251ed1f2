import { plainPath } from '../../../contract/plain-pages.ts'
import type { DialogRequest } from '../../../machines/overlay/overlay.types.ts'
import { provideShare } from '../../../machines/share/share.ports.ts'
import { useOwnActor } from '../../entities/provided/useOwnActor.ts'
import { ShareDialog } from '../../entities/share/ShareDialog.tsx'
import { endDialog } from '../actors.ts'
import { copy } from '../ports/clipboard.ts'
import { hasSystemShare, systemShare } from '../ports/system-share.ts'

const logic = provideShare({ copy, share: systemShare })
const end = () => endDialog('share')

/** The dialog that hands a page's link on, with its actor. */
export default function Share({ request }: { readonly request: Extract<DialogRequest, { name: 'share' }> }) {
  const { what, id, title } = request
  const actor = useOwnActor(
    () => logic,
    () => ({ link: { address: `${location.origin}${plainPath(what, id)}`, title }, hasSystem: hasSystemShare() }),
    end,
  )
  return <ShareDialog actor={actor} what={what} onClose={end} />
}
