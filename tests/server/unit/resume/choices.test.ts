import { CheckBox, Document, Packer, Paragraph, SymbolRun, TextRun } from 'docx'
import { describe, expect, it } from 'vitest'
import { parsePages } from '../../../../server/areas/resume/parsing/parse-pages.ts'
import { readPages } from '../../../../server/areas/resume/reading/read-pages.ts'
import { pageOf } from './page.ts'

const person = (...lines: string[]) => {
  const { sex, political } = parsePages([pageOf(['林知夏', ...lines, '电话：13855501726'])]).basic
  return { sex: sex.value, political: political.value }
}
const sexIn = (...lines: string[]) => person(...lines).sex
const politicalIn = (...lines: string[]) => person(...lines).political

describe('boxes of a form', () => {
  it.each([
    '性别：男□ 女☑',
    '性别：□男 ☑女',
    '性别：男 □ 女 ☑',
    '性别：☐男　☒女',
    '性别：○男 ■女',
    '性别：男( ) 女(√)',
    '性别：男（ ）女（✓）',
    '性别：[ ]男 [√]女',
    '性别：[ ] 男 [x] 女',
    '性别：男 女√',
    '性别：√女 男',
    '性别：男/女☑',
    '性别：男 √女',
    '性别：\uf0a8男 \uf0fe女',
    '性别：¨男 þ女',
    '性别：🞎男 🗹女',
    '性别：男×  女√',
    '性 别：男□   女☑   民 族：汉族',
    '性别 | □男 ☑女 | 民族 | 汉',
    '性别 | 男□ | 女☑',
    '□男 ☑女',
    '男□ 女☑ | 汉族',
    '23岁 | □男 ☑女',
    'Gender: ☐ Male ☒ Female',
    '性别：女',
    '性别：女性',
    '性别女 | 汉族'.replace('别女', '别 女'),
    '女 | 23岁',
    '性别：女民族：汉族',
  ])('say female: %s [RES-3]', (line) => {
    expect(sexIn(line)).toBe('1')
  })

  it.each([
    '性别：男/女',
    '性别：男 / 女',
    '性别：男□ 女□',
    '性别：□男 □女',
    '性别：☑男 ☑女',
    '性别：男 ☑ 女',
    '性别：□男',
    '性别：男□',
    '性别：R男 £女',
    '男/女',
    '男、女',
    '□男 □女',
    '□男',
    '性别：保密',
    'Gender: Male / Female',
  ])('say nothing where none or more are ticked: %s [RES-3]', (line) => {
    expect(sexIn(line)).toBe('')
  })

  it.each([
    ['☑中共党员 □共青团员 □群众', 'member'],
    ['政治面貌：☑中共党员 □共青团员 □群众', 'member'],
    ['政治面貌：中共党员□ 共青团员☑ 群众□', 'league'],
    ['政治面貌：□中共党员 □中共预备党员 □共青团员 ■群众', 'masses'],
    ['政治面貌 | □党员 √团员 □群众', 'league'],
    ['政治面貌：□中共党员、☑中共预备党员、□共青团员', 'probationary'],
    ['政治面貌：党员（√） 团员（ ） 群众（ ）', 'member'],
    ['政治面貌：□中共党员 □共青团员 ☑民主党派 □群众', 'other'],
    ['政治面貌：中共党员/共青团员/群众', ''],
    ['政治面貌：□中共党员 □共青团员 □群众', ''],
    ['□中共党员 □共青团员 □群众', ''],
    ['党员/团员/群众', ''],
    ['政治面貌：非党员', ''],
    ['非党员', ''],
    ['政治面貌：非中共党员', ''],
    ['政治面貌：不是党员', ''],
    ['政治面貌：党员（否）', ''],
    ['党员：否', ''],
    ['是否党员：否', ''],
    ['政治面貌：团员（已退团）', ''],
    ['政治面貌：农工党党员', 'other'],
    ['政治面貌：民革党员', 'other'],
    ['政治面貌：中共党员（2022年入党）', 'member'],
    ['政治面貌：中共党员(预备)', 'probationary'],
    ['中共预备党员 | 汉族', 'probationary'],
    ['政治面貌：共青团员', 'league'],
    ['政治面貌：团员 籍贯：江苏', 'league'],
    ['群众', 'masses'],
  ])('boxes of a party: %s is %j [RES-3]', (line, political) => {
    expect(politicalIn(line)).toBe(political)
  })

  it('say the degree [RES-3]', () => {
    const degreeIn = (said: string) =>
      parsePages([pageOf(['教育背景', `江临大学 | 自动化 | ${said} | 2022.09-2026.06`])]).education.map(
        ({ degree, major }) => [degree.value, major.value],
      )
    expect(degreeIn('学历：□博士 □硕士 ☑本科 □大专')).toEqual([['bachelor', '自动化']])
    expect(degreeIn('博士□ 硕士□ 本科☑')).toEqual([['bachelor', '自动化']])
    expect(degreeIn('□博士 □硕士 □本科')).toEqual([['', '自动化']])
    expect(degreeIn('学历：博士/硕士/本科')).toEqual([['', '自动化']])
    expect(degreeIn('硕士研究生')).toEqual([['master', '自动化']])
  })
})

describe('boxes that a PDF draws, of which nothing is read', () => {
  it.each([
    ['性别：男 女'],
    ['性别：男', '女'],
    ['性别', '男', '女'],
    ['男', '女'],
    ['男 | 23岁 | 女'],
    ['政治面貌：党员 团员', '群众 其他'],
    ['政治面貌：党员', '团员 群众'],
    ['政治面貌：中共党员', '共青团员', '群众'],
    ['中共党员', '共青团员', '群众'],
  ])('leave a choice open: %j [RES-3]', (...lines) => {
    expect(person(...lines)).toEqual({ sex: '', political: '' })
  })

  it.each([
    [['政治面貌：☑中共党员 □共青团员', '□群众'], 'member'],
    [['政治面貌：□中共党员 □共青团员', '☑群众'], 'masses'],
    [['政治面貌：☑中共党员 □共青团员', '☑群众'], ''],
    [['政治面貌：中共党员', '党员发展对象培训优秀学员'], 'member'],
  ])('are others than those that are written over two lines: %j is %j [RES-3]', (lines, political) => {
    expect(politicalIn(...lines)).toBe(political)
  })

  it.each(['学历：博士 硕士 本科 大专', '学历：本科 | 硕士', '本科 | 硕士'])(
    'leave a degree in doubt: %s [RES-3]',
    (said) => {
      const [entry] = parsePages([pageOf(['教育背景', `江临大学 | 自动化 | 2022.09-2026.06`, said])]).education
      expect(entry?.degree.value === '' || entry?.degree.doubt === 'twoCandidates').toBe(true)
    },
  )
})

describe('boxes of Word', () => {
  const written = async (children: ConstructorParameters<typeof Paragraph>[0]) => {
    const paragraph = new Paragraph(children)
    const file = await Packer.toBuffer(
      new Document({
        sections: [
          {
            children: [new Paragraph('林知夏'), paragraph, new Paragraph('电话：13855501726 邮箱：lin@inbox.example')],
          },
        ],
      }),
    )
    return parsePages(await readPages(file)).basic
  }

  it('are read where they are content controls [RES-3]', async () => {
    const box = (checked: boolean) => new CheckBox({ checked })
    const basic = await written({
      children: [new TextRun('性别：'), box(false), new TextRun('男 '), box(true), new TextRun('女')],
    })
    expect(basic.sex.value).toBe('1')
  })

  it('are read where they are symbols of a font [RES-3]', async () => {
    const symbol = (char: string) => new SymbolRun({ char, symbolfont: 'Wingdings' })
    const basic = await written({
      children: [new TextRun('政治面貌：'), symbol('F0A8'), new TextRun('党员 '), symbol('F0FE'), new TextRun('团员')],
    })
    expect(basic.political.value).toBe('league')
  })
})
