import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Block, distribute, heightOf } from '../../../../src/entities/resume/paper/distribute.ts'

const ROOM = { first: 700, other: 1000 }

/** Headings with entries, each with lines of its own and bullets. */
const sections = fc.array(
  fc.record({
    heading: fc.integer({ min: 0, max: 40 }),
    entries: fc.array(
      fc.record({
        lead: fc.integer({ min: 20, max: 120 }),
        bullets: fc.array(fc.integer({ min: 20, max: 160 }), { maxLength: 14 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  }),
  { maxLength: 9 },
)

type Sections = typeof sections extends fc.Arbitrary<infer S> ? S : never

const blocksOf = (all: Sections): Block[] =>
  all.flatMap(({ heading, entries }, section) => [
    { height: heading, gap: 24, leads: true, entry: '' },
    ...entries.flatMap(({ lead, bullets }, at) => [
      { height: lead, gap: 14, leads: bullets.length > 0, entry: `${section}/${at}` },
      ...bullets.map((height) => ({ height, gap: 2, leads: false, entry: `${section}/${at}` })),
    ]),
  ])

const check = (promise: (blocks: Block[], pages: readonly (readonly Block[])[]) => void) =>
  fc.assert(
    fc.property(sections, (all) => {
      const blocks = blocksOf(all)
      promise(blocks, distribute(blocks, ROOM))
    }),
    { numRuns: 500 },
  )

/** An entry, the first of a section with its heading. */
function withHeading(blocks: readonly Block[], entry: string): Block[] {
  const first = blocks.findIndex((block) => block.entry === entry)
  const lines = blocks.filter((block) => block.entry === entry)
  return blocks[first - 1]?.entry === '' ? [blocks[first - 1]!, ...lines] : lines
}

describe('blocks on pages [RES-4]', () => {
  it('are all there, once, in their order', () => {
    check((blocks, pages) => expect(pages.flat()).toEqual(blocks))
  })

  it('never leave a heading, or the first lines of an entry that goes on, at the end of a page', () => {
    check((_, pages) => {
      expect(pages.filter((page) => page.at(-1)?.leads)).toEqual([])
    })
  })

  it('keep an entry whole that a page has room for', () => {
    check((blocks, pages) => {
      const entries = [...new Set(blocks.map(({ entry }) => entry))].filter(Boolean)
      const cut = entries.filter((entry) => pages.filter((page) => page.some((one) => one.entry === entry)).length > 1)
      const short = cut.filter((entry) => heightOf(withHeading(blocks, entry)) <= ROOM.other)
      expect(short).toEqual([])
    })
  })

  it('fit their pages, and none but the first is empty', () => {
    check((_, pages) => {
      const tooHigh = pages.filter((page, at) => heightOf(page) > (at === 0 ? ROOM.first : ROOM.other) + 0.5)
      expect(tooHigh).toEqual([])
      expect(pages.slice(1).filter((page) => page.length === 0)).toEqual([])
    })
  })

  it('begin a page only where what comes next has no room before it', () => {
    check((_, pages) => {
      const wasteful = pages.filter((page, at) => {
        const next = pages[at + 1]
        if (!next) return false
        const first = next.findIndex((block) => block.entry !== '')
        const entry = next[first]!.entry
        const whole = next.slice(0, next.findLastIndex((block) => block.entry === entry) + 1)
        return heightOf([...page, ...whole]) <= (at === 0 ? ROOM.first : ROOM.other)
      })
      expect(wasteful).toEqual([])
    })
  })
})

const line = (height: number, entry: string, leads = false): Block => ({ height, gap: 10, leads, entry })

describe('an entry that is longer than a page', () => {
  const long = [line(30, '', true), line(60, 'a', true), ...Array.from({ length: 12 }, () => line(100, 'a'))]

  it('is cut between bullets, its first lines with the heading and the first bullet', () => {
    const pages = distribute(long, ROOM)
    expect(pages.map((page) => page.length)).toEqual([7, 7])
    expect(pages[0]!.slice(0, 2).every(({ leads }) => leads)).toBe(true)
  })

  it('goes on to a new page at once where not even its first bullet has room', () => {
    const before = line(640, 'z')
    expect(distribute([before, ...long], ROOM)[0]).toEqual([before])
  })
})

it('a gap does not count at the top of a page', () => {
  const pages = distribute([line(700, 'a'), line(1000, 'b'), line(1000, 'c')], ROOM)
  expect(pages.map((page) => page.length)).toEqual([1, 1, 1])
})

it('nothing at all is one page', () => {
  expect(distribute([], ROOM)).toEqual([[]])
})

it('a first page that the head fills stays without entries', () => {
  const entry = line(900, 'a')
  expect(distribute([entry], ROOM)).toEqual([[], [entry]])
})

it('a bullet that is higher than a page has a page of its own', () => {
  const pages = distribute([line(100, 'a'), line(1200, 'b'), line(100, 'c')], ROOM)
  expect(pages.map((page) => page.length)).toEqual([1, 1, 1])
})
