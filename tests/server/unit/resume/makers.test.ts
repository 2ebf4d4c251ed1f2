import { describe, expect, it } from 'vitest'
import type { Place } from '../../../../contract/parsed-resume.ts'
import { parsePages } from '../../../../server/areas/resume/parsing/parse-pages.ts'
import type { SourceRun } from '../../../../server/areas/resume/reading/source-page.ts'
import { pageOf } from './page.ts'

/** As makers of resumes lay pages out, the product's own among them. */

type Cell = readonly [text: string, x: number, style?: 'bold' | 'large']
const RIGHT = 550

/** Lines of cells where they stand; what begins at `RIGHT` ends there instead. */
function laidOut(lines: readonly (readonly Cell[])[]) {
  const runs = lines.flatMap((cells, i) =>
    cells.map(([text, x, style]): SourceRun => {
      const [own] = pageOf([text]).runs
      const size = style === 'large' ? 13 : 10
      const left = x === RIGHT ? RIGHT - own!.width : x
      return { ...own!, size, isBold: style !== undefined, x: left, y: 40 + 18 * i }
    }),
  )
  return parsePages([{ width: 595, height: 842, runs, pictures: [] }])
}

const valuesOf = (entry: object) => Object.values(entry as Record<string, { value: string }>).map(({ value }) => value)

describe('headings in a column beside what they name', () => {
  const page = laidOut([
    [['林知夏', 45, 'large']],
    [
      ['教育经历', 45, 'bold'],
      ['江临大学 自动化 · 本科', 150],
      ['2023.09 – 2027.06', RIGHT],
    ],
    [['3.82/4.0，专业 6/118', 150]],
    [['数据结构 96、操作系统 94', 150]],
    [
      ['项目经历', 45, 'bold'],
      ['「拾光」二手书平台', 150],
      ['2025.10 – 2026.01', RIGHT],
    ],
    [['• 压测每秒 800 次请求下零超卖', 150]],
    [
      ['证书', 45, 'bold'],
      ['软件设计师（中级）', 150],
      ['2025.05', RIGHT],
    ],
    [
      ['荣誉奖项', 45, 'bold'],
      ['程序设计竞赛区域赛铜奖 竞赛组委会', 150],
      ['2025.11', RIGHT],
    ],
    [
      ['国家励志奖学金  教育部', 150],
      ['2025.10', RIGHT],
    ],
    [
      ['数学建模竞赛省一等奖', 150],
      ['2024.11', RIGHT],
    ],
  ])

  it('may be short [RES-3]', () => {
    expect(page.certificates.map(valuesOf)).toEqual([['软件设计师（中级）', '', '2025-05']])
  })

  it('have items of which each has its date at the margin [RES-3]', () => {
    expect(page.awards.map(valuesOf)).toEqual([
      ['程序设计竞赛区域赛铜奖', '竞赛组委会', '2025-11', ''],
      ['国家励志奖学金', '教育部', '2025-10', ''],
      ['数学建模竞赛省一等奖', '', '2024-11', ''],
    ])
  })

  it('have a rank that is of the score alone, and a name with both its quotes [RES-3]', () => {
    const [{ score, note }] = page.education as [(typeof page.education)[0]]
    expect([score.value, note.value]).toEqual(['3.82/4.0，专业 6/118', '数据结构 96、操作系统 94'])
    expect(page.project.map(({ name }) => name.value)).toEqual(['「拾光」二手书平台'])
  })
})

describe('a narrow column', () => {
  it('keeps each item with the lines below it [RES-3]', () => {
    const { certificates, awards, languages } = laidOut([
      [['林知夏', 45, 'large']],
      [['语言能力', 45, 'large']],
      [['英语', 45, 'bold']],
      [['流利、可阅读英文手册、大学英语六级 572', 45]],
      [['证书', 45, 'large']],
      [['专业技术资格（中级）软件设计师', 45]],
      [['工业和信息化部', 45]],
      [['2025.05', 45]],
      [['荣誉奖项', 45, 'large']],
      [['区域赛铜奖', 45]],
      [['竞赛组委会', 45]],
      [['2025.11', 45]],
      [['国家励志奖学金', 45]],
      [['2025.10', 45]],
      [['校级程序设计竞赛软件组团体全国总决赛网络赛暨冬季学期阶段赛一等奖', 45]],
      [['教育部', 45]],
      [['2024.11', 45]],
    ])
    expect(languages.map(valuesOf)).toEqual([['英语', '流利', '大学英语六级', '572']])
    expect(certificates.map(valuesOf)).toEqual([['专业技术资格（中级）软件设计师', '工业和信息化部', '2025-05']])
    expect(awards.map(valuesOf)).toEqual([
      ['区域赛铜奖', '竞赛组委会', '2025-11', ''],
      ['国家励志奖学金', '', '2025-10', ''],
      ['校级程序设计竞赛软件组团体全国总决赛网络赛暨冬季学期阶段赛一等奖', '教育部', '2024-11', ''],
    ])
  })

  it('takes the first word of a list for no heading [RES-3]', () => {
    const { languages, awards } = laidOut([
      [['林知夏', 45, 'large']],
      [['荣誉奖项', 45, 'large']],
      [['国家励志奖学金', 45]],
      [['语言能力', 45, 'large']],
      [['德语', 45, 'bold']],
      [['日常交流', 45]],
    ])
    expect(languages.map(({ language }) => language.value)).toContain('德语')
    expect(awards).toHaveLength(1)
  })
})

describe('links', () => {
  it.each([
    ['代码仓库 code.example.com/lin', '代码仓库'],
    ['GitHub github.com/lin', 'GitHub'],
    ['作品集：works.example.com/lin', '作品集'],
    ['code.example.com/lin', ''],
  ])('are called as what stands in front of them: %s [RES-3]', (text, label) => {
    const { links } = laidOut([[['林知夏', 45, 'large']], [[text, 45]]])
    expect(links.map((link) => link.label.value)).toEqual([label])
  })
})

describe('skills with their level behind them', () => {
  it.each([
    [
      'Java / Spring Boot（精通）、React Native / Flutter / Electron（熟悉）、Linux 与 Docker（熟练）',
      [
        ['Java / Spring Boot', 'expert'],
        ['React Native / Flutter / Electron', 'familiar'],
        ['Linux 与 Docker', 'proficient'],
      ],
    ],
    ['Java / Spring Boot (expert)', [['Java / Spring Boot', 'expert']]],
    [
      'Java / Python',
      [
        ['Java', ''],
        ['Python', ''],
      ],
    ],
  ])('are as they are written: %s [RES-3]', (text, skills) => {
    expect(laidOut([[['专业技能', 45, 'large']], [[text, 45]]]).skills.map(valuesOf)).toEqual(skills)
  })
})

describe('a head that says once more what stands below', () => {
  const { basic, education, unread, pages } = laidOut([
    [['林知夏', 45, 'large']],
    [['女 · 21 岁', 45]],
    [
      ['13855501726', 45],
      ['江临大学 · 本科', 150],
      ['2027.06 毕业', 300],
      ['From 江苏苏州', 400],
    ],
    [
      ['每周可实习四天', 45],
      ['linzhixia@jianglin.example', 300],
    ],
    [['教育经历', 45, 'bold']],
    [
      ['江临大学', 45],
      ['自动化', 150],
      ['本科', 250],
      ['2023.09 – 2027.06', RIGHT],
    ],
  ])

  it('is read there as well, and what is new in it is not [RES-3]', () => {
    const textsOf = ({ places }: { places: { page: number; run: number }[] }) =>
      places.map(({ page, run }) => pages[page]!.runs[run]!.text)
    expect(education).toHaveLength(1)
    expect(textsOf(education[0]!.school)).toEqual(['江临大学', '江临大学 · 本科'])
    expect(textsOf(education[0]!.end)).toEqual(['2023.09 – 2027.06', '2027.06 毕业'])
    expect(unread.map(({ text }) => text)).toEqual(['每周可实习四天'])
    expect([basic.sex.value, basic.hometown.value]).toEqual(['1', '江苏苏州'])
  })
})

it('skills in a row beside the name of their group are not called as it is [RES-3]', () => {
  const { skills } = laidOut([
    [['专业技能', 45, 'large']],
    [
      ['编程语言', 45],
      ['C / C++、Python', 150],
    ],
    [
      ['嵌入式（熟练）', 45],
      ['STM32、FreeRTOS', 150],
    ],
  ])
  expect(skills.map(valuesOf)).toEqual([
    ['C / C++', ''],
    ['Python', ''],
    ['STM32', 'proficient'],
    ['FreeRTOS', 'proficient'],
  ])
})

it('a date that a paragraph has on two lines is one [RES-3]', () => {
  const page = pageOf(['项目经历', '平衡控制 | 负责人 | Sep 2024', '– May 2025', '• 跌落后 0.9 秒恢复平衡'])
  const runs = page.runs.map((run): SourceRun => (run.text.startsWith('–') ? { ...run, continues: true } : run))
  const [one] = parsePages([{ ...page, runs }]).project
  expect([one!.name.value, one!.start.value, one!.end.value]).toEqual(['平衡控制', '2024-09', '2025-05'])
  expect(one!.bullets.map(({ value }) => value)).toEqual(['跌落后 0.9 秒恢复平衡'])
})

it('a name in letters set apart has nothing of what stands behind it [RES-3]', () => {
  for (const facts of ['女 · 21 岁', '21 岁', '共青团员', '']) {
    const { basic } = laidOut([
      [[`林 知 夏 ${facts}`.trim(), 45, 'large']],
      [
        ['13855501726', 45],
        ['籍贯 澄州', 200],
      ],
    ])
    expect([basic.name.value, basic.hometown.value], facts).toEqual(['林知夏', '澄州'])
  }
})

describe('awards in lines of their own', () => {
  it('are told of below, and are no more for that [RES-3]', () => {
    const { awards } = laidOut([
      [['荣誉奖项', 45, 'large']],
      [
        ['电子设计竞赛一等奖 竞赛组委会', 45],
        ['2025.08', RIGHT],
      ],
      [['队长，负责电控', 45]],
      [
        ['校长奖学金  全校 10 人', 45],
        ['2024.11', RIGHT],
      ],
      [['校运动会接力第一名', 45]],
    ])
    expect(awards.map(valuesOf)).toEqual([
      ['电子设计竞赛一等奖', '竞赛组委会', '2025-08', '队长，负责电控'],
      ['校长奖学金', '', '2024-11', '全校 10 人'],
      ['校运动会接力第一名', '', '', ''],
    ])
  })

  it('are one with the grade behind a wide space, and two where each has its name [RES-3]', () => {
    const titles = (text: string) =>
      laidOut([[['荣誉奖项', 45, 'large']], [[text, 45]]]).awards.map(({ title }) => title.value)
    expect(titles('机器人大赛  全国一等奖  2025.08')).toEqual(['机器人大赛 全国一等奖'])
    expect(titles('机器人大赛一等奖  三好学生')).toEqual(['机器人大赛一等奖', '三好学生'])
  })
})

it('skills below the bold name of their group have its level and not its name [RES-3]', () => {
  const { skills, unread } = laidOut([
    [['专业技能', 45, 'large']],
    [['嵌入式（熟练）', 45, 'bold']],
    [['STM32、FreeRTOS', 45]],
    [['编程工具', 45, 'bold']],
    [['Git', 45]],
  ])
  expect(skills.map(valuesOf)).toEqual([
    ['STM32', 'proficient'],
    ['FreeRTOS', 'proficient'],
    ['Git', ''],
  ])
  expect(unread).toEqual([])
})

it('a word behind company and position at a dot is the town, though nobody knows it [RES-3]', () => {
  const [work] = laidOut([
    [['实习经历', 45, 'large']],
    [
      ['拓岩机器人 嵌入式开发实习生 · 江临', 45],
      ['2025.06 – 2025.09', RIGHT],
    ],
    [['• 重写通信模块', 45]],
  ]).work
  expect([work!.position.value, work!.city]).toEqual([
    '嵌入式开发实习生',
    { value: '江临', places: [{ page: 0, run: 1, from: 17, to: 19 }], doubt: 'unlabelled' },
  ])
})

it('an address on the line below a project is its link [RES-3]', () => {
  const [project] = laidOut([
    [['项目经历', 45, 'large']],
    [
      ['平衡控制 负责人 ·', 45],
      ['2024.09 – 2025.05', RIGHT],
    ],
    [['gitea.example/lzx/balance', 45]],
    [['• 跌落后 0.9 秒恢复平衡', 45]],
  ]).project
  expect([project!.link.value, project!.bullets.map(({ value }) => value)]).toEqual([
    'gitea.example/lzx/balance',
    ['跌落后 0.9 秒恢复平衡'],
  ])
})

describe('names and dates by turns', () => {
  const awardsIn = (text: string) =>
    laidOut([[['荣誉奖项', 45, 'large']], [[text, 45]]]).awards.map(({ title, date }) => [title.value, date.value])
  const two = [
    ['校一等奖学金', '2023-11'],
    ['国家励志奖学金', '2022-10'],
  ]

  it.each([
    ['2023.11 校一等奖学金　2022.10 国家励志奖学金', two],
    ['• 2023.11 校一等奖学金 2022.10 国家励志奖学金', two],
    ['校一等奖学金 2023.11 国家励志奖学金 2022.10', two],
    ['2022.10、2023.11 国家励志奖学金', [['国家励志奖学金', '2023-11']]],
    ['国家励志奖学金 2022.10-2023.11', [['国家励志奖学金', '2022-10']]],
  ])('are awards of which each has its own: %s [RES-3]', (text, awards) => {
    expect(awardsIn(text)).toEqual(awards)
  })
})

it('names of skills that begin as those of certificates do are skills [RES-3]', () => {
  const { skills, certificates } = laidOut([[['专业技能', 45, 'large']], [['CMake、FreeRTOS、FRM', 45]]])
  expect(skills.map(({ name }) => name.value)).toEqual(['CMake', 'FreeRTOS'])
  expect(certificates.map(({ name }) => name.value)).toEqual(['FRM'])
})

describe('a line about a school', () => {
  it.each([
    ['GPA 3.72/4.0，主修课程：自动控制原理、嵌入式系统', 'GPA 3.72/4.0', '主修课程：自动控制原理、嵌入式系统'],
    ['主修课程：自动控制原理 95；GPA 3.72/4.0', 'GPA 3.72/4.0', '主修课程：自动控制原理 95'],
    ['平均成绩 89 分，获国家励志奖学金一次', '平均成绩 89 分', '获国家励志奖学金一次'],
    ['绩点：3.8/4.0（前 5%） 主修课程：数据结构', '绩点：3.8/4.0（前 5%）', '主修课程：数据结构'],
    ['主修课程：自动控制原理、嵌入式系统。', '', '主修课程：自动控制原理、嵌入式系统。'],
  ])('is a score or a note, never both: %s [RES-3]', (text, score, note) => {
    const [school] = laidOut([
      [['教育背景', 45, 'large']],
      [['江临大学 自动化 本科 2022.09 - 2026.06', 45]],
      [[text, 45]],
    ]).education
    expect([school!.score.value, school!.note.value]).toEqual([score, note])
  })
})

it('places are those of the words that were read, and of lines that were not [RES-3]', () => {
  const { positions, hopes, unread, pages } = laidOut([
    [['林知夏', 45, 'large']],
    [['求职意向：嵌入式开发工程师 · 苏州 · 全职 · 喜欢加班', 45]],
    [['教育经历', 45, 'large']],
    [['江临大学 自动化 本科 2022.09 - 2026.06', 45]],
    [['兴趣爱好', 45, 'large']],
    [['收音机与雨天', 45]],
  ])
  const wordsAt = (places: readonly Place[] = []) =>
    places.map(({ page, run, from, to }) => pages[page]!.runs[run]!.text.slice(from, to))
  expect(wordsAt(positions[0]!.places)).toEqual(['嵌入式开发工程师'])
  expect(hopes!.cities.map(({ places }) => wordsAt(places))).toEqual([['苏州']])
  expect(wordsAt(hopes!.hope.places)).toEqual(['全职'])
  expect(unread.map(({ places }) => wordsAt(places))).toEqual([['收音机与雨天']])
})
