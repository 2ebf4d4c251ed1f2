import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { proof } from '../../../machines/login/captcha/captcha.paths.ts'
import { provideCaptcha } from '../../../machines/login/captcha/captcha.ports.ts'
import { provideSmsCode } from '../../../machines/login/sms-code/sms-code.ports.ts'
import type { Deadline } from '../../../machines/login/sms-code/sms-code.types.ts'
import { clock } from '../../../src/browser/page/clock.ts'

const HOUR = 3_600_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a wait goes on as it was where the visitor’s clock is set back, also where it is looked at anew [SMS-4]', async () => {
  const unasked = () => Promise.reject(new Error('there is no puzzle'))
  const captcha = provideCaptcha({
    clock,
    startCaptcha: async () => ({ kind: 'widget' }),
    runWidget: async () => ({ result: 'passed', proof }),
    refreshPuzzle: unasked,
    verifyDrag: unasked,
  })
  const stored = new Map<string, Deadline>()
  const deadlines = {
    read: (purpose: string) => stored.get(purpose) ?? null,
    write: (purpose: string, deadline: Deadline) => void stored.set(purpose, deadline),
  }
  const machine = provideSmsCode({ clock, deadlines, notify() {}, sendCode: async () => 'success' }, captcha)
  async function open() {
    const actor = createActor(machine, {
      input: { purpose: 'student-login', seconds: 60, captchaAppId: 'sms' },
    }).start()
    await vi.advanceTimersByTimeAsync(0)
    return actor
  }
  const actor = await open()
  actor.send({ type: 'CODE.REQUESTED', phone: '13800138000' })
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(3000)
  const rests = [actor.getSnapshot().context.rest]
  vi.setSystemTime(Date.now() - HOUR)
  await vi.advanceTimersByTimeAsync(1000)
  rests.push(actor.getSnapshot().context.rest)
  actor.stop()
  const again = await open()
  rests.push(again.getSnapshot().context.rest)
  await vi.advanceTimersByTimeAsync(54_000)
  rests.push(again.getSnapshot().context.rest)
  await vi.advanceTimersByTimeAsync(2000)
  // What went by between the last look and the change is waited for again: less than a second.
  expect([rests, again.getSnapshot().value]).toEqual([[57, 57, 57, 3], 'counting'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(again.getSnapshot().value).toBe('idle')
})

it('it is shorter by what went by while the computer slept, as the visitor’s clock tells', () => {
  const begun = clock.now()
  vi.setSystemTime(Date.now() + HOUR)
  expect(clock.now() - begun).toBe(HOUR)
})
