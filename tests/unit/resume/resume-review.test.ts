import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { ParsedResume } from '../../../contract/parsed-resume.ts'
import { emptyResume, type ResumeContent, resumeContent } from '../../../contract/resume.ts'
import { changesOf } from '../../../machines/resume/resume-review/changes.ts'
import { acceptSafe, withChoice } from '../../../machines/resume/resume-review/choices.ts'
import { tidied, wrongDraft } from '../../../machines/resume/resume-review/draft-rules.ts'
import type { Choice, Choices, Row } from '../../../machines/resume/resume-review/resume-review.types.ts'
import { compare } from '../../../machines/resume/resume-review/rows.ts'
import { finding, nothingFound } from '../../../machines/resume/resume-review/samples.ts'
import { parsedFromJson } from '../../../src/app/resume/json-import.ts'
import { jsonResumeOf } from '../../../src/entities/resume/json-resume/json-resume.ts'
import { written } from '../../fixtures/resumes/written.ts'

const SEED = '01234567-89ab-cdef-0123-456789abcdef'
const ACCEPTED: Choice = { kind: 'accepted' }

const work = {
  kind: finding(''),
  company: finding('拓岩机器人'),
  position: finding('嵌入式开发实习生'),
  city: finding(''),
  start: finding('2025-06'),
  end: finding('2025-09'),
  bullets: [
    finding('重写关节驱动板的 CAN 通信模块，丢帧率由 0.8% 降到 0.02%'),
    finding('搭建硬件在环测试台，46 条手工用例改为自动回归'),
  ],
}
const parsed: ParsedResume = {
  ...nothingFound,
  basic: {
    ...nothingFound.basic,
    name: finding('林知夏'),
    phone: finding('13855501726', { doubt: 'twoCandidates' }),
    email: finding('lin@example.test'),
  },
  positions: [finding('嵌入式开发工程师')],
  work: [work],
  skills: ['C', 'C#', 'Python'].map((name) => ({ name: finding(name), level: finding('') })),
}

const ownWork: ResumeContent['work'][number] = {
  id: 'entry-0001',
  kind: 'fulltime',
  company: '拓岩 机器人',
  position: '实习生',
  city: '江临',
  start: '',
  end: '',
  bullets: ['写周报', '负责关节驱动板的 CAN 通信模块'],
}
const own: ResumeContent = {
  ...emptyResume,
  basic: { ...emptyResume.basic, title: '主简历', name: '林知夏', phone: '13855501762', political: 'league' },
  work: [ownWork],
  skills: [{ id: 'skill-0001', name: 'C', level: 'expert', keywords: [] }],
}

const review = (content: ResumeContent, choices: Choices, found = parsed) => ({
  id: SEED,
  parsed: found,
  present: { content, version: 7 },
  ...compare(found, content),
  choices,
  current: '',
  filter: 'all' as const,
  draft: [],
})
const rowOf = (rows: readonly Row[], id: string) => rows.find((row) => row.id === id)!
const changes = (content: ResumeContent, choices: Choices, found = parsed) => changesOf(review(content, choices, found))
const all = (content: ResumeContent, found = parsed): Choices =>
  Object.fromEntries(compare(found, content).rows.map(({ id }) => [id, ACCEPTED]))

/** The resume once the changes are saved, as the server has it. */
function saved(content: ResumeContent, made: ReturnType<typeof changesOf>): ResumeContent {
  const resume: Record<string, unknown> = { ...content }
  for (const { key, content: piece } of made) {
    const [kind, id] = key.split('/') as [string, string?]
    const entries = resume[kind] as readonly { id: string }[]
    if (id === undefined) resume[kind] = piece
    else if (!entries.some((entry) => entry.id === id)) resume[kind] = [...entries, piece]
    else resume[kind] = entries.map((entry) => (entry.id === id ? piece : entry))
  }
  return resume as ResumeContent
}

describe('found beside present [RES-3]', () => {
  const { rows, matches } = compare(parsed, own)

  it('tells what is the same, what is new and what would replace something', () => {
    expect(rows.map(({ id, kind }) => [id, kind])).toEqual([
      ['basic.name', 'same'],
      ['basic.phone', 'change'],
      ['basic.email', 'new'],
      ['intention.positions', 'new'],
      ['work.0.company', 'change'],
      ['work.0.start', 'new'],
      ['work.0.bullet.0', 'change'],
      ['work.0.bullet.1', 'new'],
      ['skills.skills', 'new'],
    ])
  })

  it('knows an entry again however its name is written', () => {
    expect(matches).toEqual([{ section: 'work', entry: 0, presentId: 'entry-0001', title: '拓岩机器人' }])
  })

  it.each([
    ['字节跳动有限公司', '字节跳动', '2025-06', 'entry-0001'],
    ['字节跳动', '字节跳动（上海）股份有限公司', '2025-06', 'entry-0001'],
    ['字节跳动', '字节跳动股份', '2025-06', 'entry-0001'],
    ['字节跳动有限公司', '字节跳动', '2025-07', null],
    ['字节跳动有限公司', '字节跳动', '', null],
    ['字节跳动有限公司', '跳动', '2025-06', null],
    ['有限公司', '股份公司', '2025-06', null],
  ])('takes %s for %s where the post and the month (%s) are the same', (company, present, start, presentId) => {
    const stay = { ...work, company: finding(company), position: finding('嵌入式实习生') }
    const known = { ...ownWork, company: present, position: '嵌入式实习生', start }
    const found = compare({ ...nothingFound, work: [stay] }, { ...own, work: [known] }).matches
    expect(found.map((match) => match.presentId)).toEqual([presentId])
  })

  it('takes a second degree at a school for an entry of its own', () => {
    const degree = (id: string, level: 'bachelor' | 'master') => ({
      ...{ id, school: '江临大学', major: '自动化', degree: level, start: '', end: '', score: '', note: '' },
    })
    const found = {
      ...nothingFound,
      education: [
        {
          school: finding('江临大学'),
          major: finding('自动化'),
          degree: finding('master'),
          start: finding(''),
          end: finding(''),
          score: finding(''),
          note: finding(''),
        },
      ],
    }
    const entries = [degree('bachelor-1', 'bachelor')]
    expect(compare(found, { ...emptyResume, education: entries }).matches[0]?.presentId).toBeNull()
    const both = [...entries, degree('master-01', 'master')]
    expect(compare(found, { ...emptyResume, education: both }).matches[0]?.presentId).toBe('master-01')
  })

  it('shows a line beside the one that it says in other words, and others beside nothing', () => {
    expect(rowOf(rows, 'work.0.bullet.0').parts[0]?.present).toBe('负责关节驱动板的 CAN 通信模块')
    expect(rowOf(rows, 'work.0.bullet.1').parts[0]?.present).toBe('')
  })

  it('shows nothing that was not found', () => {
    expect(compare(nothingFound, own)).toEqual({ rows: [], matches: [] })
  })
})

describe('the save of a review [RES-3]', () => {
  it('is empty where nothing was accepted', () => {
    expect(changes(own, {})).toEqual([])
    expect(changes(own, { 'basic.phone': { kind: 'skipped' } })).toEqual([])
  })

  it('has all that was accepted, and all else as it was', () => {
    expect(changes(own, { 'basic.email': ACCEPTED })).toEqual([
      { key: 'basic', content: { ...own.basic, email: 'lin@example.test' }, version: 7 },
    ])
  })

  it('has the text that was typed instead', () => {
    const choices = { 'basic.phone': { kind: 'edited', values: ['13900000000'] } } as const
    expect(changes(own, choices)).toEqual([
      { key: 'basic', content: { ...own.basic, phone: '13900000000' }, version: 7 },
    ])
  })

  it('merges an entry: fields and lines that were not accepted stay', () => {
    expect(changes(own, { 'work.0.start': ACCEPTED, 'work.0.bullet.0': ACCEPTED })).toEqual([
      {
        key: 'work/entry-0001',
        content: {
          ...ownWork,
          start: '2025-06',
          end: '2025-09',
          bullets: ['写周报', '重写关节驱动板的 CAN 通信模块，丢帧率由 0.8% 降到 0.02%'],
        },
        version: 7,
      },
    ])
  })

  it('adds an entry that is not there, with an id of its own that is the same each time', () => {
    const [change] = changes(emptyResume, { 'work.0.company': ACCEPTED, 'work.0.bullet.1': ACCEPTED })
    expect(change).toEqual({
      key: 'work/01234567-89ab-cdef-0-work-0',
      content: {
        id: '01234567-89ab-cdef-0-work-0',
        kind: 'internship',
        company: '拓岩机器人',
        position: '嵌入式开发实习生',
        city: '',
        start: '',
        end: '',
        bullets: ['搭建硬件在环测试台，46 条手工用例改为自动回归'],
      },
      version: 7,
    })
  })

  it('adds skills to those that are there, and C# is not C', () => {
    const change = changes(own, { 'skills.skills': ACCEPTED })[0]!
    expect((change.content as ResumeContent['skills']).map(({ name, level }) => [name, level])).toEqual([
      ['C', 'expert'],
      ['C#', ''],
      ['Python', ''],
    ])
  })

  it('fits the contract', () => {
    const next = saved(own, changes(own, all(own)))
    expect(v.parse(resumeContent, next)).toEqual(next)
    const fresh = saved(emptyResume, changes(emptyResume, all(emptyResume)))
    expect(v.parse(resumeContent, fresh)).toEqual(fresh)
  })

  it.each([
    ['a resume of before', own],
    ['an empty one', emptyResume],
  ])('changes nothing more the second time, in %s', (_, content) => {
    const next = saved(content, changes(content, all(content)))
    expect(compare(parsed, next).rows.filter(({ kind }) => kind !== 'same')).toEqual([])
    expect(changes(next, all(next))).toEqual([])
  })
})

describe('a choice', () => {
  const { rows, matches } = compare(parsed, emptyResume)
  const choose = (choices: Choices, id: string, choice: Choice | null) =>
    withChoice(rows, matches, choices, rowOf(rows, id), choice)

  it('a choice for a row of a new entry comes with the entry’s name', () => {
    expect(choose({}, 'work.0.bullet.0', ACCEPTED)).toEqual({ 'work.0.company': ACCEPTED, 'work.0.bullet.0': ACCEPTED })
  })

  it('a skipped name of a new entry skips all of it, and is taken back with all of it', () => {
    const skipped = choose({ 'work.0.bullet.0': ACCEPTED }, 'work.0.company', { kind: 'skipped' })
    expect(Object.values(skipped)).toEqual([1, 2, 3, 4].map(() => ({ kind: 'skipped' })))
    expect(choose(skipped, 'work.0.company', null)).toEqual({})
  })

  it('the choice of all that is safe leaves out what is doubtful and what would replace something', () => {
    const merged = compare(parsed, own)
    expect(Object.keys(acceptSafe(merged.rows, merged.matches, {}, null))).toEqual([
      'basic.email',
      'intention.positions',
      'work.0.start',
      'work.0.bullet.1',
      'skills.skills',
    ])
    expect(Object.keys(acceptSafe(merged.rows, merged.matches, {}, 'basic'))).toEqual(['basic.email'])
  })

  it('the choice of all that is safe leaves out what comes with a doubtful name', () => {
    const unsure = { ...parsed, work: [{ ...work, company: finding('拓岩机器人', { doubt: 'twoLines' }) }] }
    const found = compare(unsure, emptyResume)
    const taken = (choices: Choices, section: 'work' | null) =>
      Object.keys(acceptSafe(found.rows, found.matches, choices, section)).filter((id) => id.startsWith('work'))
    expect([taken({}, null), taken({}, 'work')]).toEqual([[], []])
    expect(taken({ 'work.0.company': ACCEPTED }, null)).toHaveLength(4)
  })

  it('the choice of all that is safe leaves out skills whose level is doubtful', () => {
    const level = finding('proficient', { doubt: 'twoCandidates' })
    const found = compare({ ...nothingFound, skills: [{ name: finding('Python'), level }] }, emptyResume)
    expect(acceptSafe(found.rows, found.matches, {}, null)).toEqual({})
  })

  it('a choice that was made is not made again', () => {
    const merged = compare(parsed, own)
    const skipped: Choices = { 'basic.email': { kind: 'skipped' } }
    expect(acceptSafe(merged.rows, merged.matches, skipped, 'basic')).toEqual(skipped)
  })
})

describe('a text that is typed in place of what was found', () => {
  const { rows } = compare(parsed, own)

  it.each([
    ['basic.phone', ['13900000000'], null],
    ['basic.phone', ['12'], 'phone'],
    ['basic.phone', ['  '], 'empty'],
    ['basic.email', ['lin@'], 'email'],
    ['work.0.start', ['2025.6', '至今'], null],
    ['work.0.start', ['2025.9', '2025.6'], 'endFirst'],
    ['work.0.start', ['2025.13', ''], 'date'],
    ['work.0.bullet.0', ['长'.repeat(201)], 'tooLong'],
    ['intention.positions', ['甲、乙、丙、丁'], 'tooMany'],
  ])('%s %j: %s', (id, values, wrong) => {
    expect(wrongDraft(rowOf(rows, id), values)?.why ?? null).toBe(wrong)
  })

  it.each([
    [['2025.13', '至今'], { at: 0, why: 'date' }],
    [['2025.6', '夏天'], { at: 1, why: 'date' }],
    [['2025.9', '2025.6'], { at: 1, why: 'endFirst' }],
  ])('%j is wrong where it is', (values, wrong) => {
    expect(wrongDraft(rowOf(rows, 'work.0.start'), values)).toEqual(wrong)
  })

  it.each([
    ['2024.9', '2024-09'],
    ['2024年9月', '2024-09'],
    ['2024/09/01', '2024-09-01'],
    ['２０２４', '2024'],
    ['202409', '2024-09'],
    ['至今', 'present'],
    ['迄今', 'present'],
    ['昨天', '昨天'],
  ])('dates: %s is %s', (typed, date) => {
    expect(tidied(rowOf(rows, 'work.0.start'), [typed, ''])).toEqual([date, ''])
  })
})

it('a resume is called by no more than its title takes', () => {
  const content = { ...emptyResume, basic: { ...emptyResume.basic, title: '主简历' } }
  const found = parsedFromJson(JSON.stringify(jsonResumeOf(written)))
  const title = rowOf(compare(found, content).rows, 'basic.title')
  expect(title.parts).toEqual([{ field: 'title', present: '主简历', found: '嵌入式方向简历' }])
  expect([30, 31].map((length) => wrongDraft(title, ['名'.repeat(length)]))).toEqual([null, { at: 0, why: 'tooLong' }])
})

describe('an own export that is imported again [RES-4]', () => {
  const wished: ResumeContent['intention'] = {
    ...written.intention,
    cities: ['江临', '苏州'],
    kind: 'both',
    from: 'now',
  }
  const carried = (content: ResumeContent) => parsedFromJson(JSON.stringify(jsonResumeOf(content)))
  const withoutIds = (entries: readonly object[]) => entries.map((entry) => ({ ...entry, id: '' }))

  const full: ResumeContent = {
    ...written,
    skills: [
      { id: 'skill-0000', name: 'Git', level: '', keywords: [] },
      { id: 'skill-0001', name: '编程语言', level: '', keywords: ['C / C++', 'SQL, PL/SQL', 'Python'] },
      { id: 'skill-0002', name: 'Altium Designer', level: 'familiar', keywords: [] },
      { id: 'skill-0003', name: '嵌入式', level: 'proficient', keywords: ['STM32', 'FOC'] },
      { id: 'skill-0004', name: '示波器', level: 'expert', keywords: [] },
      { id: 'skill-0005', name: '焊接', level: 'familiar', keywords: [] },
    ],
    wish: { industries: ['机器人', '汽车电子、半导体'], company_kinds: ['上市公司'], note: '希望有导师带' },
    intention: { ...wished, positions: ['嵌入式开发', 'Engineer, Backend'], salary_min: 12, salary_max: 18 },
    layout: {
      template: 2,
      accent: 'green',
      size: 'small',
      spacing: 'tight',
      order: [...emptyResume.layout.order].reverse(),
      shows: ['political'],
    },
  }
  const pieces = (made: ReturnType<typeof changesOf>) => made.map(({ key }) => key)

  it('comes back the same through the review, but for ids and the photo', () => {
    const found = carried({ ...full, basic: { ...full.basic, photo: 'photo-0001' } })
    const back = saved(emptyResume, changes(emptyResume, all(emptyResume, found), found))
    const bare = (content: ResumeContent) =>
      Object.fromEntries(
        Object.entries(content).map(([name, part]) => [name, Array.isArray(part) ? withoutIds(part) : part]),
      )
    expect(bare(back)).toEqual(bare(full))
    expect(v.parse(resumeContent, back)).toEqual(back)
    expect(compare(found, back).rows.filter(({ kind }) => kind !== 'same')).toEqual([])
  })

  it('nothing of it is lost that is accepted together where nothing is yet', () => {
    const found = carried(full)
    const { rows, matches } = compare(found, emptyResume)
    expect(pieces(changes(emptyResume, acceptSafe(rows, matches, {}, null), found))).toEqual(
      pieces(changes(emptyResume, all(emptyResume, found), found)),
    )
  })

  it('tells what it would replace, which stays where it is not accepted', () => {
    const present: ResumeContent = {
      ...emptyResume,
      skills: [{ id: 'skill-own1', name: '编程语言', level: '', keywords: ['Go'] }],
      wish: { industries: ['教育'], company_kinds: ['上市公司'], note: '' },
      layout: { ...emptyResume.layout, accent: 'red' },
    }
    const found = carried(full)
    const { rows, matches } = compare(found, present)
    const kinds = (...sections: string[]) =>
      rows.filter(({ section }) => sections.includes(section)).map(({ id, kind }) => [id, kind])
    expect(kinds('wish', 'skills', 'layout')).toEqual([
      ['wish.industries', 'change'],
      ['wish.company_kinds', 'same'],
      ['wish.note', 'new'],
      ['skills.skills', 'new'],
      ['skills.familiar', 'new'],
      ['skills.expert', 'new'],
      ['skills.1.name', 'change'],
      ['skills.3.name', 'new'],
      ['layout.template', 'change'],
    ])
    expect(rowOf(rows, 'skills.1.name').parts).toEqual([
      { field: 'name', present: '编程语言', found: '编程语言' },
      { field: 'keywords', present: 'Go', found: 'C / C++、SQL, PL/SQL、Python' },
    ])
    const made = changes(present, acceptSafe(rows, matches, {}, null), found)
    expect(pieces(made)).not.toContain('layout')
    expect(made.find(({ key }) => key === 'wish')?.content).toEqual({ ...present.wish, note: '希望有导师带' })
    const skills = made.find(({ key }) => key === 'skills')?.content as ResumeContent['skills']
    expect(skills.map(({ id, name, level }) => [id.slice(0, 10), name, level])).toEqual([
      ['skill-own1', '编程语言', ''],
      [expect.anything(), 'Git', ''],
      [expect.anything(), 'Altium Designer', 'familiar'],
      [expect.anything(), '嵌入式', 'proficient'],
      [expect.anything(), '示波器', 'expert'],
      [expect.anything(), '焊接', 'familiar'],
    ])
    expect(skills[0]?.keywords).toEqual(['Go'])
  })

  it('a group of skills loses no word where its own are among those found', () => {
    const own = (level: '' | 'expert', ...keywords: string[]): ResumeContent => ({
      ...emptyResume,
      skills: [{ id: 'skill-own1', name: '编程语言', level, keywords }],
    })
    const kind = (content: ResumeContent) => rowOf(compare(carried(full), content).rows, 'skills.1.name').kind
    expect([kind(own('', 'python')), kind(own('', 'python', 'Go')), kind(own('expert', 'python'))]).toEqual([
      'new',
      'change',
      'change',
    ])
  })

  it('is saved with what is typed into skills and wishes', () => {
    const found = carried(full)
    const choices: Choices = {
      'skills.familiar': { kind: 'edited', values: ['expert', '焊接、万用表'] },
      'skills.1.name': { kind: 'edited', values: ['语言', 'C、Rust'] },
      'wish.industries': { kind: 'edited', values: ['机器人；汽车'] },
    }
    const made = Object.fromEntries(changes(emptyResume, choices, found).map(({ key, content }) => [key, content]))
    expect(withoutIds(made['skills'] as object[])).toEqual([
      { id: '', name: '语言', level: '', keywords: ['C', 'Rust'] },
      { id: '', name: '焊接', level: 'expert', keywords: [] },
      { id: '', name: '万用表', level: 'expert', keywords: [] },
    ])
    expect(made['wish']).toEqual({ ...emptyResume.wish, industries: ['机器人', '汽车'] })
  })

  it('looks are offered where the file has them, as they are by default, too', () => {
    const looks = (json: object, present: ResumeContent) =>
      compare(parsedFromJson(JSON.stringify(json)), present).rows.filter(({ section }) => section === 'layout')
    const chosen = { ...emptyResume, layout: full.layout }
    expect(looks({ basics: { name: '林知夏' } }, chosen)).toEqual([])
    expect(looks({ basics: {}, 'x-campus': { layout: { template: 9 } } }, chosen)).toEqual([])
    expect(looks(jsonResumeOf(emptyResume), chosen).map(({ kind }) => kind)).toEqual(['change'])
  })

  it('asks where it would replace an intention, each part by itself, in one save', () => {
    const present = { ...emptyResume, intention: { ...emptyResume.intention, cities: ['上海'], salary_max: 9 } }
    const found = carried({ ...written, intention: { ...wished, positions: [], salary_min: 12, salary_max: 18 } })
    const rows = compare(found, present).rows.filter(({ section }) => section === 'intention')
    expect(rows.map(({ id, kind, parts }) => [id, kind, parts.map((part) => [part.present, part.found])])).toEqual([
      ['intention.cities', 'change', [['上海', '江临、苏州']]],
      ['intention.hope', 'new', [['', 'both']]],
      ['intention.from', 'new', [['', 'now']]],
      [
        'intention.salary_min',
        'change',
        [
          ['', '12'],
          ['9', '18'],
        ],
      ],
    ])
    const choices: Choices = {
      'intention.from': { kind: 'edited', values: ['2027-07'] },
      'intention.salary_min': { kind: 'edited', values: ['13', '18'] },
      'intention.hope': { kind: 'skipped' },
    }
    expect(changes(present, choices, found)).toEqual([
      {
        key: 'intention',
        content: { ...present.intention, from: '2027-07', salary_min: 13, salary_max: 18 },
        version: 7,
      },
    ])
  })

  it('shows no row of wishes where it says nothing of them', () => {
    const found = carried({ ...written, intention: emptyResume.intention })
    expect(compare(found, emptyResume).rows.filter(({ section }) => section === 'intention')).toEqual([])
  })

  it.each([
    ['intention.from', ['随时'], null],
    ['intention.from', ['2027.7'], null],
    ['intention.from', ['2027'], 'date'],
    ['intention.from', ['明年'], 'date'],
    ['intention.salary_min', ['8', '12'], null],
    ['intention.salary_min', ['8', ''], null],
    ['intention.salary_min', ['12', '8'], 'salary'],
    ['intention.salary_min', ['201', ''], 'salary'],
    ['intention.salary_min', ['8k', '12'], 'salary'],
    ['intention.cities', ['甲、乙、丙、丁、戊'], null],
    ['intention.cities', ['甲、乙、丙、丁、戊、己'], 'tooMany'],
    ['intention.cities', ['长'.repeat(41)], 'tooLong'],
  ])('%s takes %j: %s', (id, typed, wrong) => {
    const found = carried({ ...written, intention: { ...wished, salary_min: 12, salary_max: 18 } })
    expect(wrongDraft(rowOf(compare(found, emptyResume).rows, id), typed)?.why ?? null).toBe(wrong)
  })
})
