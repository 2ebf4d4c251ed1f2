import { fromPromise } from 'xstate'
import type { DragSample } from '../../../contract/calls/captcha.ts'
import type { ClockPort } from '../../kit/clock.ts'
import { countdownActor } from '../../kit/countdown.ts'
import { captchaMachine } from './captcha.machine.ts'
import type { CaptchaOutput, CaptchaPuzzle, CaptchaStart, CaptchaVerdict } from './captcha.types.ts'

/** A captcha provider. */
export interface CaptchaPorts {
  readonly clock: ClockPort
  /** Rejects with a CaptchaError where the provider names a code, with anything else where it cannot start. */
  startCaptcha(appId: string, signal: AbortSignal): Promise<CaptchaStart>
  /** Shows the widget that began, and resolves once it has ended; rejects likewise. An abort takes it away. */
  runWidget(appId: string, signal: AbortSignal): Promise<CaptchaOutput>
  refreshPuzzle(appId: string, signal: AbortSignal): Promise<CaptchaPuzzle>
  verifyDrag(
    drag: { appId: string; challenge: string; trail: readonly DragSample[] },
    signal: AbortSignal,
  ): Promise<CaptchaVerdict>
}

export const provideCaptcha = (ports: CaptchaPorts) =>
  captchaMachine.provide({
    actors: {
      startCaptcha: fromPromise<CaptchaStart, { appId: string }>(({ input, signal }) =>
        ports.startCaptcha(input.appId, signal),
      ),
      runWidget: fromPromise<CaptchaOutput, { appId: string }>(({ input, signal }) =>
        ports.runWidget(input.appId, signal),
      ),
      refreshPuzzle: fromPromise<CaptchaPuzzle, { appId: string }>(({ input, signal }) =>
        ports.refreshPuzzle(input.appId, signal),
      ),
      verifyDrag: fromPromise<CaptchaVerdict, { appId: string; challenge: string; trail: readonly DragSample[] }>(
        ({ input, signal }) => ports.verifyDrag(input, signal),
      ),
      countdown: countdownActor(ports.clock),
    },
  })
