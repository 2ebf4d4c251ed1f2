import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { boothMapPaths, planBooth } from '../../../machines/fairs/booth-map/booth-map.paths.ts'
import type { BoothMapInput } from '../../../machines/fairs/booth-map/booth-map.types.ts'
import { seeAccessible, setWidth } from '../sights/see.ts'
import { position, serve } from '../world/lists.tsx'
import { openPlan, type PlanWorld } from './world.tsx'

let world: PlanWorld | undefined
afterEach(() => {
  world?.close()
  world = undefined
  vi.restoreAllMocks()
})

const plain = boothMapPaths.inputs['plain'] as BoothMapInput

function arrive(input: Partial<BoothMapInput> = {}, find: () => unknown = () => ({ list: [] })): PlanWorld {
  serve({
    '/api/company/getpositionlist': () => ({ list: [position(1), position(2)], total: 2 }),
    '/api/schooljobfairzone/findbooths': find,
  })
  world = openPlan({ ...plain, ...input })
  return world
}

const stand = (no: string) => page.getByRole('button', { name: new RegExp(`^${no} `) })
const focused = () => document.activeElement?.getAttribute('data-booth') ?? document.activeElement?.textContent
const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const content = () => document.querySelector<HTMLElement>('[data-booth]')!.closest('div')!

describe('plan of a fair', () => {
  it('is walked with the arrows, opened with Enter, closed with Escape, and the focus comes back [FAIR-1]', async () => {
    await setWidth('wide')
    const { written } = arrive()
    await expect.element(stand('A01')).toBeVisible()
    const inTabOrder = () =>
      [...document.querySelectorAll('svg [data-booth][tabindex="0"]')].map((one) => one.getAttribute('data-booth'))
    expect(inTabOrder()).toEqual(['A01'])
    ;(stand('A01').element() as SVGElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect([focused(), inTabOrder()]).toEqual(['A02', ['A02']])
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(focused()).toBe('A02')
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe('A01')
    await userEvent.keyboard('{End}{Enter}')
    await expect.element(heading('晨岚半导体')).toHaveFocus()
    await expect
      .element(page.getByRole('link', { name: '嵌入式开发工程师 1', exact: true }))
      .toHaveAttribute('href', '#/job?id=1')
    await userEvent.keyboard('{Escape}')
    await expect.poll(focused).toBe('A02')
    expect(document.querySelector('aside')).toBeNull()
    expect(written).toEqual(['A02', null])
  })

  it('a resume is sent to a booth’s position from beside the plan [JOB-3]', async () => {
    const { wanted } = arrive()
    await userEvent.click(stand('A01'))
    await userEvent.click(page.getByRole('button', { name: '投递：嵌入式开发工程师 2' }))
    expect(wanted).toEqual([[{ id: '2', title: '嵌入式开发工程师 2', company: '拓岩机器人' }, 3]])
  })

  it('is enlarged by buttons and keys, and shown whole again [FAIR-1]', async () => {
    await setWidth('wide')
    arrive()
    await expect.element(stand('A01')).toBeVisible()
    const transform = () => new DOMMatrix(getComputedStyle(content()).transform).a
    await page.getByRole('button', { name: '放大', exact: true }).click()
    await expect.poll(transform).toBe(2)
    ;(stand('A01').element() as SVGElement).focus()
    await userEvent.keyboard('+')
    await expect.poll(transform).toBe(4)
    await expect
      .element(page.getByRole('button', { name: '放大', exact: true }))
      .toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('-')
    await expect.poll(transform).toBe(2)
    await userEvent.keyboard('0')
    await expect.poll(transform).toBe(1)
    await expect.element(page.getByText('100%', { exact: true })).toBeVisible()
  })

  it.each([
    ['the stand nearest to the middle', null, 'A02'],
    ['the booth that is open', 'A01', 'A01'],
  ])('enlarged on a phone, keeps %s in sight [FAIR-1]', async (_, wanted, no) => {
    await setWidth('phone')
    arrive({ wanted })
    await expect.element(stand(no)).toBeVisible()
    const frame = content().parentElement!
    const isSeen = () => {
      const [seen, all] = [stand(no).element().getBoundingClientRect(), frame.getBoundingClientRect()]
      return seen.left >= all.left && seen.right <= all.right && seen.top >= all.top && seen.bottom <= all.bottom
    }
    for (const scale of [2, 4]) {
      await page.getByRole('button', { name: '放大', exact: true }).click()
      await expect.poll(() => new DOMMatrix(getComputedStyle(content()).transform).a).toBe(scale)
      expect(isSeen()).toBe(true)
    }
  })

  it('brings a booth from under the panel into view [FAIR-1]', async () => {
    await setWidth('wide')
    const far = { ...planBooth('A09', '1', 11, '方舟芯研'), x: 1080 }
    arrive({ booths: [...plain.booths, far], wanted: 'A09' })
    await expect.element(heading('方舟芯研')).toBeVisible()
    const panel = () => document.querySelector('aside')!.getBoundingClientRect().left
    await expect.poll(() => stand('A09').element().getBoundingClientRect().right < panel()).toBe(true)
  })

  it('finds a company or booth of any hall, and goes to its hall [FAIR-1]', async () => {
    await setWidth('wide')
    arrive()
    const rows = () =>
      page
        .getByRole('list', { name: '展位列表' })
        .getByRole('button')
        .elements()
        .map((row) => row.textContent)
    await expect.poll(rows).toEqual(['拓拓岩机器人27 个职位A01', '晨晨岚半导体27 个职位A02'])
    await page.getByRole('searchbox').fill('e05')
    await expect.poll(rows).toEqual(['云云岫软件2 号馆 · 27 个职位E05'])
    await page.getByRole('list', { name: '展位列表' }).getByRole('button').click()
    await expect.element(page.getByRole('radio', { name: '2 号馆', exact: true })).toBeChecked()
    await expect.element(heading('云岫软件')).toBeVisible()
    await page.getByRole('searchbox').fill('没有这样的')
    await page.getByRole('button', { name: '清除筛选', exact: true }).click()
    await expect.poll(rows).toEqual(['云云岫软件27 个职位E05'])
  })

  it('finds a booth by what is recruited for there, and says so; a failure too, with a way on [FAIR-1]', async () => {
    await setWidth('wide')
    let isBroken = true
    arrive({}, () => {
      if (isBroken) throw new TypeError('no line')
      return { list: [{ no: 'E05', position: '后端工程师' }] }
    })
    await page.getByRole('searchbox').fill(' 後端 ')
    await expect.element(page.getByRole('alert')).toHaveTextContent('按职位查找的结果没有加载出来重试')
    await seeAccessible()
    isBroken = false
    await page.getByRole('button', { name: '重试' }).click()
    const row = page.getByRole('list', { name: '展位列表' }).getByRole('button')
    await expect.element(row).toHaveTextContent('云云岫软件2 号馆 · 在招「后端工程师」E05')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    expect(document.querySelector('[data-booth="A01"]')!.getAttribute('aria-label')).toMatch(/^A01 /)
  })

  it('has the industries of most booths in sight, and says how many more there are [FAIR-1]', async () => {
    await setWidth('wide')
    const others = [1, 2, 3, 4, 5, 6].map((at) => planBooth(`B0${at}`, '1', at, `企业${at}`, `kind-${at}`))
    arrive({ booths: [...plain.booths, ...others] })
    const chips = () => page.getByRole('group', { name: '行业' }).getByRole('radio').elements().length
    await expect.poll(chips).toBe(6)
    await page.getByText('还有 3 个行业', { exact: true }).click()
    await expect.poll(chips).toBe(9)
    await seeAccessible()
    await page.getByText('收起', { exact: true }).click()
    await expect.poll(chips).toBe(6)
  })

  it('is enlarged by the wheel with Ctrl, and left as it is by the wheel alone [FAIR-1]', async () => {
    await setWidth('wide')
    arrive()
    await expect.element(page.getByText('Ctrl + 滚轮缩放', { exact: true })).toBeVisible()
    await expect.element(stand('A02')).toBeVisible()
    const transform = () => new DOMMatrix(getComputedStyle(content()).transform).a
    const roll = (ctrlKey: boolean) => {
      const { left, top } = stand('A02').element().getBoundingClientRect()
      const place = { bubbles: true, cancelable: true, clientX: left, clientY: top }
      const event = new WheelEvent('wheel', { ...place, deltaY: -120, ctrlKey })
      stand('A02').element().dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([roll(false), transform()]).toEqual([false, 1])
    expect(roll(true)).toBe(true)
    await expect.poll(() => document.querySelector('output')?.textContent).toBe('148%')
    expect(transform()).toBeCloseTo(1.48)
  })

  it('opens no booth at the end of a drag, and one at a click [FAIR-1]', async () => {
    await setWidth('wide')
    arrive()
    await expect.element(stand('A02')).toBeVisible()
    const element = stand('A02').element()
    const at = (type: string, x: number, Kind: typeof MouseEvent = MouseEvent) =>
      element.dispatchEvent(new Kind(type, { bubbles: true, clientX: x, clientY: 300, detail: 1 }))
    at('pointerdown', 300, PointerEvent)
    at('click', 360)
    expect(document.querySelector('aside')).toBeNull()
    at('pointerdown', 300, PointerEvent)
    at('click', 302)
    await expect.element(heading('晨岚半导体')).toBeVisible()
  })

  it.each(['zh-TW', 'en'] as const)('speaks %s [FAIR-1]', async (locale) => {
    await setWidth('wide')
    const { speak } = arrive({ wanted: 'A02' })
    speak(locale)
    const names = { 'zh-TW': ['放大', '查看企業與職缺'], en: ['Zoom in', 'Company and jobs'] }[locale]
    await expect.element(page.getByRole('button', { name: names[0]!, exact: true })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: names[1]!, exact: true }))
      .toHaveAttribute('href', '#/companyDetailPage?id=2')
    await seeAccessible()
    speak('zh-CN')
  })
})
