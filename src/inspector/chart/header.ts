/** What stands in a state's box: the same rows for whoever measures and whoever draws. */
import type { ChartState, LabelLine } from './types.ts'

export type HeaderRow =
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'invoke'; readonly text: string }
  | { readonly kind: 'effect'; readonly text: string }
  | { readonly kind: 'transition'; readonly key: string; readonly line: LabelLine; readonly isLast: boolean }

/** Pixels from row to row. */
export const ROW = 18

/** Widths of a character, pixels: the widest of the fonts that may stand in. */
export const CHARACTER = { plain: 12 * 0.62, bold: 13 * 0.62 }

/** Characters kept free behind a transition's line, for how often it was taken. */
const COUNT = 4

/** Pixels that the mark before an invoked actor takes. */
export const MARK = 16

type Described = Pick<ChartState, 'name' | 'invokes' | 'entry' | 'exit' | 'inner'>

const effects = (when: 'entry' | 'exit', actions: readonly string[]): readonly HeaderRow[] =>
  actions.map((action) => ({ kind: 'effect', text: `${when} / ${action}` }))

/** Rows of a state's header, its name first. */
export const headerRows = ({ name, invokes, entry, exit, inner }: Described): readonly HeaderRow[] => [
  { kind: 'name', text: name },
  ...invokes.map(({ id, src }): HeaderRow => ({ kind: 'invoke', text: id === src ? src : `${id}: ${src}` })),
  ...effects('entry', entry),
  ...effects('exit', exit),
  ...inner.map(
    ({ key, line }, at): HeaderRow => ({ kind: 'transition', key, line, isLast: inner[at + 1]?.key !== key }),
  ),
]

export const lineLength = (line: LabelLine): number => line.reduce((sum, { text }) => sum + text.length, 0)

/** Pixels that a row takes. */
export function rowWidth(row: HeaderRow): number {
  switch (row.kind) {
    case 'name':
      return row.text.length * CHARACTER.bold
    case 'invoke':
      return MARK + row.text.length * CHARACTER.plain
    case 'effect':
      return row.text.length * CHARACTER.plain
    case 'transition':
      return (lineLength(row.line) + COUNT) * CHARACTER.plain
  }
}
