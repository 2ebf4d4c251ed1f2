import { describe, expect, it } from 'vitest'
import { emptyResume, type ResumeContent } from '../../../contract/resume.ts'
import { withoutBlanks } from '../../../src/entities/resume/blank.ts'
import { stepOf, stepState } from '../../../src/features/resume/editor/add/step-looks.ts'
import { placeOf } from '../../../src/features/resume/editor/place.ts'
import { sectionState, wrongKeys } from '../../../src/features/resume/editor/section-state.ts'

const TODAY = '2026-11-20'
const school = (id: string, more: object = {}) => ({
  id,
  school: '江临大学',
  major: '自动化',
  degree: 'bachelor' as const,
  start: '2022-09',
  end: '2026-06',
  score: '',
  note: '',
  ...more,
})
const withParts = (parts: Partial<ResumeContent>): ResumeContent => ({ ...emptyResume, ...parts })
const basic = (more: object) => withParts({ basic: { ...emptyResume.basic, ...more } })

describe('how a section stands', () => {
  it('is empty, lacking, done or wrong [RES-2]', () => {
    const whole = { name: '陈思远', phone: '13800000002', email: 'chen@example.com' }
    const given = { title: '一份', phone: '13800000002' }
    const states = [given, { name: '陈思远' }, whole, { ...whole, birth: '去年' }, { phone: '1' }]
    expect(states.map((one) => sectionState('basic', basic(one), TODAY))).toEqual([
      'empty',
      'lacking',
      'done',
      'wrong',
      'wrong',
    ])
  })

  it('is empty with nothing but entries and items in which nothing is written [RES-2]', () => {
    const skills = [{ id: 'skill--01', name: '', level: '' as const, keywords: [] }]
    const education = [school('school-1', { school: '', major: '', degree: '', start: '', end: '' })]
    expect(sectionState('skills', withParts({ skills }), TODAY)).toBe('empty')
    expect(sectionState('education', withParts({ education: education as ResumeContent['education'] }), TODAY)).toBe(
      'empty',
    )
    expect(sectionState('skills', withParts({ skills: [{ ...skills[0]!, level: 'basic' }] }), TODAY)).toBe('lacking')
    expect(withoutBlanks('skills', [...skills, { ...skills[0]!, name: 'SQL' }])).toEqual([
      { ...skills[0]!, name: 'SQL' },
    ])
    expect(withoutBlanks('summary', '')).toBe('')
  })

  it('is as wrong as its worst entry or item', () => {
    const schools = (...education: ResumeContent['education']) =>
      sectionState('education', withParts({ education }), TODAY)
    expect(schools(school('school-1'))).toBe('done')
    expect(schools(school('school-1'), school('school-2', { major: ' ' }))).toBe('lacking')
    expect(schools(school('school-1', { major: '' }), school('school-2', { end: '2020' }))).toBe('wrong')
    const links = [{ id: 'link-001', label: '主页', url: 'x' }]
    expect(sectionState('links', withParts({ links }), TODAY)).toBe('wrong')
    expect(sectionState('summary', withParts({ summary: '踏实' }), TODAY)).toBe('done')
    const salary = { ...emptyResume.intention, positions: ['嵌入式'], salary_min: 9, salary_max: 8 }
    expect(sectionState('intention', withParts({ intention: salary }), TODAY)).toBe('wrong')
  })

  it('names what is wrong in it', () => {
    const education = [school('school-1'), school('school-2', { end: '22.9' })]
    expect(wrongKeys('education', withParts({ education }), TODAY)).toEqual(['education/school-2'])
  })
})

describe('a step', () => {
  it('has the worst state of its sections [RES-2]', () => {
    const work = [
      { id: 'work-001', kind: 'internship', company: '启明', position: '', city: '', start: '', end: '', bullets: [] },
    ] as const
    const content = withParts({ work: work.map((one) => ({ ...one, bullets: [] })) })
    expect(stepState('experience', content, TODAY)).toBe('lacking')
    expect(stepState('skills', content, TODAY)).toBe('empty')
    expect(stepState('done', content, TODAY)).toBe('empty')
  })

  it('is where its sections are written', () => {
    expect((['basic', 'project', 'intention', 'awards', 'wish'] as const).map((one) => stepOf(one as never))).toEqual([
      'basic',
      'experience',
      'intention',
      undefined,
      undefined,
    ])
  })
})

describe('the place of a piece', () => {
  it('is its section, with its entry or the first item that is wrong [RES-5]', () => {
    const certificates = [
      { id: 'paper-001', name: '一', issuer: '', date: '' },
      { id: 'paper-002', name: '二', issuer: '', date: '上个月' },
    ]
    const content = withParts({ certificates })
    expect(placeOf('certificates', content, TODAY)).toEqual({ section: 'honours', entry: 'paper-002' })
    expect(placeOf('awards', content, TODAY)).toEqual({ section: 'honours', entry: '' })
    expect(placeOf('work/work-001', content, TODAY)).toEqual({ section: 'work', entry: 'work-001' })
    expect(placeOf('intention', content, TODAY)).toEqual({ section: 'intention', entry: '' })
    expect(placeOf('layout', content, TODAY)).toEqual({ section: 'basic', entry: '' })
  })
})
