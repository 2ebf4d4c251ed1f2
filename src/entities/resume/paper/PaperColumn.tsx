import type { Template } from '../../../../contract/rules/resume-templates.ts'
import type { Width } from './looks.ts'
import * as css from './Paper.css.ts'
import { PaperEntryPart } from './PaperEntryPart.tsx'
import { blockMark, type Placed } from './usePages.ts'

/** Neighbours that belong together. */
function grouped(blocks: readonly Placed[], keyOf: (block: Placed) => string): Placed[][] {
  const groups: Placed[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (last && keyOf(last[0]!) === keyOf(block)) last.push(block)
    else groups.push([block])
  }
  return groups
}

interface SectionProps {
  readonly blocks: readonly Placed[]
  readonly look: Template
  readonly isFirst: boolean
  readonly marked: string | undefined
}

function PaperSectionPart({ blocks, look, isFirst, marked }: SectionProps) {
  const [first] = blocks
  if (!first) return null
  const { section, heading } = first.section
  const entries = grouped(
    blocks.filter(({ of }) => of !== null),
    ({ entry }) => entry,
  )
  return (
    <section
      className={css.section[look]}
      style={{ marginTop: isFirst ? 0 : first.gap }}
      data-marked={marked === section || undefined}
    >
      {first.of === null && (
        <h3 className={css.heading[look]} {...(look === 'classic' ? {} : blockMark(first.id))}>
          {heading}
        </h3>
      )}
      <div className={css.body[look]}>
        {entries.map((parts, at) => (
          <PaperEntryPart key={parts[0]!.entry} parts={parts} isFirst={at === 0} marked={marked} />
        ))}
      </div>
    </section>
  )
}

export interface PaperColumnProps {
  readonly blocks: readonly Placed[]
  readonly look: Template
  readonly width: Width
  readonly marked: string | undefined
}

/** What of a column stands on one page. */
export const PaperColumn = ({ blocks, look, width, marked }: PaperColumnProps) => (
  <div className={css.column[width]}>
    {grouped(blocks, ({ section }) => section.section).map((part, at) => (
      <PaperSectionPart key={part[0]!.section.section} blocks={part} look={look} isFirst={at === 0} marked={marked} />
    ))}
  </div>
)
