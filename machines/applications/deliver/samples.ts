import type { Attachment } from '../../../contract/calls/resume.ts'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import type { Offer, Receipt } from './deliver.types.ts'

export const FILE: Attachment = {
  id: 'file-0001',
  name: '英文简历.pdf',
  size: 245_760,
  type: 'pdf',
  created_at: '2026-11-18T02:00:00.000Z',
}
export const POSITION = { id: '5', title: '嵌入式开发工程师', company: '拓岩机器人' }

const resume = (...lacks: readonly ('phone' | 'education')[]) => ({
  name: '林小满',
  updated_at: '2026-11-20T06:32:00.000Z',
  lacks,
})
const WHOLE: Offer = { userId: '7', resume: resume(), attachments: [FILE], status: null, isFirst: true }

export const offers = {
  whole: WHOLE,
  /** The offer of another student, who logged in after the first. */
  another: { ...WHOLE, userId: '8' },
  withoutFiles: { ...WHOLE, attachments: [] },
  /** Only the file can be sent. */
  thin: { ...WHOLE, resume: resume('phone', 'education') },
  thinWithoutFiles: { ...WHOLE, resume: resume('phone'), attachments: [] },
  none: { ...WHOLE, resume: null },
  delivered: { ...WHOLE, status: 'viewed', isFirst: false },
  withdrawn: { ...WHOLE, status: 'withdrawn', isFirst: false },
} as const satisfies Record<string, Offer>

export const receipts = {
  kept: { deliveredAt: '2026-11-23T02:00:00.000Z', isKept: true },
  other: { deliveredAt: '2026-11-22T09:05:00.000Z', isKept: false },
} as const satisfies Record<string, Receipt>

const server = (code: number, msg: string, data: unknown) => new CallFailure({ kind: 'server', code, msg, data })
const refused = (msg: string, data: unknown) => server(codes.refused, msg, data)

export const failures = {
  loginLost: server(codes.notLoggedIn, '', null),
  closed: refused('这个职位已停止招聘，看看公司的其他职位', { why: 'closed' }),
  incomplete: refused('简历还缺邮箱，补齐后就能投递', { why: 'incomplete', lacks: ['email'] }),
  noResume: refused('还没有简历，写好后就能投递', { why: 'noResume' }),
  attachmentGone: refused('这份附件已被删除，请换一份', { why: 'attachmentGone' }),
  tooMany: refused('一小时最多投递 20 个职位，请稍后再投', { why: 'tooMany', retry_at: '2026-11-23T04:30:00.000Z' }),
  unexplained: refused('请稍后再试', null),
  offline: new CallFailure({ kind: 'offline' }),
  timeout: new CallFailure({ kind: 'timeout' }),
} as const
