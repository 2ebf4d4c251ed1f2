import { useSelector } from '@xstate/react'
import {
  type EmployerAuthView,
  employerAuthView,
} from '../../../../machines/login/employer-auth/employer-auth.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { PaneFrame, PaneName } from '../../../ui/dialog/PaneFrame.tsx'
import { EmployerPanes } from './EmployerPanes.tsx'
import { EmployerSide } from './EmployerSide.tsx'
import type { EmployerAuthProps } from './employer-auth-props.ts'

const names: Partial<Record<EmployerAuthView, () => string>> = {
  register: m.employer_register_title,
  forgot: m.employer_reset_title,
}

/** Login, registration and recovery of an employer over any page; it is called by the step that it shows. */
export function EmployerAuthDialog({ actor, site }: EmployerAuthProps) {
  usePreferences()
  const view = useSelector(actor, employerAuthView)
  const open = view !== 'done' && view !== 'closed'
  const close = () => actor.send({ type: 'DIALOG.CLOSED' })
  return (
    <PaneFrame open={open} onClose={close} closeLabel={m.login_close()} side={<EmployerSide />} sideKind="strong">
      <PaneName>{(names[view] ?? m.employer_title)()}</PaneName>
      <EmployerPanes actor={actor} site={site} onClose={close} />
    </PaneFrame>
  )
}
