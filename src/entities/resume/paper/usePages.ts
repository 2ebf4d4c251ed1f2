import { type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Unmeasured } from './blocks.ts'
import { distribute, heightOf, type Room } from './distribute.ts'
import { type Measures, PAGE, type Width } from './looks.ts'

/** A block with its height. */
export interface Placed extends Unmeasured {
  readonly height: number
}

export interface Page {
  /** From 1. */
  readonly number: number
  readonly columns: readonly ColumnOf<Placed>[]
}

interface ColumnOf<B> {
  readonly width: Width
  readonly blocks: readonly B[]
}

export interface Pages {
  readonly pages: readonly Page[]
  /** Pixels beyond the first page; at most 0 where all of it fits. */
  readonly excess: number
  /** Keys of entries that are on two pages, since one has no room for them. */
  readonly cut: readonly string[]
}

interface Measured {
  /** Pixels from the top of the first page to the end of the head. */
  readonly head: number
  readonly heights: ReadonlyMap<string, number>
}

const UNMEASURED: Measured = { head: 0, heights: new Map() }

/** What a block carries that is measured. */
export const blockMark = (id: string) => ({ 'data-block': id })
export const HEAD = 'head'

/** Null where it is not drawn; whatever it is scaled by. */
function measure(root: HTMLElement): Measured | null {
  const sheet = root.getBoundingClientRect()
  const scale = sheet.width / PAGE.width
  if (scale === 0) return null
  const heights = new Map<string, number>()
  let head = 0
  for (const element of root.querySelectorAll<HTMLElement>('[data-block]')) {
    const { height, bottom } = element.getBoundingClientRect()
    const id = element.dataset['block'] ?? ''
    if (id === HEAD) head = (bottom - sheet.top) / scale
    else heights.set(id, height / scale)
  }
  return { head, heights }
}

const isNear = (one = -1, other = -1) => Math.abs(one - other) < 0.1

const isSame = (one: Measured, other: Measured) =>
  isNear(one.head, other.head) &&
  one.heights.size === other.heights.size &&
  [...one.heights].every(([id, height]) => isNear(height, other.heights.get(id)))

/** Measures anew when fonts have come, and when it is shown after it was hidden. */
function useChanges(root: RefObject<HTMLElement | null>): void {
  const [, change] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const { fonts } = document
    void fonts.ready.then(change)
    fonts.addEventListener('loadingdone', change)
    const observer = new ResizeObserver(change)
    if (root.current) observer.observe(root.current)
    return () => {
      fonts.removeEventListener('loadingdone', change)
      observer.disconnect()
    }
  }, [root])
}

/** Entries of a column that go on after a page's end. */
const cutIn = (pages: readonly (readonly Placed[])[]) =>
  pages.flatMap((page, at) => {
    const next = pages[at + 1]?.[0]
    return next && next.entry !== '' && page.at(-1)?.entry === next.entry ? [next.entry] : []
  })

function brokenInto(columns: readonly ColumnOf<Unmeasured>[], { head, heights }: Measured, measures: Measures): Pages {
  const { edge, headGap } = measures
  const room: Room = { first: PAGE.height - edge - head - headGap, other: PAGE.height - 2 * edge }
  const placed = columns.map(({ width, blocks }) => {
    const measured = blocks.map((block) => ({ ...block, height: heights.get(block.id) ?? 0 }))
    return { width, excess: heightOf(measured) - room.first, pages: distribute(measured, room) }
  })
  const count = Math.max(...placed.map(({ pages }) => pages.length))
  const pages = Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    columns: placed.map(({ width, pages }) => ({ width, blocks: pages[at] ?? [] })),
  }))
  return {
    pages,
    cut: [...new Set(placed.flatMap((column) => cutIn(column.pages)))],
    excess: Math.max(...placed.map(({ excess }) => excess)),
  }
}

/**
 * The columns of a paper on as many pages as they need. What is drawn is measured where it stands, before anybody sees
 * it: the height of a block does not depend on its page.
 * @param onBroken told whenever pages break otherwise, once they have been measured
 * @returns a ref for the element that holds the pages, and what is on each
 */
export function usePages(
  columns: readonly ColumnOf<Unmeasured>[],
  measures: Measures,
  onBroken: ((pages: Pages) => void) | undefined,
) {
  const root = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState(UNMEASURED)
  useChanges(root)
  useLayoutEffect(() => {
    const found = root.current && measure(root.current)
    if (found && !isSame(found, measured)) setMeasured(found)
  })
  const broken = useMemo(() => brokenInto(columns, measured, measures), [columns, measured, measures])
  useEffect(() => {
    if (measured !== UNMEASURED) onBroken?.(broken)
  }, [broken, measured, onBroken])
  return { root, broken }
}
