import { CatchBoundary } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import type { SiteInfo } from '../../contract/calls/site.ts'
import { shownDialog } from '../../machines/site/overlay/overlay.selectors.ts'
import type { DialogRequest } from '../../machines/site/overlay/overlay.types.ts'
import * as m from '../../messages/compiled/messages.js'
import { Spinner } from '../ui/spinner/Spinner.tsx'
import { endDialog, notices, overlay, site } from './actors.ts'
import { loadedDialogs } from './dialogs/dialogs.ts'
import { loadNotices } from './idle.ts'
import { opening } from './Opening.css.ts'

/** Says that what was clicked is on its way. */
const Opening = () => (
  <p className={opening} role="status">
    <Spinner />
    {m.login_loading()}
  </p>
)

let Notices = lazy(loadNotices)

/** Any dialog, with what it is opened for. */
type AnyDialog = ComponentType<{ request: DialogRequest; site: SiteInfo }>

const order = new WeakMap<DialogRequest, number>()
let last = 0

/** Each opening is drawn anew, also of a dialog that led to itself. */
function opened(request: DialogRequest): number {
  const known = order.get(request)
  if (known !== undefined) return known
  last += 1
  order.set(request, last)
  return last
}

function Dialog(): ReactNode {
  const request = useSelector(overlay, shownDialog)
  const info = useSelector(site, (one) => one.context.site)
  const isLoading = useSelector(overlay, (one) => one.matches({ dialog: 'loading' }))
  if (isLoading) return <Opening />
  if (!request || !info) return null
  const Shown = loadedDialogs[request.name] as AnyDialog | undefined
  return Shown && <Shown key={opened(request)} request={request} site={info} />
}

/** A dialog that broke is closed, so that it can be opened anew; the page below stays. */
function closeBroken(error: unknown): void {
  console.error(error)
  const request = shownDialog(overlay.getSnapshot())
  if (request) endDialog(request.name)
}

/** The notices come with the next dialog; a lazy chunk that failed once fails for ever. */
function reloadNotices(): void {
  Notices = lazy(loadNotices)
}

const Nothing = () => null

/** Lays one dialog at a time over the page, and notices. */
export function Overlay() {
  const shown = useSyncExternalStore(notices.subscribe, notices.current)
  const state = useSelector(overlay, ({ value }) => JSON.stringify(value))
  return (
    <>
      <CatchBoundary getResetKey={() => state} errorComponent={Nothing} onCatch={closeBroken}>
        <Dialog />
      </CatchBoundary>
      <CatchBoundary getResetKey={() => shown.at(-1)?.id ?? ''} errorComponent={Nothing} onCatch={reloadNotices}>
        <Suspense>{shown.length > 0 && <Notices shown={shown} onDismiss={notices.dismiss} />}</Suspense>
      </CatchBoundary>
    </>
  )
}
