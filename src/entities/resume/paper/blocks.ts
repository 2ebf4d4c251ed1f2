import type { Block } from './distribute.ts'
import type { Measures, Width } from './looks.ts'
import type { PaperEntry, PaperSection } from './paper.ts'

/** A block of a column, before it is measured. */
export interface Unmeasured extends Omit<Block, 'height'> {
  /** Unique on the paper; what is drawn carries it. */
  readonly id: string
  readonly section: PaperSection
  /** Null for the heading. */
  readonly of: PaperEntry | null
  /** Which bullet, from 0; null for the first lines of an entry. */
  readonly bullet: number | null
}

/** Pixels between rows: in a narrow column each is a paragraph. */
const ROW_GAP = { wide: 2, narrow: 8 } as const satisfies Record<Width, number>

function blocksOfEntry(section: PaperSection, entry: PaperEntry, at: number, measures: Measures, width: Width) {
  const isRow = entry.look === 'row' || entry.look === 'line'
  const gap = at === 0 ? 0 : isRow ? ROW_GAP[width] : measures.entryGap
  const common = { section, of: entry, entry: entry.key }
  const top = { ...common, id: entry.key, gap, leads: entry.bullets.length > 0, bullet: null }
  return [
    top,
    ...entry.bullets.map((_, bullet) => ({
      ...common,
      id: `${entry.key}/${bullet}`,
      gap: measures.bulletGap,
      leads: false,
      bullet,
    })),
  ]
}

/** Everything of a column that a page break may come between. */
export const blocksOf = (column: readonly PaperSection[], measures: Measures, width: Width): readonly Unmeasured[] =>
  column.flatMap((section, at) => [
    {
      // An entry may be called as its section is.
      id: `heading/${section.section}`,
      section,
      of: null,
      bullet: null,
      gap: at === 0 ? 0 : measures.sectionGap,
      leads: true,
      entry: '',
    },
    ...section.entries.flatMap((entry, index) => blocksOfEntry(section, entry, index, measures, width)),
  ])
