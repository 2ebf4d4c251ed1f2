import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account } from '../../../src/features/shell/account.ts'
import { Header, type HeaderProps } from '../../../src/features/shell/Header.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { univ } from '../world/site.ts'

const student: Account = {
  name: '周晓岚',
  caption: '计算机科学与技术',
  avatar: '',
  sex: '1',
  index: 4,
  hasResume: true,
}

let rendered: RenderedPage
const acts = { onLogin: vi.fn(), onLogout: vi.fn(), onResume: vi.fn() }

/** The header with a menu that opens and closes as the overlay has it. */
function Shown(props: Partial<HeaderProps>) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <Header
      site={univ}
      fairTitle="秋季双选会"
      account={null}
      busy={false}
      routes={{ home: '/' }}
      current="/"
      onEmployer={null}
      onAdmin={null}
      isMenuOpen={isMenuOpen}
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

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  rendered.close()
  vi.clearAllMocks()
})

describe('the header', () => {
  it('offers to log in and leads to the resume', async () => {
    show()
    await page.getByRole('button', { name: '登录/注册' }).click()
    await page.getByRole('button', { name: '我的简历' }).click()
    expect([acts.onLogin.mock.calls.length, acts.onResume.mock.calls.length]).toEqual([1, 1])
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

  it('opens the box of the avatar by hover, and a click does not shut it again', async () => {
    show({ account: student })
    const avatar = page.getByRole('button', { name: '周晓岚' })
    await avatar.hover()
    await expect.element(page.getByRole('button', { name: '退出登录' })).toBeVisible()
    await avatar.click()
    await expect.element(avatar).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('button', { name: '退出登录' }).click()
    expect(acts.onLogout).toHaveBeenCalledTimes(1)
    await expect.element(avatar).toHaveAttribute('aria-expanded', 'false')
  })

  it('opens the box by keyboard and closes it by Escape', async () => {
    show({ account: student })
    const avatar = page.getByRole('button', { name: '周晓岚' })
    await expect.element(avatar).toBeVisible()
    avatar.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    const first = page.getByRole('button', { name: '我的简历' }).last()
    await expect.element(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('button', { name: '退出登录' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(avatar).toHaveFocus()
    await expect.element(avatar).toHaveAttribute('aria-expanded', 'false')
  })

  it('gives a name of more than 20 characters a row of its own', async () => {
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

  it('has its entries on a page of their own on a phone', async () => {
    await page.viewport(390, 844)
    show()
    await page.getByRole('button', { name: '打开菜单' }).click()
    const menu = page.getByRole('dialog', { name: '菜单' })
    await expect.element(menu.getByRole('link', { name: '首页' })).toBeVisible()
    await menu.getByRole('button', { name: '登录/注册' }).click()
    expect(acts.onLogin).toHaveBeenCalledTimes(1)
    await expect.element(menu).not.toBeInTheDocument()
  })
})
