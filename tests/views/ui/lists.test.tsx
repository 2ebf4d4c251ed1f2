import axe from 'axe-core'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Pager } from '../../../src/ui/carousel/Pager.tsx'
import { FilterMenu } from '../../../src/ui/choice/FilterMenu.tsx'
import { Segments } from '../../../src/ui/choice/Segments.tsx'
import { FailedState } from '../../../src/ui/list-state/FailedState.tsx'
import { Pagination } from '../../../src/ui/pagination/Pagination.tsx'
import { SearchBox } from '../../../src/ui/search-box/SearchBox.tsx'
import { useTyped } from '../../../src/ui/search-box/useTyped.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'

let rendered: RenderedPage
beforeEach(() => page.viewport(1024, 768))
afterEach(() => rendered.close())

const labels = {
  nav: '分页',
  previous: '上一页',
  next: '下一页',
  page: (n: number) => `第 ${n} 页`,
  of: (n: number, of: number) => `第 ${n} / ${of} 页`,
}
const hrefOf = (n: number) => `#/positionList?page=${n}`

it('links to the pages around, says which one it is, and has no link beyond either end', async () => {
  rendered = renderPage(<Pagination page={33} pages={33} hrefOf={hrefOf} labels={labels} />)
  await expect.element(page.getByRole('navigation', { name: '分页' })).toBeVisible()
  await expect.element(page.getByText('第 33 / 33 页')).toBeVisible()
  const links = page.getByRole('link').elements()
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['上一页', '#/positionList?page=32'],
    ['第 1 页', '#/positionList?page=1'],
    ...[29, 30, 31, 32, 33].map((n) => [`第 ${n} 页`, `#/positionList?page=${n}`]),
  ])
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual([
    '33',
  ])
})

it('has three pages around on a phone, within 328 px', async () => {
  await page.viewport(360, 640)
  rendered = renderPage(<Pagination page={17} pages={33} hrefOf={hrefOf} labels={labels} />)
  await expect.element(page.getByRole('link', { name: '第 17 页' })).toBeVisible()
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('aria-label')),
  ).toEqual(['上一页', '第 1 页', '第 16 页', '第 17 页', '第 18 页', '第 33 页', '下一页'])
  expect(document.documentElement.scrollWidth).toBe(360)
})

it('is not there for a single page', async () => {
  rendered = renderPage(
    <>
      <p>共 3 个职位</p>
      <Pagination page={1} pages={1} hrefOf={hrefOf} labels={labels} />
    </>,
  )
  await expect.element(page.getByText('共 3 个职位')).toBeVisible()
  expect(page.getByRole('navigation').elements()).toEqual([])
})

const cities = ['江临', '苏州', '杭州', '合肥'].map((text, at) => ({ value: `${at}`, text }))

function Cities({ multiple, onChange }: { multiple: boolean; onChange(values: string[], isAgain: boolean): void }) {
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <FilterMenu
      label="城市"
      options={cities}
      chosen={chosen}
      multiple={multiple}
      onChange={(values, isAgain) => {
        setChosen(values)
        onChange(values, isAgain)
      }}
      clearLabel="不限"
      closeLabel="关闭"
      foundLabel="完成"
      searchLabel="搜索城市"
      noneLabel="没有这样的选项"
      onFailure={vi.fn()}
    />
  )
}

it('chooses several by the keyboard, clears them, and gives the focus back', async () => {
  const onChange = vi.fn()
  rendered = renderPage(<Cities multiple onChange={onChange} />)
  const trigger = page.getByRole('button', { name: '城市' })
  await expect.element(trigger).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('checkbox', { name: '江临' })).toHaveFocus()
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([])
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  await userEvent.keyboard(' ')
  expect(onChange.mock.calls).toEqual([
    [['2'], false],
    [['0', '2'], true],
  ])
  await page.getByRole('button', { name: '不限' }).click()
  expect(onChange.mock.lastCall).toEqual([[], true])
  await expect.element(page.getByRole('button', { name: '不限' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

it('closes at a press on one of the radio buttons, not at an arrow key', async () => {
  const onChange = vi.fn()
  rendered = renderPage(<Cities multiple={false} onChange={onChange} />)
  await page.getByRole('button', { name: '城市' }).click()
  await page.getByText('苏州').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(onChange.mock.calls).toEqual([[['1'], false]])
  await page.getByRole('button', { name: '城市' }).click()
  await expect.element(page.getByRole('radio', { name: '苏州' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: '杭州' })).toBeChecked()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(onChange.mock.lastCall).toEqual([['2'], false])
})

it('closes by its own button too, whatever is chosen by then, and by a press beside it', async () => {
  rendered = renderPage(<Cities multiple onChange={vi.fn()} />)
  const trigger = page.getByRole('button', { name: '城市' })
  await trigger.click()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  await trigger.click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  await trigger.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.click(document.documentElement, { position: { x: 900, y: 700 } })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('is a sheet from below on a phone', async () => {
  await page.viewport(390, 844)
  const onChange = vi.fn()
  rendered = renderPage(<Cities multiple onChange={onChange} />)
  await page.getByRole('button', { name: '城市' }).click()
  await page.getByText('杭州').click()
  const sheet = page.getByRole('dialog', { name: '城市' })
  const { left, width, bottom } = sheet.element().getBoundingClientRect()
  expect({ left, width, bottom }).toEqual({ left: 0, width: 390, bottom: 844 })
  await sheet.getByText('完成').click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '城市' })).toHaveFocus()
  expect(onChange.mock.calls).toEqual([[['2'], false]])
})

it('is one stop for the keyboard whose arrow keys choose', async () => {
  const onChange = vi.fn()
  const sorts = ['综合', '最新', '薪资'].map((text) => ({ value: text, text }))
  rendered = renderPage(<Segments label="排序" options={sorts} value="综合" onChange={onChange} />)
  await expect.element(page.getByRole('radiogroup', { name: '排序' })).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('radio', { name: '综合' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(onChange.mock.calls).toEqual([['最新']])
})

function Search({ onSubmit }: { onSubmit(text: string): void }) {
  const [value, setValue] = useState('工程师')
  const [text, setText] = useTyped(value)
  const [kind, setKind] = useState<'position' | 'company'>('position')
  return (
    <SearchBox<'position' | 'company'>
      label="搜索职位"
      placeholder="搜职位、企业或专业"
      text={text}
      onText={setText}
      submitLabel="搜索"
      kinds={{
        label: '搜索范围',
        options: [
          { value: 'position', label: '职位' },
          { value: 'company', label: '企业' },
        ],
        value: kind,
        onChange: (next) => setKind(next),
      }}
      onSubmit={(wanted) => {
        setValue(wanted)
        onSubmit(`${kind} ${wanted}`)
      }}
    />
  )
}

it('is searched by Enter and by the button, and keeps the focus and the text', async () => {
  const onSubmit = vi.fn()
  rendered = renderPage(<Search onSubmit={onSubmit} />)
  const field = page.getByRole('searchbox', { name: '搜索职位' })
  await expect.element(field).toHaveValue('工程师')
  await field.fill('  嵌入式 ')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('嵌入式')
  await page.getByRole('combobox', { name: '搜索范围' }).selectOptions('企业')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  expect(onSubmit.mock.calls).toEqual([['position 嵌入式'], ['company 嵌入式']])
})

let search: (value: string) => void

/** A page that draws what is searched for later than the address says so. */
function LateSearch({ onSubmit }: { onSubmit(text: string): void }) {
  const [value, setValue] = useState('')
  const [text, setText] = useTyped(value)
  search = setValue
  return (
    <>
      <h1>{value === '' ? '全部职位' : value}</h1>
      <SearchBox label="搜索职位" placeholder="" text={text} onText={setText} submitLabel="搜索" onSubmit={onSubmit} />
    </>
  )
}

it('keeps what is typed after a search that is drawn late, and shows one that was not typed here', async () => {
  const onSubmit = vi.fn()
  rendered = renderPage(<LateSearch onSubmit={onSubmit} />)
  const field = page.getByRole('searchbox', { name: '搜索职位' })
  const heading = page.getByRole('heading', { level: 1 })
  await field.fill('嵌入式')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit.mock.calls).toEqual([['嵌入式']])
  await field.fill('')
  search('嵌入式')
  await expect.element(heading).toHaveTextContent('嵌入式')
  await expect.element(field).toHaveValue('')
  search('')
  await expect.element(heading).toHaveTextContent('全部职位')
  search('嵌入式')
  await expect.element(heading).toHaveTextContent('嵌入式')
  await expect.element(field).toHaveValue('嵌入式')
})

function Colleges() {
  const [index, setIndex] = useState(0)
  return (
    <Pager
      label="院系专区"
      index={index}
      count={3}
      previousLabel="上一页"
      nextLabel="下一页"
      pageLabel={(n) => `第 ${n} 页，共 3 页`}
      onPrevious={() => setIndex(index - 1)}
      onNext={() => setIndex(index + 1)}
      onPick={setIndex}
    >
      <p>学院 {index + 1}</p>
    </Pager>
  )
}

it('has no arrow beyond either end, and the focus goes on to the other one', async () => {
  rendered = renderPage(<Colleges />)
  const previous = page.getByRole('button', { name: '上一页' })
  const next = page.getByRole('button', { name: '下一页' })
  await expect.element(next).toBeVisible()
  expect(previous.elements()).toEqual([])
  next.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('学院 2')).toBeVisible()
  await expect.element(next).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(previous).toHaveFocus()
  expect(next.elements()).toEqual([])
  await page.getByRole('button', { name: '第 1 页，共 3 页' }).click()
  await expect.element(page.getByText('学院 1')).toBeVisible()
  expect(previous.elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: '第 1 页，共 3 页' })).toHaveAttribute('aria-current', 'true')
})

it('says that a list could not be loaded, and tries again', async () => {
  const onRetry = vi.fn()
  rendered = renderPage(
    <FailedState title="职位没有加载出来" text="网络好像断开了。" retryLabel="重试" onRetry={onRetry} />,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('职位没有加载出来网络好像断开了。重试')
  await page.getByRole('button', { name: '重试' }).click()
  expect(onRetry).toHaveBeenCalledTimes(1)
})
