import type { Finding, ParsedPage, ParsedResume } from '../../../../contract/parsed-resume.ts'
import { resumeLimits } from '../../../../contract/resume.ts'
import type { SourcePage } from '../reading/source-page.ts'
import { paragraphsOf, unwrapped } from './bullets.ts'
import { echoed } from './echoes.ts'
import { meantOf } from './fold.ts'
import { headingOf } from './headings.ts'
import { basicOf, labelsOf, positionsOf } from './parts/contacts.ts'
import { educationsOf } from './parts/education.ts'
import { hopesOf } from './parts/intention.ts'
import { linksOf } from './parts/links.ts'
import { listsOf } from './parts/lists.ts'
import { postsOf } from './parts/posts.ts'
import { projectsOf } from './parts/project.ts'
import { worksOf } from './parts/work.ts'
import { findingOf, join, type Piece, slice } from './piece.ts'
import { readingOrder } from './reading-order.ts'
import { type Section, sectionsOf } from './sections.ts'
import { unreadOf } from './unread.ts'

const plainPage = ({ width, height, runs, pictures }: SourcePage): ParsedPage => ({
  width,
  height,
  pictures: pictures.map(({ x, y, width, height }) => ({ x, y, width, height })),
  runs: runs.map(({ text, size, isBold, x, y, width, height }) => ({
    ...{ text, size, isBold },
    ...{ x, y, width, height },
  })),
})

const meant = (page: SourcePage): SourcePage => ({
  ...page,
  runs: page.runs.map((run) => ({ ...run, text: meantOf(run.text) })),
})

/** Without the section's name, where it stands in front. */
const unlabelled = (piece: Piece): Piece => {
  const label = /^(\p{Script=Han}{2,6}|[A-Za-z ]{5,20})\s*:\s*/u.exec(piece.plain)
  return label?.[1] && headingOf(label[1]) === 'summary' ? slice(piece, label[0].length) : piece
}

function summaryOf(sections: readonly Section[]): Finding {
  const pieces = sections
    .filter(({ kind }) => kind === 'summary')
    .flatMap(({ lines }) => paragraphsOf(lines).map(({ piece }) => unlabelled(piece)))
  return findingOf(join(pieces, '\n'), resumeLimits.summary)
}

/** Reads the pages of a resume into its fields. Says nothing that the file does not. */
export function parsePages(sources: readonly SourcePage[]): ParsedResume {
  const pages = sources.map(meant)
  const lines = readingOrder(pages)
  const sections = sectionsOf(lines)
  const of = (kind: Section['kind']) => sections.filter((section) => section.kind === kind)
  const linesIn = (kind: Section['kind']) => of(kind).flatMap((section) => section.lines)
  const head = unwrapped([...linesIn('basic'), ...linesIn('links')])
  const about = [...head, ...linesIn('intention')]
  const labels = labelsOf(about)
  const hopes = hopesOf(head, linesIn('intention'))
  const parsed: ParsedResume = {
    pages: pages.map(plainPage),
    basic: basicOf(head, lines, labels),
    positions: positionsOf(labels, linesIn('intention')).slice(0, resumeLimits.positions),
    ...(hopes && { hopes }),
    education: echoed(
      of('education').flatMap((section) => educationsOf(section.lines)),
      head,
    ).slice(0, resumeLimits.education),
    work: of('work')
      .flatMap(({ lines: own, heading }) => worksOf(own, heading))
      .slice(0, resumeLimits.work),
    project: of('project')
      .flatMap((section) => projectsOf(section.lines))
      .slice(0, resumeLimits.project),
    posts: of('posts')
      .flatMap((section) => postsOf(section.lines))
      .slice(0, resumeLimits.items),
    ...limited(
      listsOf(sections.filter(({ kind }) => ['skills', 'languages', 'certificates', 'awards'].includes(kind))),
    ),
    links: linksOf(head).slice(0, resumeLimits.items),
    summary: summaryOf(sections),
    unread: [],
  }
  const capped = {
    ...parsed,
    work: parsed.work.map(cap),
    project: parsed.project.map(cap),
    posts: parsed.posts.map(cap),
  }
  return { ...capped, unread: unreadOf(capped, pages, lines, head) }
}

const cap = <E extends { bullets: Finding[] }>(entry: E): E => ({
  ...entry,
  bullets: entry.bullets.slice(0, resumeLimits.bullets),
})

function limited(lists: ReturnType<typeof listsOf>): ReturnType<typeof listsOf> {
  return {
    skills: lists.skills.slice(0, resumeLimits.items),
    languages: lists.languages.slice(0, resumeLimits.items),
    certificates: lists.certificates.slice(0, resumeLimits.items),
    awards: lists.awards.slice(0, resumeLimits.items),
  }
}
