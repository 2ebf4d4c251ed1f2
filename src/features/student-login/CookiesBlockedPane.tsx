import { CookiesBlocked } from '../login-states/CookiesBlocked.tsx'
import type { StudentLoginProps } from './StudentLoginDialog.tsx'

export const CookiesBlockedPane = ({ actor }: StudentLoginProps) => (
  <CookiesBlocked onClose={() => actor.send({ type: 'DIALOG.CLOSED' })} />
)
