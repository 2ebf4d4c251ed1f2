import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { CallSpec } from '../../../contract/call.ts'
import {
  checkSmsCode,
  employerLogin,
  forgetPassword,
  registerEmployer,
  sendEmployerCode,
} from '../../../contract/calls/employer.ts'
import { channelLogin, schoolLogin } from '../../../contract/calls/staff.ts'
import { BackOffice } from '../models/back-office.ts'
import {
  arriveEmployer,
  arriveStaff,
  type EmployerStage,
  organiser,
  PASSWORD,
  type StaffEntry,
  type StaffStage,
  school,
} from '../world/arrivals.ts'
import { faults, installClock } from '../world/faults.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()

interface Case<Stage> {
  readonly title: string
  readonly call: CallSpec
  /** Up to the moment before the call. */
  reach(stage: Stage): Promise<void>
  /** Makes the call, and does so again after a fault. */
  act(stage: Stage): Promise<void>
  /** What a fault leaves as it was; `says` is what was said of it. */
  seeKept(stage: Stage, says: string): Promise<void>
  /** How it ends once the call is well again. */
  seeWell(stage: Stage): Promise<void>
}

const prepare = async (visitor: Visitor) => {
  visitor.complaints.expect(FAILED_REQUEST)
  await installClock(visitor)
}

/** At the form, and by no notice. */
async function seeAtForm({ shell }: Pick<EmployerStage, 'shell'>, text: string) {
  await shell.seeRefusal(text)
  expect(await shell.notices()).toEqual([])
}

/** That one notice, and a while later none. */
async function seeOneNotice({ page, shell }: Pick<EmployerStage, 'page' | 'shell'>, text: string) {
  await eventually(() => shell.notices()).toEqual([text])
  await eventually(async () => {
    await page.clock.runFor(1000)
    return shell.notices()
  }).toEqual([])
}

/** Each fault in turn, then a call that is well. */
async function meetAll<Stage extends EmployerStage | StaffStage>(stage: Stage, each: Case<Stage>) {
  const { visitor, page, context } = stage
  const { call, reach, act, seeKept, seeWell } = each
  await reach(stage)
  let asked: Route[] = []
  await visitor.intercept(call, (route) => void asked.push(route))
  for (const fault of faults) {
    asked = []
    await act(stage)
    await eventually(() => asked.length).toBe(1)
    // Not sooner: a notice is there for some seconds only.
    await fault.meet(asked[0]!)
    await fault.unfold(page)
    await (call === sendEmployerCode ? seeOneNotice : seeAtForm)(stage, fault.says)
    await seeKept(stage, fault.says)
    await eventually(() => context.pages().length).toBe(1)
  }
  await visitor.mend()
  await seeWell(stage)
}

const seeOffice = async (stage: EmployerStage | StaffStage, act: () => Promise<void>, owner: string) => {
  const office = await BackOffice.during(stage.context, act)
  await office.seeOwner(owner)
}

const employers: readonly Case<EmployerStage>[] = [
  {
    title: 'login by password: phone and password kept; another puzzle, and the back office [EMP-6] [EMP-7]',
    call: employerLogin,
    async reach({ dialog }) {
      await dialog.phone.fill('13900000051')
      await dialog.password.fill(PASSWORD)
    },
    async act({ dialog }) {
      await dialog.submit()
      await dialog.captcha.solve()
      await dialog.captcha.seeGone()
    },
    async seeKept({ dialog }) {
      expect([await dialog.phone.inputValue(), await dialog.password.inputValue()]).toEqual(['13900000051', PASSWORD])
    },
    seeWell: (stage) => seeOffice(stage, () => stage.dialog.logInByPassword('13900000051', PASSWORD), '139****0051'),
  },
  {
    title: 'login by code: phone and code kept, and the same code logs in later [EMP-6] [EMP-7]',
    call: employerLogin,
    async reach({ dialog }) {
      await dialog.toCode()
      await dialog.receiveCode('13900000052')
    },
    act: ({ dialog }) => dialog.submit(),
    async seeKept({ dialog }) {
      expect(await dialog.code.inputValue()).toBe(await dialog.sentTo('13900000052'))
      expect(await dialog.phone.inputValue()).toBe('13900000052')
    },
    seeWell: (stage) => seeOffice(stage, stage.dialog.submit, '139****0052'),
  },
  {
    title: 'registration: everything kept, and one account in the end [EMP-6] [EMP-7]',
    call: registerEmployer,
    async reach({ dialog }) {
      await dialog.toRegister()
      await dialog.receiveCode('15720000001')
      await dialog.passwordToSet.fill('Start@2026')
    },
    act: ({ dialog }) => dialog.press('注册'),
    async seeKept({ dialog }) {
      expect(await dialog.code.inputValue()).toBe(await dialog.sentTo('15720000001'))
      expect([await dialog.phone.inputValue(), await dialog.passwordToSet.inputValue()]).toEqual([
        '15720000001',
        'Start@2026',
      ])
    },
    seeWell: (stage) => seeOffice(stage, () => stage.dialog.press('注册'), '157****0001'),
  },
  {
    title: 'sending a code: no countdown, the phone kept, one message in the end [SMS-2] [EMP-7]',
    call: sendEmployerCode,
    async reach({ dialog }) {
      await dialog.toCode()
      await dialog.phone.fill('13900000053')
    },
    async act({ dialog }) {
      await dialog.getCode.click()
      await dialog.captcha.solve()
      await dialog.captcha.seeGone()
    },
    async seeKept({ dialog }) {
      expect([await dialog.rest(), await dialog.phone.inputValue()]).toEqual([0, '13900000053'])
    },
    async seeWell({ dialog }) {
      await dialog.requestCode()
      expect((await world.demo.messagesTo('13900000053')).length).toBe(1)
    },
  },
  {
    title: 'checking the code of a recovery: phone and code kept, and the same code goes on [EMP-3] [EMP-7]',
    call: checkSmsCode,
    async reach({ dialog }) {
      await dialog.toForgot()
      await dialog.receiveCode('13900000054')
    },
    act: ({ dialog }) => dialog.press('下一步'),
    async seeKept({ dialog }) {
      expect(await dialog.code.inputValue()).toBe(await dialog.sentTo('13900000054'))
      expect(await dialog.phone.inputValue()).toBe('13900000054')
    },
    async seeWell({ dialog }) {
      await dialog.press('下一步')
      await dialog.newPassword.waitFor()
    },
  },
  {
    title: 'setting a new password: both fields kept, and the same code sets it later [EMP-3] [EMP-7]',
    call: forgetPassword,
    async reach({ dialog }) {
      await dialog.toForgot()
      await dialog.receiveCode('13900000055')
      await dialog.press('下一步')
      await dialog.newPassword.fill('Other@2026')
      await dialog.confirmation.fill('Other@2026')
    },
    act: ({ dialog }) => dialog.press('完成'),
    async seeKept({ dialog }) {
      expect([await dialog.newPassword.inputValue(), await dialog.confirmation.inputValue()]).toEqual([
        'Other@2026',
        'Other@2026',
      ])
    },
    async seeWell({ dialog }) {
      await dialog.press('完成')
      await dialog.see('密码修改成功')
    },
  },
]

const staff = (title: string, call: CallSpec, username: string): Case<StaffStage> => ({
  title,
  call,
  reach: ({ dialog }) => dialog.type(username, PASSWORD),
  act: ({ dialog }) => dialog.submit(),
  async seeKept({ dialog }, says) {
    expect(await dialog.values()).toEqual({ username, password: PASSWORD })
    expect(await dialog.messages()).toEqual([says])
  },
  async seeWell({ dialog, context, page }) {
    if (call === channelLogin) await dialog.submit()
    const office =
      call === channelLogin ? new BackOffice(page) : await BackOffice.during(context, () => dialog.submit())
    await office.seeOwner(username)
  },
})

const officers: readonly (Case<StaffStage> & { entry: StaffEntry })[] = [
  { entry: school, ...staff("a school's login: both fields kept [ADM-1]", schoolLogin, 'univadmin') },
  { entry: organiser, ...staff("an organiser's login: both fields kept [CHL-1]", channelLogin, 'organiser') },
]

describe('500, bad JSON, no connection and 10 s of silence of', () => {
  for (const each of employers) {
    it(each.title, async () => {
      await meetAll(await arriveEmployer(world, { prepare }), each)
    })
  }

  for (const each of officers) {
    it(each.title, async () => {
      await meetAll(await arriveStaff(world, each.entry, { prepare }), each)
    })
  }
})
