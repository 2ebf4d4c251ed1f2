import { BULLET_GOOD, type ResumeContent } from '../../../../contract/resume.ts'
import { isContactPhone, isEmail } from '../../../../contract/rules/resume-rules.ts'
import { placeholdersIn } from '../../../entities/resume/outline.ts'
import { ENGLISH_TEMPLATE } from '../../../entities/resume/paper/language.ts'
import { measuresOf } from '../../../entities/resume/paper/looks.ts'
import type { Pages } from '../../../entities/resume/paper/usePages.ts'

/** What can be made shorter, the least painful first. */
export type Shortening =
  | { readonly kind: 'tight' | 'small' }
  | { readonly kind: 'bullets' | 'long'; readonly title: string; readonly count: number }
  | { readonly kind: 'summary'; readonly length: number }

export interface Checks {
  readonly pages: number
  /** Entries that are longer than a page. */
  readonly cut: number
  readonly isPhoneRight: boolean
  readonly isEmailRight: boolean
  /** Entries that say nothing in figures. */
  readonly withoutNumbers: number
  /** Entries that say nothing of what was done. */
  readonly withoutText: number
  /** Figures of the student's own that are still to come. */
  readonly placeholders: number
  /** Whether an English resume shows what those usually leave out. */
  readonly isUnEnglish: boolean
  /** Lines beyond the first page; 0 where all of it fits. */
  readonly linesOver: number
  readonly shortenings: readonly Shortening[]
}

/** Bullets of an entry that somebody still reads. */
const ENOUGH = 4
/** Characters of a summary that somebody still reads. */
const SUMMARY_ENOUGH = 120
/** Shortenings that are named at once. */
const NAMED = 4

const done = ({ work, project, posts }: ResumeContent) => [
  ...work.map(({ company, bullets }) => ({ title: company, bullets })),
  ...project.map(({ name, bullets }) => ({ title: name, bullets })),
  ...posts.map(({ organisation, bullets }) => ({ title: organisation, bullets })),
]

function shorteningsOf(content: ResumeContent): readonly Shortening[] {
  const { spacing, size } = content.layout
  const entries = done(content).filter(({ title }) => title.trim() !== '')
  const byCount = entries.filter(({ bullets }) => bullets.length > ENOUGH)
  const longOf = (bullets: readonly string[]) => bullets.filter((line) => line.length > BULLET_GOOD.max).length
  const all: readonly Shortening[] = [
    ...(spacing === 'tight' ? [] : [{ kind: 'tight' } as const]),
    ...byCount
      .toSorted((one, other) => other.bullets.length - one.bullets.length)
      .map(({ title, bullets }) => ({ kind: 'bullets', title, count: bullets.length }) as const),
    ...entries
      .filter(({ bullets }) => bullets.length <= ENOUGH && longOf(bullets) > 0)
      .map(({ title, bullets }) => ({ kind: 'long', title, count: longOf(bullets) }) as const),
    ...(content.summary.length > SUMMARY_ENOUGH ? [{ kind: 'summary', length: content.summary.length } as const] : []),
    ...(size === 'small' ? [] : [{ kind: 'small' } as const]),
  ]
  return all.slice(0, NAMED)
}

/** What a student should look at before this is printed. */
export function checksOf(content: ResumeContent, { pages, cut, excess }: Pages): Checks {
  const { basic, layout } = content
  const linesOver = pages.length > 1 ? Math.max(1, Math.ceil(excess / measuresOf(layout).line)) : 0
  const entries = done(content)
  const told = entries.filter(({ bullets }) => bullets.some((line) => line.trim() !== ''))
  return {
    pages: pages.length,
    cut: cut.length,
    isPhoneRight: isContactPhone(basic.phone),
    isEmailRight: isEmail(basic.email),
    withoutNumbers: told.filter(({ bullets }) => !bullets.some((line) => /\d/.test(line))).length,
    withoutText: entries.length - told.length,
    placeholders: placeholdersIn(
      [...told.flatMap(({ bullets }) => bullets), content.summary, ...content.education.map(({ note }) => note)].join(
        '\n',
      ),
    ),
    isUnEnglish:
      layout.template === ENGLISH_TEMPLATE &&
      ((layout.shows.includes('photo') && basic.photo !== '') ||
        (layout.shows.includes('age') && basic.birth + basic.sex !== '')),
    linesOver,
    shortenings: linesOver > 0 ? shorteningsOf(content) : [],
  }
}
