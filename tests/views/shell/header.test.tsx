import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import type { OtherAccount, StudentAccount } from '../../../src/entities/site/account.ts'
import { Header } from '../../../src/features/shell/header/Header.tsx'
import type { HeaderProps } from '../../../src/features/shell/header/header-props.ts'
import { seeAccessible } from '../sights/see.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { univ } from '../world/site.ts'

const student: StudentAccount = {
  kind: 'student',
  name: '周晓岚',
  caption: '计算机科学与技术',
  avatar: '',
  sex: '1',
  index: 4,
  hasResume: true,
}
const employer: OtherAccount = { kind: 'other', label: '企业', name: '', school: '' }

let rendered: RenderedPage
const acts = { onEnter: vi.fn(), onLogout: vi.fn() }

/** The header with a menu that opens and closes as the overlay has it. */
function Shown(props: Partial<HeaderProps>) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <Header
      site={univ}
      fairTitle="秋季双选会"
      account={null}
      busy={false}
      current="/"
      isMenuOpen={isMenuOpen}
      isFocusWanted={false}
      onFocus={() => {}}
      onMenuOpen={() => setMenuOpen(true)}
      onMenuClose={() => setMenuOpen(false)}
      {...acts}
      {...props}
    />
  )
}

function show(props: Partial<HeaderProps> = {}): void {
  rendered = renderPage(<Shown {...props} />)
}

const named = (name: string) => page.getByRole('button', { name, exact: true })
const entered = () => acts.onEnter.mock.calls.map(([destination]) => destination)

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  rendered.close()
  vi.clearAllMocks()
})

describe('the header', () => {
  it('asks where to go for all that depends on the visitor [NAV-5] [NAV-6] [NAV-7]', async () => {
    show()
    for (const name of ['登录/注册', '我的简历', '我要招聘', '学校后台', 'AI模拟面试 Beta']) await named(name).click()
    await named('AI简历').click()
    await named('AI写简历 上传、粘贴或问答，几分钟成稿').click()
    await named('AI简历').click()
    await named('AI诊断 逐条给出问题、依据与改法').click()
    expect(entered()).toEqual(['login', 'resume', 'employer', 'admin', 'aiInterview', 'aiWriting', 'aiDiagnosis'])
  })

  const school = univ.school!
  const faculty: SiteInfo = { ...univ, school: { ...school, school_type: 2 } }
  const main: SiteInfo = { ...univ, type: 1, school: null }
  const channel: SiteInfo = { ...univ, type: 3, school: null, is_open_ai: 0, is_ai_interview: 0 }
  const everything = ['首页', 'AI简历', 'AI模拟面试Beta', '职位推荐', '企业名录', '秋季双选会']
  it.each<[string, SiteInfo, string[], string[]]>([
    ['a university', univ, everything, ['我的简历', '我要招聘', '学校后台', '登录/注册']],
    ['the main platform', main, everything, ['我的简历', '我要招聘', '学校后台', '登录/注册']],
    [
      'a channel',
      channel,
      ['首页', '职位推荐', '企业名录', '秋季双选会'],
      ['我的简历', '我要招聘', '主办方后台', '登录/注册'],
    ],
    ['a faculty', faculty, ['职位', '企业', '秋季双选会'], ['我的简历', '我要招聘', '院系后台', '登录/注册']],
  ])('has the layout of %s [NAV-1] [NAV-6]', async (_, site, entries, own) => {
    show({ site })
    const bar = page.getByRole('navigation', { name: '主导航' })
    await expect.element(bar.getByText('秋季双选会')).toBeVisible()
    await expect
      .poll(() =>
        bar
          .getByRole('listitem')
          .elements()
          .map((entry) => entry.textContent),
      )
      .toEqual(entries)
    const buttons = page.getByRole('banner').getByRole('button').elements()
    const outside = buttons.filter((one) => !one.closest('nav')).map((one) => one.textContent)
    expect(outside.filter((text) => text !== '')).toEqual(own)
    await seeAccessible()
  })

  it('tells the main platform from a university: a sail, not a school’s seal, and recruiting apart from one’s own [NAV-1]', async () => {
    const looksOf = async (site: SiteInfo) => {
      show({ site })
      await expect.element(named('我要招聘')).toBeVisible()
      const mark = page.getByRole('banner').getByRole('link').first().element()
      const [own, recruiting] = [named('我的简历'), named('我要招聘')].map((one) =>
        one.element().getBoundingClientRect(),
      )
      const looks = { words: mark.textContent?.slice(0, 3), apart: Math.round(recruiting!.left - own!.right) }
      rendered.close()
      return looks
    }
    const [university, platform] = [await looksOf(univ), await looksOf(main)]
    expect([university.words, platform.words]).toEqual(['江江临', '江临大'])
    expect(platform.apart).toBeGreaterThan(university.apart)
    show()
  })

  it('never cuts the name short for English entries', async () => {
    await page.viewport(1200, 800)
    show()
    rendered.speak('en')
    const name = page.getByText('Jianglin University')
    await expect.element(name).toBeVisible()
    expect(name.element().scrollWidth).toBe(name.element().clientWidth)
    await expect.element(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  })

  it('turns the bar of a channel into its own colour, with a readable ink [NAV-1]', async () => {
    show({ site: channel })
    await expect.element(named('登录/注册')).toBeVisible()
    expect(getComputedStyle(page.getByRole('banner').element()).backgroundColor).toBe('rgb(27, 92, 255)')
  })

  it('marks the page that is open', async () => {
    show()
    await expect.element(page.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page')
  })

  it('offers neither while it is not known who is there', async () => {
    show({ busy: true })
    await expect.element(page.getByRole('status')).toHaveTextContent('正在确认登录状态')
    await expect.element(page.getByRole('button', { name: '登录/注册' })).not.toBeInTheDocument()
  })

  it('opens the box of the avatar by hover, and a click does not shut it again [NAV-5]', async () => {
    show({ account: student })
    const avatar = named('周晓岚')
    await avatar.hover()
    await expect.element(named('退出登录')).toBeVisible()
    await avatar.click()
    await expect.element(avatar).toHaveAttribute('aria-expanded', 'true')
    await named('退出登录').click()
    expect(acts.onLogout).toHaveBeenCalledTimes(1)
    await expect.element(avatar).toHaveAttribute('aria-expanded', 'false')
  })

  it('opens the box by keyboard and closes it by Escape [NAV-5]', async () => {
    show({ account: student })
    const avatar = named('周晓岚')
    await expect.element(avatar).toBeVisible()
    avatar.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    const first = page.getByRole('button', { name: '我的简历' }).last()
    await expect.element(first).toHaveFocus()
    for (const name of ['投递反馈', '我的面试', '我的收藏']) {
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(page.getByRole('link', { name })).toHaveFocus()
    }
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(named('退出登录')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(avatar).toHaveFocus()
    await expect.element(avatar).toHaveAttribute('aria-expanded', 'false')
  })

  it('stays closed after Escape though the box had opened under a resting pointer [NAV-5]', async () => {
    show({ account: student })
    const avatar = named('周晓岚')
    await page.getByRole('link', { name: '首页' }).hover()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      avatar.element().focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect.element(avatar).toHaveAttribute('aria-expanded', 'true')
      await avatar.hover()
      await userEvent.keyboard('{Escape}')
      await expect.element(avatar).toHaveAttribute('aria-expanded', 'false')
      vi.runAllTimers()
    } finally {
      vi.useRealTimers()
    }
    await new Promise(requestAnimationFrame)
    await expect.element(avatar).toHaveAttribute('aria-expanded', 'false')
  })

  it('names an identity that is no student’s, with a way out and one to a student’s log-in', async () => {
    show({ account: employer })
    await named('企业').click()
    await named('登录/注册').click()
    expect(entered()).toEqual(['login'])
    await named('企业').click()
    await named('退出登录').click()
    expect(acts.onLogout).toHaveBeenCalledTimes(1)
  })

  it('gives a name of more than 20 characters a row of its own [NAV-1]', async () => {
    const heightWith = async (name: string) => {
      show({ site: { ...univ, brand: { ...univ.brand, name: { 'zh-CN': name } } } })
      await expect.element(page.getByRole('link', { name: '首页' })).toBeVisible()
      const height = page.getByRole('banner').element().getBoundingClientRect().height
      rendered.close()
      return height
    }
    expect(await heightWith('大'.repeat(20))).toBe(73)
    expect(await heightWith('大'.repeat(21))).toBeGreaterThan(110)
    show()
  })

  describe('the header on a phone', () => {
    beforeEach(() => page.viewport(390, 844))
    const menu = page.getByRole('dialog', { name: '菜单' })

    it('has all its entries on a page of their own [NAV-2] [NAV-6] [NAV-7]', async () => {
      show()
      await named('打开菜单').click()
      await expect.element(menu.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page')
      const rows = ['AI写简历', 'AI诊断', 'AI模拟面试 Beta', '我要招聘', '学校后台', '我的简历', '登录/注册']
      for (const name of rows) {
        await menu.getByRole('button', { name, exact: true }).click()
        await expect.element(menu).not.toBeInTheDocument()
        await named('打开菜单').click()
      }
      expect(entered()).toEqual(['aiWriting', 'aiDiagnosis', 'aiInterview', 'employer', 'admin', 'resume', 'login'])
      await seeAccessible()
    })

    it('shows a student’s own pages and the way out [NAV-5]', async () => {
      show({ account: student })
      await named('打开菜单').click()
      for (const name of ['投递反馈', '我的面试', '我的收藏'])
        await expect.element(menu.getByRole('link', { name })).toBeVisible()
      await menu.getByRole('button', { name: '退出登录' }).click()
      expect(acts.onLogout).toHaveBeenCalledTimes(1)
    })

    it('names an identity that is no student’s', async () => {
      show({ account: employer })
      await named('打开菜单').click()
      await expect.element(menu.getByText('当前登录身份')).toBeVisible()
      await menu.getByRole('button', { name: '退出登录' }).click()
      expect(acts.onLogout).toHaveBeenCalledTimes(1)
    })
  })
})
