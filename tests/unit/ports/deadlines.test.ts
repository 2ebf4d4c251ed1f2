import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deadlines } from '../../../src/app/ports/deadlines.ts'

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

describe('the deadlines of one-time passwords', () => {
  it('survive in the browser, one for each purpose [SMS-4]', () => {
    stored.set('sms_deadlines', '{"employer-login":7}')
    deadlines.write('student-login', 61_000)
    expect(stored).toEqual(new Map([['sms_deadlines', '{"employer-login":7,"student-login":61000}']]))
    expect(deadlines.read('student-login')).toBe(61_000)
  })

  it('are none at first [SMS-4]', () => {
    expect(deadlines.read('student-login')).toBeNull()
  })

  it.each(['', '{', 'null', '[]', '7', '{"student-login":"soon"}', '{"student-login":null}'])(
    'are none where the browser keeps %s, and can be written over [SMS-4]',
    (text) => {
      stored.set('sms_deadlines', text)
      expect(deadlines.read('student-login')).toBeNull()
      deadlines.write('student-login', 5)
      expect(deadlines.read('student-login')).toBe(5)
    },
  )

  it('are none, and cause no error, where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
    expect(() => deadlines.write('student-login', 5)).not.toThrow()
    expect(deadlines.read('student-login')).toBeNull()
  })
})
