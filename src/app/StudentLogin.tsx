import { lazy } from 'react'
import type { SiteInfo } from '../../contract/calls/site.ts'
import { isSomebody } from '../../contract/rules.ts'
import { provideCaptcha } from '../../machines/captcha/captcha.ports.ts'
import type { LoginRequest } from '../../machines/overlay/overlay.types.ts'
import { provideQrLogin } from '../../machines/qr-login/qr-login.ports.ts'
import { provideSmsCode } from '../../machines/sms-code/sms-code.ports.ts'
import { provideStudentLogin } from '../../machines/student-login/student-login.ports.ts'
import type { StudentLoginInput } from '../../machines/student-login/student-login.types.ts'
import { getLoginQrCode, login, loginByQrCode, sendCode } from '../api/student.ts'
import { Optional } from '../features/Optional.tsx'
import { StudentLoginDialog } from '../features/student-login/StudentLoginDialog.tsx'
import { notices, overlay, session } from './actors.ts'
import { embeddedCaptcha } from './ports/captcha.ts'
import { clock } from './ports/clock.ts'
import { areCookiesEnabled, storeStudent } from './ports/cookies.ts'
import { deadlines } from './ports/deadlines.ts'
import { createNavigation } from './ports/navigation.ts'
import { staysInTab } from './ports/tabs.ts'
import { visibility } from './ports/visibility.ts'
import { profile } from './profile.ts'
import { useDialogActor } from './useDialogActor.ts'

const BrowserName = lazy(() => import('./BrowserName.tsx'))

const qrLogin = provideQrLogin({
  visibility,
  async fetchQrCode(page, signal) {
    const { UUID, QRcode } = await getLoginQrCode({ page }, signal)
    return { uuid: UUID, picture: QRcode }
  },
  async poll(uuid, signal) {
    const { user_id, status } = await loginByQrCode({ uuid }, signal)
    return { userId: user_id, status }
  },
})

const smsCode = provideSmsCode(
  {
    clock,
    deadlines,
    notify: notices.notify,
    sendCode: async (phone, proof, signal) => (await sendCode({ phone, type: '1', ...proof }, signal)).msg,
  },
  provideCaptcha(embeddedCaptcha),
)

const studentLogin = provideStudentLogin(
  {
    navigation: createNavigation(async (key) => (await profile()).refresh(key)),
    notify: notices.notify,
    async loginBySms(phone, smsCode, signal) {
      const { user_id, msg = '' } = await login({ phone, smsCode }, signal)
      return isSomebody(user_id) ? { result: 'loggedIn', userId: user_id } : { result: 'refused', message: msg }
    },
    async storeIdentity(userId) {
      storeStudent(userId)
      session.send({ type: 'SESSION.STARTED', userId })
    },
    fetchProfile: async (userId) => (await profile()).fetchProfile(userId),
  },
  { qrLogin, smsCode },
)

const inputOf = ({ jump, sameTab }: LoginRequest, { is_taiban, captcha }: SiteInfo): StudentLoginInput => ({
  jump,
  sameTab: sameTab || staysInTab(),
  taiwan: is_taiban === 1,
  captchaAppId: captcha.sms_app_id,
  page: location.href,
  cookiesEnabled: areCookiesEnabled(),
})

const end = () => overlay.send({ type: 'LOGIN.ENDED' })

/** The login dialog with its actor. */
export default function StudentLogin({ login, site }: { login: LoginRequest; site: SiteInfo }) {
  const actor = useDialogActor(studentLogin, () => inputOf(login, site), end)
  const browser = (
    <Optional>
      <BrowserName />
    </Optional>
  )
  return <StudentLoginDialog actor={actor} site={site} browser={browser} />
}
