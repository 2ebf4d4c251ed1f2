import type { Puzzle } from '../../../contract/calls/captcha.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { captchaMachine } from './captcha.machine.ts'
import { captchaProperties } from './captcha.properties.ts'
import { CaptchaError, type CaptchaProof } from './captcha.types.ts'

export const puzzleOf = (challenge: string): Puzzle => ({
  result: 'puzzle',
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
      done: [{ kind: 'puzzle', puzzle: puzzleOf('first') }, { kind: 'wait', deadline: 5000 }, { kind: 'widget' }],
      error: [new CaptchaError(1001), new CallFailure({ kind: 'offline' }), new CallFailure({ kind: 'timeout' })],
    },
    runWidget: {
      done: [{ result: 'passed', proof }, { result: 'closed' }],
      error: [new CaptchaError(1002), new Error('the widget threw')],
    },
    refreshPuzzle: {
      done: [
        { kind: 'puzzle', puzzle: puzzleOf('next') },
        { kind: 'wait', deadline: 10_000 },
      ],
      error: [new CallFailure({ kind: 'timeout' })],
    },
    verifyDrag: {
      done: [{ kind: 'passed', proof }, { kind: 'missed' }, { kind: 'expired' }, { kind: 'wait', deadline: 20_000 }],
      error: [new CallFailure({ kind: 'timeout' })],
    },
    countdown: {
      sends: [
        { type: 'COUNTDOWN.TICKED', rest: 4 },
        { type: 'COUNTDOWN.TICKED', rest: 0 },
      ],
    },
  },
  delays: { MISSED_PAUSE: 800 },
  invariants: {
    'a proof is held exactly when passed': ({ value, context }) => (value === 'passed') === (context.proof !== null),
    'a deadline is held exactly while waiting': ({ value, context }) => (value === 'waiting') === context.deadline > 0,
    'a code is held exactly when failed': ({ value, context }) =>
      value === 'closed' || (value === 'failed') === (context.code !== null),
    'never more errors in a row than the limit': ({ context }) => context.refreshErrors < 3 && context.verifyErrors < 3,
  },
  properties: captchaProperties,
  equivalent: {
    'captcha.starting done startCaptcha[0, 1]: swap': 'a beginning is of one kind: a puzzle or a wait, never both',
    'captcha.starting error startCaptcha[0, 1]: swap': 'an error is the provider’s or that of a call, never both',
    'captcha.verifying done verifyDrag[0, 1]: swap': 'a verdict is of one kind: passed or missed, never both',
    'captcha.verifying done verifyDrag[1, 2]: swap': 'a verdict is of one kind: missed or a wait, never both',
  },
})
