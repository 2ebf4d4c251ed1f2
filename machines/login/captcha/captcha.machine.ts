import { assign, setup } from 'xstate'
import type { DragSample } from '../../../contract/calls/captcha.ts'
import { failureOf } from '../../../contract/failures.ts'
import type { CountdownEvent } from '../../kit/countdown.ts'
import { callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import {
  type CaptchaContext,
  CaptchaError,
  type CaptchaEvent,
  type CaptchaInput,
  type CaptchaOutput,
  type CaptchaPuzzle,
  type CaptchaStart,
  type CaptchaVerdict,
} from './captcha.types.ts'

/** Milliseconds for which a missed puzzle stays, so that one sees how far off it was. */
export const MISSED_PAUSE = 800
/** Errors in a row after which the captcha gives up. */
export const ERROR_LIMIT = 3
export const REFRESH_ERROR = 1012
export const NETWORK_ERROR = 1013

/** Proves that a person asks, before a protected call (CAP-1 to CAP-5). */
export const captchaMachine = setup({
  types: {
    context: {} as CaptchaContext,
    events: {} as CaptchaEvent,
    input: {} as CaptchaInput,
    output: {} as CaptchaOutput,
    tags: {} as 'busy' | 'puzzle',
  },
  actors: {
    startCaptcha: promisePlaceholder<CaptchaStart, { appId: string }>('startCaptcha'),
    runWidget: promisePlaceholder<CaptchaOutput, { appId: string }>('runWidget'),
    refreshPuzzle: promisePlaceholder<CaptchaPuzzle, { appId: string }>('refreshPuzzle'),
    verifyDrag: promisePlaceholder<CaptchaVerdict, { appId: string; challenge: string; trail: readonly DragSample[] }>(
      'verifyDrag',
    ),
    countdown: callbackPlaceholder<CountdownEvent, { deadline: number }>('countdown'),
  },
  guards: {
    isLastRefresh: ({ context }) => context.refreshErrors >= ERROR_LIMIT - 1,
    isLastVerify: ({ context }) => context.verifyErrors >= ERROR_LIMIT - 1,
  },
  delays: { MISSED_PAUSE },
}).createMachine({
  id: 'captcha',
  context: ({ input }) => ({
    appId: input.appId,
    puzzle: null,
    refreshErrors: 0,
    verifyErrors: 0,
    code: null,
    proof: null,
    deadline: 0,
    rest: 0,
  }),
  initial: 'starting',
  output: ({ context }) => (context.proof ? { result: 'passed', proof: context.proof } : { result: 'closed' }),
  states: {
    starting: {
      tags: 'busy',
      entry: assign({ puzzle: null, refreshErrors: 0, verifyErrors: 0, code: null }),
      on: { 'CAPTCHA.CLOSED': 'closed' },
      invoke: {
        id: 'startCaptcha',
        src: 'startCaptcha',
        input: ({ context }) => ({ appId: context.appId }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'puzzle',
            target: 'solving',
            actions: assign({ puzzle: ({ event }) => (event.output.kind === 'puzzle' ? event.output.puzzle : null) }),
          },
          {
            guard: ({ event }) => event.output.kind === 'wait',
            target: 'waiting',
            actions: assign({ deadline: ({ event }) => (event.output.kind === 'wait' ? event.output.deadline : 0) }),
          },
          { target: 'widget' },
        ],
        onError: [
          {
            guard: ({ event }) => event.error instanceof CaptchaError,
            target: 'failed',
            actions: assign({ code: ({ event }) => (event.error instanceof CaptchaError ? event.error.code : null) }),
          },
          { guard: ({ event }) => failureOf(event.error).kind === 'offline', target: 'offline' },
          { target: 'cannotStart' },
        ],
      },
    },
    widget: {
      description: 'The provider asks in a widget of its own: our dialog is out of its way.',
      on: { 'CAPTCHA.CLOSED': 'closed' },
      invoke: {
        id: 'runWidget',
        src: 'runWidget',
        input: ({ context }) => ({ appId: context.appId }),
        onDone: [
          {
            guard: ({ event }) => event.output.result === 'passed',
            target: 'passed',
            actions: assign({ proof: ({ event }) => (event.output.result === 'passed' ? event.output.proof : null) }),
          },
          { target: 'closed' },
        ],
        onError: [
          {
            guard: ({ event }) => event.error instanceof CaptchaError,
            target: 'failed',
            actions: assign({ code: ({ event }) => (event.error instanceof CaptchaError ? event.error.code : null) }),
          },
          { target: 'cannotStart' },
        ],
      },
    },
    solving: {
      tags: 'puzzle',
      initial: 'ready',
      on: {
        'DRAG.ENDED': 'verifying',
        REFRESHED: 'refreshing',
        'CAPTCHA.CLOSED': 'closed',
      },
      states: {
        ready: {},
        unverified: { description: 'The answer to a drag never came: the same puzzle again.' },
        unrefreshed: { description: 'No new puzzle came: the old one stays, and asking again is possible.' },
      },
    },
    verifying: {
      tags: ['busy', 'puzzle'],
      on: { 'CAPTCHA.CLOSED': 'closed' },
      invoke: {
        id: 'verifyDrag',
        src: 'verifyDrag',
        input: ({ context, event }) => ({
          appId: context.appId,
          challenge: context.puzzle?.challenge ?? '',
          trail: event.type === 'DRAG.ENDED' ? event.trail : [],
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'passed',
            target: 'passed',
            actions: assign({ proof: ({ event }) => (event.output.kind === 'passed' ? event.output.proof : null) }),
          },
          {
            guard: ({ event }) => event.output.kind === 'missed',
            target: 'missed',
            actions: assign({ verifyErrors: 0 }),
          },
          {
            guard: ({ event }) => event.output.kind === 'wait',
            target: 'waiting',
            actions: assign({ deadline: ({ event }) => (event.output.kind === 'wait' ? event.output.deadline : 0) }),
          },
          { target: 'refreshing', actions: assign({ verifyErrors: 0 }) },
        ],
        onError: [
          { guard: 'isLastVerify', target: 'failed', actions: assign({ code: NETWORK_ERROR }) },
          {
            target: 'solving.unverified',
            actions: assign({ verifyErrors: ({ context }) => context.verifyErrors + 1 }),
          },
        ],
      },
    },
    missed: {
      tags: 'puzzle',
      on: { 'CAPTCHA.CLOSED': 'closed' },
      after: { MISSED_PAUSE: 'refreshing' },
    },
    refreshing: {
      tags: ['busy', 'puzzle'],
      on: { 'CAPTCHA.CLOSED': 'closed' },
      invoke: {
        id: 'refreshPuzzle',
        src: 'refreshPuzzle',
        input: ({ context }) => ({ appId: context.appId }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'puzzle',
            target: 'solving',
            actions: assign({
              puzzle: ({ event }) => (event.output.kind === 'puzzle' ? event.output.puzzle : null),
              refreshErrors: 0,
            }),
          },
          {
            target: 'waiting',
            actions: assign({ deadline: ({ event }) => (event.output.kind === 'wait' ? event.output.deadline : 0) }),
          },
        ],
        onError: [
          { guard: 'isLastRefresh', target: 'failed', actions: assign({ code: REFRESH_ERROR }) },
          {
            target: 'solving.unrefreshed',
            actions: assign({ refreshErrors: ({ context }) => context.refreshErrors + 1 }),
          },
        ],
      },
    },
    waiting: {
      description: 'Missed too often: a new puzzle once the wait is over.',
      exit: assign({ deadline: 0, rest: 0 }),
      invoke: {
        id: 'countdown',
        src: 'countdown',
        input: ({ context }) => ({ deadline: context.deadline }),
      },
      on: {
        'CAPTCHA.CLOSED': 'closed',
        'COUNTDOWN.TICKED': [
          { guard: ({ event }) => event.rest > 0, actions: assign({ rest: ({ event }) => event.rest }) },
          { target: 'starting' },
        ],
      },
    },
    failed: {
      description: 'The provider gave up with a code: customer service is offered.',
      on: { RETRIED: 'starting', 'CAPTCHA.CLOSED': 'closed' },
    },
    cannotStart: {
      description: 'Not even a first puzzle: customer service is offered.',
      on: { RETRIED: 'starting', 'CAPTCHA.CLOSED': 'closed' },
    },
    offline: {
      description: 'No connection, and so not even a first puzzle.',
      on: { RETRIED: 'starting', 'CAPTCHA.CLOSED': 'closed' },
    },
    passed: { type: 'final' },
    closed: { type: 'final' },
  },
})
