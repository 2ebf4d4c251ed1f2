import { useSelector } from '@xstate/react'
import { studentLoginView } from '../../../../machines/login/student-login/student-login.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Button } from '../../../ui/button/Button.tsx'
import { CornerFold, phoneOnly } from '../../../ui/dialog/CornerFold.tsx'
import { PhoneIcon, QrCodeIcon } from '../../../ui/icons/login.tsx'
import * as css from './ModeToggle.css.ts'
import type { StudentLoginProps } from './student-login-props.ts'

type ToggleProps = Pick<StudentLoginProps, 'actor'>

const other = {
  qr: { label: m.login_to_sms, Icon: PhoneIcon },
  sms: { label: m.login_to_qr, Icon: QrCodeIcon },
}

/** The mode that one can turn to, or null where there is none to choose. */
function useToggle({ actor }: ToggleProps) {
  const view = useSelector(actor, studentLoginView)
  const disabled = useSelector(actor, (snapshot) => !snapshot.can({ type: 'MODE.TOGGLED' }))
  if (view !== 'qr' && view !== 'sms') return null
  const { label, Icon } = other[view]
  return { label: label(), Icon, disabled, toggle: () => actor.send({ type: 'MODE.TOGGLED' }) }
}

/** The folded corner. */
export function ModeCorner(props: ToggleProps) {
  const mode = useToggle(props)
  if (!mode) return null
  const { label, Icon, disabled, toggle } = mode
  return <CornerFold label={label} tip={label} icon={<Icon size={28} />} disabled={disabled} onTurn={toggle} />
}

/** Shows the other mode on a phone, instead of the corner. */
export function ModeRow(props: ToggleProps) {
  const mode = useToggle(props)
  if (!mode) return null
  const { label, Icon, disabled, toggle } = mode
  return (
    <Button kind="ghost" block className={`${phoneOnly} ${css.row}`} disabled={disabled} onClick={toggle}>
      <Icon />
      {/* A text of its own is written anew where translation took it away. */}
      <span>{label}</span>
    </Button>
  )
}
