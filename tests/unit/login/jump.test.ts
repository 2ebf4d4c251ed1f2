import { describe, expect, it } from 'vitest'
import {
  type Jump,
  type JumpRequest,
  jumpModes,
  jumpOf,
  opensPage,
} from '../../../machines/login/student-login/jump.ts'

const nothing = { hasResume: false, hasAiResume: false }
const everything = { hasResume: true, hasAiResume: true }

const cases: readonly [string, JumpRequest, typeof nothing, Jump][] = [
  ['1 without a resume', { mode: 1 }, nothing, { kind: 'open', path: '/resume_create?from=3', tab: 'new' }],
  ['1 with a resume', { mode: 1 }, everything, { kind: 'open', path: '/resume?from=3', tab: 'new' }],
  ['2', { mode: 2, videoId: '5' }, nothing, { kind: 'open', path: '/videoDetail?id=5', tab: 'new' }],
  [
    '2 with an odd id',
    { mode: 2, videoId: 'a&b=#' },
    nothing,
    { kind: 'open', path: '/videoDetail?id=a%26b%3D%23', tab: 'new' },
  ],
  ['2 without an id', { mode: 2 }, nothing, { kind: 'open', path: '/videoDetail?id=', tab: 'new' }],
  ['3', { mode: 3 }, nothing, { kind: 'refresh', what: 'parent' }],
  ['4', { mode: 4 }, nothing, { kind: 'refresh', what: 'parent' }],
  ['5', { mode: 5 }, nothing, { kind: 'refresh', what: 'parent' }],
  ['6', { mode: 6 }, nothing, { kind: 'refresh', what: 'parent' }],
  ['7', { mode: 7 }, nothing, { kind: 'refresh', what: 'positions' }],
  ['8', { mode: 8 }, nothing, { kind: 'refresh', what: 'recommendations' }],
  ['9 without an AI resume', { mode: 9 }, nothing, { kind: 'open', path: '/aiResumeBasicInfo', tab: 'same' }],
  ['9 with an AI resume', { mode: 9 }, everything, { kind: 'open', path: '/aiResumeDetail', tab: 'same' }],
  ['10', { mode: 10 }, nothing, { kind: 'refresh', what: 'aiResume' }],
  ['11', { mode: 11 }, nothing, { kind: 'emitInit', destination: null }],
  [
    '11 on the way somewhere',
    { mode: 11, destination: 'aiDiagnosis' },
    nothing,
    { kind: 'emitInit', destination: 'aiDiagnosis' },
  ],
]

describe('the jump after a login', () => {
  it.each(cases)('follows mode %s [STU-4]', (_, request, profile, jump) => {
    expect(jumpOf(request, profile, false)).toEqual(jump)
  })

  it.each(cases)(
    'follows mode %s in the same tab, where the browser wants that [STU-4]',
    (_, request, profile, jump) => {
      expect(jumpOf(request, profile, true)).toEqual(jump.kind === 'open' ? { ...jump, tab: 'same' } : jump)
    },
  )

  it('knows eleven modes, of which 1 and 2 may want a tab of their own [STU-4]', () => {
    expect(jumpModes).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(jumpModes.filter(opensPage)).toEqual([1, 2])
  })
})
