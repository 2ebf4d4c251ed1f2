import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { logoutPaths } from '../../../machines/login/logout/logout.paths.ts'
import { provideLogout } from '../../../machines/login/logout/logout.ports.ts'
import { logoutView } from '../../../machines/login/logout/logout.selectors.ts'
import { LogoutDialog } from '../../../src/features/login/logout/LogoutDialog.tsx'
import { button, seeControls, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const dialog = page.getByRole('alertdialog', { name: '是否确定退出？', exact: true })

const sights = {
  async confirming() {
    await seeControls(dialog, '取消', '退出登录')
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('')
  },
  async requesting() {
    await expect.element(button(dialog, '退出登录')).toHaveAttribute('aria-busy', 'true')
  },
  async failed() {
    await seeText(dialog, '接口调用失败')
    await seeControls(dialog, '取消', '重试')
  },
  async loggedOut() {
    await expect.element(dialog).not.toBeInTheDocument()
  },
  async cancelled() {
    await expect.element(dialog).not.toBeInTheDocument()
  },
}

replay(logoutPaths, {
  async open({ input }, options) {
    const settings = logoutPaths.inputs[input]
    if (!settings) throw new Error(`no input is named ${input}`)
    const desk = new Desk()
    const machine = provideLogout({
      requestLogout: () => desk.call('requestLogout'),
      clearIdentity() {},
      follow() {},
      notify() {},
    })
    const actor = createActor(machine, { input: settings, ...options }).start()
    const { close } = renderPage(<LogoutDialog actor={actor} />)
    return { world: { desk, actor, close }, subject: actor }
  },
  perform: {
    ...outcomes('requestLogout'),
    CONFIRMED: (_, { world }) => press(dialog, world.actor.getSnapshot().matches('failed') ? '重试' : '退出登录'),
    CANCELLED: () => press(dialog, '取消'),
  },
  async see({ world }) {
    const view = logoutView(world.actor.getSnapshot())
    await sights[view]()
    return view
  },
  proves: ({ steps }) => [
    'OUT-1',
    ...(steps.some(({ event }) => event.type.startsWith('xstate.error')) ? ['OUT-2'] : []),
  ],
})
