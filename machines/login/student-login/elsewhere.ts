import type { StudentLoginContext, StudentLoginEvent } from './student-login.types.ts'

/** Another tab logged a student in: this one goes on with what it was opened for. */
export const recognised = {
  target: '#studentLogin.settling.fetchingProfile',
  actions: ['goOnHere', { type: 'notify', params: { kind: 'loggedInElsewhere' } }],
} as const

/** No tab opens without a click, so the student goes on here. */
export const goingOnHere = ({ context, event }: { context: StudentLoginContext; event: StudentLoginEvent }) =>
  event.type === 'STUDENT.RECOGNISED' ? { userId: event.userId, settings: { ...context.settings, sameTab: true } } : {}
