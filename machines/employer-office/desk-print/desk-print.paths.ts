import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { emptyResume } from '../../../contract/resume.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { deskPrintMachine } from './desk-print.machine.ts'
import { deskPrintProperties } from './desk-print.properties.ts'
import type { SentResume } from './desk-print.types.ts'

const sent = (id: string, name: string): SentResume => ({
  id,
  name,
  school: '江临大学',
  major: '自动化',
  degree: 'bachelor',
  position: { id: '7', title: '嵌入式开发工程师' },
  sent: 'resume',
  status: 'viewed',
  delivered_at: '2026-11-21T12:36:00Z',
  undo_rest: null,
  message: '',
  resume: { ...emptyResume, basic: { ...emptyResume.basic, name } },
  locale: 'zh-CN',
  attachment: null,
  phone: '',
  email: '',
  events: [],
  invitations: [],
  invitation_events: [],
})

export const deskPrintPaths = catalogue({
  flow: 'desk-print',
  machine: deskPrintMachine,
  inputs: { desk: undefined },
  events: [
    { type: 'PRINT.ASKED', ids: ['11', '12'] },
    { type: 'PRINT.ASKED', ids: ['13'] },
  ],
  actors: {
    readSent: {
      done: [[sent('11', '林沐'), sent('12', '周野')], []],
      error: [
        new CallFailure({ kind: 'offline' }),
        new CallFailure({ kind: 'server', code: codes.refused, msg: '企业账号已停用', data: null }),
      ],
    },
    print: { done: [undefined] },
  },
  delays: {},
  properties: deskPrintProperties,
})
