import type { DialogRequest } from '../../../machines/site/overlay/overlay.types.ts'
import { AboutFairDialog } from '../../features/homes/branded/sections/AboutFairDialog.tsx'
import { endDialog } from '../actors.ts'

const close = () => endDialog('aboutFair')

/** The picture about a site's job fair (HOME-6). */
export default function AboutFair({ request }: { request: Extract<DialogRequest, { name: 'aboutFair' }> }) {
  return <AboutFairDialog picture={request.picture} onClose={close} />
}
