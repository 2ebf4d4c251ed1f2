import { fromPromise } from 'xstate'
import type { ClockPort } from '../../kit/clock.ts'
import { countdownActor } from '../../kit/countdown.ts'
import type { NoticePort } from '../../kit/notice.ts'
import type { provideCaptcha } from '../captcha/captcha.ports.ts'
import type { CaptchaProof } from '../captcha/captcha.types.ts'
import { markOf } from './mark.ts'
import { smsCodeMachine } from './sms-code.machine.ts'
import type { Deadline, SendOutcome, SmsPurpose } from './sms-code.types.ts'

/** Deadlines that outlive the page. */
export interface DeadlinePort {
  read(purpose: SmsPurpose): Deadline | null
  write(purpose: SmsPurpose, deadline: Deadline): void
}

export interface CodeRequest {
  readonly purpose: SmsPurpose
  readonly phone: string
  readonly proof: CaptchaProof
}

export interface SmsCodePorts extends NoticePort {
  readonly clock: ClockPort
  readonly deadlines: DeadlinePort
  /** @returns 'success', or the server's sentence why not; rejects with a CallFailure */
  sendCode(code: CodeRequest, signal: AbortSignal): Promise<string>
}

export const SENT = 'success'

/**
 * @param captcha the provided captcha machine, invoked before each send
 */
export function provideSmsCode(ports: SmsCodePorts, captcha: ReturnType<typeof provideCaptcha>) {
  const { clock, deadlines } = ports
  return smsCodeMachine.provide({
    actors: {
      findDeadline: fromPromise<Deadline | null, { purpose: SmsPurpose; seconds: number }>(async ({ input }) =>
        restOf(deadlines.read(input.purpose), clock.now(), input.seconds),
      ),
      captcha,
      sendCode: fromPromise<
        SendOutcome,
        { purpose: SmsPurpose; seconds: number; phone: string; proof: CaptchaProof | null }
      >(async ({ input: { purpose, seconds, phone, proof }, signal }) => {
        if (!proof) throw new Error('a code is never asked for without a captcha proof')
        const message = await ports.sendCode({ purpose, phone, proof }, signal)
        if (message !== SENT) return { result: 'refused', message }
        const deadline = clock.now() + seconds * 1000
        deadlines.write(purpose, { deadline, mark: markOf(phone) })
        return { result: 'sent', deadline }
      }),
      countdown: countdownActor(clock),
    },
    actions: { notify: (_, notice) => ports.notify(notice) },
  })
}

/** A stored deadline still ahead; never further than a whole countdown, whatever happened to the clock meanwhile. */
function restOf(stored: Deadline | null, now: number, seconds: number): Deadline | null {
  if (stored === null || stored.deadline <= now) return null
  return { ...stored, deadline: Math.min(stored.deadline, now + seconds * 1000) }
}
