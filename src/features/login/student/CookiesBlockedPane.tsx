import { CookiesBlocked } from '../states/CookiesBlocked.tsx'
import type { StudentLoginProps } from './student-login-props.ts'

export const CookiesBlockedPane = ({ actor }: StudentLoginProps) => (
  <CookiesBlocked onClose={() => actor.send({ type: 'DIALOG.CLOSED' })} />
)
