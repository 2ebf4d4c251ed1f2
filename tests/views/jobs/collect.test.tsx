import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { collectPaths } from '../../../machines/jobs/collect/collect.paths.ts'
import { provideCollect } from '../../../machines/jobs/collect/collect.ports.ts'
import { type CollectView, collectView } from '../../../machines/jobs/collect/collect.selectors.ts'
import type { CollectEvent, CollectInput } from '../../../machines/jobs/collect/collect.types.ts'
import type { Notice } from '../../../machines/kit/notice.ts'
import { CollectButton } from '../../../src/entities/saved/CollectButton.tsx'
import { CollectControl } from '../../../src/entities/saved/CollectControl.tsx'
import { ActorsProvider, type AppActors, type Collecting } from '../../../src/shared/actors/actors.ts'
import { noticeText } from '../../../src/shared/notices/notice-text.ts'
import { setWidth } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

type Seen = Extract<CollectEvent, { type: 'COLLECTION.SEEN' }>['state']

interface World {
  readonly desk: Desk
  readonly actor: ActorRefFrom<ReturnType<typeof provideCollect>>
  readonly notices: readonly Notice[]
  /** What the collection says from now on. */
  see(state: Seen): void
  close(): void
}

const title = '嵌入式开发工程师'

function collect(input: CollectInput, inspect?: (event: InspectionEvent) => void): World {
  const [desk, notices] = [new Desk(), [] as Notice[]]
  let tell: (state: Seen) => void = () => {}
  const machine = provideCollect({
    notify: (notice) => void notices.push(notice),
    watchCollection(_, seen) {
      tell = seen
      return () => {
        tell = () => {}
      }
    },
    askLogin: () => desk.call('askLogin'),
    add: (thing) => desk.call('add', thing),
    cancel: (thing) => desk.call('cancel', thing),
  })
  const actor = createActor(machine, { input, ...(inspect && { inspect }) }).start()
  const { close } = renderPage(
    <>
      <CollectControl actor={actor} title={title} look="button" size="lg" />
      <CollectControl actor={actor} title={title} look="icon" />
    </>,
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

const open = `收藏：${title}`
const collected = `已收藏：${title}`

const sights = {
  unknown: open,
  open,
  toAdd: open,
  adding: collected,
  collected,
  toRemove: collected,
  removing: open,
} satisfies Record<CollectView, string>

const hearts = (name: string): Locator => page.getByRole('button', { name, exact: true })

/** Both buttons of the thing say the same. */
async function seeHearts(name: string): Promise<void> {
  await expect.poll(() => hearts(name).all().length, { interval: 5 }).toBe(2)
  expect(page.getByRole('button').all()).toHaveLength(2)
  for (const heart of hearts(name).all()) {
    await expect.element(heart).toHaveAttribute('aria-pressed', String(name === collected))
  }
}

const press = () => userEvent.click(page.getByRole('button').first())

replay(collectPaths, {
  async open({ input }, { inspect }) {
    const thing = collectPaths.inputs[input]
    if (!thing) throw new Error(`no input is named ${input}`)
    const world = collect(thing, inspect)
    return { world, subject: world.actor }
  },
  perform: {
    ...outcomes('askLogin', 'add', 'cancel'),
    TOGGLED: press,
    'COLLECTION.SEEN': ({ event }, { world }) => world.see((event as unknown as { state: Seen }).state),
  },
  async see({ world }) {
    const view = collectView(world.actor.getSnapshot())
    await seeHearts(sights[view])
    return view
  },
  proves: () => ['JOB-4'],
})

let world: World | undefined
beforeAll(() => setWidth('wide'))
afterEach(() => {
  world?.close()
  world = undefined
})

const position: CollectInput = { kind: 'position', id: '5' }

describe('collecting', () => {
  it('is drawn before the server answers, and asks once for a double click [JOB-4]', async () => {
    world = collect(position)
    world.see('open')
    await userEvent.dblClick(page.getByRole('button').first())
    await seeHearts(collected)
    expect(world.desk.calls('add')).toEqual([position])
    expect(world.desk.calls('cancel')).toEqual([])
    world.desk.resolve('add', undefined)
    await expect.poll(() => collectView(world!.actor.getSnapshot())).toBe('collected')
  })

  it('is drawn back where it fails, and says what to do [JOB-4]', async () => {
    world = collect(position)
    world.see('open')
    await press()
    world.desk.reject('add', new CallFailure({ kind: 'offline' }))
    await seeHearts(open)
    expect(world.notices.map((notice) => noticeText(notice))).toEqual([
      { tone: 'error', text: '没能收藏，已恢复原样。网络已断开，请检查网络后重试。' },
    ])
    world.see('collected')
    await press()
    world.desk.reject('cancel', new CallFailure({ kind: 'timeout' }))
    await seeHearts(collected)
    expect(noticeText(world.notices[1]!)).toEqual({
      tone: 'error',
      text: '没能取消收藏，已恢复原样。服务响应超时，请重试。',
    })
  })

  it("tells in the server's words why it is refused [JOB-4]", async () => {
    world = collect(position)
    world.see('open')
    await press()
    const msg = '最多收藏 500 个职位'
    world.desk.reject('add', new CallFailure({ kind: 'server', code: codes.refused, msg, data: null }))
    await seeHearts(open)
    expect(world.notices.map((notice) => noticeText(notice))).toEqual([{ tone: 'warning', text: msg }])
  })

  it('goes on by itself after a login in between, and stays as it was where nobody logs in [JOB-4]', async () => {
    world = collect(position)
    await press()
    world.desk.resolve('askLogin', false)
    await expect.poll(() => collectView(world!.actor.getSnapshot())).toBe('unknown')
    await seeHearts(open)
    expect(world.desk.calls('add')).toEqual([])
    await press()
    world.desk.resolve('askLogin', true)
    await seeHearts(collected)
    expect(world.desk.calls('add')).toEqual([position])
  })

  it('keeps the wish where the login turns out to be lost [JOB-4]', async () => {
    world = collect(position)
    world.see('open')
    await press()
    world.desk.reject('add', new CallFailure({ kind: 'server', code: codes.notLoggedIn, msg: '', data: null }))
    await expect.poll(() => world!.desk.calls('askLogin').length).toBe(1)
    world.desk.resolve('askLogin', true)
    await expect.poll(() => world!.desk.calls('add').length).toBe(2)
    expect(world.notices).toEqual([])
  })

  it('is done with the keyboard, and keeps its width [JOB-4]', async () => {
    world = collect(position)
    world.see('open')
    const heart = page.getByRole('button').first()
    await expect.element(heart).toBeVisible()
    const { width } = heart.element().getBoundingClientRect()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await seeHearts(collected)
    expect(page.getByRole('button').first().element().getBoundingClientRect().width).toBe(width)
    expect(document.activeElement).toBe(page.getByRole('button').first().element())
  })

  it('hears a click that comes before its code does [JOB-4]', async () => {
    world = collect(position)
    const [{ actor }, code] = [world, Promise.withResolvers<Collecting>()]
    const actors = { flows: { collecting: () => code.promise } } as unknown as AppActors
    const { close } = renderPage(
      <ActorsProvider value={actors}>
        <CollectButton {...position} title="另一个" look="icon" />
      </ActorsProvider>,
    )
    await userEvent.click(hearts('收藏：另一个'))
    expect(world.desk.calls('askLogin')).toHaveLength(0)
    code.resolve({ of: () => actor, hold: () => () => {} })
    await expect.poll(() => world!.desk.calls('askLogin').length).toBe(1)
    close()
  })
})
