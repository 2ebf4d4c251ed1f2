import { useEffect, useRef } from 'react'
import type { ParsedPage, ParsedResume, Place } from '../../../../contract/parsed-resume.ts'
import { isOpen } from '../../../../machines/resume/resume-review/choices.ts'
import type { Choices, Row } from '../../../../machines/resume/resume-review/resume-review.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import * as css from './FilePages.css.ts'
import { partsOf, type Stretch } from './run-parts.ts'

export type Mark = 'done' | 'open' | 'current'

interface Marked extends Stretch {
  /** That it belongs to; null for what was not read. */
  readonly row: Row | null
  readonly mark: Mark | 'unread'
}

const keyOf = (page: number, run: number) => `${page} ${run}`

/** By run, which of its characters belong to what; what is looked at goes before all else, what was not read behind it. */
function marksOf(
  { unread }: ParsedResume,
  rows: readonly Row[],
  choices: Choices,
  current: string,
): ReadonlyMap<string, readonly Marked[]> {
  const marks = new Map<string, Marked[]>()
  const add = ({ page, run, from = 0, to = Number.POSITIVE_INFINITY }: Place, of: Omit<Marked, keyof Stretch>) => {
    const key = keyOf(page, run)
    const own = marks.get(key) ?? []
    marks.set(key, of.mark === 'current' ? [{ from, to, ...of }, ...own] : [...own, { from, to, ...of }])
  }
  for (const row of rows) {
    const mark = row.id === current ? 'current' : isOpen(row, choices) ? 'open' : 'done'
    for (const place of row.places) add(place, { row, mark })
  }
  for (const { places = [] } of unread) for (const place of places) add(place, { row: null, mark: 'unread' })
  return marks
}

interface PageProps {
  readonly page: ParsedPage
  readonly number: number
  readonly count: number
  readonly marks: ReadonlyMap<string, readonly Marked[]>
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
        const parts = partsOf(run.text, marks.get(keyOf(number - 1, at)) ?? [])
        const badges = parts.flatMap(({ of, left }) => {
          const badge = of?.row && numbers.get(of.row.id)
          if (!of?.row || badge === undefined || numbered.has(of.row.id)) return []
          numbered.add(of.row.id)
          const isNow = of.mark === 'current'
          // Within a line it stands at a corner, so that it covers no word.
          const within = { x: run.x + left * run.width - 1, y: run.y - 1, size: 4.5 }
          const ahead = { x: Math.max(9, run.x - 11), y: run.y + run.height / 2, size: 7 }
          return [{ badge, isNow, ...(left > 0 ? within : ahead) }]
        })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's runs stay as they are
          <g key={at}>
            {parts.map(
              ({ of, left, width }) =>
                of && (
                  <rect
                    key={left}
                    x={run.x + left * run.width - 2}
                    y={run.y - 1}
                    width={width * run.width + 4}
                    height={run.height + 2}
                    rx="2"
                    className={of.mark === 'unread' ? undefined : css.mark[of.mark]}
                    fill={of.mark === 'unread' ? `url(#unread-${number})` : undefined}
                    data-current={of.mark === 'current' || undefined}
                  />
                ),
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
              {parts.map(({ text, of, left }) => (
                // biome-ignore lint/a11y/noStaticElementInteractions: the rows beside it are there for the keyboard
                <tspan
                  key={left}
                  className={of?.row ? css.marked : undefined}
                  onClick={of?.row ? () => onRow(of.row!.id) : undefined}
                >
                  {text}
                </tspan>
              ))}
            </text>
            {badges.map(({ badge, isNow, x, y, size }) => (
              <g key={badge} transform={`translate(${x} ${y})`}>
                <circle r={size} className={isNow ? css.badgeNow : css.badge} />
                <text
                  textAnchor="middle"
                  y={size * 0.43}
                  fontSize={size * 1.14}
                  fontWeight="700"
                  className={css.badgeText}
                >
                  {badge}
                </text>
              </g>
            ))}
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
  const marks = marksOf(parsed, rows, choices, current)
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
