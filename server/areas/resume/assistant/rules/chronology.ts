import type { ResumeContent } from '../../../../../contract/resume.ts'
import { isAfter } from '../../../../../contract/rules/resume-rules.ts'
import { type Entry, entryPlace } from '../written.ts'
import { type Found, found } from './found.ts'

/** Months that may be between two things without a question being asked. */
const GAP = 12
/** Months that two may share that cannot both be done whole. */
const SHARED = 3

/** Months since the year 0 of `2026-11`, or of its first where only a year is said. */
const monthOf = (date: string, isEnd: boolean): number => {
  const [year = 0, month = isEnd ? 12 : 1] = date.split('-').map(Number)
  return year * 12 + month - 1
}

interface Span {
  readonly entry: Entry
  readonly from: number
  /** The last month of it. */
  readonly to: number
}

/** Whether the dates of a life fit together: 12 points. @param today as 2026-11-27 */
export function chronology(content: ResumeContent, entries: readonly Entry[], today: string): Found[] {
  const now = monthOf(today, false)
  const dated = entries.filter(({ start, end }) => start !== '' && end !== '')
  const spans = dated.map(
    (entry): Span => ({
      entry,
      from: monthOf(entry.start, false),
      to: entry.end === 'present' ? now : monthOf(entry.end, true),
    }),
  )
  const turned = dated.filter(({ start, end }) => end !== 'present' && isAfter(start, end))
  const whole = spans.filter(({ entry, from }) => !turned.includes(entry) && (entry.end !== 'present' || from <= now))
  return [
    ...entries
      .filter((entry) => !dated.includes(entry))
      .map((entry) => found('date-missing', entryPlace(entry), { chronology: 2 })),
    ...turned.map((entry) => found('end-before-start', entryPlace(entry), { chronology: 4 })),
    ...entries
      .filter(({ section, start }) => section !== 'education' && start !== '' && monthOf(start, false) > now)
      .map((entry) => found('starts-later', entryPlace(entry), { chronology: 2 })),
    ...(['education', 'work'] as const).flatMap((section) => misorderedIn(spans, section)),
    ...gapsIn(whole, now),
    ...overlapsIn(content, whole),
  ]
}

function misorderedIn(spans: readonly Span[], section: 'education' | 'work'): Found[] {
  const own = spans.filter(({ entry }) => entry.section === section)
  const endOf = ({ entry, to }: Span) => (entry.end === 'present' ? Number.POSITIVE_INFINITY : to)
  const isOrdered = own.every((span, at) => at === 0 || endOf(own[at - 1]!) >= endOf(span))
  return isOrdered ? [] : [found('order', { ...entryPlace(own[0]!.entry), entry: '', index: -1 }, { chronology: 1 })]
}

function gapsIn(spans: readonly Span[], now: number): Found[] {
  const counted = spans
    .filter(({ entry }) => entry.section === 'education' || entry.section === 'work')
    .sort((one, other) => one.from - other.from)
  const gaps: Found[] = []
  let last = counted.find(({ entry }) => entry.section === 'education') ?? counted[0]
  for (const span of counted) {
    if (!last || span.from < last.from) continue
    if (span.from - last.to - 1 > GAP) gaps.push(found('gap', entryPlace(last.entry), { chronology: 2 }))
    if (span.to > last.to) last = span
  }
  if (last && now - last.to > GAP) gaps.push(found('gap', entryPlace(last.entry), { chronology: 2 }))
  return gaps
}

function overlapsIn(content: ResumeContent, spans: readonly Span[]): Found[] {
  const isWhole = ({ entry: { section, index } }: Span) =>
    section === 'education' || (section === 'work' && content.work[index]?.kind === 'fulltime')
  const counted = spans.filter(isWhole)
  return counted.flatMap((span, at) => {
    const isShared = counted
      .slice(0, at)
      .some(
        (other) =>
          other.entry.section === span.entry.section &&
          Math.min(other.to, span.to) - Math.max(other.from, span.from) > SHARED,
      )
    return isShared ? [found('overlap', entryPlace(span.entry), { chronology: 2 })] : []
  })
}
