import { expect } from 'vitest'
import { fromPromise, type SimulatedClock } from 'xstate'
import type { Notice } from '../../../machines/kit/notice.ts'
import { proof } from '../../../machines/login/captcha/captcha.paths.ts'
import { provideCaptcha } from '../../../machines/login/captcha/captcha.ports.ts'
import { provideSmsCode } from '../../../machines/login/sms-code/sms-code.ports.ts'
import type { Deadline, SmsPurpose } from '../../../machines/login/sms-code/sms-code.types.ts'
import { captchaDialog } from '../../../src/features/login/captcha/LateCaptcha.tsx'
import type { Desk } from './desk.ts'

// What draws a captcha is there before any begins.
await captchaDialog.load()

interface CodesWorld {
  readonly desk: Desk
  readonly clock: SimulatedClock
  notify(notice: Notice): void
}

/** The captcha and the one-time passwords on ports that a test steers. */
export function provideCodes({ desk, clock, notify }: CodesWorld) {
  const captcha = provideCaptcha({
    clock,
    startCaptcha: () => desk.call('startCaptcha'),
    runWidget: () => desk.call('runWidget'),
    refreshPuzzle: () => desk.call('refreshPuzzle'),
    verifyDrag: (drag) => desk.call('verifyDrag', drag),
  })
  const deadlines = { read: () => null, write() {} }
  const smsCode = provideSmsCode(
    { clock, deadlines, notify, sendCode: (code) => desk.call('sendCode', code) },
    captcha,
  ).provide({
    actors: {
      findDeadline: fromPromise<Deadline | null, { purpose: SmsPurpose; seconds: number }>(() =>
        desk.call('findDeadline'),
      ),
    },
  })
  return { captcha, smsCode }
}

/** The captcha that waits to begin is passed, or closed, in a widget of the provider's own. */
export async function endCaptcha({ desk }: { readonly desk: Desk }, result: 'passed' | 'closed'): Promise<void> {
  await expect.poll(() => desk.isWaiting('startCaptcha')).toBe(true)
  desk.resolve('startCaptcha', { kind: 'widget' })
  await expect.poll(() => desk.isWaiting('runWidget')).toBe(true)
  desk.resolve('runWidget', result === 'passed' ? { result, proof } : { result })
}

/** The captcha's own logic throws. */
export const breakCaptcha = ({ desk }: { readonly desk: Desk }): void =>
  desk.resolve('startCaptcha', {
    get kind(): never {
      throw new Error('captcha broke')
    },
  })
