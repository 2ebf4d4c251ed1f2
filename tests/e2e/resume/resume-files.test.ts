import { describe, expect, it } from 'vitest'
import { saveOther, uploadResume } from '../../../contract/calls/resume.ts'
import { writePdf } from '../../fixtures/resumes/pdf-writer.ts'
import { bombDocx, lockedPdf, scannedPdf } from '../../fixtures/resumes/refused-files.ts'
import { docxOf } from '../../server/world/sample-files.ts'
import { ResumeUpload, type Sent } from '../models/resume-upload.ts'
import { logInAs, student } from '../world/identities.ts'
import { contentOf } from '../world/resumes.ts'
import { createWorld, eventually, FAILED_REQUEST } from '../world.ts'

const world = createWorld()

const LINES = ['林知夏', '电话：13855501726', '邮箱：lin@example.test', '现居：江临', '专业技能', 'Python、STM32']
const pdf = (name = '林知夏.pdf'): Sent => ({
  name,
  mimeType: 'application/pdf',
  buffer: writePdf([LINES.map((text, at) => ({ text, x: 50, y: 60 + 24 * at, size: 12 }))]),
})
const docx = async (): Promise<Sent> => ({
  name: '林知夏.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: await docxOf(...LINES),
})

async function arrive(phone: string) {
  const visitor = await world.visit()
  const userId = await logInAs(visitor, world.demo, student(phone))
  await visitor.open('/resume_create?from=3')
  return { visitor, userId, page: visitor.page, upload: new ResumeUpload(visitor.page) }
}

describe('a resume from a file', () => {
  it('a file that cannot be read says why and what to do; nothing is lost, and another file is taken [RES-3]', async () => {
    const { visitor, userId, page, upload } = await arrive('13800000036')
    const before = await contentOf(visitor, userId)
    const whole = pdf()
    const files: [Sent, title: string, hint: string][] = [
      [{ ...whole, buffer: lockedPdf() }, '文件有密码，打不开', '去掉密码后另存一份再上传。'],
      [
        { ...whole, buffer: scannedPdf() },
        '这是扫描件，里面没有文字',
        '图片里的字我们不猜。请用 Word 原件，或从 Word 导出的 PDF。',
      ],
      [
        { ...(await docx()), buffer: bombDocx('<w:p><w:r><w:t>林知夏 13855501726</w:t></w:r></w:p>') },
        '这个文件读不出来',
        '它可能损坏了。在 Word 里打开另存一次，或导出 PDF 再试。',
      ],
      [
        { ...whole, buffer: whole.buffer.subarray(0, 400) },
        '这个文件读不出来',
        '它可能损坏了。在 Word 里打开另存一次，或导出 PDF 再试。',
      ],
    ]
    for (const [at, [file, title, hint]] of files.entries()) {
      await upload.choose(file)
      await eventually(() => visitor.count(uploadResume)).toBe(at + 1)
      await upload.seeProblem(title)
      await upload.seeProblem(hint)
      await upload.press('知道了')
      await upload.seeCard()
    }
    expect(await contentOf(visitor, userId)).toEqual(before)
    expect(await page.evaluate(() => localStorage.getItem('resume_parse'))).toBeNull()
    await upload.choose(whole)
    await upload.seeReview()
  })

  it('called after a path is kept under its last part, for its owner to download [RES-3] [RES-6]', async () => {
    const { visitor, page, upload } = await arrive('13800000035')
    await page.getByRole('checkbox', { name: '把原文件也留作附件' }).check()
    const sent = pdf('../../etc/passwd.pdf')
    await upload.choose(sent)
    await upload.seeReview()
    await visitor.open('/resume?from=3&section=attachments')
    const link = page.getByRole('link', { name: '下载 passwd.pdf', exact: true })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('passwd.pdf')
    expect(await page.getByText('etc').count()).toBe(0)
  })

  it('a saving that breaks off half-way says how far it is, and goes on from there [RES-3] [RES-5]', async () => {
    const { visitor, userId, upload } = await arrive('13800000007')
    await upload.choose(pdf())
    await upload.seeReview()
    await upload.act('采纳', '邮箱')
    await upload.act('采纳', '技能')
    visitor.complaints.expect(FAILED_REQUEST)
    await visitor.intercept(saveOther, (route) => route.abort('internetdisconnected'))
    await upload.press('保存')
    await upload.page.getByText('已写入 1 处，还有 1 处没有写。', { exact: true }).waitFor()
    await upload.page.getByText('网络已断开，请检查网络后重试', { exact: true }).waitFor()
    expect((await contentOf(visitor, userId)).basic.email).toBe('lin@example.test')
    await visitor.mend()
    await upload.press('重试')
    await eventually(() => visitor.path).toContain('/resume?')
    const { skills } = await contentOf(visitor, userId)
    expect(skills.map(({ name }) => name)).toEqual(expect.arrayContaining(['Python', 'STM32']))
  })
})
