import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { provideSession, type SessionPorts } from '../../../machines/login/session/session.ports.ts'
import type { IdentityHint } from '../../../machines/login/session/session.types.ts'

const STUDENT: IdentityHint = { loginType: 'student', userId: '7' }
const EMPLOYER: IdentityHint = { loginType: 'company', userId: '' }

/** A student's tab, and the ways that the others and the server reach it. */
function open() {
  let cookies = STUDENT
  let tell = (_: IdentityHint) => {}
  const answers: PromiseWithResolvers<string>[] = []
  const called = {
    clearSession: vi.fn(async () => {}),
    clearIdentity: vi.fn(),
    recognise: vi.fn(),
  }
  const ports: SessionPorts = {
    ...called,
    visibility: { isHidden: () => false, watch: () => () => {} },
    peers: {
      hint: () => cookies,
      tell() {},
      watch(changed) {
        tell = changed
        return () => {}
      },
    },
    lastCall: () => 0,
    checkStudentLogin() {
      const answer = Promise.withResolvers<string>()
      answers.push(answer)
      return answer.promise
    },
    storeIdentity() {},
    clearUserId() {},
    refreshProfile() {},
    goToLogin() {},
    notify() {},
  }
  const actor = createActor(provideSession(ports), { input: { ...STUDENT } }).start()
  return {
    actor,
    answers,
    ...called,
    keep: (hint: IdentityHint) => (cookies = hint),
    tell: (hint: IdentityHint) => tell(hint),
  }
}

it.each([
  ['nobody it knows', (answer: PromiseWithResolvers<string>) => answer.resolve('0')],
  [
    'a session that is over',
    (answer: PromiseWithResolvers<string>) =>
      answer.reject(new CallFailure({ kind: 'server', code: codes.sessionVoid, msg: '', data: null })),
  ],
])(
  'who logged in in another tab stays, whose word was faster than the cookies, where the server says %s [SESS-5]',
  async (_, answerBy) => {
    const { actor, answers, clearSession, clearIdentity, recognise, keep, tell } = open()
    answers[0]?.resolve('7')
    await expect.poll(() => actor.getSnapshot().value.identity).toBe('student')
    keep(EMPLOYER)
    // What the cookies of before said.
    tell(STUDENT)
    await expect.poll(() => answers.length).toBe(2)
    answerBy(answers[1]!)
    await expect.poll(() => actor.getSnapshot().value.identity).toBe('other')
    expect(recognise).toHaveBeenLastCalledWith('company')
    expect([clearSession.mock.calls, clearIdentity.mock.calls]).toEqual([[], []])
  },
)
