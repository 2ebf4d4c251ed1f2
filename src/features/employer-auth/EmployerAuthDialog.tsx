import { useSelector } from '@xstate/react'
import { employerAuthView } from '../../../machines/employer-auth/employer-auth.selectors.ts'
import * as m from '../../../messages/compiled/messages.js'
import { PaneFrame, PaneName } from '../../ui/dialog/PaneFrame.tsx'
import { usePreferences } from '../preferences.tsx'
import { type EmployerAuthProps, EmployerPanes } from './EmployerPanes.tsx'
import { EmployerSide } from './EmployerSide.tsx'

/** Login, registration and recovery of an employer over any page; its name is the same whichever of them it shows. */
export function EmployerAuthDialog({ actor, site }: EmployerAuthProps) {
  usePreferences()
  const open = useSelector(actor, (snapshot) => !['done', 'closed'].includes(employerAuthView(snapshot)))
  const close = () => actor.send({ type: 'DIALOG.CLOSED' })
  return (
    <PaneFrame open={open} onClose={close} closeLabel={m.login_close()} side={<EmployerSide />} sideKind="strong">
      <PaneName>{m.employer_title()}</PaneName>
      <EmployerPanes actor={actor} site={site} onClose={close} />
    </PaneFrame>
  )
}
