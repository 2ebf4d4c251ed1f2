import { describe, expect, it } from 'vitest'
import type { Finding, ParsedResume } from '../../../../contract/parsed-resume.ts'
import { resumeLimits } from '../../../../contract/resume.ts'
import { parsePages } from '../../../../server/areas/resume/parsing/parse-pages.ts'
import { readingOrder } from '../../../../server/areas/resume/parsing/reading-order.ts'
import type { SourcePage, SourceRun } from '../../../../server/areas/resume/reading/source-page.ts'
import { pageOf } from './page.ts'

const read = (lines: readonly string[]) => parsePages([pageOf(lines)])
const plain = (entry: object) =>
  Object.fromEntries(
    Object.entries(entry as Record<string, Finding | Finding[]>).flatMap(([field, one]) => {
      const value = Array.isArray(one) ? one.map(({ value }) => value) : one.value
      return value.length === 0 ? [] : [[field, value]]
    }),
  )

describe('education', () => {
  it.each([
    ['江临大学 | 自动化（本科） | 2022.09 - 2026.06'],
    ['2022.09 - 2026.06 | 江临大学 | 自动化 | 本科'],
    ['江临大学 | 机械学院 | 自动化 | 本科 | 2022.09 - 2026.06'],
    ['2022年9月-2026年6月 江临大学 自动化专业 本科'],
    ['江临大学 | 自动化 | 工学学士 | 2022.09 - 2026.06'],
    ['学校：江临大学 | 专业：自动化 | 学历：本科 | 时间：2022.09-2026.06'],
    ['江临大学，自动化，本科，2022.9-2026.6'],
    ['江临大学自动化专业 | 本科 | 2022/09~2026/06'],
  ])('%s', (line) => {
    expect(read(['教育背景', line]).education.map(plain)).toEqual([
      { school: '江临大学', major: '自动化', degree: 'bachelor', start: '2022-09', end: '2026-06' },
    ])
  })

  it.each([
    [['Bachelor of Science in Biochemistry, Eastmere College | Sep 2021 – Jun 2024']],
    [['Eastmere College | Sep 2021 – Jun 2024', 'B.Sc. in Biochemistry']],
    [['BSc, Biochemistry, Eastmere College | 09/2021 - 06/2024']],
    [['09/2021 - 06/2024', 'Eastmere College', 'Bachelor of Science, Biochemistry']],
  ])('%j', (lines) => {
    expect(read(['EDUCATION', ...lines]).education.map(plain)).toEqual([
      { school: 'Eastmere College', major: 'Biochemistry', degree: 'bachelor', start: '2021-09', end: '2024-06' },
    ])
  })

  it.each([
    '浙江大学',
    '新疆大学',
    'London School of Economics',
    'Universidade de São Paulo',
    'Kolej Matrikulasi Johor',
  ])('takes %s for a school, though a place is in its name', (school) => {
    const [entry] = read(['教育背景', `${school} | 2019.09-2023.06`]).education
    expect(entry!.school.value).toBe(school)
  })

  it('takes a field with a system in it for no faculty', () => {
    const [entry] = read(['教育背景', '江临大学 | 信息管理与信息系统 | 本科 | 2021.09-2025.06']).education
    expect(entry!.major.value).toBe('信息管理与信息系统')
  })

  it('takes a score and a prize of a year below a school for no second school', () => {
    const { education } = read([
      '教育背景',
      '江临大学 | 护理学 | 本科 | 2020.09-2024.06',
      '排名 5/120，国家励志奖学金（2022）',
    ])
    expect(education.map(plain)).toEqual([
      {
        school: '江临大学',
        major: '护理学',
        degree: 'bachelor',
        start: '2020-09',
        end: '2024-06',
        score: '排名 5/120',
        note: '国家励志奖学金（2022）',
      },
    ])
  })

  it.each([
    ['GPA 4.02 / 4.3，系排名 2/98；书卷奖两次', 'GPA 4.02 / 4.3，系排名 2/98'],
    ['GPA: 3.6 / 4.3', 'GPA: 3.6 / 4.3'],
    ['Animation. GPA 4.1 out of 4.5', 'GPA 4.1 out of 4.5'],
    ['Bachelor of Agricultural Science (CGPA: 3.45)', 'CGPA: 3.45'],
  ])('reads the score in %s', (line, score) => {
    const [entry] = read(['教育背景', '江临大学 | 2020.09-2024.06', line]).education
    expect(entry!.score.value).toBe(score)
    expect(entry!.major.value).not.toMatch(/奖|GPA/)
  })

  it('takes the class of a scholarship for no score, and honours for no field', () => {
    const [entry] = read([
      'EDUCATION',
      'Eastmere College | Sep 2021 – Jun 2023',
      'Bachelor of Landscape Architecture (Honours)',
      'GPA: 3.8/4.0; Scholarship: First-class Academic Scholarship',
    ]).education
    expect([entry!.major.value, entry!.score.value]).toEqual(['Landscape Architecture', 'GPA: 3.8/4.0'])
  })

  it('takes a town beside a school for no field', () => {
    const [entry] = read([
      'EDUCATION',
      'Eastmere College | Lyon, France',
      'Master in Physics | Sep 2021 – Jun 2023',
    ]).education
    expect([entry!.school.value, entry!.major.value]).toEqual(['Eastmere College', 'Physics'])
  })

  it("reads a table's rows without the names of its columns", () => {
    const { education } = read([
      '學歷',
      '學校 | 科系 | 學位 | 期間',
      '江臨大學 | 法律學系 | 碩士 | 2022/09–2025/01',
      '東湖大學 | 法律學系 | 學士 | 2018/09–2022/06',
    ])
    const { work } = read(['經歷', '公司 | 職稱 | 期間', '東湖法院 | 法官助理實習 | 2023/07–2023/08'])
    expect(work.map(({ company }) => company.value)).toEqual(['東湖法院'])
    expect(education.map(({ school, major }) => [school.value, major.value])).toEqual([
      ['江臨大學', '法律學系'],
      ['東湖大學', '法律學系'],
    ])
  })

  it('keeps scores and courses apart, and says where an end is open', () => {
    const [entry] = read([
      '教育背景',
      '江临大学 | 自动化 | 硕士 | 2023.09 - 至今',
      'GPA：3.8/4.0，专业排名 3/78',
      '主修课程：现代控制理论、机器学习',
    ]).education
    expect(plain(entry!)).toEqual({
      school: '江临大学',
      major: '自动化',
      degree: 'master',
      start: '2023-09',
      end: 'present',
      score: 'GPA：3.8/4.0，专业排名 3/78',
      note: '主修课程：现代控制理论、机器学习',
    })
    expect(entry!.end.doubt).toBe('noEnd')
  })
})

describe('work', () => {
  const expected = [
    {
      kind: 'internship',
      company: '拓岩机器人有限公司',
      position: '嵌入式开发实习生',
      start: '2025-06',
      end: '2025-09',
      bullets: ['重写 CAN 通信模块', '搭建测试台'],
    },
  ]
  const bullets = ['• 重写 CAN 通信模块', '• 搭建测试台']
  it.each([
    [['拓岩机器人有限公司 | 嵌入式开发实习生 | 2025.06-2025.09']],
    [['2025.06-2025.09 | 嵌入式开发实习生 | 拓岩机器人有限公司']],
    [['拓岩机器人有限公司 | 2025.06-2025.09', '嵌入式开发实习生']],
    [['拓岩机器人有限公司', '嵌入式开发实习生 | 2025.06-2025.09']],
    [['2025年6月-2025年9月', '拓岩机器人有限公司 嵌入式开发实习生']],
    [['拓岩机器人有限公司 - 嵌入式开发实习生（2025.06 - 2025.09）']],
    [['2025.06-2025.09', '公司名称：拓岩机器人有限公司', '职位名称：嵌入式开发实习生', '工作内容：']],
    [['**拓岩机器人有限公司嵌入式开发实习生 | 2025.06-2025.09']],
  ])('%j', (heads) => {
    expect(read(['实习经历', ...heads, ...bullets]).work.map(plain)).toEqual(expected)
  })

  it('guesses by order where no word tells, and says so', () => {
    const [entry] = read(['工作经历', '云杉 | 内容运营 | 2023.07-2023.10', '1. 写稿']).work
    expect([entry!.company.value, entry!.company.doubt]).toEqual(['云杉', 'unlabelled'])
    expect([entry!.position.value, entry!.position.doubt]).toEqual(['内容运营', null])
  })

  it('takes work from afar for no town, and a farm or station for where somebody works', () => {
    const { work } = read([
      '工作經歷',
      'United Volunteers | Remote Translator | Oct 2024 – Present',
      '• Translated 42 pages',
      '行政院臺中區農業改良場 研究助理（兼任） | 2023/10～2025/06',
      '● 管理溫室 3 棟',
    ])
    expect(work.map(({ company, position, city }) => [company.value, position.value, city.value])).toEqual([
      ['United Volunteers', 'Remote Translator', ''],
      ['行政院臺中區農業改良場', '研究助理（兼任）', ''],
    ])
  })

  it('prefers what is a company on the next line to a ward or team on the first', () => {
    const [entry] = read([
      'CLINICAL PLACEMENTS',
      'Student Nurse, Ward 12 (Cardiology) | Jan 2024 – Apr 2024',
      'Leeds General Infirmary, Leeds',
      '• Cared for a caseload of 6 patients',
    ]).work
    expect(plain(entry!)).toEqual({
      kind: 'internship',
      company: 'Leeds General Infirmary',
      position: 'Student Nurse',
      start: '2024-01',
      end: '2024-04',
      bullets: ['Cared for a caseload of 6 patients'],
    })
  })

  it.each([
    [
      [
        '南湖出行 | 2024.06-2024.12',
        '商业分析实习生 | 2024.10-2024.12',
        '• 搭看板',
        '产品实习生 | 2024.06-2024.09',
        '• 写 PRD',
      ],
      [
        ['南湖出行', '商业分析实习生'],
        ['南湖出行', '产品实习生'],
      ],
    ],
    [
      [
        'Halden Robotics GmbH',
        'Software Engineer Intern | 05/2024 – 10/2024',
        '• Cut it',
        'Research Assistant | 11/2023 – 04/2024',
        '• Sorted',
      ],
      [
        ['Halden Robotics GmbH', 'Software Engineer Intern'],
        ['Halden Robotics GmbH', 'Research Assistant'],
      ],
    ],
    [
      [
        'Halden Studio | Mar 2024 - Present',
        'Junior Animator',
        '• Drew',
        'Freelance Illustrator | 2021 - 2023',
        '• Sold',
      ],
      [
        ['Halden Studio', 'Junior Animator'],
        ['', 'Freelance Illustrator'],
      ],
    ],
  ])('tells whose the roles below each other are: %j', (lines, expectedPairs) => {
    const { work } = read(['工作经历', ...lines])
    expect(work.map(({ company, position }) => [company.value, position.value])).toEqual(expectedPairs)
    expect(work[1]!.company.doubt).toBe(work[1]!.company.value === '' ? null : 'unlabelled')
  })

  it('reads a name over more than one entry to its own entry', () => {
    const { work } = read([
      '实习经历',
      '德信会计师事务所',
      '审计实习生 | 2024.12-2025.03',
      '参与三家公司的年报审计',
      '浦东农商银行',
      '大堂经理助理 | 2023.07-2023.08',
      '引导客户使用智能柜台',
    ])
    expect(work.map(({ company, position, bullets: own }) => [company.value, position.value, own.length])).toEqual([
      ['德信会计师事务所', '审计实习生', 1],
      ['浦东农商银行', '大堂经理助理', 1],
    ])
  })
})

describe('projects', () => {
  it.each([
    [['双轮足机器人平衡控制 | 负责人 | 2024.09-2025.05']],
    [['2024.09-2025.05 双轮足机器人平衡控制 负责人']],
    [['双轮足机器人平衡控制 | 2024.09-2025.05', '负责人']],
    [['2024.09-2025.05', '项目名称：双轮足机器人平衡控制', '担任角色：负责人']],
    [['【双轮足机器人平衡控制｜负责人】 2024.09——2025.05']],
  ])('%j', (heads) => {
    expect(read(['项目经历', ...heads, '• 设计主控']).project.map(plain)).toEqual([
      { name: '双轮足机器人平衡控制', role: '负责人', start: '2024-09', end: '2025-05', bullets: ['设计主控'] },
    ])
  })

  it.each(['MiniRaft（github.com/zhaoqh/miniraft） | 2024.01', 'MiniRaft github.com/zhaoqh/miniraft 2024.01'])(
    'parts a name from the address beside it: %s',
    (head) => {
      const [entry] = read(['项目经历', head, '• 用 Go 实现']).project
      expect([entry!.name.value, entry!.link.value]).toEqual(['MiniRaft', 'github.com/zhaoqh/miniraft'])
    },
  )

  it('reads a role in brackets behind a name', () => {
    const [entry] = read(['项目经历', '居家自测依从性调查（负责人） | 2022.03 - 2023.03', '• 设计问卷']).project
    expect([entry!.name.value, entry!.role.value]).toEqual(['居家自测依从性调查', '负责人'])
  })

  it('begins a new one without a date where a name follows what was told', () => {
    const { project } = read(['项目经历', '**图书检索系统', '• 用倒排索引', '**校园地图', '• 画了 12 张图'])
    expect(project.map(({ name, bullets }) => [name.value, bullets.length])).toEqual([
      ['图书检索系统', 1],
      ['校园地图', 1],
    ])
  })
})

const wide = '完成了三家上市公司的年报审计并且负责货币资金与固定资产等科目的底稿编制工作同时整理'

describe('bullets', () => {
  it('joins lines that were wrapped, and keeps apart those that were not', () => {
    const { work } = read([
      '实习经历',
      '德信会计师事务所 | 审计实习生 | 2024.12-2025.03',
      `• ${wide}${'又'.repeat(8)}`,
      '了函证',
      '• 赴仓库监盘',
    ])
    expect(work[0]!.bullets.map(({ value, doubt }) => [value.length, doubt])).toEqual([
      [wide.length + 11, 'twoLines'],
      [5, null],
    ])
  })

  it.each(['•', '●', '▪', '-', '–', '*', '➢', '◆', '1.', '1、', '（1）', '①', '✓', '\uf06c'])(
    'takes %s for a bullet',
    (glyph) => {
      const { work } = read(['实习经历', '德信事务所 | 审计实习生 | 2024.12-2025.03', `${glyph} 参与年报审计`])
      expect(work[0]!.bullets.map(({ value }) => value)).toEqual(['参与年报审计'])
    },
  )

  it('cuts what is too long, and says so', () => {
    const long = '很长的一句话'.repeat(50)
    const page = pageOf(['实习经历', '德信事务所 | 审计实习生 | 2024.12-2025.03', `• ${long}`])
    const bullet = parsePages([page]).work[0]!.bullets[0]!
    expect([bullet.value, bullet.doubt]).toEqual([long.slice(0, resumeLimits.bullet), 'shortened'])
  })
})

describe('lists', () => {
  it.each([
    [
      'First Prize, National Electronics Design Contest, Aug 2025',
      ['First Prize, National Electronics Design Contest'],
    ],
    ["Dean's List 2023, National Scholarship 2024", ["Dean's List", 'National Scholarship']],
  ])('reads the awards of %s', (line, titles) => {
    expect(read(['Awards', line]).awards.map(({ title }) => title.value)).toEqual(titles)
  })

  it('tells skills, languages, certificates and awards apart within one section', () => {
    const { skills, languages, certificates, awards } = read([
      '技能证书',
      '语言：英语（CET-6 560分）、普通话二级甲等',
      '专业技能：熟练使用 Python，了解 Docker',
      '证书：护士执业资格证书',
      '荣誉：国家奖学金（2023年）',
    ])
    expect(skills.map(plain)).toEqual([
      { name: 'Python', level: 'proficient' },
      { name: 'Docker', level: 'basic' },
    ])
    expect(languages.map(plain)).toEqual([
      { language: '英语', certificate: 'CET-6', score: '560' },
      { language: '普通话', certificate: '普通话二级甲等' },
    ])
    expect(certificates.map(plain)).toEqual([{ name: '护士执业资格证书' }])
    expect(awards.map(plain)).toEqual([{ title: '国家奖学金', date: '2023' }])
  })
})

describe('one item of a list', () => {
  it.each([
    ['Python; Mandarin (native), English (TOEIC 945)', ['Mandarin', 'English']],
    ['Malay – Native', ['Malay']],
    ['维吾尔语（母语）', ['维吾尔语']],
    ['Irish (conversational), French (B1)', ['Irish', 'French']],
    ['Dutch: Native', ['Dutch']],
  ])('%s tells of languages', (line, languages) => {
    const found = read(['SKILLS', line])
    expect(found.languages.map(({ language }) => language.value)).toEqual(languages)
    expect([...found.certificates, ...found.awards]).toEqual([])
  })

  it('takes a skill with a language in its name for a skill', () => {
    const { skills, languages } = read(['专业技能', '民商法、法律英文'])
    expect([skills.map(({ name }) => name.value), languages]).toEqual([['民商法', '法律英文'], []])
  })

  it('takes a score behind a certificate for its own', () => {
    const { languages, skills } = read(['证书', 'CET-6：478'])
    expect(languages.map(plain)).toEqual([{ language: '英语', certificate: 'CET-6', score: '478' }])
    expect(skills).toEqual([])
  })

  it.each([
    ['SolidWorks：精通', { name: 'SolidWorks', level: 'expert' }],
    ['CAD：★★★★☆', { name: 'CAD' }],
  ])('%s names a skill and how well', (line, skill) => {
    expect(read(['专业技能', line]).skills.map(plain)).toEqual([skill])
  })

  it('keeps a date behind a comma with what it is of', () => {
    expect(read(['CERTIFICATIONS', 'Immediate Life Support, March 2023']).certificates.map(plain)).toEqual([
      { name: 'Immediate Life Support', date: '2023-03' },
    ])
  })
})

const run = (text: string, x: number, y: number): SourceRun => ({
  text,
  x,
  y,
  size: 10,
  isBold: false,
  width: text.length * 10,
  height: 12,
})
const texts = (pages: readonly SourcePage[]) => readingOrder(pages).map(({ piece }) => piece.text.replaceAll('\t', '|'))
const page = (runs: SourceRun[]): SourcePage => ({ width: 595, height: 842, runs, pictures: [] })

describe('reading order', () => {
  it('reads two columns one after the other, though their lines stand at the same heights', () => {
    const left = ['联系方式', '电话一二三', '专业技能', '画图', '写字']
    const right = ['教育背景', '江临大学读书四年', '实习经历', '拓岩机器人有限公司', '写了程序']
    const runs = left.flatMap((text, i) => [run(text, 50, 100 + 16 * i), run(right[i]!, 220, 100 + 16 * i)])
    expect(texts([page(runs)])).toEqual([...left, ...right])
  })

  it('reads a column on the next page before the one beside it', () => {
    const first = ['专业技能', '画图', '写字', '唱歌'].map((text, i) => run(text, 50, 700 + 16 * i))
    const second = ['获奖情况', '一等奖', '二等奖', '三等奖'].map((text, i) => run(text, 50, 60 + 16 * i))
    const beside = ['教育背景', '江临大学', '自动化', '本科读了四年'].map((text, i) => run(text, 220, 700 + 16 * i))
    const after = ['实习经历', '拓岩公司', '工程师做事', '写了程序'].map((text, i) => run(text, 220, 60 + 16 * i))
    expect(texts([page([...first, ...beside]), page([...second, ...after])])).toEqual(
      [...first, ...second, ...beside, ...after].map(({ text }) => text),
    )
  })

  it('reads times at the side with what they belong to', () => {
    const runs = ['2020.09-2024.06', '2018.09-2020.06', '2015.09-2018.06', '2012.09-2015.06'].flatMap((time, i) => [
      run(time, 50, 100 + 40 * i),
      run('江临大学', 220, 100 + 40 * i),
      run('自动化', 220, 116 + 40 * i),
    ])
    expect(texts([page(runs)]).slice(0, 3)).toEqual(['2020.09-2024.06|江临大学', '自动化', '2018.09-2020.06|江临大学'])
  })

  it('reads labels of a form whose letters stand below each other in the middle of their cells', () => {
    const label = (text: string, middle: number) =>
      Array.from(text, (letter, i) => run(letter, 55, middle + (i - (text.length - 1) / 2) * 13))
    const lines = (all: readonly string[], y: number) => all.map((text, i) => run(text, 90, y + 16 * i))
    const study = ['2021.09-2025.06 江北大学 土木工程 本科', '绩点很高', '课程很多', '辅修也有', '语言不错']
    const labour = ['2024.06-2024.09 江北建工集团 施工员', '1. 协助测量', '2. 编制日志', '3. 参加例会', '4. 写总结']
    const order = texts([
      page([...label('教育背景', 132), ...lines(study, 100), ...label('实习经历', 232), ...lines(labour, 200)]),
    ])
    expect(order).toEqual([`教育背景|${study[0]}`, ...study.slice(1), `实习经历|${labour[0]}`, ...labour.slice(1)])
  })

  it('leaves out what every page repeats', () => {
    const sheet = (number: number) =>
      page([run('林知夏的简历', 400, 20), run(`正文第${number}段在这里`, 50, 300), run(`第 ${number} 页`, 280, 820)])
    expect(texts([sheet(1), sheet(2)])).toEqual(['林知夏的简历', '正文第1段在这里', '正文第2段在这里'])
  })
})

const findingsIn = (value: unknown): Finding[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('places' in value && 'doubt' in value) return [value as Finding]
  return Object.values(value).flatMap(findingsIn)
}

it('says nothing without a place in the file, and lists what it did not understand', () => {
  const resume: ParsedResume = read([
    '林知夏',
    '电话：13855501726',
    '教育背景',
    '江临大学 | 自动化 | 本科 | 2022.09-2026.06',
    '兴趣爱好',
    '喜欢在雨天修理收音机',
  ])
  const { pages, unread, ...fields } = resume
  const said = findingsIn(fields).filter(({ value }) => value !== '')
  expect(said).toHaveLength(7)
  for (const { places } of said) {
    expect(places.length).toBeGreaterThan(0)
    for (const { page: number, run: index } of places) expect(pages[number]!.runs[index]).toBeDefined()
  }
  expect(unread).toEqual([{ page: 0, picture: null, text: '喜欢在雨天修理收音机', places: [{ page: 0, run: 8 }] }])
})

it('lists pictures that take up much of a page', () => {
  const picture = { x: 50, y: 400, width: 400, height: 300 }
  const small = { x: 450, y: 40, width: 80, height: 100 }
  expect(parsePages([{ ...pageOf(['林知夏']), pictures: [small, picture] }]).unread).toEqual([
    { page: 0, picture: 1, text: '' },
  ])
})

it('takes what stands at the top of the second column for the person, not for what the first ended with', () => {
  const left = ['专业技能', '画图', '写字', '获奖情况', '校级一等奖学金'].map((text, i) => run(text, 50, 103 + 18 * i))
  const right = [
    '林知夏',
    '嵌入式开发工程师',
    '13855501726',
    '教育背景',
    '江临大学 自动化 本科 2022.09-2026.06',
    '成绩很好的学生',
  ]
  const runs = right.map((text, i) => run(text, 220, 100 + 16 * i))
  const resume = parsePages([page([...left, ...runs])])
  expect(resume.basic.name.value).toBe('林知夏')
  expect(resume.awards.map(({ title }) => title.value)).toEqual(['校级一等奖学金'])
  expect(resume.education.map(({ school }) => school.value)).toEqual(['江临大学'])
})

describe('an English resume', () => {
  const bullet = '- Rewrote the CAN driver of the joint board, loss from 0.8% to 0.02%.'
  const stay = {
    kind: 'internship',
    company: 'Tuoyan Robotics',
    position: 'Embedded Software Intern',
    city: 'Shanghai',
    start: '2025-06',
    end: '2025-09',
    bullets: ['Rewrote the CAN driver of the joint board, loss from 0.8% to 0.02%.'],
  }

  it.each([
    [['Tuoyan Robotics    Jun 2025 – Sep 2025', 'Embedded Software Intern, Shanghai']],
    [['Tuoyan Robotics, Shanghai    Jun 2025 – Sep 2025', 'Embedded Software Intern']],
    [['Tuoyan Robotics, Jun 2025 – Sep 2025', 'Embedded Software Intern | Shanghai']],
    [['Tuoyan Robotics', 'Jun 2025 – Sep 2025', 'Embedded Software Intern', 'Shanghai']],
  ])('has the company, then the post and the city: %j', (lines) => {
    expect(read(['WORK EXPERIENCE', ...lines, bullet]).work.map(plain)).toEqual([stay])
  })

  it('has no post in a line that tells a deed', () => {
    const line = 'Certified 12 boards for the team'
    const [work] = read(['WORK EXPERIENCE', 'Tuoyan Robotics, Tester    Jun 2025 – Sep 2025', line, bullet]).work
    expect(plain(work!)).toMatchObject({ position: 'Tester', bullets: [line, stay.bullets[0]] })
  })

  it.each(['Zhixia "Lily" Lin', 'Zhixia “Lily” Lin', "Zhixia 'Lily' Lin"])(
    'has a name together with a nickname: %s',
    (name) => {
      expect(read([name, 'lily@example.test', 'EDUCATION', 'Jianglin University']).basic.name.value).toBe(name)
      expect(read([`Name: ${name}`, 'EDUCATION', 'Jianglin University']).basic.name.value).toBe(name)
    },
  )
})

describe('skills and certificates under one heading', () => {
  it('are told apart by their labels and levels, which are not part of their names', () => {
    const { skills, certificates, languages } = read([
      '技能证书',
      '证书：初级会计职称、证券从业资格证',
      '软件：Excel（熟练）、Python（了解）、SQL',
      '熟练 C/C++，熟悉 MATLAB',
      '语言：英语 CET-6 587',
    ])
    expect(certificates.map(plain)).toEqual([{ name: '初级会计职称' }, { name: '证券从业资格证' }])
    expect(skills.map(plain)).toEqual([
      { name: 'Excel', level: 'proficient' },
      { name: 'Python', level: 'basic' },
      { name: 'SQL' },
      { name: 'C/C++', level: 'proficient' },
      { name: 'MATLAB', level: 'familiar' },
    ])
    expect(languages.map(plain)).toEqual([{ language: '英语', certificate: 'CET-6', score: '587' }])
  })
})
