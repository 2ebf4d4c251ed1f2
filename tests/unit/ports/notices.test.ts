import { describe, expect, it, vi } from 'vitest'
import { createNotices } from '../../../src/app/ports/notices.ts'

const message = (text: string) => ({ kind: 'message', text }) as const

describe('notices', () => {
  it('are shown newest last, three at most', () => {
    const notices = createNotices()
    for (const text of ['a', 'b', 'c', 'd']) notices.notify(message(text))
    expect(notices.current()).toEqual([
      { id: '2', notice: message('b') },
      { id: '3', notice: message('c') },
      { id: '4', notice: message('d') },
    ])
  })

  it('go away one by one', () => {
    const notices = createNotices()
    notices.notify(message('a'))
    notices.notify(message('b'))
    notices.dismiss('1')
    expect(notices.current()).toEqual([{ id: '2', notice: message('b') }])
  })

  it('tell whoever listens, and keep their list until it changes', () => {
    const notices = createNotices()
    const listener = vi.fn()
    const stop = notices.subscribe(listener)
    notices.notify(message('a'))
    expect(listener).toHaveBeenCalledTimes(1)
    expect(notices.current()).toBe(notices.current())
    stop()
    notices.dismiss('1')
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
