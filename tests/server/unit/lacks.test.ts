import { expect, it } from 'vitest'
import { emptyResume } from '../../../contract/resume.ts'
import { lacksOf } from '../../../server/areas/applications/lacks.ts'
import { basicOf, schoolOf } from '../world/resume-rows.ts'

const whole = {
  ...emptyResume,
  basic: basicOf({ phone: '13800000001', email: 'siyuan@example.com' }),
  education: [schoolOf('school-1')],
}

it('a whole resume lacks nothing, an empty one all that an employer could not do without [JOB-3]', () => {
  expect(lacksOf(whole)).toEqual([])
  expect(lacksOf(emptyResume)).toEqual(['name', 'phone', 'email', 'education'])
})

it.each([
  ['name', { basic: { ...whole.basic, name: '  ' } }],
  ['phone', { basic: { ...whole.basic, phone: '138' } }],
  ['email', { basic: { ...whole.basic, email: 'siyuan@' } }],
  ['education', { education: [schoolOf('school-1', { school: ' ' })] }],
])('an unusable %s is lacking, as if there were none [JOB-3]', (lack, changes) => {
  expect(lacksOf({ ...whole, ...changes })).toEqual([lack])
})
