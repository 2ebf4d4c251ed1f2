import { useSelector } from '@xstate/react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type ActorRefFrom, createActor } from 'xstate'
import { getDeskAccount } from '../../../contract/calls/desk.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { deskGuardPaths } from '../../../machines/employer-office/desk-guard/desk-guard.paths.ts'
import { type DeskGuardPorts, provideDeskGuard } from '../../../machines/employer-office/desk-guard/desk-guard.ports.ts'
import { type DeskGuardView, deskGuardView } from '../../../machines/employer-office/desk-guard/desk-guard.selectors.ts'
import { provideLogout } from '../../../machines/login/logout/logout.ports.ts'
import { onSessionRejected, readAnswer } from '../../../src/api/client.ts'
import { DeskBar } from '../../../src/features/employer-office/frame/DeskBar.tsx'
import { DeskScreens } from '../../../src/features/employer-office/frame/DeskScreens.tsx'
import { LogoutDialog } from '../../../src/features/login/logout/LogoutDialog.tsx'
import { button, seeCount, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

type Guard = ActorRefFrom<ReturnType<typeof provideDeskGuard>>

const main = page.getByRole('main')
const banner = page.getByRole('banner')
const question = page.getByRole('alertdialog', { name: '是否确定退出？', exact: true })

function Shown({ actor }: { readonly actor: Guard }) {
  const view = useSelector(actor, deskGuardView)
  const account = useSelector(actor, ({ context }) => context.account)
  const logout = useSelector(actor, ({ children }) => children.logout)
  const askLogout = () => actor.send({ type: 'LOGOUT.ASKED' })
  return (
    <>
      <DeskBar site={null} company={account?.company_name ?? ''} phone={account?.phone ?? ''} onLogout={askLogout} />
      <main>
        {view === 'inside' ? (
          <h1>投递</h1>
        ) : (
          <DeskScreens
            view={view}
            account={account}
            site={null}
            isRegistered={false}
            hasHome
            logIn={
              <button type="button" onClick={() => actor.send({ type: 'LOGGED.IN' })}>
                登录
              </button>
            }
            onRetry={() => actor.send({ type: 'RETRIED' })}
            onLogout={askLogout}
          />
        )}
      </main>
      {logout && <LogoutDialog actor={logout} />}
    </>
  )
}

const seeHeading = (name: string) =>
  expect.element(main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

const sights = {
  checking: () => expect.element(main.getByRole('status', { name: '正在打开投递处理' })).toBeVisible(),
  async inside() {
    await seeHeading('投递')
    await seeText(banner, '拓岩机器人')
    await seeText(banner, '139****0040')
  },
  async newcomer() {
    await seeHeading('您好，157****0011')
    await expect.element(main.getByText(/这个账号还没有关联企业/)).toBeVisible()
    await seeText(banner, '157****0011')
  },
  async stranger() {
    await seeHeading('登录身份不符')
    await expect.element(main.getByText(/当前以学生身份登录/)).toBeVisible()
  },
  async nobody() {
    await seeHeading('尚未登录')
    await expect.element(button(main, '登录')).toBeVisible()
  },
  async expired() {
    await seeHeading('登录已过期')
    await expect.element(button(main, '登录')).toBeVisible()
  },
  async loggedOut() {
    await seeHeading('已退出登录')
    await expect.element(button(main, '登录')).toBeVisible()
  },
  failed: () => expect.element(main.getByRole('alert')).toBeVisible(),
} satisfies Record<DeskGuardView, () => Promise<void>>

const seeQuestion = () => expect.element(question).toBeVisible()

replay(deskGuardPaths, {
  async open(_, options) {
    const desk = new Desk()
    let changed = () => {}
    const peers: DeskGuardPorts['peers'] = {
      hint: () => ({ loginType: null, userId: '' }),
      tell() {},
      watch(listener) {
        changed = () => listener({ loginType: null, userId: '' })
        return () => {}
      },
    }
    const logout = provideLogout({
      requestLogout: () => desk.call('requestLogout'),
      clearIdentity() {},
      follow() {},
      notify() {},
    })
    const machine = provideDeskGuard({ readAccount: () => desk.call('readAccount'), peers, forgetHints() {} }, logout)
    const actor = createActor(machine, options).start()
    const stop = onSessionRejected(() => actor.send({ type: 'SESSION.REJECTED' }))
    const page = renderPage(<Shown actor={actor} />)
    const close = () => {
      stop()
      page.close()
    }
    return { world: { desk, actor, close, change: () => changed() }, subject: actor }
  },
  perform: {
    ...outcomes('readAccount'),
    'PEER.CHANGED': (_, { world }) => world.change(),
    'SESSION.REJECTED': () => {
      const answer = { code: 20011, msg: '请先登录', data: null }
      expect(() => readAnswer(getDeskAccount, { ok: true, status: 200, statusText: 'OK' }, answer, 0)).toThrow(
        CallFailure,
      )
    },
    'LOGGED.IN': () => press(main, '登录'),
    // The question may lie over the button.
    async RETRIED() {
      const retry = () =>
        [...document.querySelectorAll('main button')].find((one) => /^(?:重试|刷新)$/.test(one.textContent))
      await expect.poll(retry).toBeDefined()
      ;(retry() as HTMLElement).click()
    },
    async 'LOGOUT.ASKED'(_, { world }) {
      if (deskGuardView(world.actor.getSnapshot()) === 'stranger') return press(main, '退出并登录企业账号')
      await banner.getByRole('button').first().click()
      await press(banner, '退出登录')
    },
    'xstate.done.actor.logout': async ({ event }, { world }) => {
      const { result } = (event as unknown as { output: { result: string } }).output
      await press(question, result === 'loggedOut' ? '退出登录' : '取消')
      if (result === 'loggedOut') world.desk.resolve('requestLogout', undefined)
    },
  },
  async see({ world }) {
    const { value } = world.actor.getSnapshot()
    const isAsking = value.exit === 'asking'
    await seeCount(question, isAsking ? 1 : 0)
    // The question lies over the page.
    const see = isAsking ? seeQuestion : sights[value.visitor]
    await see()
    return isAsking ? `${value.visitor}, asking` : value.visitor
  },
  proves: () => ['EMP-4'],
})
