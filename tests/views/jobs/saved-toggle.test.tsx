import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { savedTogglePaths } from '../../../machines/jobs/saved-toggle/saved-toggle.paths.ts'
import { provideSavedToggle } from '../../../machines/jobs/saved-toggle/saved-toggle.ports.ts'
import { isSearch } from '../../../machines/jobs/saved-toggle/saved-toggle.rules.ts'
import { type SavedToggleView, savedToggleView } from '../../../machines/jobs/saved-toggle/saved-toggle.selectors.ts'
import type {
  SavedToggleEvent,
  SavedToggleInput,
  Thing,
  WantedSearch,
} from '../../../machines/jobs/saved-toggle/saved-toggle.types.ts'
import type { Notice } from '../../../machines/kit/notice.ts'
import { CollectButton } from '../../../src/entities/saved/CollectButton.tsx'
import { CollectControl } from '../../../src/entities/saved/CollectControl.tsx'
import { SubscribeButton } from '../../../src/entities/saved-search/SubscribeButton.tsx'
import { SubscribeControl } from '../../../src/entities/saved-search/SubscribeControl.tsx'
import { search as head } from '../../../src/features/jobs/list/PositionListPage.css.ts'
import { ActorsProvider, type AppActors, type SavedToggles } from '../../../src/shared/actors/actors.ts'
import { noticeText } from '../../../src/shared/notices/notice-text.ts'
import { seeAccessible, seeCount, setWidth } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

type Seen = Extract<SavedToggleEvent, { type: 'SAVED.SEEN' }>['state']

interface World {
  readonly desk: Desk
  readonly actor: ActorRefFrom<ReturnType<typeof provideSavedToggle>>
  readonly notices: readonly Notice[]
  /** What is saved says from now on. */
  see(state: Seen): void
  close(): void
}

const title = '嵌入式开发工程师'
const searchTitle = '后端开发 · 江临'

function toggle(input: SavedToggleInput, inspect?: (event: InspectionEvent) => void): World {
  const [desk, notices] = [new Desk(), [] as Notice[]]
  let tell: (state: Seen) => void = () => {}
  const machine = provideSavedToggle({
    notify: (notice) => void notices.push(notice),
    watchSaved(_, seen) {
      tell = seen
      return () => {
        tell = () => {}
      }
    },
    askLogin: () => desk.call('askLogin'),
    save: (wanted) => desk.call('save', wanted),
    remove: (wanted) => desk.call('remove', wanted),
  })
  const actor = createActor(machine, { input, ...(inspect && { inspect }) }).start()
  const { close } = renderPage(
    isSearch(input.wanted) ? (
      <main>
        <div className={head}>
          <input aria-label="搜索" />
          <SubscribeControl actor={actor} shown={{ look: 'list' }} />
        </div>
      </main>
    ) : (
      <>
        <CollectControl actor={actor} title={title} look="button" size="lg" />
        <CollectControl actor={actor} title={title} look="icon" />
      </>
    ),
  )
  return {
    desk,
    actor,
    notices,
    see: (state) => tell(state),
    close() {
      close()
      actor.stop()
    },
  }
}

/** What is on its way is drawn as if it had come. */
const held = {
  unknown: false,
  off: false,
  toSave: false,
  saving: true,
  on: true,
  toRemove: true,
  removing: false,
  full: false,
} satisfies Record<SavedToggleView, boolean>

const button = (name: string): Locator => page.getByRole('button', { name, exact: true })
const refusal = () => page.getByRole('alert')

/** Both buttons of the thing say the same. */
async function seeHearts(isCollected: boolean): Promise<void> {
  const hearts = button(`${isCollected ? '已收藏' : '收藏'}：${title}`)
  await expect.poll(() => hearts.all().length, { interval: 5 }).toBe(2)
  expect(page.getByRole('button').all()).toHaveLength(2)
  for (const heart of hearts.all()) await expect.element(heart).toHaveAttribute('aria-pressed', String(isCollected))
}

async function seeSubscribed(isSubscribed: boolean): Promise<void> {
  const [shown, other] = isSubscribed ? ['已订阅', '订阅此搜索'] : ['订阅此搜索', '已订阅']
  await expect.element(button(shown!)).toHaveAttribute('aria-pressed', String(isSubscribed))
  expect(button(other!).elements()).toEqual([])
}

async function seeRefusal(isFull: boolean): Promise<void> {
  const links = () => page.getByRole('link', { name: '管理订阅' }).elements()
  await seeCount(refusal(), isFull ? 1 : 0)
  await seeCount(refusal().getByText(/^订阅的搜索已有 20 个，满了。/), isFull ? 1 : 0)
  const href = '#/myCollect?from=3&tab=search'
  await expect.poll(() => links().map((link) => link.getAttribute('href'))).toEqual(isFull ? [href] : [])
}

const press = () => userEvent.click(page.getByRole('button').first())

replay(savedTogglePaths, {
  async open({ input }, { inspect }) {
    const wanted = savedTogglePaths.inputs[input]
    if (!wanted) throw new Error(`no input is named ${input}`)
    const world = toggle(wanted, inspect)
    return { world, subject: world.actor }
  },
  perform: {
    ...outcomes('askLogin', 'save', 'remove'),
    TOGGLED: press,
    'SAVED.SEEN': ({ event }, { world }) => world.see((event as unknown as { state: Seen }).state),
    'REFUSAL.CLOSED': () => userEvent.click(button('知道了')),
  },
  async see({ world }) {
    const snapshot = world.actor.getSnapshot()
    const view = savedToggleView(snapshot)
    await (isSearch(snapshot.context.wanted) ? seeSubscribed : seeHearts)(held[view])
    await seeRefusal(view === 'full')
    return view
  },
  proves: () => ['JOB-1', 'JOB-4'],
})

let world: World | undefined
beforeAll(() => setWidth('wide'))
afterEach(() => {
  world?.close()
  world = undefined
  vi.restoreAllMocks()
})

const thing: Thing = { kind: 'position', id: '5' }
const position: SavedToggleInput = { wanted: thing }
const wantedSearch: WantedSearch = { host: '', list: 'position', filter: { city: ['jianglin'] } }
const search: SavedToggleInput = { wanted: wantedSearch }

describe('collecting', () => {
  it('is drawn before the server answers, and asks once for a double click [JOB-4]', async () => {
    world = toggle(position)
    world.see('off')
    await userEvent.dblClick(page.getByRole('button').first())
    await seeHearts(true)
    expect(world.desk.calls('save')).toEqual([thing])
    expect(world.desk.calls('remove')).toEqual([])
    world.desk.resolve('save', undefined)
    await expect.poll(() => savedToggleView(world!.actor.getSnapshot())).toBe('on')
  })

  it('is drawn back where it fails, and says what to do [JOB-4]', async () => {
    world = toggle(position)
    world.see('off')
    await press()
    world.desk.reject('save', new CallFailure({ kind: 'offline' }))
    await seeHearts(false)
    expect(world.notices.map((notice) => noticeText(notice))).toEqual([
      { tone: 'error', text: '没能收藏，已恢复原样。网络已断开，请检查网络后重试。' },
    ])
    world.see('on')
    await press()
    world.desk.reject('remove', new CallFailure({ kind: 'timeout' }))
    await seeHearts(true)
    expect(noticeText(world.notices[1]!)).toEqual({
      tone: 'error',
      text: '没能取消收藏，已恢复原样。服务响应超时，请重试。',
    })
  })

  it("tells in the server's words why it is refused [JOB-4]", async () => {
    world = toggle(position)
    world.see('off')
    await press()
    const msg = '最多收藏 500 个职位'
    world.desk.reject('save', new CallFailure({ kind: 'server', code: codes.refused, msg, data: null }))
    await seeHearts(false)
    expect(world.notices.map((notice) => noticeText(notice))).toEqual([{ tone: 'warning', text: msg }])
  })

  it('goes on by itself after a login in between, and stays as it was where nobody logs in [JOB-4]', async () => {
    world = toggle(position)
    await press()
    world.desk.resolve('askLogin', false)
    await expect.poll(() => savedToggleView(world!.actor.getSnapshot())).toBe('unknown')
    await seeHearts(false)
    expect(world.desk.calls('save')).toEqual([])
    await press()
    world.desk.resolve('askLogin', true)
    await seeHearts(true)
    expect(world.desk.calls('save')).toEqual([thing])
  })

  it('keeps the wish where the login turns out to be lost [JOB-4]', async () => {
    world = toggle(position)
    world.see('off')
    await press()
    world.desk.reject('save', new CallFailure({ kind: 'server', code: codes.notLoggedIn, msg: '', data: null }))
    await expect.poll(() => world!.desk.calls('askLogin').length).toBe(1)
    world.desk.resolve('askLogin', true)
    await expect.poll(() => world!.desk.calls('save').length).toBe(2)
    expect(world.notices).toEqual([])
  })

  it('is done with the keyboard, and keeps its width [JOB-4]', async () => {
    world = toggle(position)
    world.see('off')
    const heart = page.getByRole('button').first()
    await expect.element(heart).toBeVisible()
    const { width } = heart.element().getBoundingClientRect()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await seeHearts(true)
    expect(page.getByRole('button').first().element().getBoundingClientRect().width).toBe(width)
    expect(document.activeElement).toBe(page.getByRole('button').first().element())
  })

  it('hears a click that comes before its code does [JOB-4]', async () => {
    world = toggle(position)
    const [{ actor }, code] = [world, Promise.withResolvers<SavedToggles<Thing>>()]
    const actors = { flows: { collecting: () => code.promise } } as unknown as AppActors
    const { close } = renderPage(
      <ActorsProvider value={actors}>
        <CollectButton {...thing} title="另一个" look="icon" />
      </ActorsProvider>,
    )
    await userEvent.click(button('收藏：另一个'))
    expect(world.desk.calls('askLogin')).toHaveLength(0)
    code.resolve({ of: () => actor, hold: () => () => {} })
    await expect.poll(() => world!.desk.calls('askLogin').length).toBe(1)
    close()
  })
})

const failed = (msg: string, data: unknown = null) =>
  new CallFailure({ kind: 'server', code: codes.refused, msg, data })

describe('subscribing to a search', () => {
  it('is drawn before the server answers, asks once for a double click, and says what comes of it [JOB-1]', async () => {
    world = toggle(search)
    world.see('off')
    await userEvent.dblClick(page.getByRole('button').first())
    await seeSubscribed(true)
    expect([world.desk.calls('save'), world.desk.calls('remove')]).toEqual([[wantedSearch], []])
    world.desk.resolve('save', undefined)
    await expect
      .poll(() => world!.notices.map((notice) => noticeText(notice)))
      .toEqual([{ tone: 'ok', text: '已订阅。每天早上 8 点统计新职位，有了就通知你' }])
  })

  it('is drawn back where it fails, and says what to do [JOB-1]', async () => {
    world = toggle(search)
    world.see('off')
    await press()
    world.desk.reject('save', new CallFailure({ kind: 'offline' }))
    await seeSubscribed(false)
    world.see('on')
    await press()
    world.desk.reject('remove', new CallFailure({ kind: 'timeout' }))
    await seeSubscribed(true)
    world.see('off')
    await press()
    world.desk.reject('save', failed('筛选条件里有已不存在的选项，请重新选择后再订阅', { why: 'unknown' }))
    await seeSubscribed(false)
    expect(world.notices.map((notice) => noticeText(notice))).toEqual([
      { tone: 'error', text: '没能订阅，已恢复原样。网络已断开，请检查网络后重试。' },
      { tone: 'error', text: '没能退订，已恢复原样。服务响应超时，请重试。' },
      { tone: 'warning', text: '筛选条件里有已不存在的选项，请重新选择后再订阅' },
    ])
  })

  it.each(['wide', 'phone'] as const)(
    'the button shows the way to the searches where there are too many: %s [JOB-1]',
    async (width) => {
      await setWidth(width)
      world = toggle(search)
      world.see('off')
      await press()
      world.desk.reject('save', failed('已满', { why: 'full' }))
      await expect.element(refusal()).toBeVisible()
      await seeAccessible()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      await setWidth('wide')
    },
  )

  it('is done with the keyboard, and keeps its width [JOB-1]', async () => {
    world = toggle(search)
    world.see('off')
    const one = page.getByRole('button').first()
    await expect.element(one).toBeVisible()
    const { width } = one.element().getBoundingClientRect()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await seeSubscribed(true)
    expect(page.getByRole('button').first().element().getBoundingClientRect().width).toBe(width)
    expect(document.activeElement).toBe(page.getByRole('button').first().element())
  })

  it('hears a click that comes before its code does [JOB-1]', async () => {
    world = toggle(search)
    const [{ actor }, code] = [world, Promise.withResolvers<SavedToggles<WantedSearch>>()]
    const actors = { flows: { subscribing: () => code.promise } } as unknown as AppActors
    const { close } = renderPage(
      <ActorsProvider value={actors}>
        <SubscribeButton search={wantedSearch} shown={{ look: 'entry', title: searchTitle }} />
      </ActorsProvider>,
    )
    await userEvent.click(button(`退订：${searchTitle}`))
    expect(world.desk.calls('askLogin')).toHaveLength(0)
    code.resolve({ of: () => actor, hold: () => () => {} })
    await expect.poll(() => world!.desk.calls('askLogin').length).toBe(1)
    await expect.element(button(`重新订阅：${searchTitle}`)).toBeVisible()
    close()
  })
})
