import { type CSSProperties, useMemo } from 'react'
import type { Layout } from '../../../../contract/resume.ts'
import type { Template } from '../../../../contract/rules/resume-templates.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { blocksOf } from './blocks.ts'
import { accentColours, columnsOf, type Measures, measuresOf, templateOf } from './looks.ts'
import * as css from './Paper.css.ts'
import { PaperColumn } from './PaperColumn.tsx'
import { PaperHead } from './PaperHead.tsx'
import type { Paper } from './paper.ts'
import { type Pages, usePages } from './usePages.ts'

export interface PaperPagesProps {
  readonly paper: Paper
  readonly layout: Layout
  /** Address of the picture; '' for none. */
  readonly photo: string
  /** Key of the section or entry that is edited beside it. */
  readonly marked?: string | undefined
  /** Told whenever pages break otherwise, once they have been measured. */
  onBroken?(pages: Pages): void
}

const pixels = (px: number) => `${px}px`

const varsOf = (layout: Layout, measures: Measures) =>
  ({
    [css.accent]: accentColours[layout.accent],
    [css.fontSize]: pixels(measures.font),
    [css.lineHeight]: pixels(measures.line),
    [css.edge]: pixels(measures.edge),
    [css.side]: pixels(measures.side),
    [css.headGap]: pixels(measures.headGap),
  }) as CSSProperties

/** A resume on its A4 pages, the same beside the form, in the preview and in print; 210 mm wide, whatever holds it. */
export function PaperPages({ paper, layout, photo, marked, onBroken }: PaperPagesProps) {
  const { template, size, spacing } = layout
  const measures = useMemo(() => measuresOf({ template, size, spacing }), [template, size, spacing])
  const columns = useMemo(
    () =>
      columnsOf(paper.sections, template).map(({ width, sections }) => ({
        width,
        blocks: blocksOf(sections, measures, width),
      })),
    [paper.sections, template, measures],
  )
  const { root, broken } = usePages(columns, measures, onBroken)
  const look: Template = templateOf(template)
  const total = broken.pages.length
  return (
    <div ref={root} className={css.pages} style={varsOf(layout, measures)} lang={paper.locale}>
      {broken.pages.map(({ number, columns: parts }) => (
        <article
          key={number}
          className={css.page[look]}
          aria-label={m.resume_paper_page({ page: number, pages: total })}
        >
          {number === 1 && (
            <PaperHead head={paper.head} locale={paper.locale} photo={photo} look={look} marked={marked} />
          )}
          <div className={css.columns[look]}>
            {parts.map(({ width, blocks }) => (
              <PaperColumn key={width} width={width} blocks={blocks} look={look} marked={marked} />
            ))}
          </div>
        </article>
      ))}
    </div>
  )
}
