import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { SiteInfo } from '../../contract/calls/site.ts'
import * as m from '../../messages/compiled/messages.js'
import { adminLabel } from '../entities/site/navigation.ts'
import { OtherDesk } from '../features/homes/transfer-screen/OtherDesk.tsx'
import TransferLogin from '../features/homes/transfer-screen/TransferLogin.tsx'
import { Shell } from '../features/shell/frame/Shell.tsx'
import { ShellSkeleton } from '../features/shell/frame/ShellSkeleton.tsx'
import { useActors } from '../shared/actors/actors.ts'
import { CompanyIcon } from '../ui/icons/account.tsx'
import { HallIcon } from '../ui/icons/shell.tsx'
import { Framed, SiteFooter } from './-Framed.tsx'
import { useAccount } from './-useAccount.ts'
import { useShownPath } from './-useShownPath.ts'

const OwnStudentDesk = lazy(() => import('./-OwnStudentDesk.tsx'))

/**
 * A school whose job fair is hidden: everybody is asked who they are; whoever has said so is at a desk of their own, and
 * everywhere else in the frame of any other school.
 */
export default function TransferShell({ info }: { info: SiteInfo }) {
  const { session, enter } = useActors()
  const path = useShownPath()
  const { identity, account, ...own } = useAccount()
  const isExpected = useSelector(session, ({ context }) => context.loginType !== null)
  const desk = { site: info, onEnter: enter, ...own }
  if (identity === 'unknown' && isExpected) return <ShellSkeleton />
  const isSomebody = identity !== 'unknown' && identity !== 'anonymous'
  if (isSomebody && path !== '/') return <Framed info={info} />
  return (
    <Shell header={null} footer={<SiteFooter info={info} isOpen={isSomebody} />}>
      {identity === 'student' ? (
        <Suspense fallback={<ShellSkeleton />}>
          <OwnStudentDesk {...desk} />
        </Suspense>
      ) : account ? (
        <OtherDesk
          {...desk}
          account={account}
          office={
            identity === 'company'
              ? { name: m.login_app_company(), text: m.portal_account_employer_text(), Icon: CompanyIcon }
              : { name: adminLabel(info), text: m.portal_account_office_text(), Icon: HallIcon }
          }
          onOffice={() => enter(identity === 'company' ? 'employer' : 'admin')}
        />
      ) : (
        <TransferLogin {...desk} />
      )}
    </Shell>
  )
}
