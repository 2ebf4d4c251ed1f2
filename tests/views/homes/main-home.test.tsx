import { afterEach, expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { createActor } from 'xstate'
import type { Locale } from '../../../contract/calls/site.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { provideCarousel } from '../../../machines/homes/carousel/carousel.ports.ts'
import { feedPosition } from '../../../machines/jobs/position-feed/position-feed.paths.ts'
import { PositionCard } from '../../../src/entities/position/PositionCard.tsx'
import { BannerCarousel } from '../../../src/features/homes/main/BannerCarousel.tsx'
import { type MainConfig, MainHome, type MainLists } from '../../../src/features/homes/main/MainHome.tsx'
import { ActorsProvider, type AppActors } from '../../../src/shared/actors/actors.ts'
import { SectionHead } from '../../../src/ui/section/SectionHead.tsx'
import { seeAccessible, setWidth } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { Asked, category, company, createClient, many, words } from '../world/homes.tsx'
import { sessionOf } from '../world/lists.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { univ } from '../world/site.ts'
import { Switch } from '../world/switch.ts'

let rendered: RenderedPage | undefined
afterEach(() => {
  rendered?.close()
  rendered = undefined
})

const config: MainConfig = {
  banner_list: many(3, (at) => ({
    img_url: ['drawn:ship', 'drawn:fair', 'drawn:resume'][at - 1]!,
    jump_link: at === 3 ? 'javascript:alert(1)' : '#/jobRecommend',
    title: words(`第${at}幅`),
    text: words('说明'),
    action: words('看看'),
  })),
  company_famous_list: many(6, (at) => ({
    img_url: '',
    jump_link: `#/companyDetailPage?id=${at}`,
    title: `名企${at}`,
    position_count: at,
  })),
  recruit_hot: many(48, category),
}
const lists: MainLists = {
  companies: many(41, company),
  positions: { list: many(18, (at) => feedPosition(String(at))), next: '1' },
}

function open(locale?: Locale) {
  const [desk, client, tab, motion] = [new Desk(), createClient(), new Switch(), new Switch()]
  const logic = provideCarousel({
    visibility: { isHidden: tab.isOn, watch: tab.watch },
    motion: { isReduced: motion.isOn, watch: motion.watch },
  })
  motion.turn(true)
  const actor = createActor(logic, { input: { count: 3, autoplay: true } }).start()
  const view = renderPage(
    <ActorsProvider
      value={
        { session: sessionOf(''), flows: { searchSuggest: () => new Promise<never>(() => {}) } } as unknown as AppActors
      }
    >
      <main>
        <Asked client={client} queryKey={['config']} ask={() => desk.call<MainConfig>('config')}>
          {(one) => (
            <Asked client={client} queryKey={['lists']} ask={() => desk.call<MainLists>('lists')}>
              {(other) => (
                <MainHome
                  site={univ}
                  config={one}
                  lists={other}
                  hotSearches={['嵌入式开发']}
                  onSearch={() => {}}
                  onCity={() => {}}
                  banner={(banners) => <BannerCarousel banners={banners} actor={actor} />}
                  feed={(first) => (
                    <>
                      <SectionHead id="feed" title="最新职位" />
                      {first.list.map((position) => (
                        <PositionCard key={position.id} position={position} />
                      ))}
                    </>
                  )}
                />
              )}
            </Asked>
          )}
        </Asked>
      </main>
    </ActorsProvider>,
    locale,
  )
  rendered = {
    speak: view.speak,
    close() {
      view.close()
      actor.stop()
    },
  }
  return desk
}

async function show(locale?: Locale) {
  const desk = open(locale)
  await expect.poll(() => desk.isWaiting('config') && desk.isWaiting('lists')).toBe(true)
  desk.resolve('config', config)
  desk.resolve('lists', lists)
  await expect.poll(() => page.getByRole('heading', { level: 3 }).elements()).toHaveLength(18)
}

const links = (within: Locator) => within.getByRole('link').elements()

it('shows 21 categories a page, and two pages of them [HOME-9]', async () => {
  await show()
  const panel = page.getByRole('navigation', { name: '职位类别', exact: true })
  const names = () =>
    panel
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent)
  expect(names()).toEqual(many(21, (at) => (at === 2 ? '类别2热' : `类别${at}`)))
  await panel.getByRole('button', { name: '下一页', exact: true }).click()
  await expect.poll(names).toEqual(many(21, (at) => `类别${at + 21}`))
  await expect.element(panel.getByRole('button', { name: '下一页', exact: true })).not.toBeInTheDocument()
  await expect.element(panel.getByRole('button', { name: '上一页', exact: true })).toHaveFocus()
})

it('shows the famous companies, 39 others, and the way to more [HOME-9]', async () => {
  await show()
  expect(links(page.getByRole('list', { name: '知名企业', exact: true }))).toHaveLength(6)
  const wall = links(page.getByRole('region', { name: '正在招聘的企业', exact: true }).getByRole('list'))
  expect(wall).toHaveLength(40)
  expect([wall.at(-1)?.textContent, wall.at(-1)?.getAttribute('href')]).toEqual(['更多企业', '#/companyList?isAll=1'])
})

it('links a slide to its page, and one whose address is none to nothing [HOME-9]', async () => {
  await show()
  const banner = page.getByRole('region', { name: '活动', exact: true })
  await expect.element(banner.getByRole('link')).toHaveAttribute('href', '#/jobRecommend')
  await banner.getByRole('button', { name: '上一张', exact: true }).click()
  await expect.element(banner.getByRole('heading', { name: '第3幅', exact: true })).toBeVisible()
  expect(banner.getByRole('link').elements()).toEqual([])
})

it('says what could not be read, keeps the rest, and reads again when asked [HOME-9] [HOME-10]', async () => {
  const desk = open()
  await expect.poll(() => desk.isWaiting('config') && desk.isWaiting('lists')).toBe(true)
  desk.resolve('config', config)
  desk.reject('lists', new CallFailure({ kind: 'offline' }))
  await expect.element(page.getByText('企业与最新职位没有加载出来', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: '职位类别', exact: true })).toBeVisible()
  await page.getByRole('button', { name: '重试', exact: true }).click()
  await expect.poll(() => desk.isWaiting('lists')).toBe(true)
  desk.resolve('lists', lists)
  await expect.element(page.getByRole('region', { name: '正在招聘的企业', exact: true })).toBeVisible()
})

it.each(['zh-CN', 'zh-TW', 'en'] as const)(
  'has nothing that axe objects to in %s, at rest and while loading',
  async (locale) => {
    await setWidth('wide')
    await show(locale)
    await seeAccessible()
    rendered?.close()
    open(locale)
    await seeAccessible()
  },
)
