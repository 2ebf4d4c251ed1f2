import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { getResume, type ResumeRecord } from '../../../contract/calls/resume.ts'
import type { ResumeContent } from '../../../contract/resume.ts'
import { written } from '../../fixtures/resumes/written.ts'
import { ResumePaper } from '../models/resume-paper.ts'
import { ResumeUpload } from '../models/resume-upload.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

/** Under the name of who takes it up, whom other tests meet by it. */
const full: ResumeContent = {
  ...written,
  basic: { ...written.basic, name: '邓浩然' },
  wish: { industries: ['机器人'], company_kinds: ['上市公司', '外资企业'], note: '希望有导师带' },
  intention: { ...written.intention, kind: 'both', from: 'now' },
  layout: {
    template: 1,
    accent: 'green',
    size: 'large',
    spacing: 'tight',
    order: [...written.layout.order].reverse(),
    shows: ['political'],
  },
}

const withoutIds = (content: ResumeContent) =>
  JSON.parse(JSON.stringify(content, (key, value) => (key === 'id' ? undefined : value)))

it('a resume that one account exports is the same in another that imports it [RES-4] [RES-3]', async () => {
  const visitor = await world.visit()
  await logInAs(visitor, world.demo, student('13800000001'))
  const resume: ResumeRecord = {
    version: 1,
    updated_at: '2026-11-20T06:32:00.000Z',
    content: full,
    versions: {},
    attachments: [],
  }
  await visitor.intercept(getResume, (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { name: '邓浩然', sex: '1', has_resume: '1', resume } } }),
  )
  const paper = new ResumePaper(visitor)
  await paper.open()
  const [file] = await Promise.all([
    visitor.page.waitForEvent('download'),
    visitor.page.getByRole('button', { name: 'JSON Resume', exact: true }).click(),
  ])
  const buffer = await readFile(await file.path())

  const other = await world.visit()
  const userId = await logInAs(other, world.demo, student('13800000021'))
  await other.open('/resume_create?from=3')
  const upload = new ResumeUpload(other.page)
  await upload.choose({ name: file.suggestedFilename(), mimeType: 'application/json', buffer })
  await upload.seeReview()
  await upload.seeRow('版式', '双栏')
  await upload.press('采纳无冲突项')
  // It differs from the one that the account gave.
  await upload.act('采纳', '手机')
  await upload.press('保存')
  await eventually(() => other.path).toContain('/resume?')
  const { resume: taken } = await other.ask(getResume, { user_id: userId })
  expect(withoutIds(taken!.content)).toEqual(withoutIds(full))
})
