import { useSelector } from '@xstate/react'
import { QrLogin } from '../qr-code/QrLogin.tsx'
import type { StudentLoginProps } from './student-login-props.ts'

export function QrPane({ actor, site, browser }: StudentLoginProps) {
  const qrLogin = useSelector(actor, ({ children }) => children.qrLogin)
  return qrLogin ? <QrLogin actor={qrLogin} site={site} browser={browser} /> : null
}
