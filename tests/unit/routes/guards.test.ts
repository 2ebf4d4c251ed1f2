import { isRedirect } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import type { SessionEvent } from '../../../machines/login/session/session.types.ts'
import { type Arrival, requireStudent } from '../../../src/routes/-guards.ts'

/** What comes of opening a page of the resume, and what the session hears of it. */
async function open(identity: 'anonymous' | 'student', href: string, preload = false) {
  const told: SessionEvent[] = []
  const loginType = identity === 'student' ? identity : null
  const session = {
    getSnapshot: () => ({ value: { identity }, context: { loginType } }),
    subscribe: () => ({ unsubscribe() {} }),
    send: (event: SessionEvent) => void told.push(event),
  } as unknown as Arrival['context']['session']
  const [pathname = '', search] = href.split('?')
  const location = { pathname, searchStr: search === undefined ? '' : `?${search}` }
  const led = await requireStudent({ context: { session }, location, preload }).then(
    () => 'in',
    (error: unknown) => (isRedirect(error) ? error.options.to : error),
  )
  return { led, told }
}

it.each([
  ['/resume?from=3&section=work', '/resume?from=3&section=work'],
  ['/resume_add?from=3&step=education&apply=5', '/resume_add?from=3&step=education&apply=5'],
  ['/resume', '/resume?from=3'],
])('a log-in that %s takes leads back to it [SESS-4] [NAV-9]', async (href, wish) => {
  expect(await open('anonymous', href)).toEqual({ led: '/login', told: [{ type: 'WISH.KEPT', wish }] })
})

it('a page that is only fetched ahead is not kept as the way back [SESS-4]', async () => {
  expect(await open('anonymous', '/resume', true)).toEqual({ led: '/login', told: [] })
})

it('a student is let in [SESS-4]', async () => {
  expect(await open('student', '/resume')).toEqual({ led: 'in', told: [] })
})
