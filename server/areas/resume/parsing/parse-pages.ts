import type { Finding, ParsedPage, ParsedResume, Place } from '../../../../contract/parsed-resume.ts'
import { resumeLimits } from '../../../../contract/resume.ts'
import type { SourcePage } from '../reading/source-page.ts'
import { ONLY_LABEL, paragraphsOf, unwrapped } from './bullets.ts'
import { dateIn } from './dates.ts'
import { meantOf } from './fold.ts'
import { headingOf } from './headings.ts'
import type { Line } from './lines.ts'
import { basicOf, isLabel, labelsOf, positionsOf } from './parts/contacts.ts'
import { educationsOf } from './parts/education.ts'
import { hopesOf } from './parts/intention.ts'
import { linksOf } from './parts/links.ts'
import { listsOf } from './parts/lists.ts'
import { postsOf } from './parts/posts.ts'
import { projectsOf } from './parts/project.ts'
import { worksOf } from './parts/work.ts'
import { alsoAt, findingOf, join, type Piece, placesOf, slice, split } from './piece.ts'
import { readingOrder } from './reading-order.ts'
import { type Section, sectionsOf } from './sections.ts'
import { DEGREES } from './words.ts'

/** Share of a page from which on a picture may hold what counts. */
const LARGE = 0.08
const MOST = 60

const isFinding = (value: unknown): value is Finding =>
  typeof value === 'object' && value !== null && 'places' in value && 'doubt' in value

function findingsIn(value: unknown): Finding[] {
  if (isFinding(value)) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(findingsIn)
}

type Mark = Piece['marks'][number]

/** Whether a character of the file was taken for a field. */
function takenBy(findings: readonly Finding[]): (mark: Mark) => boolean {
  const taken = new Map<string, Place[]>()
  for (const place of findings.flatMap(({ places }) => places)) {
    const key = `${place.page}.${place.run}`
    taken.set(key, [...(taken.get(key) ?? []), place])
  }
  return ({ page, run, at }) =>
    taken.get(`${page}.${run}`)?.some(({ from = 0, to = Number.POSITIVE_INFINITY }) => from <= at && at < to) ?? false
}

/** Between the facts of a line about the person. */
const APART =
  /\t|\s*[|;·•]\s*|\s{2,}|\u3000|,(?!\d)|(?<=\p{Script=Han}{2})\s(?=\p{Script=Han}{2}|[A-Z])|\s+(?=\p{Script=Han}{2,6}\s*:)/u

/** How old somebody is follows from when they were born. */
const AGE = /^[^\p{L}]*(?:(?:年\s*龄|age)\s*:?\s*\d{1,2}\s*岁?|\d{1,2} years? old)$/iu

/** Stretches of a line that say something of which nothing was taken. */
function leftIn({ cells }: Line, isTaken: (mark: Mark) => boolean): Piece[] {
  const left: Piece[][] = [[]]
  for (const piece of cells.flatMap((cell) => split(cell.piece, APART))) {
    const isSaid =
      /\p{L}{2}/u.test(piece.text.replace(/\s/g, '')) &&
      headingOf(piece.plain) === null &&
      !isLabel(piece.plain) &&
      !AGE.test(piece.plain)
    if (piece.marks.some(isTaken)) left.push([])
    else if (isSaid) left.at(-1)!.push(piece)
  }
  return left.filter((pieces) => pieces.length > 0).map((pieces) => join(pieces, ' '))
}

/**
 * Lines of which nothing was taken, large pictures, and what stands for something that cannot be read.
 * @param head lines about the person: each of their facts stands for itself
 */
function unreadOf(
  { pages: _, ...fields }: ParsedResume,
  pages: readonly SourcePage[],
  lines: readonly Line[],
  head: readonly Line[],
): ParsedResume['unread'] {
  const isTaken = takenBy(findingsIn(fields))
  const pictures = pages.flatMap((page, number) =>
    page.pictures.flatMap(({ width, height, isUnreadable }, picture) =>
      isUnreadable || width * height > LARGE * page.width * page.height ? [{ page: number, picture, text: '' }] : [],
    ),
  )
  const isLeft = ({ marks }: Piece) => !marks.some(isTaken)
  const facts = head
    .filter(({ piece }) => !isLeft(piece))
    .flatMap((line) => leftIn(line, isTaken).map((piece) => ({ page: line.page, piece })))
  const left = lines.filter(
    ({ piece }) =>
      /\p{L}{2}/u.test(piece.text) && headingOf(piece.plain) === null && !ONLY_LABEL.test(piece.plain) && isLeft(piece),
  )
  return [
    ...pictures,
    ...[...facts, ...left].map(({ page, piece }) => ({
      page,
      picture: null,
      text: piece.text.replace(/\s+/g, ' ').slice(0, 200),
      places: placesOf(piece.marks),
    })),
  ].slice(0, MOST)
}

type Education = ParsedResume['education'][number]

const LEAVES = /毕业|graduat/i

function wordsIn(piece: Piece, { value }: Finding): Piece[] {
  const at = value === '' ? -1 : piece.text.indexOf(value)
  return at < 0 ? [] : [slice(piece, at, at + value.length)]
}

function degreeIn(piece: Piece, { degree }: Education): Piece[] {
  const match = DEGREES.find(([value]) => value === degree.value)?.[1].exec(piece.plain)
  return match ? [slice(piece, match.index, match.index + match[0].length)] : []
}

function endIn(piece: Piece, { end }: Education): Piece[] {
  const date = end.value !== '' && LEAVES.test(piece.plain) ? dateIn(piece) : null
  return date?.start === end.value ? [slice(piece, date.from, date.to)] : []
}

/** Entries with the places where the head says the same once more. */
function echoed(education: readonly Education[], head: readonly Line[]): Education[] {
  const pieces = head.flatMap(({ cells }) => cells.map(({ piece }) => piece))
  return education.map((entry) => ({
    ...entry,
    school: alsoAt(
      entry.school,
      pieces.flatMap((piece) => wordsIn(piece, entry.school)),
    ),
    major: alsoAt(
      entry.major,
      pieces.flatMap((piece) => wordsIn(piece, entry.major)),
    ),
    degree: alsoAt(
      entry.degree,
      pieces.flatMap((piece) => degreeIn(piece, entry)),
    ),
    end: alsoAt(
      entry.end,
      pieces.flatMap((piece) => endIn(piece, entry)),
    ),
  }))
}

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
