import { describe, expect, it } from 'vitest'
import { saveBasicInfo, saveOther } from '../../../contract/calls/resume.ts'
import { Header } from '../models/header.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { ResumeEditor } from '../models/resume-editor.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { endSession } from '../world/ended-session.ts'
import { logInAs, student } from '../world/identities.ts'
import { contentOf, draftsOf, setSummary } from '../world/resumes.ts'
import { createWorld, eventually, FAILED_REQUEST, type Visitor } from '../world.ts'

const world = createWorld()

const SUMMARY = '/resume?from=3&section=summary'
const RESTORED = /^已恢复 \d\d:\d\d 没来得及保存的内容$/
const UNSAVED = '简历里还有没保存的内容，请回到「我的简历」处理。'

async function arrive(phone: string) {
  const visitor = await world.visit()
  const userId = await logInAs(visitor, world.demo, student(phone))
  await visitor.open(SUMMARY)
  visitor.complaints.expect(FAILED_REQUEST)
  const editor = new ResumeEditor(visitor.page)
  const content = () => contentOf(visitor, userId)
  return { visitor, userId, page: visitor.page, editor, field: editor.field('自我评价'), content }
}

/** The tab goes down with this typed into it, which no server got. */
async function crashWith(visitor: Visitor, text: string): Promise<void> {
  const { page } = visitor
  const other = await visitor.context.newPage()
  await cutOff(visitor)
  await other.goto(page.url())
  await page.goto('about:blank')
  const editor = new ResumeEditor(other)
  await editor.field('自我评价').fill(text)
  await editor.seePill('离线，草稿已存在本机')
  await eventually(() => draftsOf(other)).toContain(text)
  await other.close()
  await page.goto(`${visitor.origin}/demo`)
  await visitor.context.unrouteAll()
}

/** What the browser keeps is not told to the next page before the function is called that this gives. */
async function holdDrafts({ page }: Visitor): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(window, { tellDrafts: resolve })
    const listen = IDBRequest.prototype.addEventListener
    const getAll = IDBObjectStore.prototype.getAll
    IDBObjectStore.prototype.getAll = function (...args) {
      const asked = getAll.apply(this, args)
      asked.addEventListener = (...[type, heard]: Parameters<typeof listen>) =>
        listen.call(asked, type, (event) => void promise.then(() => (heard as EventListener).call(asked, event)))
      return asked
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'tellDrafts')())
}

/** No save gets through in any tab, until that is ended. */
const cutOff = ({ context }: Visitor) => context.route(`**${saveOther.path}*`, (route) => route.abort())

describe('unsaved text', () => {
  it('is warned about where the page is left, and told of where another one is opened [RES-5]', async () => {
    const { visitor, page, editor, field } = await arrive('13800000030')
    const shell = new Shell(page)
    await cutOff(visitor)
    await field.fill('')
    await field.pressSequentially('还没存上的')
    await editor.seePill('离线，草稿已存在本机')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    expect(await field.inputValue()).toBe('还没存上的')
    await visitor.open('/attentdetail?from=3')
    await page.getByText('打印前检查').waitFor()
    expect(await shell.notices()).toEqual([])
    await visitor.open('/companyList?isAll=1')
    await shell.seeNotice(UNSAVED)
    await visitor.context.unrouteAll()
    await visitor.open(SUMMARY)
    await editor.seeSaved()
    expect(await field.inputValue()).toBe('还没存上的')
  })

  it('is told of also where its saving fails only after another page was opened [RES-5]', async () => {
    const { visitor, page, field } = await arrive('13800000030')
    const shell = new Shell(page)
    const [left, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await visitor.intercept(saveOther, async (route) => {
      sent.resolve()
      await left.promise
      await route.abort()
    })
    await field.pressSequentially('！')
    await visitor.open('/companyList?isAll=1')
    await sent.promise
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    expect(await shell.notices()).toEqual([])
    left.resolve()
    await shell.seeNotice(UNSAVED)
    await visitor.mend()
  })

  it('needs no warning and no word once it is saved [RES-5]', async () => {
    const { visitor, page, editor, field } = await arrive('13800000030')
    await field.pressSequentially('。')
    await editor.seeSaved()
    await visitor.open('/companyList?isAll=1')
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    expect(await new Shell(page).notices()).toEqual([])
    const closed = page.waitForEvent('close')
    page.on('dialog', (dialog) => expect.unreachable(dialog.type()))
    await page.close({ runBeforeUnload: true })
    await closed
  })

  it('is kept also where it was typed for a chip: not entered yet, or more than there is room for [RES-5]', async () => {
    const { visitor, page, editor, content } = await arrive('13800000032')
    await visitor.open('/resume?from=3&section=intention')
    for (const label of ['期望职位', '期望城市']) {
      for (let left = 5; left > 0; left -= 1) await editor.field(label).press('Backspace')
    }
    await editor.field('期望城市').pressSequentially('哈尔')
    await page.reload()
    await editor.main.getByRole('button', { name: '移除 哈尔', exact: true }).waitFor()
    await editor.type('期望职位', '甲，乙、丙、丁')
    await editor.open('我的愿望')
    const link = editor.main.getByRole('link', { name: /^求职意向/ })
    await eventually(() => link.textContent()).toMatch(/需要改正$/)
    await editor.seePill('有内容需要改正')
    await page.reload()
    await editor.open('求职意向')
    await eventually(() => editor.field('期望职位').inputValue()).toBe('丁')
    await editor.press('移除 乙')
    await editor.main.getByRole('button', { name: '移除 丁', exact: true }).waitFor()
    await editor.seeSaved()
    expect((await content()).intention).toMatchObject({ positions: ['甲', '丙', '丁'], cities: ['哈尔'] })
  })

  it('comes back as a draft, which can be thrown away: the text saved before it stands [RES-5]', async () => {
    const { visitor, userId, page, editor, field, content } = await arrive('13800000031')
    await setSummary(visitor, userId, '存上的')
    await crashWith(visitor, '存上的，又改坏了')
    await visitor.open(SUMMARY)
    await page.getByText(RESTORED).waitFor()
    await eventually(() => field.inputValue()).toBe('存上的，又改坏了')
    await editor.press('不要这些')
    await eventually(() => field.inputValue()).toBe('存上的')
    await editor.seeSaved()
    await eventually(async () => (await content()).summary).toBe('存上的')
    await eventually(() => draftsOf(page)).toBe('[]')
    await page.reload()
    await eventually(() => field.inputValue()).toBe('存上的')
    expect(await page.getByText(RESTORED).count()).toBe(0)
  })

  it('is taken up by a student who goes on: nothing typed then is thrown away with it [RES-5]', async () => {
    const { visitor, userId, page, editor, field, content } = await arrive('13800000031')
    await setSummary(visitor, userId, '存上的')
    await crashWith(visitor, '恢复的')
    await visitor.open(SUMMARY)
    await page.getByText(RESTORED).waitFor()
    await field.fill('恢复的，接着写')
    await page.getByText(RESTORED).waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: '不要这些', exact: true }).count()).toBe(0)
    await editor.seeSaved()
    expect((await content()).summary).toBe('恢复的，接着写')
  })

  it('is shown beside a text that was written elsewhere meanwhile, and replaces nothing unseen [RES-5]', async () => {
    const { visitor, userId, page, editor, content } = await arrive('13800000031')
    await crashWith(visitor, '这台电脑上的草稿')
    await setSummary(visitor, userId, '手机上后写的')
    await visitor.open(SUMMARY)
    await editor.seePill('另一处有更新，去比较')
    await page.getByText('这台电脑上的草稿', { exact: true }).first().waitFor()
    expect((await content()).summary).toBe('手机上后写的')
    await editor.press('全用另一处的')
    await editor.press('用选好的内容')
    await editor.seeSaved()
    expect((await content()).summary).toBe('手机上后写的')
    await eventually(() => draftsOf(page)).toBe('[]')
  })

  it('does not replace what is typed before it comes to light: both are shown, and the draft can be had [RES-5]', async () => {
    const { visitor, userId, page, editor, field, content } = await arrive('13800000031')
    await setSummary(visitor, userId, '存上的')
    await crashWith(visitor, '没存上的草稿')
    const read = await holdDrafts(visitor)
    await page.clock.install()
    await visitor.open(SUMMARY)
    await field.waitFor()
    // What is typed is not saved before the draft comes to light, however long that takes.
    await visitor.stopClock()
    await field.press('End')
    await field.pressSequentially('，刚打的')
    await read()
    await page.clock.resume()
    await editor.seePill('另一处有更新，去比较')
    await eventually(() => editor.main.locator('label:has([type=radio])').allInnerTexts()).toEqual([
      '这里写的\n存上的，刚打的',
      '草稿里写的\n没存上的草稿',
    ])
    expect(await page.getByText(RESTORED).count()).toBe(0)
    const link = editor.main.getByRole('link', { name: /^自我评价/ })
    await eventually(() => link.textContent()).toMatch(/两份内容等你选$/)
    await editor.press('全用草稿里的')
    await editor.press('用选好的内容')
    await editor.seeSaved()
    await eventually(() => link.textContent()).toMatch(/已写好$/)
    await eventually(() => field.inputValue()).toBe('没存上的草稿')
    expect((await content()).summary).toBe('没存上的草稿')
  })

  it('is put together with what is typed before it comes to light into another field [RES-5]', async () => {
    const { visitor, page, editor, content } = await arrive('13800000031')
    const { basic } = await content()
    const other = await visitor.context.newPage()
    await visitor.context.route(`**${saveBasicInfo.path}*`, (route) => route.abort())
    await other.goto(`${visitor.origin}/#/resume?from=3&section=basic`)
    await page.goto('about:blank')
    await new ResumeEditor(other).type('籍贯', '草稿里的籍贯')
    await eventually(() => draftsOf(other)).toContain('草稿里的籍贯')
    await other.close()
    await page.goto(`${visitor.origin}/demo`)
    const read = await holdDrafts(visitor)
    await visitor.open('/resume?from=3&section=basic')
    await editor.type('现居城市', '刚打的城市')
    await read()
    await eventually(() => editor.field('籍贯').inputValue()).toBe('草稿里的籍贯')
    expect(await editor.field('现居城市').inputValue()).toBe('刚打的城市')
    await visitor.context.unrouteAll()
    await editor.pill.click()
    await editor.seeSaved()
    expect((await content()).basic).toEqual({ ...basic, hometown: '草稿里的籍贯', city: '刚打的城市' })
  })

  it('is no draft any more where it came to the server while the page was left [RES-5]', async () => {
    const { visitor, userId, page, editor, field } = await arrive('13800000031')
    await crashWith(visitor, '关页面时存上的')
    await setSummary(visitor, userId, '关页面时存上的')
    await visitor.open(SUMMARY)
    await editor.seeSaved()
    await eventually(() => draftsOf(page)).toBe('[]')
    expect(await field.inputValue()).toBe('关页面时存上的')
    expect(await page.getByText(RESTORED).count()).toBe(0)
  })

  it('is there and saved after a session that was over, once its student is back [RES-5] [SESS-2]', async () => {
    const { visitor, userId, page, editor, field } = await arrive('13800000029')
    await endSession(visitor)
    await field.fill('登录过期时写的')
    await new Shell(page).seeNotice('登录已过期，请重新登录')
    await eventually(() => visitor.path).toBe('/login')
    const login = new LoginDialog(page)
    await login.seeWaiting()
    const phone = new ScanPage((await world.visit()).page)
    await phone.open(await decodeQrCode(login.qrCode))
    await phone.choose('杜长风 · 13800000029')
    await phone.confirm()
    await login.seeGone()
    await eventually(() => visitor.path).toBe(SUMMARY)
    await eventually(() => field.inputValue()).toBe('登录过期时写的')
    await editor.seeSaved()
    expect((await contentOf(visitor, userId)).summary).toBe('登录过期时写的')
  })
})

describe('a log-out', () => {
  it('says that it would lose what our rules refuse, and nothing is lost by cancelling [RES-5] [OUT-3]', async () => {
    const { visitor, page, editor } = await arrive('13800000030')
    await editor.open('基本信息')
    await editor.type('邮箱', 'nobody')
    await new Header(page).pressLogout()
    const dialog = page.getByRole('alertdialog')
    const lost = '简历里还有没保存上的内容，退出后会丢失。要留下它，请先取消，回去处理。'
    await dialog.getByText(lost, { exact: true }).waitFor()
    await dialog.getByRole('button', { name: '取消', exact: true }).click()
    expect(await editor.field('邮箱').inputValue()).toBe('nobody')
    await editor.type('邮箱', 'nobody@example.com')
    await new Header(page).pressLogout()
    await dialog.waitFor()
    expect(await dialog.getByText(lost, { exact: true }).count()).toBe(0)
    await dialog.getByRole('button', { name: '取消', exact: true }).click()
    await editor.seeSaved()
    expect(visitor.path).toBe('/resume?from=3&section=basic')
  })
})

describe('a computer that several use', () => {
  it('keeps nothing of a student who logs out, and the next one sees nothing of it [OUT-3] [RES-5]', async () => {
    const { visitor, page, editor, field } = await arrive('13800000019')
    await cutOff(visitor)
    await field.fill('别人不该看到的')
    await editor.seePill('离线，草稿已存在本机')
    await eventually(() => draftsOf(page)).toContain('别人不该看到的')
    await new Header(page).pressLogout()
    await new Shell(page).logout()
    await eventually(() => visitor.path).toBe('/login')
    await eventually(() => draftsOf(page)).toBe('')
    await visitor.context.unrouteAll()
    await page.goto(`${visitor.origin}/demo`)
    const userId = await logInAs(visitor, world.demo, student('13800000020'))
    const before = await contentOf(visitor, userId)
    await visitor.open(SUMMARY)
    await eventually(() => field.inputValue()).toBe(before.summary)
    await editor.seeSaved()
    expect(await page.getByText(RESTORED).count()).toBe(0)
    expect(await page.getByText('别人不该看到的').count()).toBe(0)
    expect(await contentOf(visitor, userId)).toEqual(before)
  })

  it('keeps a draft of who was logged out unasked for that student alone [RES-5] [SESS-2]', async () => {
    const { visitor, userId, page, field } = await arrive('13800000019')
    await cutOff(visitor)
    await field.fill('只有我自己的')
    await eventually(() => draftsOf(page)).toContain('只有我自己的')
    await visitor.context.clearCookies()
    await visitor.context.unrouteAll()
    const nextId = await logInAs(visitor, world.demo, student('13800000020'))
    await visitor.open(SUMMARY)
    const { summary } = await contentOf(visitor, nextId)
    await eventually(() => field.inputValue()).toBe(summary)
    expect(await page.getByText(RESTORED).count()).toBe(0)
    expect(await draftsOf(page)).toContain('只有我自己的')
    await logInAs(visitor, world.demo, student('13800000019'))
    await visitor.open(SUMMARY)
    await page.getByText(RESTORED).waitFor()
    await eventually(() => field.inputValue()).toBe('只有我自己的')
    await eventually(async () => (await contentOf(visitor, userId)).summary).toBe('只有我自己的')
  })
})
