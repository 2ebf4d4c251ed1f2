import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import { CallFailure } from '../../../contract/failures.ts'
import type { positionFeedMachine } from '../../../machines/jobs/position-feed/position-feed.machine.ts'
import { feedPosition, positionFeedPaths } from '../../../machines/jobs/position-feed/position-feed.paths.ts'
import { NEAR_END, providePositionFeed } from '../../../machines/jobs/position-feed/position-feed.ports.ts'
import { positionFeedView } from '../../../machines/jobs/position-feed/position-feed.selectors.ts'
import type {
  ChunkRequest,
  FeedChunk,
  PositionFeedInput,
} from '../../../machines/jobs/position-feed/position-feed.types.ts'
import { createListEnd } from '../../../src/browser/page/list-end.ts'
import { PositionFeed } from '../../../src/features/homes/main/PositionFeed.tsx'
import { ActorsProvider, type AppActors } from '../../../src/shared/actors/actors.ts'
import { Desk } from '../world/desk.ts'
import { sessionOf } from '../world/lists.tsx'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

interface World {
  readonly desk: Desk
  readonly actor: ActorRefFrom<typeof positionFeedMachine>
  /** Has the end come near. */
  near(): void
  /** How many positions were on the page each time that its end was marked. */
  readonly marked: readonly number[]
  close(): void
}

const NOW = Date.parse('2026-03-02T03:00:00.000Z')

interface Options {
  readonly inspect?: (event: InspectionEvent) => void
  /** By the browser's own measure, not by the test's word. */
  readonly measured?: boolean
}

function open(input: PositionFeedInput, { inspect, measured = false }: Options = {}): World {
  const desk = new Desk()
  const end = createListEnd(NEAR_END)
  const marked: number[] = []
  function mark(element: Element | null) {
    if (element) marked.push(titles().length)
    end.mark(element)
  }
  let tell: (() => void) | undefined
  const machine = providePositionFeed({
    fetchChunk: (request) => desk.call<FeedChunk>('fetchChunk', request),
    watchEnd(near) {
      if (measured) return end.watch(near)
      tell = near
      return () => {
        tell = undefined
      }
    },
  })
  const actor = createActor(machine, { input, ...(inspect && { inspect }) }).start()
  const rendered = renderPage(
    <ActorsProvider value={{ session: sessionOf('') } as unknown as AppActors}>
      <section aria-labelledby="feed">
        <PositionFeed actor={actor} endRef={mark} now={NOW} />
      </section>
    </ActorsProvider>,
  )
  return {
    desk,
    actor,
    near: () => tell?.(),
    marked,
    close() {
      rendered.close()
      actor.stop()
    },
  }
}

const periods = { all: '全部', fulltime: '全职', internship: '实习' }
const choose = (name: string): Promise<void> => page.getByRole('radio', { name, exact: true }).click({ force: true })

const titles = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent)

async function see({ actor }: World): Promise<string> {
  const snapshot = actor.getSnapshot()
  const { positions, period } = snapshot.context
  const view = positionFeedView(snapshot)
  await expect.poll(titles).toEqual(positions.map(({ title }) => title))
  await expect.element(page.getByRole('radio', { name: periods[period], exact: true })).toBeChecked()
  const busy = page.getByText(`正在加载更多职位，已显示 ${positions.length} 个`, { exact: true })
  await expect.poll(() => busy.elements().length).toBe(view === 'loading' ? 2 : 0)
  await expect
    .poll(() => page.getByRole('button', { name: '重试', exact: true }).elements().length)
    .toBe(view === 'failed' ? 1 : 0)
  const more = page.getByRole('link', { name: '查看更多', exact: true })
  const hrefs = () => more.elements().map((link) => link.getAttribute('href'))
  await expect.poll(hrefs).toEqual(view === 'exhausted' ? ['#/jobRecommend'] : [])
  return `${view} with ${Math.min(positions.length, 1)}`
}

replay<typeof positionFeedPaths.machine, World>(positionFeedPaths, {
  async open({ input }, { inspect }) {
    const first = positionFeedPaths.inputs[input]
    if (!first) throw new Error(`no input is named ${input}`)
    const world = open(first, { ...(inspect && { inspect }) })
    return { world, subject: world.actor }
  },
  perform: {
    ...outcomes('fetchChunk'),
    'END.NEARED': (_, { world }) => world.near(),
    'PERIOD.CHOSEN': ({ event }) => choose(periods[(event as { period?: 'all' | 'internship' }).period!]),
    RETRIED: () => (page.getByRole('button', { name: '重试', exact: true }).element() as HTMLElement).click(),
  },
  see: ({ world }) => see(world),
  proves: () => ['HOME-9'],
})

let world: World | undefined
afterEach(() => {
  world?.close()
  world = undefined
})

const chunk = (from: number, next: string): FeedChunk => ({
  list: Array.from({ length: 18 }, (_, at) => feedPosition(String(from - at))),
  next,
})

/** A chunk that tells how often one of its positions is drawn. */
function watched({ list, next }: FeedChunk) {
  let drawn = 0
  const watch = (position: FeedChunk['list'][number]) => ({
    ...position,
    get title() {
      drawn += 1
      return position.title
    },
  })
  return { chunk: { list: list.map(watch), next }, drawn: () => drawn }
}

describe('the feed of positions', () => {
  it('leaves what is drawn as it is when more comes [HOME-9]', async () => {
    const first = watched(chunk(1000, '983'))
    world = open(first.chunk)
    await expect.poll(titles).toHaveLength(18)
    const before = first.drawn()
    world.near()
    await expect.element(page.getByText('正在加载更多职位，已显示 18 个', { exact: true }).first()).toBeInTheDocument()
    world.desk.resolve('fetchChunk', chunk(982, ''))
    await expect.poll(titles).toHaveLength(36)
    expect(first.drawn()).toBe(before)
  })

  it('asks for the next chunk once its end is within 300 pixels of the visible part, and no sooner [HOME-9]', async () => {
    await page.viewport(1280, 800)
    world = open(chunk(1000, '983'), { measured: true })
    const { desk } = world
    await expect.poll(titles).toHaveLength(18)
    const end = () => document.querySelector('section > div:last-of-type')!.getBoundingClientRect().top
    // Two frames after the last scrolling the browser has measured.
    const settle = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
    scrollTo(0, 0)
    await settle()
    expect(desk.calls('fetchChunk')).toEqual([])
    scrollBy(0, end() - innerHeight - 308)
    await settle()
    expect(desk.calls('fetchChunk')).toEqual([])
    scrollBy(0, 24)
    await expect.poll(() => desk.calls('fetchChunk')).toEqual([{ period: 'all', cursor: '983' } satisfies ChunkRequest])
    desk.resolve('fetchChunk', chunk(982, '965'))
    await expect.poll(titles).toHaveLength(36)
    scrollTo(0, 0)
  })

  it('goes by an end that is below all that has come, while more is still being drawn [HOME-9]', async () => {
    world = open(chunk(1000, '983'))
    await expect.poll(titles).toHaveLength(18)
    for (const [list, count] of [
      [chunk(982, '965'), 36],
      [chunk(964, ''), 54],
    ] as const) {
      world.near()
      world.desk.resolve('fetchChunk', list)
      await expect.poll(titles).toHaveLength(count)
    }
    expect(world.marked).toEqual([18, 36, 54])
  })

  it('keeps what is there when the next chunk fails, and goes on where it was [HOME-9]', async () => {
    world = open(chunk(40, '23'))
    world.near()
    world.desk.reject('fetchChunk', new CallFailure({ kind: 'offline' }))
    await expect.element(page.getByRole('alert')).toHaveTextContent('没能加载更多职位重试')
    expect(titles()).toHaveLength(18)
    await page.getByRole('button', { name: '重试', exact: true }).click()
    expect(world.desk.calls('fetchChunk')).toEqual([
      { period: 'all', cursor: '23' },
      { period: 'all', cursor: '23' },
    ])
  })

  it('begins anew for another kind, and drops what was asked for the former one [HOME-9]', async () => {
    world = open(chunk(40, '23'))
    world.near()
    const late = world.desk
    await choose('实习')
    await expect
      .poll(() => late.calls('fetchChunk'))
      .toEqual([
        { period: 'all', cursor: '23' },
        { period: 'internship', cursor: '' },
      ])
    await expect.poll(titles).toEqual([])
    late.resolve('fetchChunk', { list: [feedPosition('7', 'internship')], next: '' })
    await expect.poll(titles).toEqual(['嵌入式开发工程师 7'])
  })

  it('shows each position once, though one published meanwhile moved the rest on [HOME-9]', async () => {
    world = open(chunk(40, '23'))
    world.near()
    world.desk.resolve('fetchChunk', chunk(24, ''))
    await expect.poll(titles).toHaveLength(34)
    expect(new Set(titles()).size).toBe(34)
  })

  it('says where all the rest is when there is nothing of a kind [HOME-9]', async () => {
    world = open(chunk(40, '23'))
    await choose('实习')
    await expect.poll(() => world?.desk.isWaiting('fetchChunk')).toBe(true)
    world.desk.resolve('fetchChunk', { list: [], next: '' })
    await expect.element(page.getByText('还没有这一类职位', { exact: true })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '查看更多', exact: true }))
      .toHaveAttribute('href', '#/jobRecommend')
  })
})
