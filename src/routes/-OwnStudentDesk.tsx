import type { DeskProps } from '../features/homes/transfer-screen/AccountDesk.tsx'
import { StudentDesk } from '../features/homes/transfer-screen/StudentDesk.tsx'
import { useStudentAccount } from '../features/shell/account/useStudentAccount.ts'
import { pending } from '../features/shell/frame/Shell.css.ts'

/** The desk of the student who is logged in, once they have been read. */
export default function OwnStudentDesk(desk: DeskProps) {
  const account = useStudentAccount()
  return account ? <StudentDesk {...desk} account={account} /> : <div className={pending} aria-busy="true" />
}
