/** What a page break never cuts: a heading, the first lines of an entry, a bullet. */
export interface Block {
  /** Pixels. */
  readonly height: number
  /** Pixels of space before it, where it does not begin a page. */
  readonly gap: number
  /** A heading, or the first lines of an entry that has more: never the last on its page. */
  readonly leads: boolean
  /** What stays together where a page has room for it; '' for a heading, which goes with what follows. */
  readonly entry: string
}

/** Pixels that blocks may take on the first page, below the head, and on every other. */
export interface Room {
  readonly first: number
  readonly other: number
}

/** Fractions of a pixel that a browser rounds away. */
const TOLERANCE = 0.5

/** Pixels of blocks one below the other at the top of a page. */
export const heightOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { height, gap }, at) => sum + height + (at === 0 ? 0 : gap), 0)

/** Blocks in runs, a new one wherever `isEnd` says so of the block before. */
function runsOf<B extends Block>(blocks: readonly B[], isEnd: (block: B, next: B) => boolean): B[][] {
  const runs: B[][] = []
  for (const [at, block] of blocks.entries()) {
    const before = blocks[at - 1]
    if (!before || isEnd(before, block)) runs.push([])
    runs.at(-1)!.push(block)
  }
  return runs
}

/** Entries, the first of a section with its heading. */
const entriesOf = <B extends Block>(blocks: readonly B[]) =>
  runsOf(blocks, (block, next) => block.entry !== '' && block.entry !== next.entry)

/** The least that goes onto a page together. */
const atomsOf = <B extends Block>(blocks: readonly B[]) => runsOf(blocks, (block) => !block.leads)

/**
 * Blocks on pages, in their order. An entry is not cut unless it, with the heading before it, is longer than a page;
 * then between bullets. The first page may stay empty, since the head stands on it.
 */
export function distribute<B extends Block>(blocks: readonly B[], room: Room): readonly (readonly B[])[] {
  const pages: B[][] = [[]]
  const roomOf = (page: number) => (page === 0 ? room.first : room.other) + TOLERANCE
  const fits = (run: readonly B[]) => heightOf([...pages.at(-1)!, ...run]) <= roomOf(pages.length - 1)
  const place = (run: readonly B[]) => {
    const isBlank = pages.at(-1)!.length === 0 && pages.length > 1
    if (!fits(run) && !isBlank) pages.push([])
    pages.at(-1)!.push(...run)
  }
  for (const entry of entriesOf(blocks)) {
    const isLong = heightOf(entry) > room.other + TOLERANCE
    for (const run of isLong ? atomsOf(entry) : [entry]) place(run)
  }
  return pages
}
