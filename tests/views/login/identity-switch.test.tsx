import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import type { Locale } from '../../../contract/calls/site.ts'
import { identitySwitchPaths } from '../../../machines/login/identity-switch/identity-switch.paths.ts'
import { provideIdentitySwitch } from '../../../machines/login/identity-switch/identity-switch.ports.ts'
import {
  type IdentitySwitchView,
  identitySwitchView,
} from '../../../machines/login/identity-switch/identity-switch.selectors.ts'
import type { IdentitySwitchInput } from '../../../machines/login/identity-switch/identity-switch.types.ts'
import { provideLogout } from '../../../machines/login/logout/logout.ports.ts'
import type { LogoutNext } from '../../../machines/login/logout/logout.types.ts'
import { IdentitySwitchDialog } from '../../../src/features/login/switch/IdentitySwitchDialog.tsx'
import { button, dialog, seeControls, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { replay } from '../world/replay.ts'

const names = { school: '高校管理员', company: '企业', channel: '主办方' }
const asking = (from: keyof typeof names) => dialog(`当前登录身份为${names[from]}`)
const backToLogin = page.getByRole('alertdialog', { name: '返回登录', exact: true })

interface World {
  readonly actor: ActorRefFrom<ReturnType<typeof provideIdentitySwitch>>
  readonly desk: Desk
  readonly followed: readonly LogoutNext[]
  readonly forgotten: readonly string[]
  close(): void
}

function openSwitch(input: IdentitySwitchInput, inspect?: (event: InspectionEvent) => void, locale?: Locale): World {
  const [desk, followed, forgotten] = [new Desk(), [] as LogoutNext[], [] as string[]]
  const logout = provideLogout({
    requestLogout: () => desk.call('requestLogout'),
    clearIdentity: () => void forgotten.push('identity'),
    follow: (next) => void followed.push(next),
    notify() {},
  })
  const actor = createActor(provideIdentitySwitch(logout), { input, ...(inspect && { inspect }) }).start()
  const { close } = renderPage(<IdentitySwitchDialog actor={actor} />, locale)
  return { actor, desk, followed, forgotten, close }
}

const sights = {
  async asking(from) {
    await seeText(asking(from), '需切换为学生身份才能查看')
    await seeControls(asking(from), '切换为学生身份', '暂不切换')
  },
  async backToLogin(from) {
    await seeText(backToLogin, `将先退出${names[from]}账号，再以学生身份登录。`)
    await seeControls(backToLogin, '取消', '返回登录')
  },
  async switched() {
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(backToLogin).not.toBeInTheDocument()
  },
  async closed() {
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
} satisfies Record<IdentitySwitchView, (from: keyof typeof names) => Promise<void>>

replay(identitySwitchPaths, {
  async open({ input }, { inspect }) {
    const settings = identitySwitchPaths.inputs[input]
    if (!settings) throw new Error(`no input is named ${input}`)
    const world = openSwitch(settings, inspect)
    return { world, subject: world.actor }
  },
  perform: {
    SWITCHED: (_, { world }) => press(asking(world.actor.getSnapshot().context.from), '切换为学生身份'),
    'DIALOG.CLOSED': (_, { world }) => press(asking(world.actor.getSnapshot().context.from), '暂不切换'),
    'xstate.done.actor.logout': async ({ event }, { world }) => {
      const { result } = (event as unknown as { output: { result: string } }).output
      await press(backToLogin, result === 'loggedOut' ? '返回登录' : '取消')
      if (result === 'loggedOut') world.desk.resolve('requestLogout', undefined)
    },
  },
  async see({ world }) {
    const snapshot = world.actor.getSnapshot()
    const view = identitySwitchView(snapshot)
    await sights[view](snapshot.context.from)
    return view
  },
  proves: ({ steps }) => ['SW-1', ...(steps.some(({ actor }) => actor === 'logout') ? ['SW-2'] : [])],
})

let world: World | undefined
afterEach(() => {
  world?.close()
  world = undefined
})

describe('switching identity', () => {
  it.each(['school', 'company', 'channel'] as const)('names who one is: %s [SW-1]', async (from) => {
    world = openSwitch({ from, wanted: { mode: 1 } })
    await sights.asking(from)
    await press(asking(from), '切换为学生身份')
    await sights.backToLogin(from)
  })

  it('logs out before anything else, then leads to the student login that was wanted [SW-2] [OUT-1]', async () => {
    world = openSwitch({ from: 'company', wanted: { mode: 9 } })
    await press(asking('company'), '切换为学生身份')
    await press(backToLogin, '返回登录')
    await expect.element(button(backToLogin, '返回登录')).toHaveAttribute('aria-busy', 'true')
    expect([world.followed, world.forgotten]).toEqual([[], []])
    world.desk.resolve('requestLogout', undefined)
    await expect.poll(() => world?.followed).toEqual([{ kind: 'studentLogin', jump: { mode: 9 } }])
    expect(world.forgotten).toEqual(['identity'])
  })

  it('keeps the identity when the log-out fails, and offers to try again [OUT-2]', async () => {
    world = openSwitch({ from: 'school', wanted: { mode: 1 } })
    await press(asking('school'), '切换为学生身份')
    await press(backToLogin, '返回登录')
    world.desk.reject('requestLogout', new Error('offline'))
    await seeText(backToLogin, '接口调用失败')
    await seeControls(backToLogin, '取消', '重试')
    expect([world.followed, world.forgotten]).toEqual([[], []])
    await press(backToLogin, '取消')
    await sights.asking('school')
  })

  it('is declined by Escape, one dialog at a time, and gives the focus back', async () => {
    const opener = document.createElement('button')
    document.body.append(opener)
    opener.focus()
    world = openSwitch({ from: 'channel', wanted: { mode: 3 } })
    const confirm = button(asking('channel'), '切换为学生身份')
    await expect.element(confirm).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button(backToLogin, '取消')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(confirm).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await sights.closed()
    await expect.poll(() => document.activeElement).toBe(opener)
    opener.remove()
  })
})
