import { expect, it } from 'vitest'
import { and, assign, cancel, emit, not, or, raise, sendParent, sendTo, stateIn, stopChild } from 'xstate'
import { actionText, guardText } from '../../../src/inspector/chart/chart-words.ts'

it('writes guards out [FLOW-4]', () => {
  expect(guardText('isThere')).toBe('isThere')
  expect(guardText({ type: 'isComplete', params: { form: 'login' } })).toBe('isComplete(login)')
  expect(guardText(and(['a', or(['b', not('c')])]))).toBe('a and (b or not c)')
  expect(guardText(stateIn('#shown'))).toBe('in #shown')
  expect(guardText(({ event }: { event: { output: string } }) => event.output === 'blocked')).toBe(
    "output === 'blocked'",
  )
  expect(guardText(({ context }: { context: Record<string, number> }) => context['alpha'] === context['beta'])).toBe(
    "context['alpha'] === context['beta']",
  )
})

it('shortens what is long [FLOW-4]', () => {
  const long = ({ context }: { context: { first: string; second: string } }) =>
    context.first.startsWith('something') && context.second.endsWith('else')
  expect(guardText(long)).toHaveLength(44)
  expect(guardText(long)).toMatch(/^context\.first\.startsWith\('something'\).*…$/)
})

it('names actions, those of xstate in words [FLOW-4]', () => {
  const actions = [
    'notify',
    { type: 'notify', params: { kind: 'loggedIn' } },
    { type: 'notify', params: () => ({}) },
    assign({ phone: '1', code: '2' }),
    raise({ type: 'FORM.REJECTED' }),
    raise(() => ({ type: 'IDENTITY.DENIED' })),
    emit({ type: 'FIELD.REJECTED' }),
    sendTo('smsCode', { type: 'CODE.REQUESTED' }),
    sendParent({ type: 'DONE' }),
    stopChild('poll'),
    cancel('timer'),
  ]
  expect(actions.map(actionText)).toEqual([
    'notify',
    'notify(loggedIn)',
    'notify',
    'set phone, code',
    'raise FORM.REJECTED',
    'raise IDENTITY.DENIED',
    'emit FIELD.REJECTED',
    'send CODE.REQUESTED to smsCode',
    'sendParent DONE',
    'stop poll',
    'cancel timer',
  ])
})
