import type { Page } from 'playwright-core'
import { getLoginQrCode, loginByQrCode } from '../../../contract/calls/authentication.ts'
import { createCaptcha, verifyCaptcha } from '../../../contract/calls/captcha.ts'
import { demoPaths } from '../../../contract/calls/demo.ts'
import { employerLogin } from '../../../contract/calls/employer.ts'
import { channelLogin, schoolLogin } from '../../../contract/calls/staff.ts'
import { identityCookies, type LoginType, SESSION_CHANNEL } from '../../../contract/rules/storage.ts'
import { dragTo } from '../../drag.ts'
import { readQrCode } from '../../qr.ts'
import { eventually } from '../world.ts'
import type { Demo } from './demo.ts'
import type { Visitor } from './visitor.ts'

/** Of every demonstration account. */
export const PASSWORD = 'Demo@2026'

/** Whose account it is: a student's or employer's phone, an officer's or organiser's user name. */
export interface Person {
  readonly loginType: LoginType
  readonly account: string
}

export const student = (account: string): Person => ({ loginType: 'student', account })
export const employer = (account = '13900000001'): Person => ({ loginType: 'company', account })
export const officer = (account = 'univadmin'): Person => ({ loginType: 'school', account })
export const organiser = (account = 'organiser'): Person => ({ loginType: 'channel', account })

/**
 * Logs in by the calls of a dialog, made by a page that makes none of its own, keeps the cookies that the dialog keeps,
 * and loads the page that was open anew.
 * @returns the user id
 */
export async function logInAs(visitor: Visitor, demo: Demo, person: Person): Promise<string> {
  const address = visitor.page.url()
  const aside = `${visitor.origin}/demo`
  if (address !== aside) await visitor.page.goto(aside)
  const keep = (kept: Record<string, string>) =>
    visitor.context.addCookies(
      Object.entries(kept).map(([name, value]) => ({ name, value: encodeURIComponent(value), url: visitor.origin })),
    )
  // A dialog keeps them with the answer; here the session would be another's for as long as this machine is busy.
  await visitor.context.clearCookies({ name: new RegExp(`^(${Object.values(identityCookies).flat().join('|')})$`) })
  await keep({ login_type: person.loginType })
  const hints = await hintsOf(visitor, demo, person)
  await keep(hints)
  if (address !== 'about:blank') await visitor.page.goto(address)
  return Object.values(hints)[0] ?? ''
}

/**
 * Logs in from another tab of the visitor's, which tells the others nothing.
 * @returns that tab
 */
export async function logInBeside(visitor: Visitor, demo: Demo, person: Person): Promise<Page> {
  const other = await visitor.context.newPage()
  await other.goto(`${visitor.origin}/demo`)
  await logInAs(Object.assign(Object.create(visitor), { page: other }) as Visitor, demo, person)
  // A tab may go on reading the cookies of before for a moment.
  const seen = () => visitor.page.evaluate(() => document.cookie)
  await eventually(seen).toContain(`login_type=${person.loginType}`)
  return other
}

/** As if another tab of the visitor's logged in: the same cookies, and word of it to the tabs. */
export async function logInElsewhere(visitor: Visitor, demo: Demo, person: Person): Promise<void> {
  const heard = visitor.page.evaluate(
    (name) => new Promise<void>((resolve) => new BroadcastChannel(name).addEventListener('message', () => resolve())),
    SESSION_CHANNEL,
  )
  const other = await logInBeside(visitor, demo, person)
  await other.evaluate((channel) => new BroadcastChannel(channel).postMessage('changed'), SESSION_CHANNEL)
  // Heard, or left behind by a page that went elsewhere once it had heard.
  await Promise.allSettled([heard])
  await other.close()
}

/** As if another tab of the visitor's logged out. */
export async function logOutElsewhere({ context, page }: Visitor): Promise<void> {
  await context.clearCookies()
  // A tab may go on reading the cookies of before for a moment.
  await eventually(() => page.evaluate(() => document.cookie)).not.toContain('login_type=')
  await page.evaluate((channel) => new BroadcastChannel(channel).postMessage('changed'), SESSION_CHANNEL)
  await page.locator('header').getByText('登录/注册', { exact: true }).waitFor()
}

/** The identity's cookies, its user id first. */
async function hintsOf(visitor: Visitor, demo: Demo, { loginType, account }: Person): Promise<Record<string, string>> {
  switch (loginType) {
    case 'student':
      return { user_id: await logInStudent(visitor, account) }
    case 'company': {
      const proof = await proofOf(visitor, demo)
      const { user_id } = await visitor.ask(employerLogin, {
        phone: account,
        type: '2',
        login_type: '2',
        password: PASSWORD,
        ...proof,
      })
      return { com_key_user: user_id }
    }
    case 'school': {
      const asked = { name: account, password: PASSWORD }
      const { user_id, user_type, school, faculty } = await visitor.ask(schoolLogin, asked)
      return { user_id, user_name: account, user_type, user_school: school, ...(faculty && { faculty }) }
    }
    case 'channel': {
      const { user_id, channel_name } = await visitor.ask(channelLogin, { username: account, password: PASSWORD })
      return { channel_userid: user_id, channel_channel_name: channel_name }
    }
  }
}

/** By a phone that scans the code and confirms. */
async function logInStudent(visitor: Visitor, phone: string): Promise<string> {
  const { UUID, QRcode } = await visitor.ask(getLoginQrCode, { page: visitor.page.url() })
  const scanned = new URL(await readQrCode(QRcode))
  const address = `${demoPaths.scan}${scanned.search}`
  await visitor.page.evaluate(
    async ({ address, phone }) => {
      const page = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
      const option = [...page.querySelectorAll('option')].find(({ text }) => text.endsWith(phone))
      if (!option) throw new Error(`nobody has ${phone}`)
      const decision = { scene: new URLSearchParams(address.split('?')[1]).get('scene') ?? '', decision: 'confirm' }
      const body = new URLSearchParams({ ...decision, user_id: option.value })
      await fetch('/m/scan', { method: 'POST', headers: { accept: 'application/json' }, body })
    },
    { address, phone },
  )
  return (await visitor.ask(loginByQrCode, { uuid: UUID })).user_id
}

/** Of a puzzle dragged home. */
async function proofOf(visitor: Visitor, demo: Demo) {
  const site = new URL(visitor.origin).hostname.split('.')[0]
  const captcha_appid = `${site === 'localhost' ? 'brand' : site}-password-login`
  const puzzle = await visitor.ask(createCaptcha, { appid: captcha_appid })
  if (puzzle.result !== 'puzzle') throw new Error(`there is no puzzle for ${puzzle.seconds} s`)
  const { challenge } = puzzle
  const answer = await visitor.ask(verifyCaptcha, { challenge, trail: dragTo(await demo.solution(challenge)) })
  if (answer.result !== 'passed') throw new Error(`the puzzle was ${answer.result}`)
  return { captcha_appid, captcha_ticket: answer.ticket, captcha_randstr: answer.randstr }
}
