import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deadlines } from '../../../src/browser/storage/deadlines.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const student = { deadline: 61_000, mark: 'c3d4' }

describe('the deadlines of one-time passwords', () => {
  it('survive in the browser, one for each purpose [SMS-4]', () => {
    const employer = { deadline: 7, mark: 'a1b2' }
    stored.set('sms_deadlines', JSON.stringify({ 'employer-login': employer }))
    deadlines.write('student-login', student)
    const both = JSON.stringify({ 'employer-login': employer, 'student-login': student })
    expect(stored).toEqual(new Map([['sms_deadlines', both]]))
    expect(deadlines.read('student-login')).toEqual(student)
  })

  it('are none at first [SMS-4]', () => {
    expect(deadlines.read('student-login')).toBeNull()
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"student-login":"soon"}',
    '{"student-login":null}',
    '{"student-login":61000}',
  ])('are none where the browser keeps %s, and can be written over [SMS-4]', (text) => {
    stored.set('sms_deadlines', text)
    expect(deadlines.read('student-login')).toBeNull()
    deadlines.write('student-login', student)
    expect(deadlines.read('student-login')).toEqual(student)
  })

  it('are none, and cause no error, where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
    expect(() => deadlines.write('student-login', student)).not.toThrow()
    expect(deadlines.read('student-login')).toBeNull()
  })
})
