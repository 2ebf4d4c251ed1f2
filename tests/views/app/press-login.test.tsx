import { afterEach, expect, it, vi } from 'vitest'
import { identityOf } from '../../../machines/login/session/session.selectors.ts'
import { createActors, openDialog, overlay, session, site } from '../../../src/app/actors.ts'
import { loadCode, loadedDialogs } from '../../../src/app/dialogs/dialogs.ts'
import { pressLogin } from '../../../src/app/idle.ts'
import { serve } from '../world/lists.tsx'
import { univ } from '../world/site.ts'

afterEach(() => {
  session.stop()
  overlay.stop()
  site.stop()
  vi.restoreAllMocks()
})

it('asks for a code while the press lasts, and for none beside that of a dialog which was there sooner [QR-1] [QR-2]', async () => {
  let asked = 0
  serve({
    '/api/site/getsiteinfo': () => univ,
    '/api/site/gethomeresource': () => ({ is_hide_logo: 1 }),
    '/api/user/checkstudentlogin': () => ({ user_id: '0' }),
    '/api/site/getloginqrcode': () => {
      asked += 1
      return { UUID: `code-${asked}`, QRcode: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' }
    },
  })
  createActors(loadCode)
  for (const actor of [overlay, site, session]) actor.start()
  await expect.poll(() => identityOf(session.getSnapshot())).toBe('anonymous')
  pressLogin()
  await expect.poll(() => asked).toBe(1)
  const loadAhead = () => import('../../../src/app/login/code-ahead.ts')
  const { codeAhead, pageWithoutParameters } = await loadAhead()
  const take = async (page: string) => (await codeAhead.take(page, new AbortController().signal)).uuid
  expect(await take(pageWithoutParameters())).toBe('code-1')
  Object.assign(loadedDialogs, { studentLogin: () => null })
  openDialog({ name: 'studentLogin', jump: { mode: 1 }, sameTab: false })
  await expect.poll(() => overlay.getSnapshot().matches({ dialog: 'shown' })).toBe(true)
  expect(await take(pageWithoutParameters())).toBe('code-2')
  pressLogin()
  await loadAhead()
  expect(await take('another page, for which nothing was asked')).toBe('code-3')
})
