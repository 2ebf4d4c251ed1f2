import { describe, expect, it } from 'vitest'
import { writePdf } from '../../fixtures/resumes/pdf-writer.ts'
import { docxOf } from '../../server/world/sample-files.ts'
import { ResumeEditor } from '../models/resume-editor.ts'
import { ResumeUpload, type Sent } from '../models/resume-upload.ts'
import { logInAs, student } from '../world/identities.ts'
import { contentOf } from '../world/resumes.ts'
import { createWorld, eventually } from '../world.ts'

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
  await visitor.open('/resume?from=3')
  await visitor.page.getByRole('link', { name: '上传或导入', exact: true }).click()
  return { visitor, userId, page: visitor.page, upload: new ResumeUpload(visitor.page) }
}

describe('a resume from a file', () => {
  it.each([
    { kind: 'pdf', phone: '13800000036', file: async () => pdf() },
    { kind: 'docx', phone: '13800000037', file: docx },
  ])(
    'a resume of kind $kind changes only what was accepted and edited, over a reload too [RES-3] [RES-2]',
    async ({ phone, file }) => {
      const { visitor, userId, page, upload } = await arrive(phone)
      const before = await contentOf(visitor, userId)
      await upload.choose(await file())
      await upload.seeReview()
      await upload.act('采纳', '邮箱')
      await upload.edit('所在城市', '江临市望江区')
      await upload.act('跳过', '手机')
      await upload.press('保存')
      await eventually(() => visitor.path).toContain('/resume?')
      const editor = new ResumeEditor(page)
      const shown = async () => ({
        email: await editor.field('邮箱').inputValue(),
        city: await editor.field('现居城市').inputValue(),
        phone: await editor.field('手机号').inputValue(),
      })
      const wanted = { email: 'lin@example.test', city: '江临市望江区', phone: before.basic.phone }
      await eventually(shown).toEqual(wanted)
      expect(before.basic.phone).not.toBe('13855501726')
      expect(await contentOf(visitor, userId)).toEqual({ ...before, basic: { ...before.basic, ...wanted } })
      await page.reload()
      await eventually(shown).toEqual(wanted)
    },
  )
})
