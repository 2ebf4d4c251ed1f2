import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type ActorRefFrom, createActor, SimulatedClock } from 'xstate'
import type { Banner } from '../../../contract/calls/homes.ts'
import type { carouselMachine } from '../../../machines/homes/carousel/carousel.machine.ts'
import { carouselPaths } from '../../../machines/homes/carousel/carousel.paths.ts'
import { provideCarousel } from '../../../machines/homes/carousel/carousel.ports.ts'
import { motionControl } from '../../../machines/homes/carousel/carousel.selectors.ts'
import { BannerCarousel } from '../../../src/features/homes/main/BannerCarousel.tsx'
import { CarouselView } from '../../../src/shared/carousel/Carousel.tsx'
import { Desk } from '../world/desk.ts'
import { renderPage } from '../world/page.tsx'
import { replay } from '../world/replay.ts'
import { Switch } from '../world/switch.ts'

interface World {
  readonly desk: Desk
  readonly actor: ActorRefFrom<typeof carouselMachine>
  readonly clock: SimulatedClock
  readonly visibility: Switch
  readonly motion: Switch
  readonly isBanner: boolean
  close(): void
}

const pages = ['一', '二', '三']
const words = (text: string) => ({ 'zh-CN': text })
const banners: readonly Banner[] = pages.map((name) => ({
  img_url: 'drawn:ship',
  jump_link: `#/wenDetail?id=${name}`,
  title: words(`第${name}幅`),
  text: words('说明'),
  action: words('看看'),
}))

/** Presses without pointing and without focus: both are events of their own here. */
const press = (name: string): void =>
  (page.getByRole('button', { name, exact: true }).element() as HTMLButtonElement).click()

const section = () => page.getByRole('region', { name: '活动', exact: true }).element()

function dispatch(event: Event): void {
  section().dispatchEvent(event)
}

const bubbling = { bubbles: true, relatedTarget: document.documentElement }

/** What a carousel with an end, and the banner, call their controls. */
const names = {
  next: ({ isBanner }: World) => (isBanner ? '下一张' : '下一页'),
  previous: ({ isBanner }: World) => (isBanner ? '上一张' : '上一页'),
  page: ({ isBanner }: World, at: number) => (isBanner ? `第 ${at} 张，共 3 张` : `第 ${at} 页，共 3 页`),
}

const buttons = () =>
  page
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label'))

async function seeZone(world: World): Promise<string> {
  const { index, count } = world.actor.getSnapshot().context
  await expect.element(page.getByText(`第${pages[index]}页`, { exact: true })).toBeVisible()
  await expect
    .poll(buttons)
    .toEqual([
      ...(index > 0 ? ['上一页'] : []),
      ...(index < count - 1 ? ['下一页'] : []),
      ...[1, 2, 3].map((at) => names.page(world, at)),
    ])
  return `zone ${index}`
}

async function seeBanner(world: World): Promise<string> {
  const snapshot = world.actor.getSnapshot()
  const { index, count } = snapshot.context
  await expect.element(page.getByRole('heading', { name: `第${pages[index]}幅`, exact: true })).toBeVisible()
  const control = motionControl(snapshot)
  const motion = { stop: ['暂停轮播'], start: ['播放轮播'], none: [] }[control]
  const expected = count < 2 ? [] : [...[1, 2, 3].map((at) => names.page(world, at)), '上一张', ...motion, '下一张']
  await expect.poll(buttons).toEqual(expected)
  return `banner ${index} of ${count} ${control}`
}

replay<typeof carouselPaths.machine, World>(carouselPaths, {
  async open({ input }, options) {
    const settings = carouselPaths.inputs[input]
    if (!settings) throw new Error(`no input is named ${input}`)
    const [desk, clock, visibility, motion] = [new Desk(), new SimulatedClock(), new Switch(), new Switch()]
    const machine = provideCarousel({
      visibility: { isHidden: visibility.isOn, watch: visibility.watch },
      motion: { isReduced: motion.isOn, watch: motion.watch },
    })
    const actor = createActor(machine, { input: settings, clock, ...options }).start()
    const shown = pages.slice(0, settings.count)
    const rendered = renderPage(
      settings.autoplay ? (
        <BannerCarousel banners={banners.slice(0, settings.count)} actor={actor} />
      ) : (
        <CarouselView label="专区" pages={shown.map((name) => [name])} actor={actor}>
          {(items) => <p>{`第${items[0]}页`}</p>}
        </CarouselView>
      ),
    )
    // Where the real mouse was left is nobody's pointing at it.
    document.body.style.setProperty('pointer-events', 'none', 'important')
    const close = () => {
      document.body.style.removeProperty('pointer-events')
      rendered.close()
      actor.stop()
    }
    const world = { desk, actor, clock, visibility, motion, isBanner: settings.autoplay, close }
    return { world, subject: actor }
  },
  perform: {
    'PAGE.NEXT': (_, { world }) => press(names.next(world)),
    'PAGE.PREVIOUS': (_, { world }) => press(names.previous(world)),
    'PAGE.PICKED': ({ event }, { world }) => press(names.page(world, (event as { index?: number }).index! + 1)),
    'POINTER.ENTERED': () => dispatch(new PointerEvent('pointerover', bubbling)),
    'POINTER.LEFT': () => dispatch(new PointerEvent('pointerout', bubbling)),
    'FOCUS.ENTERED': () => dispatch(new FocusEvent('focusin', bubbling)),
    'FOCUS.LEFT': () => dispatch(new FocusEvent('focusout', bubbling)),
    STOPPED: () => press('暂停轮播'),
    STARTED: () => press('播放轮播'),
    'TAB.HIDDEN': (_, { world }) => world.visibility.turn(true),
    'TAB.SHOWN': (_, { world }) => world.visibility.turn(false),
    'MOTION.REDUCED': (_, { world }) => world.motion.turn(true),
    'MOTION.ALLOWED': (_, { world }) => world.motion.turn(false),
    'xstate.after.AUTOPLAY_DELAY.carousel.turning.time.usual.running': (_, { world }) => world.clock.increment(3000),
    'xstate.after.PICKED_DELAY.carousel.turning.time.picked.running': (_, { world }) => world.clock.increment(5000),
  },
  see: ({ world }) => (world.isBanner ? seeBanner(world) : seeZone(world)),
  proves: ({ input }) => (input === 'zone' ? ['HOME-6'] : ['HOME-9']),
})
