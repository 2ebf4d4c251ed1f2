import { useStudentAccount } from '../features/shell/account/useStudentAccount.ts'
import { pending } from '../features/shell/Shell.css.ts'
import type { DeskProps } from '../features/transfer-login/AccountDesk.tsx'
import { StudentDesk } from '../features/transfer-login/StudentDesk.tsx'

/** The desk of the student who is logged in, once they have been read. */
export default function OwnStudentDesk(desk: DeskProps) {
  const account = useStudentAccount()
  return account ? <StudentDesk {...desk} account={account} /> : <div className={pending} aria-busy="true" />
}
