import { describe, expect, it, vi } from 'vitest'
import { codes } from '../../../contract/codes.ts'
import { createNotices } from '../../../src/browser/page/notices.ts'

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

  it('tell the newer of a login and of a session that is over, and keep what says something else', () => {
    const notices = createNotices()
    const kinds = () => notices.current().map(({ notice }) => notice.kind)
    notices.notify(message('a'))
    notices.notify({ kind: 'loggedIn' })
    notices.notify({ kind: 'sessionExpired' })
    expect(kinds()).toEqual(['message', 'sessionExpired'])
    notices.notify({ kind: 'sessionExpired' })
    expect(kinds()).toEqual(['message', 'sessionExpired'])
    notices.notify({ kind: 'loggedInElsewhere' })
    expect(kinds()).toEqual(['message', 'loggedInElsewhere'])
    notices.notify({ kind: 'failure', failure: { kind: 'offline' } })
    expect(kinds()).toEqual(['message', 'loggedInElsewhere', 'failure'])
  })

  it('leave it to the session to say that it is over: who has logged out hears nothing of a call refused since [SESS-2]', () => {
    const notices = createNotices()
    notices.notify({
      kind: 'failure',
      failure: { kind: 'server', code: codes.notLoggedIn, msg: '请先登录', data: null },
    })
    expect(notices.current()).toEqual([])
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
