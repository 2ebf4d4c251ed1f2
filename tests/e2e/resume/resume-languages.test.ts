import { expect, it } from 'vitest'
import { getResume } from '../../../contract/calls/resume.ts'
import type { Locale } from '../../../contract/calls/site.ts'
import { emptyResume, type ResumeContent } from '../../../contract/resume.ts'
import { sectionNames } from '../../../src/entities/resume/section-names.ts'
import { stepNames } from '../../../src/entities/resume/step-names.ts'
import { docxOf } from '../../server/world/sample-files.ts'
import { findBarriers } from '../world/accessibility.ts'
import { alterSite } from '../world/altered-site.ts'
import { catalogueOf, foreignTo, textsOf } from '../world/catalogue.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld } from '../world.ts'

const world = createWorld()

const id = (name: string) => name.padEnd(8, '-')
const span = { start: '2024-09', end: 'present' }

/** Of letters alone, so that every other sign is the product’s own. */
const content: ResumeContent = {
  ...emptyResume,
  basic: {
    ...emptyResume.basic,
    title: 'Firmware',
    name: 'Lin Zhixia',
    sex: '1',
    birth: '2004-03',
    phone: '13855501726',
    email: 'lin@example.com',
    city: 'Jianglin',
    political: 'league',
    hometown: 'Chengzhou',
  },
  intention: { ...emptyResume.intention, positions: ['Firmware'], cities: ['Jianglin'], kind: 'both', salary_min: 12 },
  education: [
    { id: id('education'), school: 'Jianglin', major: 'Automation', degree: 'bachelor', score: '', note: '', ...span },
  ],
  work: [
    {
      id: id('work'),
      kind: 'internship',
      company: 'Tuoyan',
      position: 'Intern',
      city: '',
      bullets: ['Wrote 3 drivers'],
      ...span,
    },
  ],
  project: [{ id: id('project'), name: 'Arm', role: '', link: '', bullets: ['I did'], ...span }],
  skills: [{ id: id('skills'), name: 'C', level: 'proficient', keywords: ['STM32'] }],
  summary: 'Builds things that move.',
}

/** People and languages are called what they are called. */
const NAMES = ['何静姝', '简体中文', '繁體中文']

const sites: [Locale, string][] = [
  ['zh-CN', 'univ'],
  ['zh-TW', 'taiwan'],
  ['en', 'univ'],
]

/** Each address with the message that heads it. */
const places: [path: string, level: 1 | 2, key: string][] = [
  ['/resume_create?from=3', 1, 'resume_editor_create_title'],
  ...sectionNames.map((section): [string, 2, string] => [
    `/resume?from=3&section=${section}`,
    2,
    `resume_editor_section_${section}`,
  ]),
  ...(['education', 'work', 'project', 'skills'] as const).map((section): [string, 2, string] => [
    `/resume?from=3&section=${section}&entry=${id(section)}`,
    2,
    `resume_editor_section_${section}`,
  ]),
  ...stepNames
    .filter((step) => step !== 'done')
    .map((step): [string, 2, string] => [
      `/resume_add?from=3&step=${step}`,
      2,
      `resume_editor_section_${step === 'experience' ? 'work' : step}`,
    ]),
]

it.each(sites)(
  'the resume area says nothing in another language than %s, on %s [RES-2] [RES-4]',
  async (locale, host) => {
    const visitor = await world.visit({ host })
    const { page } = visitor
    await logInAs(visitor, world.demo, student('13800000012'))
    if (locale === 'en') {
      await visitor.context.addCookies([{ name: 'locale', value: locale, url: visitor.origin }])
      await alterSite(visitor, (info) => JSON.parse(JSON.stringify(info).replaceAll(/\p{Script=Han}/gu, 'x')))
    }
    // The English template speaks English to everybody, the others never do.
    const templates = locale === 'en' ? [3] : [0, 1, 2]
    const layout = { ...content.layout, template: templates[0] ?? 0 }
    const record = { version: 1, updated_at: '2026-11-20T06:32:00.000Z', versions: {}, attachments: [] }
    const resume = { ...record, content: { ...content, layout } }
    await visitor.intercept(getResume, (route) =>
      route.fulfill({
        json: { code: 0, msg: '', data: { name: content.basic.name, sex: '1', has_resume: '1', resume } },
      }),
    )
    const messages = catalogueOf(locale)
    const isForeign = foreignTo(locale)
    const found: string[] = []
    const look = async (where: string, level: 1 | 2, name: string) => {
      await page.getByRole('main').getByRole('heading', { level, name, exact: true }).waitFor()
      const wrong = (await textsOf(page)).filter((text) => isForeign(text) && !NAMES.includes(text))
      found.push(...wrong.map((text) => `${where}: ${text}`))
    }
    const papers = templates.map((template): [string, 1, string] => [
      `/attentdetail?from=3&templateId=${template}`,
      1,
      '',
    ])
    for (const [path, level, key] of [...places, ...papers]) {
      await visitor.open(path)
      await look(path, level, messages[key] ?? content.basic.title)
    }
    await visitor.open('/resume_create?from=3')
    const buffer = await docxOf('Lin Zhixia', 'E-mail: lin@example.test', 'Skills', 'Python')
    await page.locator('main input[type=file]').first().setInputFiles({ name: 'lin.docx', mimeType: '', buffer })
    await look('review', 1, messages['resume_upload_review_title'] ?? '')
    expect(found).toEqual([])
    expect(await findBarriers(page)).toEqual([])
  },
)
