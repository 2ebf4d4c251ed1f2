import { describe, expect, it } from 'vitest'
import { parsePages } from '../../../../server/areas/resume/parsing/parse-pages.ts'
import { emailIn, phoneIn } from '../../../../server/areas/resume/parsing/parts/contacts.ts'
import { pieceOf } from '../../../../server/areas/resume/parsing/piece.ts'
import { type SourceRun, widthOf } from '../../../../server/areas/resume/reading/source-page.ts'
import { pageOf } from './page.ts'

const piece = (text: string) => pieceOf(text, { page: 0, run: 0 })

it.each([
  ['13855501726', '13855501726'],
  ['138 5550 1726', '13855501726'],
  ['+86 138-5550-1726', '13855501726'],
  ['(86)13855501726', '13855501726'],
  ['电话：１３８５５５０１７２６', '13855501726'],
  ['0912-345-678', '0912345678'],
  ['+886 912 345 678', '0912345678'],
  ['+49 151 23456789', '+49 151 23456789'],
  ['+44 7911 123456', '+44 7911 123456'],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['(617) 555-0142', '(617) 555-0142'],
  ['14 Elm Road · 07700 900123', '07700 900123'],
  ['(02)2771-5566', '(02)2771-5566'],
])('reads the phone in %s', (text, phone) => {
  expect(phoneIn(piece(text)).value).toBe(phone)
})

it.each(['2022.09-2026.06', '320102200305011234', '1234567', 'a13855501726@x'.slice(0, 3)])(
  'sees none in %s',
  (text) => {
    expect(phoneIn(piece(text)).value).toBe('')
  },
)

it.each([
  ['邮箱：lin.zhi_xia@mail.example.com，', 'lin.zhi_xia@mail.example.com'],
  ['E-mail: a-b@c.cn | 138', 'a-b@c.cn'],
  ['x @ y', ''],
])('reads the e-mail in %s', (text, email) => {
  expect(emailIn(piece(text)).value).toBe(email)
})

const valuesOf = (lines: readonly string[]) => {
  const { basic, positions } = parsePages([pageOf(lines)])
  const said = Object.entries(basic).flatMap(([field, { value }]) => (value === '' ? [] : [[field, value]]))
  return { ...Object.fromEntries(said), positions: positions.map(({ value }) => value) }
}

it('reads facts behind labels, in whatever order and however spaced', () => {
  expect(
    valuesOf([
      '姓  名：罗晓棠 | 性  别：女 | 出生年月：2004年2月',
      '政治面貌：中共预备党员 | 籍    贯：湖南岳阳 | 现居城市：长沙',
      '手机：15927714408 | 邮箱：luo@inbox.example',
      '求职意向：临床护士、急诊护士 期望城市：长沙',
    ]),
  ).toEqual({
    name: '罗晓棠',
    sex: '1',
    birth: '2004-02',
    political: 'probationary',
    hometown: '湖南岳阳',
    city: '长沙',
    phone: '15927714408',
    email: 'luo@inbox.example',
    positions: ['临床护士', '急诊护士'],
  })
})

it('reads facts without labels', () => {
  expect(valuesOf(['陈俊熙', '男 | 共青团员 | 广东广州 | 2003.05', '135-7001-2266 | chen@gz.example'])).toEqual({
    name: '陈俊熙',
    sex: '0',
    birth: '2003-05',
    political: 'league',
    city: '广东广州',
    phone: '13570012266',
    email: 'chen@gz.example',
    positions: [],
  })
})

it.each([
  [['欧阳静禾', '个人简历'], '欧阳静禾'],
  [['个人简历', '王 小 萌', '电话：13855501726'], '王小萌'],
  [['李思源的简历', '电话：13855501726'], '李思源'],
  [['Resume', "Kevin O'Neil", 'Melbourne'], "Kevin O'Neil"],
  [['JANE LIU', 'Boston, MA'], 'JANE LIU'],
  [['高子涵 | Java 后端开发 | 2026届'], '高子涵'],
  [['教育背景', '江临大学 法学 本科 2022.09-2026.06'], ''],
  [['Wen-Ting (Tina) Hsu', 'Taipei, Taiwan'], 'Wen-Ting (Tina) Hsu'],
  [['Carlos Eduardo da Silva Mendes', 'São Paulo, Brazil'], 'Carlos Eduardo da Silva Mendes'],
  [['Sofia van der Berg', 'Sports Physiotherapist'], 'Sofia van der Berg'],
  [['Jean-Luc Nguyễn', 'Lyon, France'], 'Jean-Luc Nguyễn'],
  [['Dr. Amina Yusuf-Bello, MBBS', 'Lagos, Nigeria'], 'Amina Yusuf-Bello'],
])('finds the name in %j', (lines, name) => {
  expect(parsePages([pageOf(lines)]).basic.name.value).toBe(name)
})

it('does not doubt a name that stands in two scripts', () => {
  const { name } = parsePages([pageOf(['黃柏翰（Peter Huang）', '0921-555-777'])]).basic
  expect([name.value, name.doubt]).toEqual(['黃柏翰', null])
})

it('reads labels whose two characters are set as far apart as four are wide', () => {
  const run = (text: string, x: number, y: number): SourceRun => {
    return { text, x, y, size: 12, isBold: false, width: widthOf(text, 12), height: 14 }
  }
  const runs = [
    run('姓', 50, 40),
    run('名：宋嘉树', 86, 40),
    run('性', 249, 40),
    run('别：男', 285, 40),
    run('出生年月：2003年8月', 50, 60),
    run('籍', 249, 60),
    run('贯：四川绵阳', 285, 60),
  ]
  const { basic } = parsePages([{ width: 595, height: 842, runs, pictures: [] }])
  expect([basic.name.value, basic.sex.value, basic.hometown.value]).toEqual(['宋嘉树', '0', '四川绵阳'])
})

it.each([
  [['李念安', '\u0000 合肥市蜀山区'], '合肥市蜀山区'],
  [['李念安', '📍 深圳'], '深圳'],
  [['Kim Min-seo', 'Seoul, South Korea · minseo@mail.example'], 'Seoul, South Korea'],
  [['李念安', '浙江大学'], ''],
])('finds the town in %j', (lines, town) => {
  expect(parsePages([pageOf(lines)]).basic.city.value).toBe(town)
})

it('reads positions behind a label in brackets', () => {
  expect(valuesOf(['司马静怡', '【求职意向】舞蹈教师、演出策划']).positions).toEqual(['舞蹈教师', '演出策划'])
})

it('doubts a name where two stand side by side', () => {
  expect(parsePages([pageOf(['陈俊熙', '林知夏', '13855501726'])]).basic.name.doubt).toBe('twoCandidates')
})

describe('a name in parts', () => {
  const nameIn = (...lines: string[]) => parsePages([pageOf(lines)]).basic.name

  it.each(['·', '•', '‧', '・', '･', '∙', '⋅', '.', '．'])('is whole at %s [RES-3]', (dot) => {
    for (const parts of [
      ['艾力', '买买提'],
      ['古丽', '艾买提'],
      ['迪丽热巴', '迪力木拉提'],
      ['阿', '旺'],
      ['马合木提', '艾力', '江'],
    ]) {
      const name = parts.join(dot)
      expect(nameIn(name, '电话：13855501726').value).toBe(name)
      expect(nameIn(`姓名：${name}`, '电话：13855501726').value).toBe(name)
      expect(nameIn(`${name} | 男 | 新疆喀什`, '电话：13855501726').value).toBe(name)
      expect(nameIn(`${name}的简历`, '电话：13855501726').value).toBe(name)
    }
  })

  it('is whole with spaces at its dot [RES-3]', () => {
    expect(nameIn('买买提 • 艾力', '电话：13855501726').value).toBe('买买提 • 艾力')
    expect(nameIn('姓名：买买提 • 艾力', '电话：13855501726').value).toBe('买买提 • 艾力')
  })

  it.each(['艾力 • 买买提', '马合木提 · 艾力', '古丽 • 艾买提', '艾力 • 阿不都热合曼 • 买买提'])(
    'is whole with spaces at its dot, though it begins as a surname does: %s [RES-3]',
    (name) => {
      expect(nameIn(name, '电话：13855501726').value).toBe(name)
      expect(nameIn(`姓名：${name}`, '电话：13855501726').value).toBe(name)
      expect(nameIn(`${name} | 男 | 新疆喀什`, '电话：13855501726').value).toBe(name)
    },
  )

  it.each(['艾力 • 凡尔纳', '姓名：艾力 • 凡尔纳'])(
    'is doubted where nobody can tell what its dot parts: %s [RES-3]',
    (line) => {
      expect(nameIn(line, '电话：13855501726').doubt).toBe('twoCandidates')
    },
  )

  it.each([
    '林知夏 • 男 • 23岁 • 本科',
    '林知夏 · 男 · 汉族',
    '林知夏•男•共青团员',
    '林知夏 • 自动化',
    '林知夏 • 土木工程',
    '姓名：林知夏 • 男',
    '姓名：林知夏•性别：女',
    '林知夏 • 138 5550 1726',
  ])('is none where dots part facts: %s [RES-3]', (line) => {
    expect(nameIn(line, '邮箱：lin@inbox.example').value).toBe('林知夏')
  })

  it.each(['汉族•男', '江临大学·自动化', '新疆•喀什', '本科•自动化'])('is not what is none: %s [RES-3]', (line) => {
    expect(nameIn(line, '电话：13855501726').value).toBe('')
  })
})
