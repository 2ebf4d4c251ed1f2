import { describe, expect, it } from 'vitest'
import { getCompanyPositions } from '../../../contract/calls/companies.ts'
import { deliverResume, getDeliveries, getDelivery } from '../../../contract/calls/deliveries.ts'
import { setPositionOpen } from '../../../contract/calls/desk.ts'
import { getPosition } from '../../../contract/calls/positions.ts'
import { getResume, saveBasicInfo, uploadResume } from '../../../contract/calls/resume.ts'
import { pdfOf } from '../../server/world/sample-files.ts'
import { DeliverDialog } from '../models/deliver-dialog.ts'
import { Header } from '../models/header.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { findBarriers } from '../world/accessibility.ts'
import { endSession } from '../world/ended-session.ts'
import { loseAnswer } from '../world/faults.ts'
import { employer, logInAs, student } from '../world/identities.ts'
import { layersOver } from '../world/layers.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()

const UNKNOWN = '网络已断开，不知道是否已送达。填好的都在，请检查网络后重试，不会重复投递。'

async function arrive(path: string, person?: ReturnType<typeof student>) {
  const visitor = await world.visit()
  if (person) await logInAs(visitor, world.demo, person)
  await visitor.open(path)
  const dialog = new DeliverDialog(visitor.page)
  return { visitor, page: visitor.page, dialog, login: new LoginDialog(visitor.page) }
}

/** With a phone, as that demonstration student. */
async function scanAs(login: LoginDialog, name: string): Promise<void> {
  await login.seeWaiting()
  const phone = await world.visit()
  const scan = new ScanPage(phone.page)
  await scan.open(await decodeQrCode(login.qrCode))
  await scan.choose(name)
  await scan.confirm()
}

const deliveriesTo = async (visitor: Visitor, id: string) =>
  (await visitor.ask(getDeliveries, { page: '1', size: '50' })).list.filter(({ position }) => position.id === id)

async function findClosed(visitor: Visitor) {
  for (let id = 1; id <= 240; id += 1) {
    const position = await visitor.ask(getPosition, { id: String(id) })
    if (position.status === 'closed') return position
  }
  throw new Error('no position is closed')
}

describe('delivering to a position', () => {
  it('keeps what is pressed where it is as the resume comes [JOB-3]', async () => {
    const { visitor, page, dialog } = await arrive('/job?id=9', student('13800000001'))
    const asked = Promise.withResolvers<void>()
    await visitor.intercept(getResume, async (route) => {
      await asked.promise
      await route.continue()
    })
    await page.reload()
    await dialog.open()
    await dialog.root.getByRole('region', { name: '招聘方会看到' }).waitFor()
    const before = await dialog.button('投递').boundingBox()
    asked.resolve()
    await dialog.root.getByText('student0001@example.com').waitFor()
    expect(await dialog.button('投递').boundingBox()).toEqual(before)
  })

  it('sends the resume with a sentence, says so everywhere, and so it stays [JOB-3]', async () => {
    const { visitor, page, dialog } = await arrive('/job?id=7', student('13800000001'))
    const other = await visitor.context.newPage()
    await other.goto(`${visitor.origin}/#/job?id=7`)
    const there = new DeliverDialog(other)
    await there.buttonOf('投递简历').waitFor()
    await page.bringToFront()

    await dialog.open()
    await dialog.root.getByText('student0001@example.com').waitFor()
    await dialog.message.fill(' 可尽快到岗 ')
    await dialog.button('投递').dblclick()
    await dialog.see('投递成功')
    await dialog.button('知道了').click()
    await dialog.seeGone()
    const sent = dialog.buttonOf('已投递')
    await eventually(() => sent.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(visitor.sent(deliverResume)).toMatchObject([{ position_id: '7', message: '可尽快到岗' }])
    const [delivery] = await deliveriesTo(visitor, '7')
    const found = await visitor.ask(getDelivery, { id: delivery?.id ?? '' })
    expect([found.message, found.resume?.basic.name, found.status]).toEqual(['可尽快到岗', '林小满', 'submitted'])

    await other.bringToFront()
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await there.buttonOf('已投递').waitFor()
    await page.reload()
    await sent.waitFor()
    expect(await findBarriers(page)).toEqual([])
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByRole('link', { name: '企业主页' }).click()
    const row = page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) })
    await row.getByText('已投递', { exact: true }).waitFor()
    expect(await page.getByText('已投递', { exact: true }).count()).toBe(1)
  })

  it('leads on to what becomes of it, where the delivery stands first [JOB-3] [JOB-5]', async () => {
    const { visitor, page, dialog } = await arrive('/job?id=16', student('13800000016'))
    await dialog.open()
    const title = await page.locator('main h1').innerText()
    await dialog.button('投递').click()
    await dialog.see('投递成功')
    await dialog.button('查看投递进展').click()
    await eventually(() => visitor.path).toBe('/deliveryFeedback?from=3')
    const list = page.getByRole('region', { name: '投递列表' })
    await eventually(() => list.getByRole('heading', { level: 2 }).first().textContent()).toBe(title)
    await eventually(() => list.getByRole('article').first().textContent()).toContain('未读')
    await page.goBack()
    await dialog.buttonOf('已投递').waitFor()
  })

  it('sends an attachment in its place, also where the phone is small [JOB-3]', async () => {
    const { visitor, page, dialog } = await arrive('/resume?from=3&section=attachments', student('13800000011'))
    const pdf = { name: '英文简历.pdf', mimeType: 'application/pdf', buffer: pdfOf('Resume') }
    await page.getByRole('button', { name: '添加附件' }).waitFor()
    await page.locator('main input[type=file]').setInputFiles(pdf)
    await page.getByRole('link', { name: '下载 英文简历.pdf' }).waitFor()
    expect(visitor.count(uploadResume)).toBe(1)
    await page.setViewportSize({ width: 390, height: 844 })
    await visitor.open('/job?id=8')
    await dialog.open()
    await dialog.option(/^英文简历\.pdf/).check()
    expect(await findBarriers(page)).toEqual([])
    await dialog.button('投递').click()
    await dialog.see('投递成功')
    const [delivery] = await deliveriesTo(visitor, '8')
    const found = await visitor.ask(getDelivery, { id: delivery?.id ?? '' })
    expect([found.resume, found.attachment?.name]).toEqual([null, '英文简历.pdf'])
  })

  it('leads to where a resume is written who has none, and Back leads to the position [JOB-3]', async () => {
    const { visitor, page, dialog } = await arrive('/job?id=9', student('13800000002'))
    await dialog.buttonOf('投递简历').click()
    await dialog.see('还没有简历')
    await dialog.button('去写简历').click()
    await dialog.seeGone()
    await eventually(() => visitor.path).toBe('/resume_create?from=3&apply=9')
    expect(visitor.count(deliverResume)).toBe(0)
    await page.goBack()
    await dialog.buttonOf('投递简历').waitFor()
    expect(visitor.path).toBe('/job?id=9')
  })

  it('leads to the field that a resume lacks [JOB-3]', async () => {
    const { visitor, page, dialog } = await arrive('/', student('13800000030'))
    const [userId] = [(await visitor.cookies())['user_id']?.value ?? '']
    const { resume } = await visitor.ask(getResume, { user_id: userId })
    const basic = { ...resume!.content.basic, email: '' }
    await visitor.ask(saveBasicInfo, {
      user_id: userId,
      version: String(resume!.versions['basic'] ?? 0),
      content: basic,
    })
    await visitor.open('/job?id=24')
    await dialog.buttonOf('投递简历').click()
    await dialog.see('简历还缺邮箱')
    await dialog.button('去补齐简历').click()
    const field = page.getByRole('main').getByRole('textbox', { name: /^邮箱/ })
    await eventually(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
    await eventually(() => visitor.path).toBe('/resume?from=3&section=basic&lacks=1&apply=24')
  })

  it('is refused by a position that closed meanwhile, which the page then shows [JOB-3]', async () => {
    const { visitor, dialog } = await arrive('/', student('13800000012'))
    const { id, ...closed } = await findClosed(visitor)
    await visitor.intercept(getPosition, (route) =>
      route.fulfill({ json: { code: 0, msg: '', data: { id, ...closed, status: 'open' } } }),
    )
    await visitor.open(`/job?id=${id}`)
    await dialog.open()
    await visitor.mend()
    await dialog.button('投递').click()
    await dialog.see('这个职位已停止招聘')
    await dialog.button('知道了').click()
    await dialog.buttonOf('已停止招聘').waitFor()
    expect(await deliveriesTo(visitor, id)).toEqual([])
  })

  it('closed meanwhile, it is gone from the list of its company, also where the browser kept that [JOB-3]', async () => {
    const { visitor, page } = await arrive('/', student('13800000012'))
    const { list } = await visitor.ask(getCompanyPositions, { company_id: '9', page: '1', size: '10' })
    const { id, title } = list.find(({ only_school }) => !only_school)!
    await visitor.open('/companyDetailPage?id=9')
    const row = page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) })
    await row.getByRole('button', { name: `投递：${title}`, exact: true }).click()
    const dialog = new DeliverDialog(page)
    await dialog.seeChoice()
    const desk = await world.visit()
    await logInAs(desk, world.demo, employer('13900000009'))
    await desk.open()
    await desk.ask(setPositionOpen, { id, open: '0' })
    await dialog.button('投递').click()
    await dialog.see('这个职位已停止招聘')
    await dialog.button('知道了').click()
    await row.waitFor({ state: 'detached' })
    await desk.ask(setPositionOpen, { id, open: '1' })
  })

  it('stays as it was without network, and a retry after a lost answer delivers once [JOB-3]', async () => {
    const { visitor, dialog } = await arrive('/job?id=14', student('13800000012'))
    visitor.complaints.expect(FAILED_REQUEST)
    await dialog.open()
    await dialog.message.fill('可尽快到岗')
    await visitor.intercept(deliverResume, (route) => route.abort())
    await dialog.button('投递').click()
    await dialog.root.getByText(UNKNOWN).waitFor()
    await visitor.mend()
    await loseAnswer(visitor, deliverResume)
    await dialog.button('重试').click()
    await eventually(async () => (await deliveriesTo(visitor, '14')).length).toBe(1)
    await dialog.root.getByText(UNKNOWN).waitFor()
    expect(await dialog.message.inputValue()).toBe('可尽快到岗')
    await dialog.button('重试').click()
    await dialog.see('投递成功')
    expect(await deliveriesTo(visitor, '14')).toHaveLength(1)
  })

  it('says so at once behind the dialog, where it was delivered and the answer was lost [JOB-3]', async () => {
    const { visitor, dialog } = await arrive('/job?id=22', student('13800000012'))
    visitor.complaints.expect(FAILED_REQUEST)
    await dialog.open()
    await loseAnswer(visitor, deliverResume)
    await dialog.button('投递').click()
    await dialog.root.getByText(UNKNOWN).waitFor()
    await dialog.button('取消').click()
    await dialog.seeGone()
    await dialog.buttonOf('已投递').waitFor()
    expect(await deliveriesTo(visitor, '22')).toHaveLength(1)
  })

  it('a second tab’s other sentence is told apart from what was sent; it is kept where it was typed [JOB-3]', async () => {
    const { visitor, page, dialog } = await arrive('/job?id=19', student('13800000029'))
    const other = await visitor.context.newPage()
    await other.goto(`${visitor.origin}/#/job?id=19`)
    const there = new DeliverDialog(other)
    await there.open()
    await there.message.fill('第二页')
    await page.bringToFront()
    await dialog.open()
    await dialog.message.fill('第一页')
    await page.keyboard.press('Escape')
    await dialog.seeGone()
    await dialog.open()
    expect(await dialog.message.inputValue()).toBe('第一页')
    await dialog.button('投递').click()
    await dialog.see('投递成功')
    await other.bringToFront()
    await there.button('投递').click()
    await there.see('这个职位已经投递过')
    await there.root.getByText(/^\d+-\d+ \d+:\d+ 已经投递过，这次的没有发出。/).waitFor()
    const [delivery] = await deliveriesTo(visitor, '19')
    expect((await visitor.ask(getDelivery, { id: delivery?.id ?? '' })).message).toBe('第一页')
    await there.button('知道了').click()
    await there.buttonOf('已投递').waitFor()
  })

  it('the list of deliveries, though read before, shows a new delivery at once [JOB-3] [JOB-5]', async () => {
    const { visitor, page, dialog } = await arrive('/deliveryFeedback?from=3', student('13800000029'))
    const list = page.getByRole('region', { name: '投递列表' })
    await list.getByRole('heading', { level: 2 }).first().waitFor()
    await visitor.open('/job?id=20')
    await dialog.open()
    const title = await page.locator('main h1').innerText()
    await dialog.button('投递').click()
    await dialog.see('投递成功')
    await page.evaluate(() => {
      location.hash = '#/deliveryFeedback?from=3'
    })
    await eventually(() => list.getByRole('heading', { level: 2 }).first().textContent()).toBe(title)
  })

  it('goes on while the dialog is closed, and tells how it ended [JOB-3]', async () => {
    const { visitor, page, dialog } = await arrive('/job?id=13', student('13800000012'))
    const held = Promise.withResolvers<void>()
    await visitor.intercept(deliverResume, async (route) => {
      await held.promise
      await route.continue()
    })
    await dialog.open()
    await dialog.button('投递').click()
    await page.keyboard.press('Escape')
    await dialog.seeGone()
    await eventually(() => layersOver(page)).toBe(0)
    await dialog.buttonOf('投递中…').click()
    await dialog.button('投递').waitFor()
    await eventually(() => layersOver(page)).toBe(1)
    await page.goBack()
    await dialog.seeGone()
    expect(visitor.path).toBe('/job?id=13')
    held.resolve()
    await new Shell(page).seeNoticeLike(/^已投递「.+」$/)
    await dialog.buttonOf('已投递').waitFor()
    expect(visitor.count(deliverResume)).toBe(1)
  })
})

describe('the login that a delivery takes', () => {
  it('leads on to the dialog, and whoever was there before is told [JOB-3] [JOB-2]', async () => {
    const { visitor, dialog, login } = await arrive('/job?id=7')
    await dialog.buttonOf('投递简历').click()
    await login.seeWaiting()
    await login.close()
    await login.seeGone()
    expect(await dialog.root.count()).toBe(0)
    await dialog.buttonOf('投递简历').click()
    await scanAs(login, '周予安 · 13800000003')
    await dialog.seeChoice()
    expect(visitor.path).toBe('/job?id=7')
    await dialog.button('取消').click()
    await dialog.seeGone()
    await eventually(() => dialog.buttonOf('投递简历').evaluate((one) => one === document.activeElement)).toBe(true)
    expect(visitor.count(deliverResume)).toBe(0)
  })

  it('is asked of an employer after the switch of identity [JOB-3] [SW-1]', async () => {
    const { page, dialog, login } = await arrive('/job?id=14', employer('13900000007'))
    await dialog.buttonOf('投递简历').click()
    const header = new Header(page)
    await header.dialog('当前登录身份为企业').getByRole('button', { name: '切换为学生身份', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await scanAs(login, '周予安 · 13800000003')
    await dialog.seeChoice()
  })

  it('keeps the choice and the sentence where the session is over on the server [JOB-3]', async () => {
    const { visitor, page, dialog, login } = await arrive('/job?id=15', student('13800000001'))
    await dialog.open()
    await dialog.root.getByText('student0001@example.com').waitFor()
    await dialog.message.fill('可尽快到岗')
    await endSession(visitor)
    await dialog.button('投递').click()
    await scanAs(login, '林小满 · 13800000001')
    await dialog.seeChoice()
    expect(await dialog.message.inputValue()).toBe('可尽快到岗')
    await eventually(() => visitor.path).toBe('/job?id=15')
    await dialog.button('投递').click()
    await dialog.see('投递成功')
    await dialog.button('知道了').click()
    await dialog.buttonOf('已投递').waitFor()
    expect(visitor.sent(deliverResume).map(({ message }) => message)).toEqual(['可尽快到岗', '可尽快到岗'])
    await eventually(() => layersOver(page)).toBe(0)
    await page.goBack()
    expect(await dialog.root.count()).toBe(0)
  })
})
