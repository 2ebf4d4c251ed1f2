import { lazy } from 'react'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import { isSomebody } from '../../../contract/nobody.ts'
import { provideQrLogin } from '../../../machines/login/qr-login/qr-login.ports.ts'
import { identityOf } from '../../../machines/login/session/session.selectors.ts'
import { provideStudentLogin } from '../../../machines/login/student-login/student-login.ports.ts'
import type { StudentLoginInput } from '../../../machines/login/student-login/student-login.types.ts'
import type { DialogRequest } from '../../../machines/site/overlay/overlay.types.ts'
import { login, loginByQrCode, releaseLoginQrCode, sendCode } from '../../api/student.ts'
import { createNavigation } from '../../browser/page/navigation.ts'
import { goTo } from '../../browser/page/pages.ts'
import { visibility } from '../../browser/page/visibility.ts'
import { areCookiesEnabled } from '../../browser/storage/cookies.ts'
import { staysInTab } from '../../browser/tabs/tabs.ts'
import { StudentLoginDialog, smsPane } from '../../features/login/student/StudentLoginDialog.tsx'
import { useOwnActor } from '../../shared/actors/useOwnActor.ts'
import { Optional } from '../../shared/late/Optional.tsx'
import { loadWhenIdle } from '../../ui/when-idle.ts'
import { endDialog, notices, session } from '../actors.ts'
import { smsCodeBy } from '../login/captcha.ts'
import { codeAhead, pageWithoutParameters } from '../login/code-ahead.ts'
import { startIdentity } from '../login/logins.ts'
import { profile } from '../profile.ts'

const BrowserName = lazy(() => import('./BrowserName.tsx'))

const qrLogin = provideQrLogin({
  visibility,
  fetchQrCode: codeAhead.take,
  holdQrCode(uuid) {
    const release = () => releaseLoginQrCode({ uuid })
    // A page that is kept for the way back may show the code again.
    const leave = ({ persisted }: PageTransitionEvent) => persisted || release()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      release()
    }
  },
  async poll(uuid, signal) {
    const { user_id, status } = await loginByQrCode({ uuid }, signal)
    return { userId: user_id, status }
  },
})

function watchStudent(seen: (userId: string) => void): () => void {
  const tell = () => {
    const snapshot = session.getSnapshot()
    if (identityOf(snapshot) === 'student') seen(snapshot.context.userId)
  }
  tell()
  return session.subscribe(tell).unsubscribe
}

const navigation = createNavigation({ refresh: async (key) => (await profile()).refresh(key), goTo })

const studentLogin = () => {
  loadWhenIdle(smsPane)
  return provideStudentLogin(
    {
      navigation,
      notify: notices.notify,
      async loginBySms(phone, smsCode, signal) {
        const { user_id, msg = '' } = await login({ phone, smsCode }, signal)
        return isSomebody(user_id) ? { result: 'loggedIn', userId: user_id } : { result: 'refused', message: msg }
      },
      storeIdentity: (userId) => startIdentity({ login_type: 'student', user_id: userId }),
      fetchProfile: async (userId) => (await profile()).fetchProfile(userId),
      watchStudent,
    },
    {
      qrLogin,
      smsCode: smsCodeBy(
        async ({ phone, proof }, signal) => (await sendCode({ phone, type: '1', ...proof }, signal)).msg,
      ),
    },
  )
}

type Login = Extract<DialogRequest, { name: 'studentLogin' }>

const inputOf = ({ jump, sameTab }: Login, { is_taiban, captcha }: SiteInfo): StudentLoginInput => ({
  jump,
  sameTab: sameTab || staysInTab(),
  taiwan: is_taiban === 1,
  captchaAppId: captcha.sms_app_id,
  page: pageWithoutParameters(),
  cookiesEnabled: areCookiesEnabled(),
})

const end = () => endDialog('studentLogin')

/** The student's login dialog with its actor. */
export default function StudentLogin({ request, site }: { request: Login; site: SiteInfo }) {
  const actor = useOwnActor(studentLogin, () => inputOf(request, site), end)
  const browser = (
    <Optional>
      <BrowserName />
    </Optional>
  )
  return <StudentLoginDialog actor={actor} site={site} browser={browser} />
}
