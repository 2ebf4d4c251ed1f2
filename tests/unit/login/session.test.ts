import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Answer } from '../../../contract/call.ts'
import type { checkStudentLogin } from '../../../contract/calls/authentication.ts'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { provideSession, type SessionPorts } from '../../../machines/login/session/session.ports.ts'
import type { IdentityHint } from '../../../machines/login/session/session.types.ts'

const STUDENT: IdentityHint = { loginType: 'student', userId: '7' }
const EMPLOYER: IdentityHint = { loginType: 'company', userId: '' }

type Asked = PromiseWithResolvers<Answer<typeof checkStudentLogin>>

const NOBODY: IdentityHint = { loginType: null, userId: '' }

/** The tab of a student, or of whom the cookies name, and the ways that the others and the server reach it. */
function open(first = STUDENT) {
  let cookies = first
  let tell = (_: IdentityHint) => {}
  const answers: Asked[] = []
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
      const answer = Promise.withResolvers<Answer<typeof checkStudentLogin>>()
      answers.push(answer)
      return answer.promise
    },
    clearUserId() {},
    refreshProfile() {},
    goToLogin() {},
    notify() {},
  }
  const actor = createActor(provideSession(ports), { input: { ...first } }).start()
  return {
    actor,
    answers,
    ...called,
    keep: (hint: IdentityHint) => (cookies = hint),
    tell: (hint: IdentityHint) => tell(hint),
  }
}

it.each([
  ['nobody it knows', (answer: Asked) => answer.resolve({ user_id: '0' })],
  [
    'a session that is over',
    (answer: Asked) => answer.reject(new CallFailure({ kind: 'server', code: codes.sessionVoid, msg: '', data: null })),
  ],
])(
  'another tab’s log-in that is told before its cookies come stays, where the server says %s [SESS-5]',
  async (_, answerBy) => {
    const { actor, answers, clearSession, clearIdentity, recognise, keep, tell } = open()
    answers[0]?.resolve({ user_id: '7' })
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

it.each(['company', 'school', 'channel'] as const)(
  'a %s account whose cookies are gone, but whose session lives, goes on where it was [SESS-1]',
  async (login_type) => {
    const { actor, answers, clearSession, clearIdentity, recognise } = open(NOBODY)
    answers[0]!.resolve({ user_id: '0', login_type })
    await expect.poll(() => actor.getSnapshot().value.identity).toBe('other')
    expect(actor.getSnapshot().context).toMatchObject({ loginType: login_type, userId: '' })
    expect(recognise).toHaveBeenLastCalledWith(login_type)
    expect([clearSession.mock.calls, clearIdentity.mock.calls]).toEqual([[], []])
  },
)
