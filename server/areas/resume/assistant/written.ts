import type { Place } from '../../../../contract/diagnosis.ts'
import type { ResumeContent } from '../../../../contract/resume.ts'

const experienceKinds = ['work', 'project', 'posts'] as const
type ExperienceKind = (typeof experienceKinds)[number]

/** A line about what somebody did, with where it stands. */
export interface Line {
  readonly text: string
  readonly place: Place
}

/** Something that was done for a while, or a school that was attended. */
export interface Entry {
  readonly section: ExperienceKind | 'education'
  readonly id: string
  readonly index: number
  readonly start: string
  readonly end: string
  readonly lines: readonly Line[]
}

const NOWHERE = { entry: '', index: -1, field: '', line: -1 } as const

export const sectionPlace = (section: Place['section'], field = ''): Place => ({ ...NOWHERE, section, field })

export const entryPlace = ({ section, id, index }: Pick<Entry, 'section' | 'id' | 'index'>, field = ''): Place => ({
  ...NOWHERE,
  section,
  entry: id,
  index,
  field,
})

/** Schools, then what was done, in the order of the resume. */
export function entriesOf(content: ResumeContent): Entry[] {
  const schools = content.education.map(({ id, start, end }, index) => ({
    section: 'education' as const,
    id,
    index,
    start,
    end,
    lines: [],
  }))
  const done = experienceKinds.flatMap((section) =>
    content[section].map(({ id, start, end, bullets }, index) => {
      const place = entryPlace({ section, id, index }, 'bullets')
      const lines = bullets.map((text, line) => ({ text: text.trim(), place: { ...place, line } }))
      return { section, id, index, start, end, lines: lines.filter(({ text }) => text !== '') }
    }),
  )
  return [...schools, ...done]
}

/** Wide characters count 1, Latin letters, digits and half-width signs 0.5. */
export const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (/[\u2e80-\uffee\u{20000}-\u{3ffff}]/u.test(character) ? 1 : 0.5), 0)

/** All that a resume says, for what may stand anywhere in it. */
export function textOf(content: ResumeContent): string {
  const { basic: _, layout: __, intention: ___, wish: ____, ...told } = content
  const texts: string[] = []
  const walk = (value: unknown, key: string) => {
    if (key === 'id') return
    if (typeof value === 'string') texts.push(value)
    else if (Array.isArray(value)) for (const one of value) walk(one, '')
    else if (value && typeof value === 'object') for (const [name, one] of Object.entries(value)) walk(one, name)
  }
  walk(told, '')
  return texts.filter((text) => text !== '').join('\n')
}
