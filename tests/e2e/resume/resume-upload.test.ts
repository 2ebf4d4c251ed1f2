import { describe, expect, it } from 'vitest'
import { saveBasicInfo, saveOther, uploadResume } from '../../../contract/calls/resume.ts'
import { docxOf, exe } from '../../server/world/sample-files.ts'
import { Header } from '../models/header.ts'
import { ResumeUpload, type Sent } from '../models/resume-upload.ts'
import { Shell } from '../models/shell.ts'
import { findBarriers } from '../world/accessibility.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

const world = createWorld()

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const CREATE = '/resume_create?from=3'

const docx = async (...lines: string[]): Promise<Sent> => ({
  name: '林知夏.docx',
  mimeType: DOCX,
  buffer: await docxOf(...lines),
})
const small = () =>
  docx('林知夏', '电话：13855501726', '邮箱：lin@example.test', '现居：江临', '专业技能', 'Python、STM32')

async function arrive(phone: string, options = {}) {
  const visitor = await world.visit(options)
  const userId = await logInAs(visitor, world.demo, student(phone))
  await visitor.open(CREATE)
  return { visitor, userId, upload: new ResumeUpload(visitor.page) }
}

describe('a resume from a file', () => {
  it('is looked at field by field; only what was accepted is saved [RES-3] [RES-2]', async () => {
    const { visitor, upload } = await arrive('13800000013')
    await upload.choose(await small())
    await upload.seeReview()
    expect(visitor.count(saveBasicInfo)).toBe(0)
    await upload.act('采纳', '邮箱')
    await upload.edit('所在城市', '江临市')
    await upload.act('跳过', '手机')
    await upload.seeRow('手机', '已跳过')
    await upload.press('保存')
    await visitor.page
      .getByText(/^已把 2 项写入简历；没核对的 \d+ 项没有写入，要用请再上传一次$/)
      .first()
      .waitFor()
    await eventually(() => visitor.path).toContain('/resume?')
    expect(visitor.count(saveBasicInfo)).toBe(1)
    expect(visitor.sent(saveBasicInfo)[0]).toMatchObject({
      content: expect.stringMatching(/"email":"lin@example\.test".*"city":"江临市"/),
    })
    await eventually(() => visitor.page.evaluate(() => localStorage.getItem('resume_parse'))).toBeNull()
  })

  it('is taken where nothing is lost by it; what would replace something waits [RES-3]', async () => {
    const { visitor, upload } = await arrive('13800000014')
    await upload.choose(await small())
    await upload.seeReview()
    await upload.press('采纳无冲突项')
    await upload.seeRow('技能', '已采纳')
    await upload.seeRow('邮箱', '会改掉现在的内容')
    await upload.press('保存')
    await eventually(() => visitor.path).toContain('/resume?')
    expect(visitor.sent(saveBasicInfo)).toEqual([])
    expect(visitor.sent(saveOther)).toHaveLength(1)
  })

  it.each([
    [
      '11 MB',
      { name: '大.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(11 * 1024 * 1024, '%PDF-') },
      '文件超过 10 MB',
    ],
    ['an empty one', { name: '空.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }, '这个文件是空的'],
    [
      'a program called pdf',
      { name: '简历.pdf', mimeType: 'application/pdf', buffer: exe },
      '这不是 PDF、Word 或 JSON Resume 文件',
    ],
  ])('%s says so, and is not sent [RES-3]', async (_, file, title) => {
    const { visitor, upload } = await arrive('13800000013')
    await upload.choose(file)
    await upload.seeProblem(title)
    await upload.seeProblem(file.name)
    expect(visitor.count(uploadResume)).toBe(0)
    await upload.choose(await small())
    await upload.seeReview()
  })

  it('is given up while it is read [RES-3]', async () => {
    const { visitor, upload } = await arrive('13800000013')
    await visitor.intercept(uploadResume, () => {})
    await upload.choose(await small())
    await upload.press('取消')
    await upload.seeCard()
  })

  it('is sent again once the network is back [API-2]', async () => {
    const { visitor, upload } = await arrive('13800000013')
    visitor.complaints.expect(FAILED_REQUEST)
    await visitor.intercept(uploadResume, (route) => route.abort('internetdisconnected'))
    await upload.choose(await small())
    await upload.seeProblem('网络已断开')
    await visitor.mend()
    await upload.press('重试')
    await upload.seeReview()
  })

  it('stays with its choices over a reload, and can be thrown away [RES-3] [RES-5]', async () => {
    const { visitor, upload } = await arrive('13800000013')
    await upload.choose(await small())
    await upload.seeReview()
    await upload.act('跳过', '手机')
    await upload.seeRow('手机', '已跳过')
    await eventually(() => visitor.path).toContain('step=review')
    await visitor.page.reload()
    await upload.seeReview()
    await upload.seeRow('手机', '已跳过')
    await upload.press('返回')
    await upload.press('丢弃')
    await upload.press('取消')
    await upload.press('丢弃')
    await upload.press('丢弃')
    await upload.seeCard()
    await eventually(() => visitor.page.evaluate(() => localStorage.getItem('resume_parse'))).toBeNull()
  })

  it('is nobody else’s on the same computer, and gone once its student logs out [OUT-3] [RES-3]', async () => {
    const { visitor, upload, userId } = await arrive('13800000013')
    const { page } = visitor
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('resume_parse') ?? 'null'))
    await upload.choose(await small())
    await upload.seeReview()
    await eventually(stored).toMatchObject({ owner: userId, name: '林知夏.docx', parsed: expect.anything() })
    await logInAs(visitor, world.demo, student('13800000014'))
    await visitor.open(CREATE)
    await upload.seeCard()
    await logInAs(visitor, world.demo, student('13800000013'))
    await upload.choose(await small())
    await upload.seeReview()
    expect((await stored()).owner).toBe(userId)
    await new Header(page).pressLogout()
    await new Shell(page).logout()
    await eventually(() => visitor.path).toBe('/login')
    await eventually(stored).toBeNull()
  })

  it('is looked at with the keyboard alone [RES-3]', async () => {
    const { visitor, upload } = await arrive('13800000013')
    await upload.choose(await small())
    await upload.seeReview()
    // Its keys are heard from within, where the focus is led.
    await eventually(() => visitor.page.evaluate(() => document.activeElement !== document.body)).toBe(true)
    await visitor.page.keyboard.press('a')
    await eventually(() => visitor.page.locator('main li').filter({ hasText: '已采纳' }).count()).toBe(1)
    await visitor.page.keyboard.press('s')
    await eventually(() => visitor.page.locator('main li').filter({ hasText: '已跳过' }).count()).toBe(1)
    await visitor.page.keyboard.press('e')
    await visitor.page.keyboard.press('Escape')
    await visitor.page.keyboard.press('k')
    expect(await visitor.page.locator('main li[aria-current]').count()).toBe(1)
    expect(await findBarriers(visitor.page)).toEqual([])
  })
})
