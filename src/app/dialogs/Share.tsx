import { plainPath } from '../../../contract/plain-pages.ts'
import type { DialogRequest } from '../../../machines/site/overlay/overlay.types.ts'
import { provideShare } from '../../../machines/site/share/share.ports.ts'
import { hasSystemShare, systemShare } from '../../browser/page/system-share.ts'
import { ShareDialog } from '../../entities/share/ShareDialog.tsx'
import { useOwnActor } from '../../shared/actors/useOwnActor.ts'
import { copy } from '../../ui/clipboard.ts'
import { endDialog } from '../actors.ts'

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
