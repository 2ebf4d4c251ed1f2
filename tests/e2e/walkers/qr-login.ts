import { getLoginQrCode, loginByQrCode, releaseLoginQrCode } from '../../../contract/calls/authentication.ts'
import type { Step } from '../../../harness/paths.ts'
import { qrLoginPaths } from '../../../machines/login/qr-login/qr-login.paths.ts'
import type { PollAnswer } from '../../../machines/login/qr-login/qr-login.types.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { eventually, FAILED_REQUEST, type World } from '../world.ts'
import { BESIDE, Gate } from './gate.ts'
import type { Play } from './play.ts'

type View = 'fetching' | 'waiting' | 'scanned' | 'expired' | 'cancelled' | 'replaced' | 'failed' | 'confirmed'

/** The button of each state that leads to another code. */
const refreshNames: Partial<Record<View, string>> = {
  scanned: '返回重新扫码',
  expired: '点击刷新',
  cancelled: '重新扫码',
  replaced: '在此继续',
  failed: '重新获取',
}

interface Live {
  readonly live: { readonly phone: string; readonly polling: string }
}

function viewOf(value: Step['expect']['value']): View {
  if (typeof value === 'string') return value as View
  return (value as unknown as Live).live.phone === 'deciding' ? 'scanned' : 'waiting'
}

/** The calls that are on their way in a state. */
function callsOf(value: Step['expect']['value']): readonly string[] {
  if (value === 'fetching') return [getLoginQrCode.path]
  if (typeof value === 'string') return []
  return (value as unknown as Live).live.polling === 'requesting' ? [loginByQrCode.path] : []
}

const statusOf = ({ event }: Step) => ('output' in event ? (event.output as PollAnswer).status : 'waiting')

/** The QR login with a real second browser as the phone, on a clock that only the path moves. */
export const qrLoginPlay = (world: World): Play<(typeof qrLoginPaths)['machine']> => ({
  catalogue: qrLoginPaths,
  omissions: [],
  unwalked: {},
  async open() {
    const visitor = await world.visit()
    visitor.complaints.expect(FAILED_REQUEST)
    const { page } = visitor
    await page.clock.install()
    const login = new LoginDialog(page)
    const shell = new Shell(page)
    await visitor.open()
    await shell.seeLoggedOut()
    const gate = await Gate.before(visitor, [getLoginQrCode, loginByQrCode])
    await login.open()
    await visitor.stopClock()
    let view: View = 'fetching'

    /** As another tab of this browser would: only the latest code of a browser is good. */
    const takeAnotherCode = () =>
      page.evaluate(async ([path, beside]) => void (await fetch(`${path}?page=`, { headers: { [beside]: '1' } })), [
        getLoginQrCode.path,
        BESIDE,
      ] as const)

    /** As the page itself would on its way out: the code is good no more. */
    const giveUp = (uuid: string) =>
      page.evaluate(
        async ([path, body]) => void (await fetch(path, { method: 'POST', body: new URLSearchParams(body) })),
        [releaseLoginQrCode.path, { uuid }] as const,
      )

    /** What the phone does before the server answers a poll like that. */
    const phone = async (status: PollAnswer['status']) => {
      if (status === 'waiting') return
      if (status === 'replaced') return takeAnotherCode()
      if (status === 'expired')
        return giveUp(new URL(await gate.addressOf(loginByQrCode)).searchParams.get('uuid') ?? '')
      const scanner = new ScanPage((await world.visit()).page)
      await scanner.open(await decodeQrCode(login.qrCode))
      if (status === 'cancelled') await scanner.cancel()
      if (status === 'confirmed') await scanner.confirm()
      await scanner.see(
        { cancelled: '已取消登录', confirmed: '已确认，等待电脑登录', scanned: '确认在电脑上登录？' }[status],
      )
    }

    const refresh = () => login.press(refreshNames[view] ?? '')

    const sights: Record<View, () => Promise<void>> = {
      fetching: () => login.see('正在获取二维码'),
      waiting: login.seeWaiting,
      scanned: login.seeScanned,
      expired: login.seeExpired,
      cancelled: login.seeCancelled,
      replaced: login.seeReplaced,
      failed: login.seeFetchFailed,
      async confirmed() {
        await page.clock.resume()
        await shell.seeNotice('登录成功')
        await login.seeGone()
      },
    }

    return {
      perform: {
        'xstate.done.actor.fetchQrCode': () => gate.pass(getLoginQrCode),
        'xstate.error.actor.fetchQrCode': () => gate.breakDown(getLoginQrCode),
        async 'xstate.done.actor.poll'({ step }) {
          await phone(statusOf(step))
          await gate.pass(loginByQrCode)
        },
        'xstate.error.actor.poll': () => gate.cut(loginByQrCode),
        /** The answer before may still be on its way into the page: only then does the second begin. */
        'xstate.after.POLL_INTERVAL.qrLogin.live.polling.waiting': ({ step }) =>
          eventually(async () => {
            await page.clock.runFor(step.wait ?? 0)
            return gate.inFlight.length
          }).toBe(1),
        'TAB.HIDDEN': () => visitor.setHidden(true),
        'TAB.SHOWN': () => visitor.setHidden(false),
        REFRESHED: refresh,
      },
      async see(value) {
        view = viewOf(value)
        await sights[view]()
        await eventually(() => gate.inFlight).toEqual(callsOf(value))
      },
    }
  },
})
