import { describe, expect, it } from 'vitest'
import { parsePages } from '../../../../server/areas/resume/parsing/parse-pages.ts'
import { pageOf } from './page.ts'

const read = (...lines: string[]) => parsePages([pageOf(lines)])

describe('how well somebody knows something is said of each skill by itself [RES-3]', () => {
  it.each([
    ['Python（熟练）R（了解）', ['Python proficient', 'R basic']],
    ['Python（熟练） R（了解） SQL', ['Python proficient', 'R basic', 'SQL ']],
    ['熟练使用 Python 和 R（了解）', ['Python proficient', 'R basic']],
    ['熟练：Python、R（了解）', ['Python proficient', 'R basic']],
    ['SPSS（了解）、Excel', ['SPSS basic', 'Excel ']],
    ['熟练掌握 Python、R（了解）', ['Python proficient', 'R basic']],
    ['会使用 Basic Studio', ['Basic Studio ']],
    ['前端基础：HTML、CSS', ['HTML ', 'CSS ']],
  ])('%s', (line, skills) => {
    const found = read('专业技能', line).skills
    expect(found.map(({ name, level }) => `${name.value} ${level.value}`)).toEqual(skills)
    expect(found.flatMap(({ level }) => level.doubt ?? [])).toEqual([])
  })

  it.each([
    [
      'Python（掌握）、R（了解）',
      [
        ['Python', 'proficient', 'nearest'],
        ['R', 'basic', null],
      ],
    ],
    [
      'SPSS（入门）、Excel',
      [
        ['SPSS', 'basic', 'nearest'],
        ['Excel', '', null],
      ],
    ],
    [
      '掌握：Python、R（了解）',
      [
        ['Python', 'proficient', 'nearest'],
        ['R', 'basic', null],
      ],
    ],
    ['掌握 Python', [['Python', 'proficient', 'nearest']]],
  ])('the level is doubtful where no level has the line’s word: %s', (line, skills) => {
    const found = read('专业技能', line).skills
    expect(found.map(({ name, level }) => [name.value, level.value, level.doubt])).toEqual(skills)
  })

  it('the level is doubtful where a sentence says it of several skills', () => {
    const [skill] = read('专业技能', '熟悉 Python 与常用的数据分析库和可视化工具，了解 R 语言').skills
    expect([skill!.level.value, skill!.level.doubt]).toEqual(['familiar', 'twoCandidates'])
  })
})

describe('a line under skills and certificates [RES-3]', () => {
  it('is a skill where it is software, in a group', () => {
    const { skills, certificates } = read('林知夏', '技能证书：SolidWorks、AutoCAD、ANSYS、CET-6')
    expect(skills.map(({ name }) => [name.value, name.doubt])).toEqual([
      ['SolidWorks', null],
      ['AutoCAD', null],
      ['ANSYS', null],
    ])
    expect(certificates).toEqual([])
  })

  it('is a skill where it is software, in a section, and in doubt where nothing says what it is', () => {
    const { skills, certificates } = read('技能与证书', 'Python、MySQL（熟练）、Green Belt', '救生员、C1 驾照')
    expect(skills.map(({ name }) => [name.value, name.doubt])).toEqual([
      ['Python', null],
      ['MySQL', null],
      ['Green Belt', 'unlabelled'],
    ])
    expect(certificates.map(({ name }) => [name.value, name.doubt])).toEqual([
      ['救生员', 'unlabelled'],
      ['C1 驾照', null],
    ])
  })

  it.each([
    ['证书', 'SolidWorks、Altium Designer、会计从业资格证'],
    ['资格证书', 'SolidWorks、Altium Designer、会计从业资格证'],
  ])('is a skill where it is software, under %s alone', (heading, line) => {
    const { skills, certificates } = read(heading, line)
    expect(skills.map(({ name }) => [name.value, name.doubt])).toEqual([
      ['SolidWorks', null],
      ['Altium Designer', null],
    ])
    expect(certificates.map(({ name }) => name.value)).toEqual(['会计从业资格证'])
    expect(read('林知夏', `${heading}：${line}`).skills.map(({ name }) => name.value)).toEqual([
      'SolidWorks',
      'Altium Designer',
    ])
  })

  it('is a certificate where nothing but certificates are named', () => {
    const { skills, certificates } = read('资格证书', 'Green Belt')
    expect([skills.length, certificates.map(({ name }) => [name.value, name.doubt])]).toEqual([
      0,
      [['Green Belt', null]],
    ])
  })
})

it.each([
  ['计算机网络', '92、数据库原理 89', '计算机网络 92、数据库原理 89'],
  ['计算机网络（', '92）、数据库原理（89）', '计算机网络（92）、数据库原理（89）'],
])('a mark on the line after its course is no number of a list: %s [RES-3]', (end, next, all) => {
  const courses = '主修课程：高等数学 95、线性代数 93、概率论与数理统计 91、数据结构与算法 90、操作系统 88、'
  const [school] = read('教育背景', '江临大学 | 自动化 | 本科 | 2022.09-2026.06', courses + end, next).education
  expect(school!.note.value).toBe(courses + all)
})

describe('a line that no field takes is shown as not read [RES-3]', () => {
  it.each([
    [['性别：男 | 民族：汉族 | 籍贯：江苏苏州'], ['民族：汉族']],
    [
      ['性别：男  民族：汉族  籍贯：江苏苏州  身高：178cm  婚姻状况：未婚'],
      ['民族：汉族', '身高：178cm 婚姻状况：未婚'],
    ],
    [['男 | 汉族 | 共青团员'], ['汉族']],
    [['男 · 22 岁 · 年龄：22 · Age 22'], []],
    [['民 族 | 汉族 | 性 别 | 男', '联系电话 | 13855501726'], ['民 族 汉族']],
  ])('%j', (lines, unread) => {
    expect(read('林知夏', ...lines, '教育背景', '江临大学').unread.map(({ text }) => text)).toEqual(unread)
  })

  it('a line that only repeats the head is not shown again', () => {
    const education = ['教育背景', '江临大学 | 自动化 | 本科 | 2022.09-2026.06']
    expect(read('林知夏', '13855501726 | 江临大学 | 自动化 | 本科', ...education).unread).toEqual([])
  })
})

it.each([
  ['13855501726 / 13955501727', 'lin@jianglin.example'],
  ['13855501726', 'lin@jianglin.example  zhixia@jianglin.example'],
])('the first of several numbers or addresses is in doubt: %s, %s [RES-3]', (phone, email) => {
  const { basic } = read('林知夏', `电话：${phone}`, `邮箱：${email}`)
  expect([basic.phone.value, basic.email.value]).toEqual(['13855501726', 'lin@jianglin.example'])
  expect([basic.phone.doubt, basic.email.doubt].filter((doubt) => doubt)).toEqual(['twoCandidates'])
})

it('a number written twice is in no doubt [RES-3]', () => {
  const { basic } = read('林知夏', '电话：138 5550 1726', '手机：+86 13855501726')
  expect(basic.phone.doubt).toBeNull()
})
