import { useEffect, useRef } from 'react'
import type { ParsedPage, ParsedResume } from '../../../contract/parsed-resume.ts'
import { isOpen } from '../../../machines/resume-review/choices.ts'
import type { Choices, Row } from '../../../machines/resume-review/resume-review.types.ts'
import * as m from '../../../messages/compiled/messages.js'
import * as css from './FilePages.css.ts'

export type Mark = 'done' | 'open' | 'current'

interface Marked {
  readonly row: Row
  readonly mark: Mark
}

const keyOf = (page: number, run: number) => `${page} ${run}`

/** By place, which row a piece of the file belongs to; the one that is looked at goes before the others. */
function marksOf(rows: readonly Row[], choices: Choices, current: string): ReadonlyMap<string, Marked> {
  const marks = new Map<string, Marked>()
  for (const row of rows) {
    const mark = row.id === current ? 'current' : isOpen(row, choices) ? 'open' : 'done'
    for (const { page, run } of row.places) {
      const key = keyOf(page, run)
      if (mark === 'current' || !marks.has(key)) marks.set(key, { row, mark })
    }
  }
  return marks
}

interface PageProps {
  readonly page: ParsedPage
  readonly number: number
  readonly count: number
  readonly marks: ReadonlyMap<string, Marked>
  readonly numbers: ReadonlyMap<string, number>
  readonly unreadPictures: readonly number[]
  onRow(row: string): void
}

/** Runs at their places, scaled by the page's width; the text is the file's own, to be read and selected. */
function Page({ page, number, count, marks, numbers, unreadPictures, onRow }: PageProps) {
  const numbered = new Set<string>()
  return (
    <svg
      className={css.page}
      viewBox={`0 0 ${page.width} ${page.height}`}
      role="img"
      aria-label={m.resume_upload_page_of({ page: number, pages: count })}
    >
      <defs>
        <pattern
          id={`unread-${number}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="2" height="6" className={css.hatch} />
        </pattern>
      </defs>
      {page.pictures.map((picture, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's pictures stay as they are
          key={at}
          {...picture}
          className={css.picture}
          fill={unreadPictures.includes(at) ? `url(#unread-${number})` : 'none'}
        />
      ))}
      {page.runs.map((run, at) => {
        const marked = marks.get(keyOf(number - 1, at))
        const badge = marked && numbers.get(marked.row.id)
        const isFirst = badge !== undefined && !numbered.has(marked!.row.id)
        if (isFirst) numbered.add(marked!.row.id)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's runs stay as they are
          // biome-ignore lint/a11y/noStaticElementInteractions: the rows beside it are there for the keyboard
          <g key={at} className={marked ? css.marked : undefined} onClick={marked && (() => onRow(marked.row.id))}>
            {marked && (
              <rect
                x={run.x - 2}
                y={run.y - 1}
                width={run.width + 4}
                height={run.height + 2}
                rx="2"
                className={css.mark[marked.mark]}
                data-current={marked.mark === 'current' || undefined}
              />
            )}
            <text
              x={run.x}
              y={run.y + run.height * 0.8}
              fontSize={run.size}
              fontWeight={run.isBold ? 700 : 400}
              textLength={run.width > 0 ? run.width : undefined}
              lengthAdjust="spacingAndGlyphs"
              className={css.text}
            >
              {run.text}
            </text>
            {isFirst && (
              <g transform={`translate(${Math.max(9, run.x - 11)} ${run.y + run.height / 2})`}>
                <circle r="7" className={marked!.mark === 'current' ? css.badgeNow : css.badge} />
                <text textAnchor="middle" y="3" fontSize="8" fontWeight="700" className={css.badgeText}>
                  {badge}
                </text>
              </g>
            )}
          </g>
        )
      })}
    </svg>
  )
}

export interface FilePagesProps {
  readonly parsed: ParsedResume
  readonly rows: readonly Row[]
  readonly choices: Choices
  readonly current: string
  readonly numbers: ReadonlyMap<string, number>
  /** Percent. */
  readonly zoom: number
  onRow(row: string): void
}

/** The file as it was read; what is looked at is in sight. */
export function FilePages({ parsed, rows, choices, current, numbers, zoom, onRow }: FilePagesProps) {
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at is marked in the document
  useEffect(() => {
    const place = frame.current?.querySelector('[data-current]')
    if (!place || !frame.current) return
    const [shown, whole] = [place.getBoundingClientRect(), frame.current.getBoundingClientRect()]
    if (shown.top < whole.top || shown.bottom > whole.bottom) {
      frame.current.scrollTop += shown.top - whole.top - whole.height / 3
    }
  }, [current])
  const marks = marksOf(rows, choices, current)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no wheel scrolls it with the keyboard
    <section ref={frame} className={css.frame} tabIndex={0} aria-label={m.resume_upload_file()}>
      <div style={{ width: `${zoom}%` }}>
        {parsed.pages.map((page, at) => (
          <Page
            // biome-ignore lint/suspicious/noArrayIndexKey: a file's pages stay as they are
            key={at}
            page={page}
            number={at + 1}
            count={parsed.pages.length}
            marks={marks}
            numbers={numbers}
            unreadPictures={parsed.unread.flatMap(({ page: on, picture }) =>
              on === at && picture !== null ? [picture] : [],
            )}
            onRow={onRow}
          />
        ))}
      </div>
    </section>
  )
}
