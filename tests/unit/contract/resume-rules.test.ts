import { describe, expect, it } from 'vitest'
import { emptyResume } from '../../../contract/resume.ts'
import {
  isAfter,
  isContactPhone,
  isEmail,
  isLink,
  isRealDate,
  wrongInEntry,
  wrongInSection,
} from '../../../contract/rules/resume-rules.ts'

const TODAY = '2026-11-20'

describe('a phone to be called at', () => {
  it.each([
    '13800000001',
    '138 0000 0001',
    '+86 138-0000-0001',
    '0912345601',
    '886912345601',
    '+886 912 345 601',
    '０９１２３４５６０１',
    '010-62751234',
    '(02) 2345-6789',
    '+1 (415) 555-2671',
    '+44 20 7946 0958',
    '0044 20 7946 0958',
    '+1 415 555 0137',
    '+1-415-555-0137',
    '+1.415.555.0137',
    '+1 (415) 555‑0137',
    '(415) 555-0137',
    '415.555.0137',
    '+49 30/12345678',
    '+65 6123 4567',
    '021–62751234',
  ])('%s is one', (typed) => expect(isContactPhone(typed)).toBe(true))

  it.each([
    '',
    '1380000000',
    '12345678901',
    '138000000012',
    'abc',
    '+',
    '+0123456',
    '++8613800000001',
    '13800000001x',
    '(415) 155-0137',
    '(115) 555-0137',
    '415 555 013',
    '+1 415 555 0137 ext. 2',
    '2026/11/20',
    '+123456789012345678',
  ])('%j is none', (typed) => expect(isContactPhone(typed)).toBe(false))
})

describe('an e-mail address', () => {
  it.each(['a@b.cn', 'lin.xiaoman+job@mail.jianglin.edu.cn', '张三@例子.中国'])('%s is one', (typed) =>
    expect(isEmail(typed)).toBe(true),
  )
  it.each(['', 'a', 'a@b', '@b.cn', 'a@.cn', 'a@b.', 'a@b..cn', 'a b@c.cn', 'a@b.c', 'a@@b.cn', '<a@b.cn>'])(
    '%j is none',
    (typed) => expect(isEmail(typed)).toBe(false),
  )
})

describe('a link', () => {
  it.each(['https://github.com/a', 'HTTP://a.cn', 'github.com/a?b=c#d', 'a.cn:8080/x', '例子.中国', 'https://a.b.c'])(
    '%s is one',
    (typed) => expect(isLink(typed)).toBe(true),
  )
  it.each([
    '',
    'javascript:alert(1)',
    'JavaScript://a.cn/%0aalert(1)',
    'data:text/html,a.b',
    'ftp://a.cn',
    'mailto:a@b.cn',
    'https://user@a.cn',
    'a',
    'https://a',
    'a .cn',
    'a..cn',
    'a.cn:x',
  ])('%j is none', (typed) => expect(isLink(typed)).toBe(false))

  it('is told fast, however it is made', () => {
    const start = performance.now()
    for (const part of ['a', 'a.', '.', 'a:', '1']) isLink(`https://${part.repeat(100_000)} `)
    for (const part of ['a', 'a.', '@', '.']) isEmail(`a@${part.repeat(100_000)}`)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

describe('dates', () => {
  it.each(['2024', '2024-02', '2024-02-29', '2000-02-29', '2023-12-31'])('%s is in the calendar', (date) =>
    expect(isRealDate(date)).toBe(true),
  )
  it.each(['2023-02-29', '1900-02-29', '2024-02-30', '2024-04-31'])('%s is not', (date) =>
    expect(isRealDate(date)).toBe(false),
  )

  it.each([
    ['2024-02', '2024-01', true],
    ['2024-01', '2024-01', false],
    ['2024', '2024-01', false],
    ['2024-05', '2024', false],
    ['2025', '2024-12', true],
    ['2024-01-02', '2024-01', false],
    ['', '2024', false],
  ])('%s is after %s: %s', (one, other, expected) => expect(isAfter(one, other)).toBe(expected))
})

const basic = (changes: object) => wrongInSection('basic', { ...emptyResume.basic, ...changes }, TODAY)
const span = (start: string, end: string) =>
  wrongInEntry('education', { id: 'school-1', school: '', major: '', degree: '', start, end, score: '', note: '' })

describe('the check of a resume', () => {
  it('finds nothing wrong with an empty one', () => {
    for (const section of ['basic', 'intention', 'wish', 'layout', 'posts', 'links', 'summary'] as const) {
      expect(wrongInSection(section, emptyResume[section], TODAY)).toEqual([])
    }
  })

  it('names the wrong fields of basic information one by one, in the order of the form', () => {
    expect(basic({ phone: '1', email: 'a', birth: '2027' })).toEqual([
      { field: 'phone', why: 'phone' },
      { field: 'email', why: 'email' },
      { field: 'birth', why: 'birthAhead' },
    ])
    expect(basic({ birth: '2005-04-31' })).toEqual([{ field: 'birth', why: 'noSuchDay' }])
    for (const birth of ['2026', '2026-11', '2026-11-20', '']) expect(basic({ birth })).toEqual([])
    expect(basic({ birth: '2026-11-21' })).toEqual([{ field: 'birth', why: 'birthAhead' }])
  })

  it('refuses a text that is no date, wherever one belongs [RES-5]', () => {
    const month = (field: string) => ({ field, why: 'month' })
    for (const birth of ['去年', '22.9', '2004-13', '2004-00', '2004-01-32', 'present', '3004']) {
      expect(basic({ birth })).toEqual([month('birth')])
    }
    expect(span('2024-13', '去年')).toEqual([month('start'), month('end')])
    expect(span('present', 'present')).toEqual([month('start')])
    const from = (text: string) => wrongInSection('intention', { ...emptyResume.intention, from: text }, TODAY)
    for (const text of ['2026', '明年', '2026-13', '2026-06-01']) expect(from(text)).toEqual([month('from')])
    for (const text of ['', 'now', '2026-06']) expect(from(text)).toEqual([])
  })

  it('refuses a span that ends first, and a day that there is not', () => {
    expect(span('2024-09', '2024-08')).toEqual([{ field: 'end', why: 'endFirst' }])
    expect(span('2024-02-30', '2024-04-31')).toEqual([
      { field: 'start', why: 'noSuchDay' },
      { field: 'end', why: 'noSuchDay' },
    ])
    for (const [start, end] of [
      ['2024-09', 'present'],
      ['2024-09', ''],
      ['', '2024-09'],
      ['2024-09', '2024'],
      ['2024-09', '2024-09'],
    ] as const) {
      expect(span(start, end)).toEqual([])
    }
  })

  it('names the wrong item of a list', () => {
    const award = { id: 'award-001', title: '', awarder: '', date: '2024-01', note: '' }
    expect(wrongInSection('awards', [award, { ...award, date: '2024-02-30' }], TODAY)).toEqual([
      { field: 'date', why: 'noSuchDay', item: 1 },
    ])
    const post = { id: 'post-0001', organisation: '', position: '', start: '2024', end: '2023', bullets: [] }
    expect(wrongInSection('posts', [post], TODAY)).toEqual([{ field: 'end', why: 'endFirst', item: 0 }])
    const link = { id: 'link-0001', label: '', url: '' }
    expect(wrongInSection('links', [link, { ...link, url: 'x' }], TODAY)).toEqual([
      { field: 'url', why: 'link', item: 1 },
    ])
    const certificate = { id: 'certificate-1', name: '', issuer: '', date: '2023-02-29' }
    expect(wrongInSection('certificates', [certificate], TODAY)).toEqual([{ field: 'date', why: 'noSuchDay', item: 0 }])
  })

  it('refuses a wrong link of a project too', () => {
    const project = {
      id: 'project-1',
      name: '',
      role: '',
      link: 'javascript:1',
      start: '2024',
      end: '2023',
      bullets: [],
    }
    expect(wrongInEntry('project', project)).toEqual([
      { field: 'end', why: 'endFirst' },
      { field: 'link', why: 'link' },
    ])
    expect(wrongInEntry('project', { ...project, link: '', start: '' })).toEqual([])
  })

  it('refuses a text that is longer than there is room for [RES-5]', () => {
    const long = (count: number) => '写'.repeat(count)
    const noted = { id: 'entry-001', start: '', end: '', date: '' }
    const education = { ...noted, school: '', major: '', degree: '' as const, score: '' }
    const work = { ...noted, kind: 'internship' as const, company: '', position: '', city: '' }
    const project = { ...noted, name: '', role: '', link: '' }
    const award = { ...noted, title: '', awarder: '' }
    const post = { ...noted, organisation: '', position: '' }
    const found = (note: number, bullet: number, summary: number) => [
      wrongInEntry('education', { ...education, note: long(note) }),
      wrongInEntry('work', { ...work, bullets: ['', long(bullet)] }),
      wrongInEntry('project', { ...project, bullets: [long(bullet), ''] }),
      wrongInSection('awards', [{ ...award, note: long(note) }], TODAY),
      wrongInSection('posts', [{ ...post, bullets: [long(bullet)] }], TODAY),
      wrongInSection('wish', { ...emptyResume.wish, note: long(note) }, TODAY),
      wrongInSection('summary', long(summary), TODAY),
    ]
    expect(found(300, 200, 600).flat()).toEqual([])
    expect(wrongInSection('summary', '🙂'.repeat(600), TODAY)).toEqual([])
    const [note, bullets] = [
      { field: 'note', why: 'long' },
      { field: 'bullets', why: 'long' },
    ]
    expect(found(301, 201, 601)).toEqual([
      [note],
      [bullets],
      [bullets],
      [{ ...note, item: 0 }],
      [{ ...bullets, item: 0 }],
      [note],
      [{ field: '', why: 'long' }],
    ])
  })

  it('refuses short texts that are too many, or too long for one [RES-5]', () => {
    const of = (count: number, length = 4) => Array.from({ length: count }, (_, at) => `${at}`.padEnd(length, '长'))
    const { intention, wish } = emptyResume
    const skill = { id: 'entry-001', name: '', level: '' as const }
    const found = (more: number, longer: number) => [
      wrongInSection('intention', { ...intention, positions: of(3 + more, 60 + longer) }, TODAY),
      wrongInSection('intention', { ...intention, cities: of(5 + more, 40 + longer) }, TODAY),
      wrongInSection('wish', { ...wish, industries: of(10 + more, 40 + longer) }, TODAY),
      wrongInSection('wish', { ...wish, company_kinds: of(10 + more, 40 + longer) }, TODAY),
      wrongInSection('skills', [{ ...skill, keywords: of(20 + more, 40 + longer) }], TODAY),
    ]
    const every = (why: 'many' | 'long') => [
      [{ field: 'positions', why }],
      [{ field: 'cities', why }],
      [{ field: 'industries', why }],
      [{ field: 'company_kinds', why }],
      [{ field: 'keywords', why, item: 0 }],
    ]
    expect(found(0, 0).flat()).toEqual([])
    expect(found(1, 0)).toEqual(every('many'))
    expect(found(0, 1)).toEqual(every('long'))
  })

  it.each([
    [8, 12, []],
    [8, 8, []],
    [8, 0, []],
    [0, 0, []],
    [9, 8, [{ field: 'salary_max', why: 'salary' }]],
  ])('finds about a salary from %i to %i: %j', (salary_min, salary_max, expected) => {
    expect(wrongInSection('intention', { ...emptyResume.intention, salary_min, salary_max }, TODAY)).toEqual(expected)
  })
})
