import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { logout } from '../../../contract/calls/authentication.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { sessionPaths } from '../../../machines/login/session/session.paths.ts'
import { type Identity, identityOf } from '../../../machines/login/session/session.selectors.ts'
import type { IdentityHint, SessionEvent } from '../../../machines/login/session/session.types.ts'
import { university } from '../../../machines/site/site/site.paths.ts'
import { onSessionRejected, readAnswer } from '../../../src/api/client.ts'
import { button, seeCount } from '../sights/see.ts'
import { outcomes, replay } from '../world/replay.ts'
import { openShell, type ShellWorld } from '../world/shell.tsx'

const banner = page.getByRole('banner')

/** Who the header says is here. */
const accounts = {
  unknown: [],
  anonymous: ['登录/注册'],
  student: ['周晓岚'],
  school: ['高校管理员'],
  company: ['企业'],
  channel: ['主办方'],
} satisfies Record<Identity, readonly string[]>

const names = Object.values(accounts).flat()

let stop = () => {}
afterEach(() => stop())

/** What another flow of the page says: a log-in, a log-out, a page that is set out for. */
const told = ({ event }: { readonly event: unknown }, { world }: { readonly world: ShellWorld }) =>
  world.session.send(event as SessionEvent)

replay<typeof sessionPaths.machine, ShellWorld>(sessionPaths, {
  async open({ input }, { inspect }) {
    const hint = sessionPaths.inputs[input]
    if (!hint) throw new Error(`no input is named ${input}`)
    const answers = { loadSite: { site: university, isPhone: false }, loadSupportLogo: 'shown' }
    const world = openShell({ hint, inspect, answers })
    return { world, subject: world.session }
  },
  perform: {
    ...outcomes('checkStudentLogin', 'clearSession'),
    'SESSION.STARTED': told,
    'SESSION.ENDED': told,
    'LOGOUT.STARTED': told,
    'LOGOUT.FAILED': told,
    'WISH.KEPT': told,
    'WISH.DROPPED': told,
    'CALL.REJECTED': ({ event }, { world }) => {
      const { call, wish, ...hint } = event as unknown as Extract<SessionEvent, { type: 'CALL.REJECTED' }>
      const { userId, formerCall } = world.session.getSnapshot().context
      const isOfLogout =
        world.session.getSnapshot().matches({ exit: 'leaving' }) || (call === 100 && formerCall === 100)
      const isReplaced = hint.loginType === 'company' || (hint.userId === '8' && userId === '7')
      const isOver = !isOfLogout && !isReplaced
      const [done, told] = [world.done.length, world.notices.length]
      stop = onSessionRejected((call) => world.session.send({ ...hint, wish, call }))
      const answer = { code: 20011, msg: '请先登录', data: null }
      expect(() => readAnswer(logout, { ok: true, status: 200, statusText: 'OK' }, answer, call)).toThrow(CallFailure)
      stop()
      const over = ['id cleared', 'at the log-in']
      expect(world.done.slice(done).filter((what) => over.includes(what))).toEqual(isOver ? over : [])
      expect(world.notices.slice(told)).toEqual(isOver ? [{ kind: 'sessionExpired' }] : [])
    },
    'FOCUS.GIVEN': (_, { world }) => world.giveFocus(),
    'PEER.CHANGED': ({ event }, { world }) => world.peer(event as unknown as IdentityHint),
    'TAB.SHOWN': (_, { world }) => {
      world.tab.turn(true)
      world.tab.turn(false)
    },
    'xstate.after.RECHECK_DELAY.session.check.unreachable': (_, { world }) => world.clock.increment(10_000),
  },
  async see({ world }) {
    const identity = identityOf(world.session.getSnapshot())
    const shown = () => names.filter((name) => button(banner, name).elements().length > 0)
    await expect.poll(shown).toEqual(accounts[identity])
    await seeCount(banner.getByText('正在确认登录状态'), identity === 'unknown' ? 1 : 0)
    return identity
  },
  proves: ({ steps }) => [
    ...(steps.some(({ actor }) => actor === 'checkStudentLogin') ? ['SESS-1'] : []),
    ...(steps.some(({ event }) => event.type === 'CALL.REJECTED') ? ['SESS-2'] : []),
    ...(steps.some(({ event }) => event.type === 'PEER.CHANGED') ? ['SESS-5'] : []),
  ],
})
