import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { resumeContent } from '../../../contract/resume.ts'
import { wrongInEntry, wrongInSection } from '../../../contract/rules/resume-rules.ts'
import { resumeFrom, sketches } from '../../../server/demo/seed/resumes.ts'
import { demoStudents } from '../../../server/demo/seed/students.ts'

const YEAR = 2027
const writers = demoStudents.filter(({ progress }) => progress !== 'none')
const contentOf = (name: string) => resumeFrom(writers.find((one) => one.name === name)!, sketches[name]!, YEAR)

describe('the resumes of the demonstration', () => {
  it('are those of the students who have one, of every style', () => {
    expect(Object.keys(sketches).toSorted()).toEqual(writers.map(({ name }) => name).toSorted())
    const styles = Object.groupBy(Object.values(sketches), ({ style }) => style)
    for (const style of ['good', 'thin', 'disordered', 'mixed'] as const) {
      expect(styles[style]?.length).toBeGreaterThanOrEqual(4)
    }
  })

  it.each(writers.map(({ name }) => name))('the resume of %s could be saved, but for its dates', (name) => {
    const content = contentOf(name)
    expect(v.safeParse(resumeContent, content).issues).toBeUndefined()
    expect(content.basic.name).toBe(name)
    const wrong = [
      ...wrongInSection('basic', content.basic, `${YEAR - 1}-11-20`),
      ...wrongInSection('posts', content.posts, ''),
      ...content.work.flatMap((entry) => wrongInEntry('work', entry)),
      ...content.project.flatMap((entry) => wrongInEntry('project', entry)),
    ]
    expect(wrong.length > 0).toBe(sketches[name]?.style === 'disordered')
    expect(wrong.filter(({ why }) => why !== 'endFirst')).toEqual([])
    const items = [content.education, content.work, content.project, content.posts, content.skills, content.awards]
    const ids = items.flatMap((list) => list.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('the resume of 林小满 has every section', () => {
    const content = contentOf('林小满')
    for (const part of Object.values(content)) expect(part).not.toEqual(Array.isArray(part) ? [] : '')
    expect(content.wish.industries).toEqual(['互联网', '企业服务软件'])
    expect(content.intention.positions).toEqual(['后端开发工程师'])
    expect(content.education[0]).toMatchObject({ school: '江临大学', start: '2023-09', end: '2027-06' })
  })
})
