import { createActor } from 'xstate'
import { provideDeskExport } from '../../machines/employer-office/desk-export/desk-export.ports.ts'
import { provideDeskGuard } from '../../machines/employer-office/desk-guard/desk-guard.ports.ts'
import { provideDeskPrint } from '../../machines/employer-office/desk-print/desk-print.ports.ts'
import { providePositionOpening } from '../../machines/employer-office/position-opening/position-opening.ports.ts'
import { provideLogout } from '../../machines/login/logout/logout.ports.ts'
import * as m from '../../messages/compiled/messages.js'
import { onSessionRejected } from '../api/client.ts'
import { filterOf, openSeveral } from '../api/desk.ts'
import { fetchTable, forgetDesk, getDeskAccount, setOpen } from '../api/desk-positions.ts'
import { logout } from '../api/session.ts'
import { createNotices } from '../browser/page/notices.ts'
import { printPage } from '../browser/page/printing.ts'
import { clearIdentities, hintedIdentity } from '../browser/storage/cookies.ts'
import { saveFile } from '../browser/storage/saved-file.ts'
import { createPeers } from '../browser/tabs/peers.ts'
import { inviteDrafts } from './invite-drafts.ts'
import { lastMove } from './last-move.ts'

export const notices = createNotices()
const { notify } = notices

function forgetEmployer(): void {
  forgetDesk()
  if (hintedIdentity().loginType === 'company') clearIdentities()
}

const logoutLogic = provideLogout({
  notify,
  requestLogout: async (signal) => void (await logout({}, signal)),
  clearIdentity() {
    forgetDesk()
    inviteDrafts.clear()
    lastMove.remove()
    clearIdentities()
  },
  // The desk itself says that nobody is logged in any more.
  follow() {},
})

/** Who is at the desk; it lives as long as the page, as the other two. */
export const guard = createActor(
  provideDeskGuard(
    {
      readAccount(signal) {
        // Whoever comes now may be another than before.
        forgetDesk()
        return getDeskAccount({}, signal)
      },
      peers: createPeers(hintedIdentity),
      forgetHints: forgetEmployer,
    },
    logoutLogic,
  ),
)

export const opening = createActor(providePositionOpening({ notify, setOpen }))

export const exporting = createActor(
  provideDeskExport({
    notify,
    async saveTable(filter, signal) {
      saveFile(m.desk_export_file(), await fetchTable(filterOf(filter), signal))
    },
  }),
)

export const printing = createActor(
  provideDeskPrint({
    notify,
    readSent: async (ids) => (await openSeveral(ids)).filter(({ resume }) => resume),
    print: (count) => printPage(m.review_print_file({ count })),
  }),
)

export function startActors(): void {
  onSessionRejected(() => guard.send({ type: 'SESSION.REJECTED' }))
  for (const actor of [guard, opening, exporting, printing]) actor.start()
}
