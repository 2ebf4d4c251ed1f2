import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import { PositionsSoonDialog } from '../../../src/features/shell/resume-header/PositionsSoonDialog.tsx'
import ResumeHeader from '../../../src/features/shell/resume-header/ResumeHeader.tsx'
import { ActorsProvider, type AppActors } from '../../../src/shared/actors/actors.ts'
import { dialog } from '../sights/see.ts'
import { serve, sessionOf } from '../world/lists.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { qrPicture, univ } from '../world/site.ts'

const info = {
  user_id: '7',
  name: '周晓岚',
  phone: '13800000007',
  school: '江临大学',
  major: '计算机科学与技术',
  avatar: '',
  sex: '1',
  has_resume: '1',
  has_resume_diagnose: '0',
  resume_diagnose_id: '',
  has_ai_resume: '0',
}

let rendered: RenderedPage
const acts = { onEnter: vi.fn(), onLogout: vi.fn(), onPositions: vi.fn() }

function show(site: SiteInfo = univ): void {
  serve({ '/api/user/getcommon': () => info, '/api/notice/getunread': () => ({ count: 0 }) })
  rendered = renderPage(
    <ActorsProvider value={{ session: sessionOf('7') } as unknown as AppActors}>
      <ResumeHeader site={site} pathname="/resume" isFocusWanted={false} onFocus={() => {}} {...acts} />
    </ActorsProvider>,
  )
}

const banner = page.getByRole('banner')
const named = (name: string) => banner.getByRole('button', { name, exact: true })

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  rendered.close()
  vi.clearAllMocks()
  vi.restoreAllMocks()
})

it('the header of the resume leads to the positions of a site that shows them [RES-1]', async () => {
  show()
  await expect
    .element(banner.getByRole('link', { name: '职位', exact: true }))
    .toHaveAttribute('href', '#/jobRecommend')
})

it('the header of the resume says on another site that there are no positions yet [RES-1]', async () => {
  show({ ...univ, catalogue: { ...univ.catalogue, position_recommend: 0 } })
  await named('职位').click()
  expect(acts.onPositions).toHaveBeenCalledOnce()
  rendered.close()
  rendered = renderPage(
    <PositionsSoonDialog code={{ state: 'ready', picture: qrPicture }} onRetry={() => {}} onClose={() => {}} />,
  )
  await expect.element(dialog('PC端正在开发中').getByRole('img', { name: '小程序码', exact: true })).toBeVisible()
})

it('has the menu of the account that every header has, also on a phone [NAV-5] [OUT-3]', async () => {
  show()
  await page.viewport(390, 844)
  await named('周晓岚').click()
  for (const [name, href] of [
    ['投递反馈', '#/deliveryFeedback?from=3'],
    ['我的面试', '#/myInterviewList'],
    ['我的收藏', '#/myCollect?from=3'],
  ] as const)
    await expect.element(banner.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await named('退出登录').click()
  expect(acts.onLogout).toHaveBeenCalledOnce()
})
