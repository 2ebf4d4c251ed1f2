import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import { university } from '../../../machines/site/site/site.paths.ts'
import { provideSite } from '../../../machines/site/site/site.ports.ts'
import { fairTitle } from '../../../machines/site/site/site.selectors.ts'

async function opened(more: Partial<SiteInfo>) {
  const reportMalformedExhibitions = vi.fn()
  const logic = provideSite({
    loadSite: async () => ({ site: { ...university, ...more }, isPhone: false }),
    loadSupportLogo: async () => 'shown',
    loadDomainConfig: () => new Promise(() => {}),
    reportMalformedExhibitions,
    rememberSite() {},
    leave() {},
  })
  const input = { domain: 'univ.localhost', path: '/', loginType: null, staysOnDesktop: false }
  const actor = createActor(logic, { input }).start()
  const snapshot = await waitFor(actor, ({ context }) => context.supportLogo === 'shown')
  actor.stop()
  return { title: fairTitle(snapshot), reported: reportMalformedExhibitions.mock.calls.length }
}

const entries = (show: number) =>
  JSON.stringify([
    { show: 1, title: '甲' },
    { show: 1, title: '乙' },
    { show, title: '秋季双选会' },
  ])

it('the job-fair tab needs the switch of the site and the third entry of its exhibitions [SITE-2]', async () => {
  expect((await opened({ exhibition: entries(1) })).title).toMatchObject({ 'zh-CN': '秋季双选会' })
  expect((await opened({ exhibition: entries(1), is_show_jobfair: 0 })).title).toBeNull()
  expect((await opened({ exhibition: entries(0) })).title).toBeNull()
})

it('exhibitions that are malformed are taken for none, and told to the developers once [SITE-2]', async () => {
  expect(await opened({ exhibition: '{' })).toEqual({ title: null, reported: 1 })
  expect((await opened({ exhibition: entries(1) })).reported).toBe(0)
})
