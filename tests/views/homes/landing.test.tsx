import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import { Landing } from '../../../src/features/homes/landing/Landing.tsx'
import { seeAccessible } from '../sights/see.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { univ } from '../world/site.ts'

const site: SiteInfo = {
  ...univ,
  brand: {
    ...univ.brand,
    headline: { 'zh-CN': '毕业不是终点，从江临启航去往更远处' },
    headline_accent: { 'zh-CN': '从江临启航' },
  },
}

let rendered: RenderedPage
beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  rendered.close()
  vi.clearAllMocks()
})

const acts = { onStudent: vi.fn(), onEnter: vi.fn() }

function show(change: Partial<SiteInfo> = {}, showContacts = false): void {
  rendered = renderPage(<Landing site={{ ...site, ...change }} showContacts={showContacts} {...acts} />)
}

describe('the landing', () => {
  it('says whose site it is and has three entrances [HOME-2]', async () => {
    show()
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('毕业不是终点，从江临启航去往更远处')
    await expect.element(page.getByText('JIANGLIN UNIVERSITY')).toBeVisible()
    await page.getByRole('button', { name: '开始求职' }).click()
    await page.getByRole('button', { name: '我要招聘' }).click()
    await page.getByRole('button', { name: '学校后台' }).click()
    expect(acts.onStudent).toHaveBeenCalledTimes(1)
    expect(acts.onEnter.mock.calls).toEqual([['employer'], ['admin']])
  })

  it.each([
    ['500000+', '学生在这里求职'],
    ['20000+', '企业在这里招聘'],
    ['1000+', '高校与我们同行'],
  ])('counts %s %s [HOME-2]', async (count, label) => {
    show()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    window.scrollTo(0, 2000)
    await expect.element(page.getByText(label)).toBeVisible()
    expect(page.getByText(label).element().parentElement?.textContent).toBe(`${count}${label}`)
  })

  it('has three entrances, with what each is for [HOME-2]', async () => {
    show()
    const entrances = page.getByRole('region', { name: '入口', exact: true })
    await expect.element(entrances).toBeVisible()
    expect([...entrances.element().children].map((one) => one.textContent)).toEqual([
      '我是用人单位在线查收简历、邀请面试、答复学生我要招聘',
      '我是学生找职位、投简历、约面试，进度随时可查开始求职',
      '我是学校老师审核企业、管理双选会、查看就业数据学校后台',
    ])
  })

  const kind = (of: SiteInfo['brand']['kind']) => ({ brand: { ...site.brand, kind: of } })
  const [schoolStaff, facultyStaff, organiser] = [
    '我是学校老师审核企业、管理双选会、查看就业数据学校后台',
    '我是院系老师推荐职位、跟进毕业生、查看就业数据院系后台',
    '我是主办方审核企业、管理场次、查看投递数据主办方后台',
  ]
  const [bySchool, byAuthority, byPlatform] = [
    '每一家企业都经学校核验，每一次投递都有回音。',
    '每一家企业都经主管部门核验，每一次投递都有回音。',
    '每一家企业都经平台核验，每一次投递都有回音。',
  ]
  const noSchool = { type: 3, school: null } as const
  const faculty = { school: { ...univ.school!, school_type: 2 } } as const
  it.each<{ of: string; change: Partial<SiteInfo>; about: string | null; staff: string; lead: string }>([
    { of: 'a university', change: {}, about: null, staff: schoolStaff, lead: bySchool },
    { of: 'a faculty', change: faculty, about: null, staff: facultyStaff, lead: bySchool },
    { of: 'a channel', change: noSchool, about: null, staff: organiser, lead: byPlatform },
    {
      of: 'a Taiwan university',
      change: { is_taiban: 1 },
      about: null,
      staff: '我是学校老师审核企业、管理双选会、查看就业数据后台',
      lead: bySchool,
    },
    {
      of: 'the employment-education brand',
      change: kind('employment-education'),
      about: '就业育人综合服务',
      staff: schoolStaff,
      lead: bySchool,
    },
    {
      of: 'the career-planning brand',
      change: kind('career-planning'),
      about: '生涯规划与就业指导',
      staff: schoolStaff,
      lead: bySchool,
    },
    {
      of: 'a province',
      change: kind('province'),
      about: '全省高校毕业生就业服务',
      staff: schoolStaff,
      lead: byAuthority,
    },
    {
      of: 'a channel of a province',
      change: { ...noSchool, ...kind('province') },
      about: '全省高校毕业生就业服务',
      staff: organiser,
      lead: byAuthority,
    },
    {
      of: 'a channel of a brand',
      change: { ...noSchool, ...kind('recruiting') },
      about: null,
      staff: organiser,
      lead: byPlatform,
    },
  ])('words it for $of [HOME-2]', async ({ change, about, staff, lead }) => {
    show(change)
    const headline = page.getByRole('heading', { level: 1 })
    await expect.element(headline).toBeVisible()
    const before = headline.element().previousElementSibling
    // What a brand is for stands between the badge and the headline.
    expect(before?.tagName === 'P' ? before.textContent : null).toBe(about)
    const entrances = page.getByRole('region', { name: '入口', exact: true }).element()
    expect(entrances.lastElementChild?.textContent).toBe(staff)
    window.scrollTo(0, 600)
    await expect.element(page.getByText(/^每一家企业都经/)).toHaveTextContent(lead)
  })

  const drawn = (colour: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${colour}"/></svg>`)}`
  const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))

  it('shows the badge and the building of the school [HOME-2]', async () => {
    const config = { school_badge: drawn('navy'), school_building: drawn('gray') }
    show({ school: { ...univ.school!, config } })
    await expect.poll(pictures).toEqual([config.school_badge, config.school_building])
    const [badge, building] = [...document.querySelectorAll('img')].map((image) => image.getBoundingClientRect())
    expect([badge?.width, badge?.height]).toEqual([72, 72])
    expect(building?.width).toBeGreaterThan(300)
    expect(document.querySelector('svg[viewBox="-140 -40 1280 470"]')).toBe(null)
  })

  it('draws a seal and a building where a school has no pictures [HOME-2]', async () => {
    show({ school: { ...univ.school!, config: { school_badge: '', school_building: '' } } })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(pictures()).toEqual([])
    const building = document.querySelector('svg[viewBox="-140 -40 1280 470"]')
    expect(building?.getBoundingClientRect().width).toBeGreaterThan(300)
    expect(document.querySelector('svg[viewBox="0 0 64 64"]')?.textContent).toBe('江')
  })

  it('shows the badge of a channel [HOME-2]', async () => {
    const badge = drawn('teal')
    const channel = { channel: '联盟', short_name: '联盟', show_content: 3, title: '', subtitle: '', badge } as const
    show({ ...noSchool, channel: { ...channel, qr_parameter_id: '' } })
    await expect.poll(pictures).toEqual([badge])
  })
})

describe('the contact popup', () => {
  const phones = { enterprise: '0571-5550 1866', student: '0571-5550 1867', university: '0571-5550 1868' }
  const withPhones = { brand: { ...site.brand, phones } }
  const trigger = page.getByRole('button', { name: '联系我们' })
  const lines = () =>
    page
      .getByRole('complementary', { name: '联系我们' })
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')])
  const three = [
    ['企业0571-5550 1866', 'tel:057155501866'],
    ['学生0571-5550 1867', 'tel:057155501867'],
    ['高校0571-5550 1868', 'tel:057155501868'],
  ]

  it('has a phone per audience, by hover [SHELL-7]', async () => {
    show(withPhones, true)
    await trigger.hover()
    await expect.poll(lines).toEqual(three)
    await seeAccessible()
  })

  it('opens by keyboard, and Escape closes it [SHELL-7]', async () => {
    show(withPhones, true)
    // The pointer is still where the last test left it.
    await page.getByRole('heading', { level: 1 }).hover()
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
    trigger.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(lines).toEqual(three)
    await userEvent.keyboard('{Escape}')
    await expect.poll(lines).toEqual([])
    await expect.element(trigger).toHaveFocus()
  })

  it('is there only where it is wanted [SHELL-7]', async () => {
    show(withPhones, false)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(trigger).not.toBeInTheDocument()
  })
})
