import type { LoginType } from '../../../contract/rules/storage.ts'
import { provideTransfer } from '../../../machines/login/transfer/transfer.ports.ts'
import type { TransferClaim } from '../../../machines/login/transfer/transfer.types.ts'
import { exchangeTransfer, previewTransfer } from '../../api/transfer.ts'
import { knownIdentity } from '../../shared/actors/known-identity.ts'
import { openDialog, session, site } from '../actors.ts'
import { cameFromWith } from '../first-address.ts'
import { startIdentity } from './logins.ts'

const schoolKind = () => (site.getSnapshot().context.site?.school?.school_type === 2 ? 'faculty' : 'school')

/** The login of each kind of identity. */
function openLogin(loginType: LoginType): void {
  if (loginType === 'student') openDialog({ name: 'studentLogin', jump: { mode: 6 }, sameTab: true })
  else if (loginType === 'company') openDialog({ name: 'employerLogin' })
  else openDialog({ name: 'staffLogin', admin: loginType === 'channel' ? 'organiser' : schoolKind() })
}

const claimed = ({ loginType, userId, ticket }: TransferClaim) => ({
  ticket,
  login_type: loginType ?? 'student',
  user_id: userId,
})

/** Arrival from another site, with its effects. */
export const transferLogic = provideTransfer({
  preview: (claim, signal) => previewTransfer({ ...claimed(claim), came_from: cameFromWith(claim.ticket) }, signal),
  exchange: (claim, signal) => exchangeTransfer(claimed(claim), signal),
  storeIdentity: startIdentity,
  recogniseIdentity: () => knownIdentity({ session }),
  // The home takes the place of the address with the ticket.
  goHome: () => location.replace('#/'),
  openLogin,
})
