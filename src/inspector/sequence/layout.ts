import { CLOCK, PAGE } from './people.ts'
import type { Fold, Row } from './rows.ts'
import type { Sequence } from './sequence.ts'

/** Lengths in CSS pixels. */
export const HEAD_HEIGHT = 52
export const MESSAGE_HEIGHT = 28
export const NOTE_HEIGHT = 34
const FOLD_HEAD = 30
const FOLD_FOOT = 16
const MARGIN = 24
/** Of a monospaced character at 12 pixels. */
export const CHARACTER = 7.23
const NARROWEST_GAP = 120
const WIDEST_GAP = 260
/** Room for a step's number and time. */
export const TIMES = 150

export interface Column {
  readonly key: string
  readonly name: string
  /** Of its line. */
  readonly x: number
  readonly width: number
  readonly isEnded: boolean
}

export interface Placed<R> {
  readonly row: R
  readonly y: number
  readonly height: number
}

/** While an actor ran, or a machine was watched. */
export interface Activation {
  readonly column: string
  readonly top: number
  readonly bottom: number
}

/** All rows of one step, or of a fold: what one click chooses. */
export interface Block {
  readonly first: number
  readonly last: number
  readonly at: number
  readonly top: number
  readonly bottom: number
  /** What happened first. */
  readonly main: Row
  /** How often, for a fold. */
  readonly times: number
}

export interface Layout {
  readonly columns: readonly Column[]
  readonly rows: readonly Placed<Row>[]
  readonly folds: readonly Placed<Fold>[]
  readonly blocks: readonly Block[]
  readonly activations: readonly Activation[]
  readonly width: number
  readonly height: number
}

const textWidth = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '⺀' ? 12 : CHARACTER), 0)

/** Where everything stands; columns are as far apart as what neighbours say to each other asks for. */
export function layOut(sequence: Sequence, wordFor: (key: typeof PAGE | typeof CLOCK) => string): Layout {
  const columns = columnsOf(sequence, wordFor)
  const placed = placeRows(sequence)
  const width = (columns.at(-1)?.x ?? 0) + WIDEST_GAP / 2 + TIMES
  return { columns, ...placed, activations: activationsOf(placed.rows, sequence, placed.height), width }
}

function columnsOf({ lifelines, rows }: Sequence, wordFor: (key: typeof PAGE | typeof CLOCK) => string): Column[] {
  const place = new Map(lifelines.map(({ key }, index) => [key, index]))
  const gaps = lifelines.map(() => NARROWEST_GAP)
  for (const row of rows.flatMap((one) => (one.kind === 'fold' ? one.rows : [one]))) {
    const [from, to] = row.kind === 'note' ? [row.lifeline, row.lifeline] : [row.from, row.to]
    const [left, right] = [place.get(from)!, place.get(to)!].sort((a, b) => a - b)
    if (right! - left! > 1) continue
    gaps[left!] = Math.max(gaps[left!]!, Math.min(WIDEST_GAP, textWidth(row.text) + 40))
  }
  const columns: Column[] = []
  for (const [index, { key, name, isEnded }] of lifelines.entries()) {
    const shown = key === PAGE || key === CLOCK ? wordFor(key) : name
    const width = Math.max(52, textWidth(shown) * 1.05 + 26)
    const before = columns.at(-1)
    const apart = before ? Math.max(gaps[index - 1]!, (before.width + width) / 2 + 16) : 0
    columns.push({ key, name: shown, x: before ? before.x + apart : MARGIN + width / 2, width, isEnded })
  }
  return columns
}

function placeRows({ rows }: Sequence): Pick<Layout, 'rows' | 'folds' | 'blocks' | 'height'> {
  const placed: Placed<Row>[] = []
  const folds: Placed<Fold>[] = []
  const blocks: Block[] = []
  let y = 8
  const put = (row: Row): void => {
    const height = row.kind === 'note' ? NOTE_HEIGHT : MESSAGE_HEIGHT
    placed.push({ row, y, height })
    y += height
  }
  for (const row of rows) {
    const top = y
    if (row.kind === 'fold') {
      y += FOLD_HEAD
      for (const one of row.rows) put(one)
      y += FOLD_FOOT
      folds.push({ row, y: top, height: y - top - 8 })
      const main = row.rows[0]!
      blocks.push({ first: row.first, last: row.last, at: main.at, top, bottom: y, main, times: row.times })
      continue
    }
    put(row)
    const block = blocks.at(-1)
    if (block && block.times === 1 && block.first === row.step) blocks[blocks.length - 1] = { ...block, bottom: y }
    else blocks.push({ first: row.step, last: row.step, at: row.at, top, bottom: y, main: row, times: 1 })
  }
  return { rows: placed, folds, blocks, height: y + 16 }
}

/** Height of the arrow in a message's row. */
export const arrowY = ({ y }: Placed<Row>): number => y + 20

function activationsOf(rows: readonly Placed<Row>[], { lifelines }: Sequence, end: number): readonly Activation[] {
  const since = new Map(lifelines.filter(({ isMachine }) => isMachine).map(({ key }) => [key, 0]))
  const found: Activation[] = []
  const close = (column: string, bottom: number): void => {
    const top = since.get(column)
    if (top !== undefined) found.push({ column, top, bottom })
    since.delete(column)
  }
  for (const placed of rows) {
    const { row } = placed
    if (row.kind === 'note') continue
    const y = arrowY(placed)
    if (row.arrow === 'start') since.set(row.to, y)
    else if (row.arrow === 'done' || row.arrow === 'error') close(row.from, y)
    else if (row.arrow === 'stop') close(row.to, y)
  }
  for (const column of [...since.keys()]) close(column, end)
  return found
}

/** The block of a step; the fold that holds it where it is folded away. */
export const blockOf = ({ blocks }: Layout, step: number): Block | undefined =>
  blocks.find(({ first, last }) => first <= step && step <= last)

/** What of a list, in order of height, lies between two heights. */
export function between<R extends Placed<unknown>>(placed: readonly R[], top: number, bottom: number): readonly R[] {
  const start = placed.findIndex(({ y, height }) => y + height >= top)
  if (start < 0) return []
  const stop = placed.findIndex(({ y }, index) => index >= start && y > bottom)
  return placed.slice(start, stop < 0 ? undefined : stop)
}
