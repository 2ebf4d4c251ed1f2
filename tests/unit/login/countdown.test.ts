import { beforeEach, describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { CallFailure } from '../../../contract/failures.ts'
import { secondsUntil } from '../../../machines/kit/countdown.ts'
import type { Notice } from '../../../machines/kit/notice.ts'
import { proof } from '../../../machines/login/captcha/captcha.paths.ts'
import { provideCaptcha } from '../../../machines/login/captcha/captcha.ports.ts'
import { markOf } from '../../../machines/login/sms-code/mark.ts'
import { provideSmsCode } from '../../../machines/login/sms-code/sms-code.ports.ts'
import { smsCodeView } from '../../../machines/login/sms-code/sms-code.selectors.ts'
import type { Deadline } from '../../../machines/login/sms-code/sms-code.types.ts'

const captcha = provideCaptcha({
  clock: new SimulatedClock(),
  startCaptcha: async () => ({ kind: 'widget' }),
  runWidget: async () => ({ result: 'passed', proof }),
  refreshPuzzle: () => Promise.reject(new Error('no puzzle is asked for')),
  verifyDrag: () => Promise.reject(new Error('no drag is asked for')),
})

let clock: SimulatedClock
let stored: Map<string, Deadline>
let notices: Notice[]
let answer: () => Promise<string>

beforeEach(() => {
  clock = new SimulatedClock()
  stored = new Map()
  notices = []
  answer = async () => 'success'
})

function start() {
  const machine = provideSmsCode(
    {
      clock,
      deadlines: {
        read: (purpose) => stored.get(purpose) ?? null,
        write: (purpose, deadline) => stored.set(purpose, deadline),
      },
      notify: (notice) => notices.push(notice),
      sendCode: () => answer(),
    },
    captcha,
  )
  return createActor(machine, { input: { purpose: 'student-login', seconds: 60, captchaAppId: 'sms' } }).start()
}

const view = (actor: ReturnType<typeof start>) => smsCodeView(actor.getSnapshot())

async function opened() {
  const actor = start()
  await waitFor(actor, (snapshot) => !snapshot.matches('restoring'))
  return actor
}

async function sent() {
  const actor = await opened()
  actor.send({ type: 'CODE.REQUESTED', phone: '13800138000' })
  await waitFor(actor, (snapshot) => snapshot.matches('counting') || snapshot.matches('idle'))
  return actor
}

describe('the countdown of a one-time password', () => {
  it('begins at 60 with a success, and its deadline is kept [SMS-2, SMS-4]', async () => {
    clock.set(1_000)
    const actor = await sent()
    expect(view(actor)).toEqual({ state: 'counting', rest: 60 })
    expect(stored).toEqual(new Map([['student-login', { deadline: 61_000, mark: markOf('13800138000') }]]))
  })

  it('counts whole seconds, each exactly when it is over [SMS-4]', async () => {
    const actor = await sent()
    const shown: [number, number][] = []
    actor.subscribe(({ context }) => shown.push([clock.now(), context.rest]))
    for (let at = 0; at < 60_000; at += 250) clock.increment(250)
    expect(shown).toEqual(Array.from({ length: 60 }, (_, second) => [(second + 1) * 1000, 59 - second]))
    expect(view(actor)).toEqual({ state: 'idle' })
  })

  it('shows the right rest at once after a tab slept [SMS-4]', async () => {
    const actor = await sent()
    clock.increment(35_400)
    expect(view(actor)).toEqual({ state: 'counting', rest: 25 })
    clock.increment(600)
    expect(view(actor)).toEqual({ state: 'counting', rest: 24 })
  })

  it('is over after a tab slept too long [SMS-4]', async () => {
    const actor = await sent()
    clock.increment(3_600_000)
    expect(view(actor)).toEqual({ state: 'idle' })
  })

  it('does not gather the lateness of its ticks [SMS-4]', async () => {
    const actor = await sent()
    for (let late = 0; late < 20; late += 1) clock.increment(1_090)
    expect(view(actor)).toEqual({ state: 'counting', rest: secondsUntil(60_000, 21_800) })
    clock.increment(200)
    expect(view(actor)).toEqual({ state: 'counting', rest: 38 })
  })

  it('goes on after a reload [SMS-4]', async () => {
    const first = await sent()
    clock.increment(17_300)
    first.stop()
    const second = await opened()
    expect(view(second)).toEqual({ state: 'counting', rest: 43 })
    clock.increment(700)
    expect(view(second)).toEqual({ state: 'counting', rest: 42 })
  })

  it('belongs to the phone that was sent to: another is sent to at once, and the first waits on [SMS-2]', async () => {
    const actor = await sent()
    const viewFor = (phone: string) => smsCodeView(actor.getSnapshot(), phone)
    expect([viewFor('13800138001'), viewFor('')]).toEqual([{ state: 'idle' }, { state: 'idle' }])
    expect(viewFor('13800138000')).toEqual({ state: 'counting', rest: 60 })
    expect(actor.getSnapshot().can({ type: 'CODE.REQUESTED', phone: '13800138000' })).toBe(false)
    clock.increment(10_000)
    answer = async () => '发送过于频繁，请稍后再试'
    actor.send({ type: 'CODE.REQUESTED', phone: '13800138001' })
    await waitFor(actor, (snapshot) => snapshot.matches('counting'))
    expect(notices).toHaveLength(1)
    expect(viewFor('13800138000')).toEqual({ state: 'counting', rest: 50 })
    answer = async () => 'success'
    actor.send({ type: 'CODE.REQUESTED', phone: '13800138001' })
    await waitFor(actor, (snapshot) => snapshot.matches('counting'))
    expect(viewFor('13800138001')).toEqual({ state: 'counting', rest: 60 })
    expect(JSON.stringify([...stored])).not.toContain('138001')
  })

  it('is gone after a reload past its end [SMS-4]', async () => {
    stored.set('student-login', { deadline: 5_000, mark: markOf('13800138000') })
    clock.set(5_000)
    expect(view(await opened())).toEqual({ state: 'idle' })
  })

  it('never lasts longer than a whole one, though the clock was set back by hours [SMS-4]', async () => {
    stored.set('student-login', { deadline: 36_000_000, mark: markOf('13800138000') })
    const actor = await opened()
    expect(view(actor)).toEqual({ state: 'counting', rest: 60 })
    clock.increment(60_000)
    expect(view(actor)).toEqual({ state: 'idle' })
  })

  it('does not begin where the server says why not, which is shown [SMS-2, SMS-3]', async () => {
    answer = async () => '发送过于频繁，请稍后再试'
    const actor = await sent()
    expect(view(actor)).toEqual({ state: 'idle' })
    expect(notices).toEqual([{ kind: 'message', text: '发送过于频繁，请稍后再试' }])
    expect(stored).toEqual(new Map())
  })

  it('does not begin where the call fails, which is shown [SMS-2]', async () => {
    answer = () => Promise.reject(new CallFailure({ kind: 'timeout' }))
    const actor = await sent()
    expect(view(actor)).toEqual({ state: 'idle' })
    expect(notices).toEqual([{ kind: 'failure', failure: { kind: 'timeout' } }])
    expect(stored).toEqual(new Map())
  })
})

describe('secondsUntil', () => {
  it.each([
    [60_000, 0, 60],
    [60_000, 1, 60],
    [60_000, 999, 60],
    [60_000, 1_000, 59],
    [60_000, 59_999, 1],
    [60_000, 60_000, 0],
    [60_000, 90_000, 0],
  ])('counts until %i at %i: %i seconds [SMS-4]', (deadline, now, seconds) => {
    expect(secondsUntil(deadline, now)).toBe(seconds)
  })
})
