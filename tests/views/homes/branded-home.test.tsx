import { afterEach, describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { BrandHome } from '../../../contract/calls/homes.ts'
import type { Locale, SiteInfo } from '../../../contract/calls/site.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { BrandedHome } from '../../../src/features/homes/branded/BrandedHome.tsx'
import { ActorsProvider, type AppActors } from '../../../src/shared/actors/actors.ts'
import { seeAccessible, setWidth } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { Asked, brandHome, createClient, zoneItem } from '../world/homes.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { univ } from '../world/site.ts'

let rendered: RenderedPage | undefined
afterEach(() => {
  rendered?.close()
  rendered = undefined
})

const site: SiteInfo = {
  ...univ,
  brand: { ...univ.brand, headline: { 'zh-CN': '好工作，正在路上' }, headline_accent: { 'zh-CN': '正在路上' } },
}

function open(locale?: Locale) {
  const [desk, client, log] = [new Desk(), createClient(), [] as string[]]
  rendered = renderPage(
    <ActorsProvider value={{ flows: { searchSuggest: () => new Promise<never>(() => {}) } } as unknown as AppActors}>
      <main>
        <Asked client={client} queryKey={['home']} ask={() => desk.call<BrandHome>('home')}>
          {(query) => (
            <BrandedHome
              site={site}
              query={query}
              onSearch={(kind, text) => void log.push(`${kind}: ${text}`)}
              onCity={(city) => void log.push(`city: ${city}`)}
              onAbout={() => void log.push('about')}
              departmentHref={({ id, domain }) => (domain ? `http://${domain}/` : `#/collegePosition?college=${id}`)}
              openDepartment={({ id }) => void log.push(`department ${id}`)}
            />
          )}
        </Asked>
      </main>
    </ActorsProvider>,
    locale,
  )
  return { desk, log }
}

async function show(more: Partial<BrandHome> = {}, locale?: Locale) {
  const world = open(locale)
  await expect.poll(() => world.desk.isWaiting('home')).toBe(true)
  world.desk.resolve('home', { ...structuredClone(brandHome), ...more })
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  return world
}

const headings = (level: number) =>
  page
    .getByRole('heading', { level })
    .elements()
    .map((one) => one.textContent)
const region = (name: string): Locator => page.getByRole('region', { name, exact: true }).first()
const links = (within: Locator) => within.getByRole('link').elements()
const link = (within: Locator, name: string | RegExp) => within.getByRole('link', { name, exact: true })
const next = (within: Locator) => within.getByRole('button', { name: '下一页', exact: true })
const previous = (within: Locator) => within.getByRole('button', { name: '上一页', exact: true })

describe('the banner', () => {
  it('is there before anything was read, with an outline of what comes [HOME-4]', async () => {
    open()
    await expect.element(page.getByRole('heading', { level: 1, name: '好工作，正在路上', exact: true })).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: '搜索职位或企业' })).toBeVisible()
    await expect.element(page.getByRole('list', { name: '数据一览', exact: true })).toHaveAttribute('aria-busy', 'true')
  })

  it('shows four figures, in paper on a bright banner, in the brand colour on a dark one [HOME-4]', async () => {
    const tiles = page.getByRole('list', { name: '数据一览', exact: true }).getByRole('listitem')
    const ground = () => getComputedStyle(tiles.first().element()).backgroundColor
    await show({ domainData: { head_img_url: '', head_colour: '#bebebe' } })
    expect(tiles.elements().map((tile) => tile.textContent)).toEqual([
      '1,234个数字1',
      '2,468个数字2',
      '3,702个数字3',
      '4,936个数字4',
    ])
    expect(ground()).toBe('rgb(255, 255, 255)')
    rendered?.close()
    await show({ domainData: { head_img_url: '', head_colour: '#bdbdbd' } })
    expect(ground()).not.toBe('rgb(255, 255, 255)')
  })

  it('searches positions or companies, and offers what many search for [HOME-4]', async () => {
    const { log } = await show()
    await userEvent.fill(page.getByRole('combobox', { name: '搜索职位或企业' }), ' 芯片 ')
    await userEvent.keyboard('{Enter}')
    await userEvent.selectOptions(page.getByRole('combobox', { name: '搜索范围' }), '企业')
    await page.getByRole('button', { name: '搜索', exact: true }).click()
    expect(log).toEqual(['position: 芯片', 'company: 芯片'])
    await expect
      .element(link(page.getByRole('main'), '选调生'))
      .toHaveAttribute('href', `#/positionList?keyword=${encodeURIComponent('选调生')}`)
  })
})

describe('the sections', () => {
  it('come in the order of the configuration, under its titles, those without items left out [HOME-4]', async () => {
    await show({
      sections: [
        { key: 'zoneFour' },
        { key: 'recruitHot' },
        { key: 'school_college_zone', title: { 'zh-CN': '学院' } },
      ],
      recruitHot: [],
    })
    expect(headings(2)).toEqual(['行业直通', '学院'])
  })

  it.each([
    ['院系专区', 12, 1],
    ['名企专区', 8, 1],
    ['就业专区', 11, 1],
    ['双选会', 3, 1],
    ['城市引才', 12, 1],
    ['行业直通', 12, 1],
  ])(
    '%s shows %i to a page, without the arrow that leads beyond an end [HOME-5] [HOME-6]',
    async (name, size, rest) => {
      await show()
      const items = () => links(region(name)).filter((one) => one.closest('ul'))
      expect(items()).toHaveLength(size)
      await expect.element(previous(region(name))).not.toBeInTheDocument()
      await next(region(name)).click()
      await expect.poll(items).toHaveLength(rest)
      await expect.element(next(region(name))).not.toBeInTheDocument()
      await previous(region(name)).click()
      await expect.poll(items).toHaveLength(size)
    },
  )

  it('are at the page where the visitor left them [HOME-6]', async () => {
    const { companyList } = structuredClone(brandHome)
    await show({ companyList })
    await next(region('名企专区')).click()
    await expect.element(link(region('名企专区'), '第9企业')).toBeVisible()
    rendered?.close()
    await show({ companyList })
    await expect.element(link(region('名企专区'), '第9企业')).toBeVisible()
    await expect.element(next(region('名企专区'))).not.toBeInTheDocument()
  })

  it('shows at most four of zone three, without pages [HOME-6]', async () => {
    await show()
    expect(links(region('就业服务'))).toHaveLength(4)
    await expect.element(next(region('就业服务'))).not.toBeInTheDocument()
  })

  it('leads to all companies only where configuration allows it [HOME-6]', async () => {
    await show()
    await expect.element(link(region('名企专区'), '查看全部')).toHaveAttribute('href', '#/companyList?isAll=1')
    rendered?.close()
    await show({ show_all: 0 })
    await expect.element(link(region('名企专区'), '查看全部')).not.toBeInTheDocument()
  })

  it('opens the picture about this job fair, where there is one [HOME-6]', async () => {
    const { log } = await show()
    await region('双选会').getByRole('button', { name: '关于本次双选会', exact: true }).click()
    expect(log).toEqual(['about'])
    rendered?.close()
    await show({ aboutus: '' })
    await expect.element(page.getByRole('button', { name: '关于本次双选会', exact: true })).not.toBeInTheDocument()
  })

  it('opens a department with a site of its own there, one without on our page about it [HOME-5]', async () => {
    const { log } = await show()
    await link(region('院系专区'), /第1学院/).click()
    expect(log).toEqual(['department 1'])
    await expect.element(link(region('院系专区'), /第2学院/)).toHaveAttribute('href', '#/collegePosition?college=2')
  })

  it('unfolds what goes beyond twenty categories, and folds it again; hot ones carry a badge [HOME-7]', async () => {
    await show()
    const hot = region('热门职位')
    const names = () => links(hot).map((one) => one.textContent)
    const visible = () => links(hot).filter((one) => one.checkVisibility()).length
    expect(visible()).toBe(20)
    expect(names().slice(0, 3)).toEqual(['类别1 1,000', '类别2 热2,000', '类别3 3,000'])
    await hot.getByText('展开全部 48 个类别', { exact: true }).click()
    await expect.poll(visible).toBe(48)
    await hot.getByText('收起', { exact: true }).click()
    await expect.poll(visible).toBe(20)
  })

  it('has nothing to unfold with twenty categories [HOME-7]', async () => {
    await show({ recruitHot: brandHome.recruitHot.slice(0, 20) })
    expect(links(region('热门职位'))).toHaveLength(20)
    await expect.element(page.getByText(/展开全部/)).not.toBeInTheDocument()
  })

  it('leaves for another site safely, and draws an address that is none as text [HOME-8]', async () => {
    await show({
      sections: [{ key: 'zoneFour' }],
      zoneFour: [
        zoneItem(1, { config_type: 6, config_content_details: { web_domain: 'https://careers.example/' } }),
        zoneItem(2, { config_type: 6, config_content_details: { web_domain: 'javascript:alert(document.cookie)' } }),
      ],
    })
    const outside = link(region('行业直通'), /专区1/)
    await expect.element(outside).toHaveAttribute('href', 'https://careers.example/')
    await expect.element(outside).toHaveAttribute('target', '_blank')
    await expect.element(outside).toHaveAttribute('rel', 'noopener noreferrer')
    await expect.element(page.getByText('专区2', { exact: true })).toBeVisible()
    expect(links(region('行业直通'))).toHaveLength(1)
  })
})

it('says nothing of a configuration that could not be read: the page shows what it has [HOME-10]', async () => {
  const { desk } = open()
  await expect.poll(() => desk.isWaiting('home')).toBe(true)
  desk.reject('home', new CallFailure({ kind: 'status', status: 500, statusText: 'Internal Server Error' }))
  await expect.element(page.getByRole('list', { name: '数据一览' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1, name: '好工作，正在路上', exact: true })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: '搜索职位或企业' })).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
  expect(page.getByRole('button', { name: '重试' }).elements()).toEqual([])
})

it.each(['zh-CN', 'zh-TW', 'en'] as const)(
  'has nothing that axe objects to in %s, at rest and while loading',
  async (locale) => {
    await setWidth('wide')
    await show({}, locale)
    await seeAccessible()
    rendered?.close()
    open(locale)
    await seeAccessible()
  },
)
