import { describe, expect, it } from 'vitest'
import {
  type LogoutNext,
  type LogoutOrigin,
  logoutOrigins,
  nextOf,
} from '../../../machines/login/logout/logout.types.ts'

const expected: readonly [LogoutOrigin, LogoutNext][] = [
  [0, { kind: 'home' }],
  [1, { kind: 'studentLogin', jump: { mode: 1 } }],
  [2, { kind: 'studentLogin', jump: { mode: 8 } }],
  [3, { kind: 'deliveryLogin' }],
  [4, { kind: 'collectionLogin' }],
  [5, { kind: 'studentLogin', jump: { mode: 9 } }],
  [6, { kind: 'studentLogin', jump: { mode: 3 } }],
]

describe('the page that a log-out leads to', () => {
  it.each(expected)('is known for origin %s [OUT-1]', (origin, next) => {
    expect(nextOf(origin, { mode: 8 })).toEqual(next)
  })

  it('is the login page where one was in the resume area [OUT-3]', () => {
    expect(nextOf('resumeArea', { mode: 8 })).toEqual({ kind: 'loginPage' })
  })

  it('is told for seven origins, and for the resume area [OUT-1, OUT-3]', () => {
    expect(logoutOrigins).toEqual([0, 1, 2, 3, 4, 5, 6, 'resumeArea'])
  })
})
