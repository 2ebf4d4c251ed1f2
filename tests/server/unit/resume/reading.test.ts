import { Document, HeadingLevel, Packer, Paragraph, Tab, TabStopType, TextRun } from 'docx'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parsedResume } from '../../../../contract/parsed-resume.ts'
import { createResumeReader } from '../../../../server/areas/resume/reading/read-resume.ts'
import { writePdf } from '../../../fixtures/resumes/pdf-writer.ts'

const reader = createResumeReader()

const simple = [
  { text: '林知夏', x: 60, y: 60, size: 20, isBold: true },
  { text: '电话：138 5550 1726  邮箱：linzhixia@jianglin.example', x: 60, y: 84, size: 10 },
  { text: '教育背景', x: 60, y: 120, size: 13, isBold: true },
  { text: '江临大学', x: 60, y: 142, size: 10 },
  { text: '自动化', x: 160, y: 142, size: 10 },
  { text: '本科', x: 260, y: 142, size: 10 },
  { text: '2022.9 - 2026.6', x: 440, y: 142, size: 10 },
  { text: '实习经历', x: 60, y: 180, size: 13, isBold: true },
  { text: '拓岩机器人', x: 60, y: 202, size: 10 },
  { text: '嵌入式开发实习生', x: 160, y: 202, size: 10 },
  { text: '2025.6 - 2025.9', x: 440, y: 202, size: 10 },
  { text: '• 重写关节驱动板的 CAN 通信模块，丢帧率由 0.8% 降到 0.02%。', x: 66, y: 220, size: 10 },
]

it('reads a pdf of one column into fields, with the place of each [RES-3]', async () => {
  const resume = await reader.read(writePdf([simple]), 'student')
  expect(v.parse(parsedResume, resume)).toEqual(resume)
  const { basic, education, work } = resume
  expect([basic.name.value, basic.phone.value, basic.email.value]).toEqual([
    '林知夏',
    '13855501726',
    'linzhixia@jianglin.example',
  ])
  expect(education.map((one) => Object.values(one).map(({ value }) => value))).toEqual([
    ['江临大学', '自动化', 'bachelor', '2022-09', '2026-06', '', ''],
  ])
  expect(work).toHaveLength(1)
  expect(work[0]!.company.value).toBe('拓岩机器人')
  expect(work[0]!.position.value).toBe('嵌入式开发实习生')
  expect(work[0]!.bullets.map(({ value }) => value)).toEqual([
    '重写关节驱动板的 CAN 通信模块，丢帧率由 0.8% 降到 0.02%。',
  ])
  const { page, run } = work[0]!.company.places[0]!
  expect(resume.pages[page]!.runs[run]).toMatchObject({ text: '拓岩机器人', x: 60, isBold: false })
})

it('reads a docx into the same fields [RES-3]', async () => {
  const line = (...cells: string[]) =>
    new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
      children: cells.flatMap((text, i) => [
        ...(i > 0 ? [new TextRun({ children: [new Tab()] })] : []),
        new TextRun({ text, bold: i === 0 }),
      ]),
    })
  const file = await Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            new Paragraph({ text: '林知夏', heading: HeadingLevel.TITLE }),
            line('电话：138 5550 1726', '邮箱：linzhixia@jianglin.example'),
            new Paragraph({ text: '教育背景', heading: HeadingLevel.HEADING_1 }),
            line('江临大学', '自动化（本科）', '2022.9 - 2026.6'),
            new Paragraph({ text: '实习经历', heading: HeadingLevel.HEADING_1 }),
            line('拓岩机器人', '嵌入式开发实习生', '2025.6 - 2025.9'),
            new Paragraph({ text: '重写关节驱动板的 CAN 通信模块，丢帧率由 0.8% 降到 0.02%。', bullet: { level: 0 } }),
          ],
        },
      ],
    }),
  )
  const { basic, education, work } = await reader.read(file, 'student')
  expect([basic.name.value, basic.phone.value, basic.email.value]).toEqual([
    '林知夏',
    '13855501726',
    'linzhixia@jianglin.example',
  ])
  expect(education.map((one) => Object.values(one).map(({ value }) => value))).toEqual([
    ['江临大学', '自动化', 'bachelor', '2022-09', '2026-06', '', ''],
  ])
  expect([work[0]!.company.value, work[0]!.position.value, work[0]!.end.value]).toEqual([
    '拓岩机器人',
    '嵌入式开发实习生',
    '2025-09',
  ])
  expect(work[0]!.bullets.map(({ value }) => value)).toEqual([
    '重写关节驱动板的 CAN 通信模块，丢帧率由 0.8% 降到 0.02%。',
  ])
})

it('reads bullets that a pdf draws as those that it writes, and no dots that rate a skill [RES-3]', async () => {
  const told = ['回归测试由 2 天缩短到 3 小时并接入每日构建且覆盖核心流程三十四条用例集合', '同类缺陷数量环比下降 45%']
  const page = [
    ...simple.slice(0, -1),
    ...told.map((text, i) => ({ text, x: 76, y: 220 + 16 * i, size: 10 })),
    { text: '专业技能', x: 60, y: 280, size: 13, isBold: true },
    { text: 'Python', x: 60, y: 300, size: 10 },
    { text: '入门', x: 130, y: 300, size: 10 },
  ]
  const bullets = told.map((_, i) => ({ x: 66, y: 216.4 + 16 * i, size: 3 }))
  const rating = [98, 104, 110].map((x) => ({ x, y: 296.4, size: 4 }))
  const { pages, work } = await reader.read(writePdf([page], 'line', [...bullets, ...rating]), 'student')
  expect(work[0]!.bullets.map(({ value }) => value)).toEqual(told)
  const texts = pages[0]!.runs.map(({ text }) => text)
  expect(texts.filter((text) => text.includes('•'))).toEqual(told.map((text) => `• ${text}`))
})
