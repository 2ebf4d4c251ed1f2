import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { subscriptionPaths } from '../../../machines/jobs/subscription/subscription.paths.ts'
import { provideSubscription } from '../../../machines/jobs/subscription/subscription.ports.ts'
import { type SubscriptionView, subscriptionView } from '../../../machines/jobs/subscription/subscription.selectors.ts'
import type { SubscriptionEvent, SubscriptionInput } from '../../../machines/jobs/subscription/subscription.types.ts'
import type { Notice } from '../../../machines/kit/notice.ts'
import { SubscribeButton } from '../../../src/entities/saved-search/SubscribeButton.tsx'
import { SubscribeControl } from '../../../src/entities/saved-search/SubscribeControl.tsx'
import { search as head } from '../../../src/features/jobs/list/PositionListPage.css.ts'
import { ActorsProvider, type AppActors, type Subscribing } from '../../../src/shared/actors/actors.ts'
import { noticeText } from '../../../src/shared/notices/notice-text.ts'
import { seeAccessible, seeCount, setWidth } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

type Seen = Extract<SubscriptionEvent, { type: 'SEARCHES.SEEN' }>['state']

interface World {
  readonly desk: Desk
  readonly actor: ActorRefFrom<ReturnType<typeof provideSubscription>>
  readonly notices: readonly Notice[]
  /** What the saved searches say from now on. */
  see(state: Seen): void
  close(): void
}

const title = '后端开发 · 江临'

function subscribe(input: SubscriptionInput, inspect?: (event: InspectionEvent) => void): World {
  const [desk, notices] = [new Desk(), [] as Notice[]]
  let tell: (state: Seen) => void = () => {}
  const machine = provideSubscription({
    notify: (notice) => void notices.push(notice),
    watchSearches(_, seen) {
      tell = seen
      return () => {
        tell = () => {}
      }
    },
    askLogin: () => desk.call('askLogin'),
    save: (search) => desk.call('save', search),
    remove: (search) => desk.call('remove', search),
  })
  const actor = createActor(machine, { input, ...(inspect && { inspect }) }).start()
  const { close } = renderPage(
    <main>
      <div className={head}>
        <input aria-label="搜索" />
        <SubscribeControl actor={actor} shown={{ look: 'list' }} />
      </div>
    </main>,
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

const [off, on] = ['订阅此搜索', '已订阅']

const sights = {
  unknown: off,
  off,
  toSave: off,
  saving: on,
  on,
  toRemove: on,
  removing: off,
  full: off,
} satisfies Record<SubscriptionView, string>

const button = (name: string): Locator => page.getByRole('button', { name, exact: true })
const refusal = () => page.getByRole('alert')

async function seeButton(name: string): Promise<void> {
  await expect.element(button(name)).toHaveAttribute('aria-pressed', String(name === on))
  expect(page.getByRole('button', { name: name === on ? off : on, exact: true }).elements()).toEqual([])
}

const press = () => userEvent.click(page.getByRole('button').first())

replay(subscriptionPaths, {
  async open({ input }, { inspect }) {
    const search = subscriptionPaths.inputs[input]
    if (!search) throw new Error(`no input is named ${input}`)
    const world = subscribe(search, inspect)
    return { world, subject: world.actor }
  },
  perform: {
    ...outcomes('askLogin', 'save', 'remove'),
    TOGGLED: press,
    'SEARCHES.SEEN': ({ event }, { world }) => world.see((event as unknown as { state: Seen }).state),
    'REFUSAL.CLOSED': () => userEvent.click(button('知道了')),
  },
  async see({ world }) {
    const view = subscriptionView(world.actor.getSnapshot())
    await seeButton(sights[view])
    const links = () => page.getByRole('link', { name: '管理订阅' }).elements()
    const isFull = view === 'full'
    await seeCount(refusal(), isFull ? 1 : 0)
    await seeCount(refusal().getByText(/^订阅的搜索已有 20 个，满了。/), isFull ? 1 : 0)
    const href = '#/myCollect?from=3&tab=search'
    await expect.poll(() => links().map((link) => link.getAttribute('href'))).toEqual(isFull ? [href] : [])
    return view
  },
  proves: () => ['JOB-1'],
})

let world: World | undefined
beforeAll(() => setWidth('wide'))
afterEach(() => {
  world?.close()
  world = undefined
  vi.restoreAllMocks()
})

const search: SubscriptionInput = { host: '', list: 'position', filter: { city: ['jianglin'] } }
const failed = (msg: string, data: unknown = null) =>
  new CallFailure({ kind: 'server', code: codes.refused, msg, data })

describe('subscribing to a search', () => {
  it('is drawn before the server answers, asks once for a double click, and says what comes of it [JOB-1]', async () => {
    world = subscribe(search)
    world.see('off')
    await userEvent.dblClick(page.getByRole('button').first())
    await seeButton(on)
    expect([world.desk.calls('save'), world.desk.calls('remove')]).toEqual([[search], []])
    world.desk.resolve('save', undefined)
    await expect
      .poll(() => world!.notices.map((notice) => noticeText(notice)))
      .toEqual([{ tone: 'ok', text: '已订阅。每天早上 8 点统计新职位，有了就通知你' }])
  })

  it('is drawn back where it fails, and says what to do [JOB-1]', async () => {
    world = subscribe(search)
    world.see('off')
    await press()
    world.desk.reject('save', new CallFailure({ kind: 'offline' }))
    await seeButton(off)
    world.see('on')
    await press()
    world.desk.reject('remove', new CallFailure({ kind: 'timeout' }))
    await seeButton(on)
    world.see('off')
    await press()
    world.desk.reject('save', failed('筛选条件里有已不存在的选项，请重新选择后再订阅', { why: 'unknown' }))
    await seeButton(off)
    expect(world.notices.map((notice) => noticeText(notice))).toEqual([
      { tone: 'error', text: '没能订阅，已恢复原样。网络已断开，请检查网络后重试。' },
      { tone: 'error', text: '没能退订，已恢复原样。服务响应超时，请重试。' },
      { tone: 'warning', text: '筛选条件里有已不存在的选项，请重新选择后再订阅' },
    ])
  })

  it.each(['wide', 'phone'] as const)('where there are too many, shows the way to them: %s [JOB-1]', async (width) => {
    await setWidth(width)
    world = subscribe(search)
    world.see('off')
    await press()
    world.desk.reject('save', failed('已满', { why: 'full' }))
    await expect.element(refusal()).toBeVisible()
    await seeAccessible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await setWidth('wide')
  })

  it('is done with the keyboard, and keeps its width [JOB-1]', async () => {
    world = subscribe(search)
    world.see('off')
    const one = page.getByRole('button').first()
    await expect.element(one).toBeVisible()
    const { width } = one.element().getBoundingClientRect()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await seeButton(on)
    expect(page.getByRole('button').first().element().getBoundingClientRect().width).toBe(width)
    expect(document.activeElement).toBe(page.getByRole('button').first().element())
  })

  it('hears a click that comes before its code does [JOB-1]', async () => {
    world = subscribe(search)
    const [{ actor }, code] = [world, Promise.withResolvers<Subscribing>()]
    const actors = { flows: { subscribing: () => code.promise } } as unknown as AppActors
    const { close } = renderPage(
      <ActorsProvider value={actors}>
        <SubscribeButton search={search} shown={{ look: 'entry', title }} />
      </ActorsProvider>,
    )
    await userEvent.click(button(`退订：${title}`))
    expect(world.desk.calls('askLogin')).toHaveLength(0)
    code.resolve({ of: () => actor, hold: () => () => {} })
    await expect.poll(() => world!.desk.calls('askLogin').length).toBe(1)
    await expect.element(button(`重新订阅：${title}`)).toBeVisible()
    close()
  })
})
