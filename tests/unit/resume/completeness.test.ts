import { describe, expect, it } from 'vitest'
import { emptyResume, type ResumeContent } from '../../../contract/resume.ts'
import { blankEntry } from '../../../src/entities/resume/blank.ts'
import { checks, completenessOf } from '../../../src/entities/resume/completeness.ts'

const basic = { ...emptyResume.basic, name: '林知夏', phone: '13855501726', email: 'a@example.com' }
const school = {
  ...blankEntry('education', 'school-01'),
  school: '江临大学',
  major: '自动化',
  degree: 'bachelor' as const,
  start: '2022-09',
  end: 'present',
}
const job = {
  ...blankEntry('work', 'work-0001'),
  company: '拓岩机器人',
  position: '实习生',
  start: '2025-06',
  bullets: ['重写通信模块，丢帧率降到 0.02%', '搭建测试台', '编写脚本'],
}

const full: ResumeContent = {
  ...emptyResume,
  basic: { ...basic, photo: 'photo-0001' },
  education: [school],
  work: [{ ...job, bullets: job.bullets.map((line) => `${line} 12 次`) }],
  skills: [{ id: 'skill-001', name: 'C++', level: '', keywords: [] }],
  languages: [{ id: 'tongue-01', language: '英语', fluency: '', certificate: '', score: '' }],
  awards: [{ id: 'award-001', title: '一等奖', awarder: '', date: '', note: '' }],
  summary: '喜欢把问题追到波形',
  intention: { ...emptyResume.intention, positions: ['嵌入式'], cities: ['江临'] },
}

describe('how complete a resume is', () => {
  it('is nothing for an empty one, whose first step is the name [RES-2]', () => {
    expect(completenessOf(emptyResume)).toEqual({ percent: 0, open: checks })
    expect(checks[0]).toBe('name')
  })

  it('is all of it for a full one, with nothing open [RES-2]', () => {
    expect(completenessOf(full)).toEqual({ percent: 100, open: [] })
  })

  it('grows by what is written, and names the next step [RES-2]', () => {
    const written = { ...emptyResume, basic, education: [school] }
    const { percent, open } = completenessOf(written)
    expect([percent, open[0]]).toEqual([35, 'positions'])
  })

  it('does not count an entry that lacks something, nor blanks', () => {
    const { open } = completenessOf({ ...full, education: [{ ...school, end: '' }], summary: '  ' })
    expect(open).toEqual(['education', 'summary'])
  })

  it('wants a number in four lines of ten', () => {
    expect(completenessOf({ ...full, work: [job] }).open).toEqual(['numbers'])
  })
})
