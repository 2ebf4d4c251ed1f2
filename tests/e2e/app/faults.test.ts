import { describe, expect, it } from 'vitest'
import type { CallSpec } from '../../../contract/call.ts'
import {
  checkStudentLogin,
  getCommon,
  getLoginQrCode,
  loginByQrCode,
  login as loginCall,
  logout,
  sendCode,
} from '../../../contract/calls/authentication.ts'
import { createCaptcha, verifyCaptcha } from '../../../contract/calls/captcha.ts'
import { getSiteInfo } from '../../../contract/calls/site.ts'
import { CaptchaDialog } from '../models/captcha-dialog.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { type Fault, faults, installClock } from '../world/faults.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

const world = createWorld()

async function arrive() {
  const visitor = await world.visit()
  visitor.complaints.expect(FAILED_REQUEST)
  await installClock(visitor)
  const { page } = visitor
  const pass = (milliseconds: number) => page.clock.runFor(milliseconds)
  return {
    visitor,
    page,
    pass,
    login: new LoginDialog(page),
    captcha: new CaptchaDialog(page, world.demo),
    shell: new Shell(page),
  }
}

type Stage = Awaited<ReturnType<typeof arrive>>

interface Case {
  readonly title: string
  readonly call: CallSpec
  /** Up to the moment before the call. */
  reach(stage: Stage): Promise<void>
  /** Makes the call for the first time. */
  first(stage: Stage): Promise<void>
  /** Makes it again by what the page offers. */
  again(stage: Stage): Promise<void>
  /** The one clear message, and nothing lost. */
  seeFault(stage: Stage, fault: Fault): Promise<void>
  /** How it ends once the call is well again. */
  seeWell(stage: Stage): Promise<void>
}

const openSms = async ({ visitor, login }: Stage, phone: string) => {
  await visitor.open()
  await login.open()
  await login.toSms()
  await login.typePhone(phone)
}

const requestCode = async ({ login, captcha }: Stage) => {
  await login.getCode.click()
  await captcha.solve()
}

const receive = async (stage: Stage, phone: string) => {
  await requestCode(stage)
  await stage.captcha.seeGone()
  await eventually(() => stage.login.rest()).toBeGreaterThan(0)
  await stage.login.typeCode((await world.demo.codeOf(phone)) ?? '')
}

/** That one notice, and a while later none. */
const seeOneNotice = async ({ shell, pass }: Stage, text: string) => {
  await eventually(() => shell.notices()).toEqual([text])
  await eventually(async () => {
    await pass(1000)
    return shell.notices()
  }).toEqual([])
}

const openPage = (stage: Stage) => stage.visitor.open()

const confirmByPhone = async ({ login }: Stage, student: string) => {
  const phone = new ScanPage((await world.visit()).page)
  await phone.open(await decodeQrCode(login.qrCode))
  await phone.choose(student)
  await phone.confirm()
}

const logInByQrCode = async (stage: Stage, student: string) => {
  await openPage(stage)
  await stage.login.open()
  await stage.login.seeWaiting()
  await confirmByPhone(stage, student)
}

const cases: readonly Case[] = [
  {
    title: 'getsiteinfo: a page that says so, with a retry [SITE-1]',
    call: getSiteInfo,
    reach: async () => {},
    first: openPage,
    again: ({ shell }) => shell.retry(),
    async seeFault({ visitor, shell }) {
      // The page of the failure before may stay until the next one.
      await visitor.seeAnswered()
      await shell.seePageError()
    },
    seeWell: ({ shell }) => shell.seeLoggedOut(),
  },
  {
    title: 'checkstulogin: nobody is logged out for good; it is asked again later [SESS-1]',
    call: checkStudentLogin,
    async reach(stage) {
      await logInByQrCode(stage, '程亦凡 · 13800000017')
      await stage.shell.seeLoggedIn('程亦凡')
    },
    first: async ({ page }) => void (await page.reload()),
    again: ({ pass }) => pass(10_000),
    async seeFault({ visitor, shell }) {
      await shell.seeLoggedOut()
      expect((await visitor.cookies())['login_type']?.value).toBe('student')
    },
    seeWell: ({ shell }) => shell.seeLoggedIn('程亦凡'),
  },
  {
    title: 'getloginqrcode: 接口请求失败 in the place of the code [QR-4]',
    call: getLoginQrCode,
    reach: openPage,
    first: ({ login }) => login.open(),
    again: ({ login }) => login.press('重新获取'),
    seeFault: ({ login }) => login.seeFetchFailed(),
    seeWell: ({ login }) => login.seeWaiting(),
  },
  {
    title: 'loginbyqrcode: a poll that failed is followed by the next [QR-4]',
    call: loginByQrCode,
    reach: openPage,
    first: ({ login }) => login.open(),
    again: ({ pass }) => pass(1000),
    seeFault: ({ login }) => login.seeWaiting(),
    async seeWell(stage) {
      await confirmByPhone(stage, '魏书瑶 · 13800000018')
      await stage.shell.seeLoggedIn('魏书瑶')
    },
  },
  {
    title: 'captcha/create: customer service and another try, the form intact [CAP-3]',
    call: createCaptcha,
    reach: (stage) => openSms(stage, '15500000301'),
    first: ({ login }) => login.getCode.click(),
    again: ({ captcha }) => captcha.retry(),
    async seeFault({ captcha }) {
      const said = /^(?:当前上网环境异常，请更换网络环境或稍后再试|网络已断开，请检查网络后重试)$/
      await captcha.service.getByText(said).waitFor()
    },
    async seeWell({ captcha, login }) {
      await captcha.solve()
      await captcha.seeGone()
      await eventually(() => login.rest()).toBeGreaterThan(0)
    },
  },
  {
    title: 'captcha/verify: the same puzzle once more, and 1013 after three errors in a row [CAP-2]',
    call: verifyCaptcha,
    reach: (stage) => openSms(stage, '15500000302'),
    first: requestCode,
    async again({ captcha }) {
      if (await captcha.service.isVisible()) {
        await captcha.retry()
      }
      await captcha.solve()
    },
    async seeFault({ captcha }, fault) {
      if (fault === faults[2]) {
        await captcha.service.getByText('1013: 连续三次验证时网络异常，请检查网络后重试', { exact: true }).waitFor()
      } else await captcha.see('网络不稳定，请再试一次')
    },
    async seeWell({ captcha, login }) {
      await captcha.seeGone()
      await eventually(() => login.rest()).toBeGreaterThan(0)
    },
  },
  {
    title: 'sendcode: the failure as a notice, no countdown, the phone kept, one message in the end [SMS-2] [STU-5]',
    call: sendCode,
    reach: (stage) => openSms(stage, '15500000303'),
    first: requestCode,
    again: requestCode,
    async seeFault(stage, { says }) {
      await seeOneNotice(stage, says)
      expect([await stage.login.rest(), await stage.login.phone.inputValue()]).toEqual([0, '15500000303'])
    },
    async seeWell({ login }) {
      await eventually(() => login.rest()).toBeGreaterThan(0)
      expect((await world.demo.messagesTo('15500000303')).length).toBe(1)
    },
  },
  {
    title: 'login: the failure at the form, both values kept, and the same code logs in later [STU-5]',
    call: loginCall,
    async reach(stage) {
      await openSms(stage, '15500000304')
      await receive(stage, '15500000304')
    },
    first: ({ login }) => login.submit.click(),
    again: ({ login }) => login.submit.click(),
    async seeFault(stage, { says }) {
      await stage.shell.seeRefusal(says)
      const code = (await world.demo.codeOf('15500000304')) ?? ''
      expect(await stage.login.values()).toEqual({ phone: '15500000304', code })
    },
    seeWell: ({ shell }) => shell.seeLoggedIn('155****0304'),
  },
  {
    title: 'getcommon: logged in, but says that the profile is missing, with a retry [STU-3]',
    call: getCommon,
    async reach(stage) {
      await openPage(stage)
      await stage.login.open()
      await stage.login.seeWaiting()
    },
    first: (stage) => confirmByPhone(stage, '曹子墨 · 13800000019'),
    again: ({ login }) => login.press('重试'),
    async seeFault({ visitor, page, login }) {
      await eventually(async () => {
        await page.clock.fastForward(11_000)
        return login.dialog.getByText('登录成功，但资料加载失败', { exact: true }).isVisible()
      }).toBe(true)
      expect((await visitor.cookies())['login_type']?.value).toBe('student')
    },
    async seeWell({ login, shell }) {
      await login.seeGone()
      await shell.seeLoggedIn('曹子墨')
    },
  },
  {
    title: 'loginout: 接口调用失败, and the student stays logged in [OUT-2]',
    call: logout,
    async reach(stage) {
      await logInByQrCode(stage, '袁可心 · 13800000020')
      await stage.shell.askLogout('袁可心')
    },
    first: ({ shell }) => shell.logout(),
    again: ({ shell }) => shell.confirmLogout.getByRole('button', { name: '重试', exact: true }).click(),
    async seeFault({ visitor, shell }) {
      await shell.confirmLogout.getByText('接口调用失败', { exact: true }).waitFor()
      expect((await visitor.cookies())['login_type']?.value).toBe('student')
    },
    seeWell: ({ shell }) => shell.seeLoggedOut(),
  },
]

describe('500, bad JSON, no connection and 10 s of silence', () => {
  for (const { title, call, reach, first, again, seeFault, seeWell } of cases) {
    it(title, async () => {
      const stage = await arrive()
      const { visitor, page } = stage
      await reach(stage)
      let present: Fault | undefined
      let met = 0
      await visitor.intercept(call, async (route) => {
        met += 1
        await present?.meet(route)
      })
      for (const fault of faults) {
        const act = present ? again : first
        present = fault
        const before = met
        await act(stage)
        await eventually(() => met).toBeGreaterThan(before)
        await fault.unfold(page)
        await seeFault(stage, fault)
      }
      await visitor.mend()
      await again(stage)
      await seeWell(stage)
    })
  }

  it('keeps the old puzzle when no new one comes, and gives up with 1012 after three errors [CAP-2]', async () => {
    const stage = await arrive()
    const { visitor, page, captcha, login } = stage
    await openSms(stage, '15500000305')
    await login.getCode.click()
    await captcha.seeReady()
    for (const fault of faults.slice(0, 2)) {
      await visitor.intercept(createCaptcha, (route) => fault.meet(route))
      await captcha.another()
      await captcha.see('图片没有换成，请再换一张')
      await visitor.mend()
    }
    await visitor.intercept(createCaptcha, (route) => route.abort('internetdisconnected'))
    await captcha.another()
    await captcha.service.getByText('1012: 连续三次更换图片失败，请稍后重试', { exact: true }).waitFor()
    await captcha.service.getByText('微信扫码联系客服').waitFor()
    await captcha.dismiss()
    await captcha.service.waitFor({ state: 'detached' })
    expect(await login.values()).toEqual({ phone: '15500000305', code: '' })
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })

  it('gives a call up after ten real seconds [API-2]', async () => {
    const visitor = await world.visit()
    await visitor.open()
    const login = new LoginDialog(visitor.page)
    await login.open()
    await login.toSms()
    await login.typePhone('15500000306')
    await login.typeCode('123456')
    await visitor.intercept(loginCall, () => {})
    await login.submit.click()
    await new Shell(visitor.page).seeRefusal('服务响应超时，请重试')
    expect(await login.values()).toEqual({ phone: '15500000306', code: '123456' })
  })

  it('logs in once the network is back, whatever was being done [QR-4]', async () => {
    const stage = await arrive()
    await openPage(stage)
    await stage.login.open()
    await stage.login.seeWaiting()
    await stage.visitor.context.setOffline(true)
    const failed = stage.visitor.count(loginByQrCode)
    await eventually(() => stage.visitor.count(loginByQrCode)).toBeGreaterThan(failed + 1)
    await stage.visitor.context.setOffline(false)
    await confirmByPhone(stage, '邓浩然 · 13800000021')
    await stage.shell.seeLoggedIn('邓浩然')
  })
})
