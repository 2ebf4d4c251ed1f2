import { describe, expect, it } from 'vitest'
import { deleteAttachment, saveBasicInfo, uploadResume } from '../../../contract/calls/resume.ts'
import { codes } from '../../../contract/codes.ts'
import { pdfOf } from '../../server/world/sample-files.ts'
import { findBarriers } from '../world/accessibility.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

const world = createWorld()

const SECTION = '/resume?from=3&section='
const pdf = { name: '成绩单.pdf', mimeType: 'application/pdf', buffer: pdfOf('Transcript') }

async function arrive(phone: string, section: string) {
  const visitor = await world.visit()
  await logInAs(visitor, world.demo, student(phone))
  await visitor.open(`${SECTION}${section}`)
  return { visitor, page: visitor.page }
}

describe('attachments', () => {
  it('are added, downloaded, deleted once confirmed and had back [RES-6]', async () => {
    const { visitor, page } = await arrive('13800000014', 'attachments')
    const link = page.getByRole('link', { name: '下载 成绩单.pdf' })
    await page.getByRole('button', { name: '添加附件' }).waitFor()
    await page.locator('main input[type=file]').setInputFiles(pdf)
    await link.waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('成绩单.pdf')
    await page.getByRole('button', { name: '删除 成绩单.pdf' }).click()
    expect(visitor.count(deleteAttachment)).toBe(0)
    await page.getByRole('button', { name: '取消' }).click()
    await link.waitFor()
    await page.getByRole('button', { name: '删除 成绩单.pdf' }).click()
    await page.getByRole('button', { name: '删除', exact: true }).click()
    await page.getByText('已删除 成绩单.pdf').waitFor()
    expect(await link.count()).toBe(0)
    await page.getByRole('button', { name: '撤销' }).click()
    await link.waitFor()
    await page.reload()
    await link.waitFor()
    expect(await findBarriers(page)).toEqual([])
  })

  it('a student neither lists nor downloads nor deletes another’s attachments [RES-6]', async () => {
    const owner = await arrive('13800000014', 'attachments')
    await owner.page.getByRole('button', { name: '添加附件' }).waitFor()
    await owner.page.locator('main input[type=file]').setInputFiles({ ...pdf, name: '作品.pdf' })
    const link = owner.page.getByRole('link', { name: '下载 作品.pdf' })
    const address = (await link.getAttribute('href')) ?? ''
    const id = new URLSearchParams(address.split('?')[1]).get('id') ?? ''
    expect(id).toMatch(/^[\da-f-]{36}$/)
    const { visitor: other, page } = await arrive('13800000035', 'attachments')
    await page.getByRole('button', { name: '添加附件' }).waitFor()
    expect(await page.getByRole('link', { name: '下载 作品.pdf' }).count()).toBe(0)
    other.complaints.expect(FAILED_REQUEST)
    const { disposition, text } = await page.evaluate(async (one) => {
      const answer = await fetch(one)
      return { disposition: answer.headers.get('content-disposition'), text: await answer.text() }
    }, address)
    expect([disposition, text.includes('%PDF'), JSON.parse(text).code]).toEqual([null, false, codes.notFound])
    expect(await other.ask(deleteAttachment, { id })).toBeNull()
    await owner.page.reload()
    const [download] = await Promise.all([owner.page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('作品.pdf')
  })
})

describe('the photo', () => {
  it('is cut by the keyboard, sent and part of the basic info [RES-2]', async () => {
    const { visitor, page } = await arrive('13800000014', 'basic')
    const picture = await page.screenshot()
    await page.getByRole('button', { name: '选择照片' }).click()
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: '照片.png', mimeType: 'image/png', buffer: picture })
    await page.getByLabel(/^裁剪框/).press('ArrowRight')
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: '使用这张照片' }).click()
    await eventually(() => visitor.count(uploadResume)).toBe(1)
    await page.getByRole('region', { name: '基本信息' }).getByRole('img', { name: '证件照' }).waitFor()
    await eventually(() => visitor.count(saveBasicInfo)).toBe(1)
    expect(visitor.sent(saveBasicInfo)[0]?.['content']).toMatch(/"photo":"[\w-]{8,36}"/)
  })
})
