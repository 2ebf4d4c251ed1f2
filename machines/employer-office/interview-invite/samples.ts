import type { Invitation } from '../../../contract/calls/invitations.ts'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import type { InviteInput, InviteSubject } from './interview-invite.types.ts'

export const SUBJECT: InviteSubject = { deliveryId: '11', name: '林知夏', invitationId: '' }

/** 2026-11-23, four in the afternoon of China's. */
export const OPENED = Date.UTC(2026, 10, 23, 8)

export const FORM: InviteInput = {
  subject: SUBJECT,
  values: {
    round: 'first',
    minutes: '45',
    date: '2026-12-03',
    time: '',
    mode: 'onsite',
    place: '',
    link: '',
    interviewer: '王老师',
    phone: '021-55551234',
    note: '',
    answerBy: '',
  },
  zone: 'Asia/Shanghai',
  standingAnswerBy: '',
  openedAt: OPENED,
}

export const INVITATION: Invitation = {
  id: '7',
  round: 'technical',
  starts_at: '2026-12-03T06:00:00.000Z',
  minutes: 45,
  zone: 'Asia/Shanghai',
  mode: 'onsite',
  place: '创智路 99 号 3 层',
  link: '',
  interviewer: '王老师',
  contact_phone: '021-55551234',
  note: '带上作品',
  answer_by: '2026-12-02T06:00:00.000Z',
  status: 'invited',
  is_decided: false,
  revision: 0,
  asked: null,
}

const refusal = (why: string) => new CallFailure({ kind: 'server', code: codes.refused, msg: '', data: { why } })

export const failures = {
  offline: new CallFailure({ kind: 'offline' }),
  movedOn: refusal('movedOn'),
  notYet: refusal('notYet'),
} as const
