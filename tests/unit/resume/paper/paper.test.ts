import { describe, expect, it } from 'vitest'
import { emptyResume, printedSections, type ResumeContent } from '../../../../contract/resume.ts'
import { ageOf } from '../../../../contract/rules/printed-resume.ts'
import { monthText, spanText } from '../../../../src/entities/resume/paper/language.ts'
import { columnsOf } from '../../../../src/entities/resume/paper/looks.ts'
import { paperOf } from '../../../../src/entities/resume/paper/paper-of.ts'
import { long, sparse, written } from '../../../fixtures/resumes/written.ts'

const TODAY = '2026-11-23'
const draw = (content: ResumeContent, locale: 'zh-CN' | 'zh-TW' | 'en' = 'zh-CN') => paperOf(content, TODAY, locale)
const inTemplate = (template: number, content = written): ResumeContent => ({
  ...content,
  layout: { ...content.layout, template },
})

describe('dates on paper [RES-4]', () => {
  it.each([
    ['2025-06-01', 'zh-CN', '2025.06'],
    ['2025-06', 'en', 'Jun 2025'],
    ['2025', 'en', '2025'],
    ['', 'zh-CN', ''],
  ] as const)('%s in %s is %s', (date, locale, text) => expect(monthText(date, locale)).toBe(text))

  it.each([
    ['2025-06', '2025-09', 'en', 'Jun 2025 – Sep 2025'],
    ['2025-06', 'present', 'zh-CN', '2025.06 – 至今'],
    ['2025-06', 'present', 'en', 'Jun 2025 – Present'],
    ['2025-06', '', 'zh-CN', '2025.06'],
    ['', '2025', 'zh-TW', '2025'],
    ['', '', 'zh-CN', ''],
  ] as const)('%s to %s in %s is %s', (start, end, locale, text) => expect(spanText(start, end, locale)).toBe(text))

  it.each([
    ['2004-11-23', 22],
    ['2004-11-24', 21],
    ['2004-12', 21],
    ['2004-11', 22],
    ['2004', 22],
    ['2026-01', null],
    ['', null],
  ])('a birth in %s is an age of %s', (birth, age) => expect(ageOf(birth, TODAY)).toBe(age))
})

describe('the head of a paper [RES-4]', () => {
  it('says who it is, what he looks for and how he is reached', () => {
    expect(draw(written).head).toEqual({
      name: '林知夏',
      facts: ['女', '22 岁'],
      aim: '求职意向：嵌入式开发工程师 · 江临 / 苏州 · 12–18K · 全职',
      contacts: [
        { kind: 'phone', text: '13855501726' },
        { kind: 'email', text: 'linzhixia@jianglin.example' },
        { kind: 'city', text: '江临市望江区' },
        { kind: 'school', text: '江临大学 · 本科' },
        { kind: 'graduation', text: '2026.06 毕业' },
        { kind: 'hometown', text: '籍贯 澄州' },
        { kind: 'link', text: 'gitea.example/lzx' },
      ],
      photo: '',
    })
  })

  it('leaves out what the student does not want shown', () => {
    const basic = { ...written.basic, photo: 'abcdefgh' }
    const shown = (shows: ResumeContent['layout']['shows']) =>
      draw({ ...written, basic, layout: { ...written.layout, shows } }).head
    expect(shown([])).toMatchObject({ facts: [], photo: '' })
    expect(shown(['political'])).toMatchObject({ facts: ['共青团员'], photo: '' })
    expect(shown(['photo'])).toMatchObject({ facts: [], photo: 'abcdefgh' })
  })

  it('has no sentence about nothing', () => {
    expect(draw(sparse)).toEqual({
      locale: 'zh-CN',
      head: { name: '王一', facts: [], aim: '', contacts: [{ kind: 'phone', text: '13855501726' }], photo: '' },
      sections: [],
    })
  })

  it.each([
    [{ salary_min: 8, salary_max: 0 }, '求职意向：8K 以上'],
    [{ salary_min: 0, salary_max: 8 }, '求职意向：8K 以内'],
    [{ salary_min: 8, salary_max: 8 }, '求职意向：8K'],
    [{ from: 'now' }, '求职意向：随时到岗'],
    [{ from: '2026-12', kind: 'both' as const }, '求职意向：全职或实习 · 2026.12 到岗'],
  ])('%j is said as %s', (intention, aim) => {
    expect(draw({ ...sparse, intention: { ...sparse.intention, ...intention } }).head.aim).toBe(aim)
  })

  it('gives many links a section of their own', () => {
    expect(draw(long).head.contacts.filter(({ kind }) => kind === 'link')).toEqual([])
    expect(draw(long).sections.at(-1)).toMatchObject({ section: 'links', heading: '个人链接' })
  })
})

describe('the sections of a paper [RES-4]', () => {
  const sectionsIn = (content: ResumeContent) => draw(content).sections.map(({ section }) => section)

  it('stand in the order that the student gave them, and none is lost where he gave none', () => {
    const ordered = (order: ResumeContent['layout']['order']) =>
      sectionsIn({ ...written, layout: { ...written.layout, order } })
    expect(ordered(['summary', 'skills'])).toEqual([
      'summary',
      'skills',
      ...printedSections.filter((section) => section !== 'summary' && section !== 'skills'),
    ])
    expect(ordered([])).toEqual(printedSections)
    expect(ordered(['awards', 'awards'])).toHaveLength(printedSections.length)
  })

  it('are left out where nothing is in them', () => {
    const blank = { ...written.work[0]!, company: ' ', position: '', city: '', bullets: ['', ' '] }
    expect(sectionsIn({ ...emptyResume, work: [blank], summary: '\n' })).toEqual([])
  })

  it('call work what it is', () => {
    const heading = (...kinds: ResumeContent['work'][number]['kind'][]) =>
      draw({ ...emptyResume, work: kinds.map((kind) => ({ ...written.work[0]!, kind })) }).sections[0]?.heading
    expect(heading('internship')).toBe('实习经历')
    expect(heading('fulltime', 'parttime')).toBe('工作经历')
    expect(heading('fulltime', 'internship')).toBe('工作与实习经历')
  })

  it('have skills in groups, and those without in rows of ten', () => {
    const skills = draw(written).sections.find(({ section }) => section === 'skills')
    expect(skills?.entries.map(({ title, details }) => [title, details])).toEqual([
      ['编程语言', 'C / C++、Python、Rust'],
      ['嵌入式（熟练）', 'STM32、FreeRTOS、EtherCAT、FOC'],
      ['', 'Altium Designer（熟悉）、Git'],
    ])
    const many = draw(long).sections.find(({ section }) => section === 'skills')
    expect(many?.entries.map(({ details }) => details.split('、').length)).toEqual([2, 10, 10, 9])
  })

  it('begin an entry with what it says first', () => {
    const work = [{ ...written.work[0]!, company: '' }]
    expect(draw({ ...emptyResume, work }).sections[0]?.entries[0]).toMatchObject({
      title: '嵌入式开发实习生 · 江临',
      details: '',
      dates: '2025.06 – 2025.09',
    })
  })

  it('stand in two columns in the modern template, and in one in all others', () => {
    const { sections } = draw(written)
    const names = (template: number) =>
      columnsOf(sections, template).map((column) => column.sections.map(({ section }) => section))
    expect(names(1)).toEqual([
      ['education', 'work', 'project', 'posts', 'summary'],
      ['skills', 'languages', 'certificates', 'awards'],
    ])
    for (const template of [0, 2, 3]) expect(names(template)).toEqual([sections.map(({ section }) => section)])
  })
})

describe('the language of a paper [RES-4]', () => {
  it('is the template’s: English in the English one, Chinese in all others, whatever the interface speaks', () => {
    const english = draw(inTemplate(3))
    expect(english.sections.map(({ heading }) => heading)).toEqual([
      'Education',
      'Internships',
      'Projects',
      'Campus Activities',
      'Skills',
      'Languages',
      'Certificates',
      'Honours and Awards',
      'Summary',
    ])
    expect(english.head.facts).toEqual(['Female', 'Age 22'])
    expect(english.sections[1]?.entries[0]?.dates).toBe('Jun 2025 – Sep 2025')
    expect(draw(inTemplate(0), 'en')).toEqual(draw(inTemplate(0), 'zh-CN'))
    expect(draw(inTemplate(0), 'zh-TW').sections[0]?.heading).toBe('學歷')
  })
})
