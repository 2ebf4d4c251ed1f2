import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import TransferLogin from '../../../src/features/homes/transfer-screen/TransferLogin.tsx'
import { seeAccessible, seeControls } from '../sights/see.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { univ } from '../world/site.ts'

const unwanted = { isFocusWanted: false, onFocus() {} }

let rendered: RenderedPage
afterEach(() => rendered.close())

const identities = page.getByRole('region', { name: '登录身份' })

it('lets a student, an employer and an officer of the school in [SHELL-2]', async () => {
  const onEnter = vi.fn()
  rendered = renderPage(<TransferLogin site={univ} onEnter={onEnter} {...unwanted} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('选择身份，进入就业服务')
  for (const name of ['我是学生', '我是用人单位', '我是学校老师'])
    await identities.getByRole('button', { name, exact: false }).click()
  expect(onEnter.mock.calls).toEqual([['login'], ['employer'], ['admin']])
  await seeAccessible()
})

it('leads to the school’s own log-in, where it has one [SITE-9]', async () => {
  rendered = renderPage(
    <TransferLogin site={{ ...univ, transfer_login: 'https://sso.example/' }} onEnter={() => {}} {...unwanted} />,
  )
  const link = identities.getByRole('link', { name: '统一身份认证登录' })
  await expect.element(link).toHaveAttribute('href', 'https://sso.example/')
  await expect.element(link).toHaveAttribute('rel', 'noopener')
  await seeAccessible()
  rendered.close()
  rendered = renderPage(<TransferLogin site={{ ...univ, transfer_login: '' }} onEnter={() => {}} {...unwanted} />)
  await expect.element(identities.getByRole('button', { name: '我是学生', exact: false })).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
})

it('speaks the visitor’s language', async () => {
  rendered = renderPage(<TransferLogin site={univ} onEnter={() => {}} {...unwanted} />)
  rendered.speak('zh-TW')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('選擇身分，進入就業服務')
  await seeControls(
    page.getByRole('region', { name: '登入身分' }),
    '我是學生找職缺、投履歷、約面試，進度隨時可查',
    '我是用人單位線上收履歷、邀請面試、回覆學生',
    '我是學校老師審核企業、管理徵才博覽會、查看就業數據',
  )
})
