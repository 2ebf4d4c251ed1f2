import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { StudentCode } from '../../../src/entities/site/StudentCode.tsx'
import { StudentCodeDialog } from '../../../src/features/login/mini-program-code/StudentCodeDialog.tsx'
import { dialog, seeAccessible, seeControls, seeText } from '../sights/see.ts'
import { press } from '../world/hands.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { qrPicture, univ } from '../world/site.ts'

const modal = dialog('微信扫码访问')
let view: RenderedPage
let told: string[]

function open(code: StudentCode): void {
  told = []
  const tell = (what: string) => () => void told.push(what)
  view = renderPage(
    <StudentCodeDialog
      site={univ}
      code={code}
      onRetry={tell('retry')}
      onComplete={tell('complete')}
      onClose={tell('close')}
    />,
  )
}

afterEach(() => view.close())

describe('the code for students', () => {
  it('shows the mini-program code and the way to the resume [HOME-3]', async () => {
    open({ state: 'ready', picture: qrPicture })
    await expect.element(modal.getByRole('img', { name: '小程序码', exact: true })).toHaveAttribute('src', qrPicture)
    await seeText(modal, '用微信扫一扫，在小程序里找职位、投简历')
    await seeControls(modal, '关闭', '完善简历', '直接看职位')
    await seeAccessible()
    await press(modal, '完善简历')
    await userEvent.keyboard('{Escape}')
    expect(told).toEqual(['complete', 'close'])
  })

  it('leads to the positions on this site, and is over by that [HOME-3]', async () => {
    open({ state: 'ready', picture: qrPicture })
    const positions = modal.getByRole('link', { name: '直接看职位', exact: true })
    await expect.element(positions).toHaveAttribute('href', '#/jobRecommend')
    await positions.click()
    expect(told).toEqual(['close'])
    location.hash = ''
  })

  it('says that the code is on its way [HOME-3]', async () => {
    open({ state: 'loading' })
    await expect.element(modal.getByRole('status')).toHaveTextContent('正在获取小程序码')
    await seeControls(modal, '关闭', '完善简历', '直接看职位')
    await seeAccessible()
  })

  it('offers another try where no code came [HOME-3]', async () => {
    open({ state: 'failed' })
    await expect.element(modal.getByRole('alert')).toHaveTextContent('小程序码没有加载出来')
    await seeControls(modal, '关闭', '重试', '完善简历', '直接看职位')
    await seeAccessible()
    await press(modal, '重试')
    expect(told).toEqual(['retry'])
  })
})
