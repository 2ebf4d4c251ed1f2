import type { Puzzle } from '../../contract/calls/captcha.ts'
import { CallFailure } from '../../contract/failures.ts'
import { catalogue } from '../catalogue.ts'
import { captchaMachine, ERROR_LIMIT, MISSED_PAUSE } from './captcha.machine.ts'
import { CaptchaError, type CaptchaProof } from './captcha.types.ts'

export const puzzleOf = (challenge: string): Puzzle => ({
  challenge,
  picture: 'data:image/png;base64,',
  piece: 'data:image/png;base64,',
  width: 320,
  height: 160,
  pieceSize: 52,
  y: 40,
})

export const proof: CaptchaProof = { captcha_appid: 'sms', captcha_ticket: 'ticket', captcha_randstr: '@rand' }

const trail = [
  { x: 0, t: 0 },
  { x: 96, t: 700 },
]

export const captchaPaths = catalogue({
  flow: 'captcha',
  machine: captchaMachine,
  inputs: { sms: { appId: 'sms' } },
  events: [{ type: 'DRAG.ENDED', trail }, { type: 'REFRESHED' }, { type: 'RETRIED' }, { type: 'CAPTCHA.CLOSED' }],
  actors: {
    startCaptcha: {
      done: [{ kind: 'puzzle', puzzle: puzzleOf('first') }, { kind: 'widget' }],
      error: [new CaptchaError(1001), new CallFailure({ kind: 'offline' })],
    },
    runWidget: {
      done: [{ result: 'passed', proof }, { result: 'closed' }],
      error: [new CaptchaError(1002), new Error('the widget threw')],
    },
    refreshPuzzle: { done: [puzzleOf('next')], error: [new CallFailure({ kind: 'timeout' })] },
    verifyDrag: {
      done: [{ result: 'passed', proof }, { result: 'missed' }, { result: 'expired' }],
      error: [new CallFailure({ kind: 'timeout' })],
    },
  },
  delays: { MISSED_PAUSE },
  invariants: {
    'a proof is held exactly when passed': ({ value, context }) => (value === 'passed') === (context.proof !== null),
    'a code is held exactly when failed': ({ value, context }) =>
      value === 'closed' || (value === 'failed') === (context.code !== null),
    'never more errors in a row than the limit': ({ context }) =>
      context.refreshErrors < ERROR_LIMIT && context.verifyErrors < ERROR_LIMIT,
  },
  equivalent: {
    'captcha.verifying done verifyDrag[0, 1]: swap': 'a verdict has one result: passed or missed, never both',
  },
})
