import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Notice } from '../../../machines/kit/notice.ts'
import { FilterBar } from '../../../src/features/jobs/filters/FilterBar.tsx'
import { ActorsProvider, type AppActors } from '../../../src/shared/actors/actors.ts'
import { type Change, chosenOf, type Dimension } from '../../../src/shared/lists/dimensions.ts'
import { allFiltersSheet } from '../../../src/ui/choice/AllFilters.tsx'
import { filterSurface } from '../../../src/ui/choice/FilterMenu.tsx'
import { seeAccessible, setWidth } from '../sights/see.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'

let rendered: RenderedPage | undefined
beforeEach(() => setWidth('phone'))
afterEach(() => {
  rendered?.close()
  rendered = undefined
  vi.restoreAllMocks()
})

const options = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    value: `${at + 1}`,
    text: `${name} ${at + 1}`,
    ...(count > 20 && { group: at < 24 ? '工学' : '文学' }),
  }))

interface BarProps {
  readonly from?: Change
  onChange(change: Change): void
}

/** What the list holds under some searches; others are still on their way. */
const counts: Readonly<Record<string, number>> = {
  '{"city":["3"]}': 12,
  '{"city":["1","3"]}': 2000,
  '{"city":["1","3"],"salary":"1"}': 0,
}

/** Filters with an address of their own. */
function Bar({ from = {}, onChange }: BarProps) {
  const [search, setSearch] = useState(from)
  const chosen = (key: string) => [search[key] ?? []].flat()
  const dimensions: Dimension[] = [
    { key: 'city', name: '城市', options: options('城市', 3), chosen: chosen('city'), multiple: true },
    { key: 'value', name: '职位类别', options: options('类别', 48), chosen: chosen('value'), multiple: true },
    { key: 'salary', name: '薪资', options: options('薪资', 4), chosen: chosen('salary'), multiple: false },
    { key: 'industry', name: '行业', options: [], chosen: [], multiple: true },
  ]
  return (
    <FilterBar
      dimensions={dimensions}
      chosen={chosenOf(dimensions, undefined)}
      found={counts[JSON.stringify(search)]}
      foundTexts={{ some: ({ count }) => `查看 ${count} 个职位`, none: () => '没有符合条件的职位' }}
      onRetry={null}
      onChange={(change) => {
        setSearch((before) => ({ ...before, ...change }))
        onChange(change)
      }}
    />
  )
}

function show(from: Change = {}) {
  const changes: Change[] = []
  const notices: Notice[] = []
  const actors = { notify: (notice: Notice) => void notices.push(notice) } as unknown as AppActors
  rendered = renderPage(
    <ActorsProvider value={actors}>
      <Bar from={from} onChange={(change) => void changes.push(change)} />
    </ActorsProvider>,
  )
  return { changes, notices }
}

const all = (name: string) => page.getByRole('button', { name, exact: true })
const sheet = () => page.getByRole('dialog', { name: '筛选', exact: true })
const group = (name: string) => sheet().getByRole('group', { name, exact: true })
const texts = (name: string) =>
  [...group(name).element().querySelectorAll('label')].map(({ textContent }) => textContent)
const press = (name: string) => sheet().getByText(name, { exact: true }).click()

describe('all filters of a list', () => {
  it('are in one sheet on a phone, where each choice holds at once, and the button counts filters [JOB-1]', async () => {
    const { changes } = show()
    await all('筛选').click()
    await expect.element(sheet().getByRole('heading', { level: 2 })).toHaveTextContent('筛选')
    expect(
      sheet()
        .getByRole('heading', { level: 3 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['城市', '职位类别', '薪资'])
    await press('城市 3')
    await press('城市 1')
    await press('薪资 2')
    expect(changes).toEqual([{ city: ['3'] }, { city: ['1', '3'] }, { salary: '2' }])
    await expect.element(sheet().getByRole('checkbox', { name: '城市 3' })).toBeChecked()
    await expect.element(sheet().getByRole('radio', { name: '薪资 2' })).toBeChecked()
    await sheet().getByText('查看结果').click()
    await expect.element(sheet()).not.toBeInTheDocument()
    await expect.element(all('筛选 2')).toHaveFocus()
  })

  it('say at the foot what they find, once that is known [JOB-1]', async () => {
    show()
    await all('筛选').click()
    const seeFoot = (text: string) => expect.element(sheet().getByText(text, { exact: true })).toBeVisible()
    await seeFoot('查看结果')
    await press('城市 3')
    await seeFoot('查看 12 个职位')
    await press('城市 1')
    await seeFoot('查看 2000+ 个职位')
    await press('薪资 1')
    await seeFoot('没有符合条件的职位')
    await press('薪资 2')
    await seeFoot('查看结果')
  })

  it('are taken back one by one, and all at once [JOB-1]', async () => {
    const { changes } = show({ city: ['2'], value: ['1', '20'], salary: '3' })
    await all('筛选 3').click()
    await press('城市 2')
    await press('不限')
    await expect.element(sheet().getByRole('radio', { name: '不限' })).toBeChecked()
    await press('清空')
    expect(changes).toEqual([
      { city: undefined },
      { salary: undefined },
      { city: undefined, value: undefined, salary: undefined, industry: undefined },
    ])
    expect(sheet().element().querySelectorAll('[type=checkbox]:checked')).toHaveLength(0)
    await expect.element(sheet().getByRole('button', { name: '清空' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect.element(all('筛选')).toHaveFocus()
  })

  it('are searched where they are many and all of them are shown, by their groups too [JOB-1]', async () => {
    show()
    await all('筛选').click()
    expect(sheet().getByRole('searchbox').elements()).toEqual([])
    await press('展开')
    const search = sheet().getByRole('searchbox', { name: '搜索职位类别', exact: true })
    await expect.poll(() => texts('职位类别')).toHaveLength(48)
    await userEvent.fill(search, ' 类别 30 ')
    await expect.poll(() => texts('职位类别')).toEqual(['类别 30'])
    await press('类别 30')
    await userEvent.fill(search, '文学')
    await expect
      .poll(() => texts('职位类别'))
      .toEqual(
        options('类别', 48)
          .slice(24)
          .map(({ text }) => text),
      )
    await seeAccessible()
    await userEvent.fill(search, '潜水')
    await expect.element(sheet().getByText('没有这样的选项')).toBeVisible()
    await sheet().getByRole('button', { name: '收起' }).click()
    await expect.poll(() => texts('职位类别')).toEqual([...options('类别', 8).map(({ text }) => text), '类别 30'])
  })

  it('show of many options the first and those chosen, the rest where they are asked for [JOB-1]', async () => {
    show({ value: ['20'] })
    await all('筛选 1').click()
    const first = options('类别', 8).map(({ text }) => text)
    await expect.poll(() => texts('职位类别')).toEqual([...first, '类别 20'])
    await press('类别 20')
    expect(texts('职位类别')).toEqual([...first, '类别 20'])
    await press('展开')
    expect(texts('职位类别')).toHaveLength(48)
    const fold = sheet().getByRole('button', { name: '收起' })
    await expect.element(fold).toHaveAttribute('aria-expanded', 'true')
    await expect.element(fold).toHaveAccessibleDescription('职位类别')
    await press('类别 40')
    await fold.click()
    expect(texts('职位类别')).toEqual([...first, '类别 40'])
    expect(texts('城市')).toHaveLength(3)
    expect(sheet().getByRole('button', { name: '展开' }).elements()).toHaveLength(1)
  })

  it('are chosen by keyboard within the sheet, whose buttons stay in sight [JOB-1]', async () => {
    const { changes } = show()
    await expect.element(all('筛选')).toBeVisible()
    ;(all('筛选').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(sheet().getByRole('checkbox', { name: '城市 1' })).toHaveFocus()
    await userEvent.keyboard(' {Tab}{Tab}{Tab}')
    await expect.element(sheet().getByRole('button', { name: '展开' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Tab>49/}{Tab}')
    await expect.element(sheet().getByRole('radio', { name: '不限' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(changes).toEqual([{ city: ['1'] }, { salary: '1' }])
    const { bottom } = sheet().getByRole('button', { name: '查看结果' }).last().element().getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(innerHeight)
    await expect.element(sheet()).toBeVisible()
  })

  it.each(['zh-CN', 'zh-TW', 'en'] as const)('are accessible in %s', async (locale) => {
    show({ city: ['1'] })
    rendered?.speak(locale)
    await page.getByRole('button').first().click()
    await page.getByRole('dialog').getByRole('button', { expanded: false }).click()
    await seeAccessible()
  })

  it('have no button on a wide screen', async () => {
    await setWidth('wide')
    show({ city: ['1'] })
    await expect.element(all('城市 1')).toBeVisible()
    expect(all('筛选 1').elements()).toEqual([])
  })
})

it.each([
  ['筛选', allFiltersSheet],
  ['城市', filterSurface],
] as const)('%s says that its options could not be fetched, and tries again [JOB-1]', async (name, code) => {
  vi.spyOn(code, 'load').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  const { notices } = show()
  await all(name).click()
  await expect.poll(() => notices).toEqual([{ kind: 'failure', failure: { kind: 'offline' } }])
  await expect.element(all(name)).toHaveAttribute('aria-expanded', 'false')
  vi.restoreAllMocks()
  await all(name).click()
  await expect.element(page.getByRole('dialog', { name, exact: true })).toBeVisible()
  expect(notices).toHaveLength(1)
})
