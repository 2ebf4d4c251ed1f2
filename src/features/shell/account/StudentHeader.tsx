import { Bell, useUnreadNotices } from '../../../entities/notice/Bell.tsx'
import { Header } from '../header/Header.tsx'
import type { HeaderProps } from '../header/header-props.ts'
import { useStudentAccount } from './useStudentAccount.ts'

/** The header for a student, with what it shows of them once that has been read. */
export default function StudentHeader(props: Omit<HeaderProps, 'account' | 'busy' | 'bell' | 'unread'>) {
  const account = useStudentAccount()
  return <Header {...props} account={account} busy={!account} bell={<Bell />} unread={useUnreadNotices()} />
}
