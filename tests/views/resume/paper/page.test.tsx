import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ActorRefFrom, createActor } from 'xstate'
import { CallFailure } from '../../../../contract/failures.ts'
import type { ResumeContent } from '../../../../contract/resume.ts'
import type { resumeExportMachine } from '../../../../machines/resume/resume-export/resume-export.machine.ts'
import {
  provideResumeExport,
  type ResumeExportPorts,
} from '../../../../machines/resume/resume-export/resume-export.ports.ts'
import { PaperPage } from '../../../../src/features/resume/paper/PaperPage.tsx'
import { long, written } from '../../../fixtures/resumes/written.ts'
import { seeAccessible, setWidth } from '../../sights/see.ts'
import { type RenderedPage, renderPage } from '../../world/page.tsx'

let rendered: RenderedPage | undefined
beforeEach(() => setWidth('wide'))
afterEach(() => rendered?.close())

const ports = () => ({ saveWord: vi.fn(async () => undefined), print: vi.fn(), saveJson: vi.fn() })

type OnLayout = (layout: ResumeContent['layout']) => void

interface OpenedProps {
  readonly written: ResumeContent
  readonly actor: ActorRefFrom<typeof resumeExportMachine>
  readonly onLayout: OnLayout
}

function Opened({ written: content, actor, onLayout }: OpenedProps) {
  const [shown, setShown] = useState(content)
  const change: OnLayout = (layout) => {
    onLayout(layout)
    setShown({ ...shown, layout })
  }
  return (
    <PaperPage
      content={shown}
      today="2026-11-23"
      editHref="#/resume?from=3"
      actor={actor}
      standing={<span style={{ flex: 'none' }}>离线，草稿已存在本机</span>}
      onLayout={change}
    />
  )
}

function open(content: ResumeContent, given: ResumeExportPorts = ports()) {
  const actor = createActor(provideResumeExport(given)).start()
  const onLayout = vi.fn<OnLayout>()
  rendered = renderPage(<Opened written={content} actor={actor} onLayout={onLayout} />)
  return onLayout
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const radio = (name: string) => page.getByRole('radio', { name })
const headings = () =>
  page
    .getByRole('article')
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)

describe('how a resume is to look [RES-4]', () => {
  it('is chosen template by template, and each shows on the paper and in its picture', async () => {
    const onLayout = open(written)
    for (const [name, template] of [
      ['双栏', 1],
      ['英文', 3],
      ['经典', 0],
    ] as const) {
      await radio(name).click({ force: true })
      expect(onLayout.mock.lastCall?.[0].template).toBe(template)
    }
    await radio('英文').click({ force: true })
    await expect.poll(headings).toContain('Education')
  })

  it('is set by colour, size and space, and by what is shown', async () => {
    const onLayout = open(written)
    await radio('绿').click({ force: true })
    await radio('小').click({ force: true })
    await radio('宽松').click({ force: true })
    await page.getByRole('checkbox', { name: '政治面貌' }).click()
    await page.getByRole('checkbox', { name: '证件照' }).click()
    expect(onLayout.mock.lastCall?.[0]).toMatchObject({
      accent: 'green',
      size: 'small',
      spacing: 'loose',
      shows: ['age', 'political'],
    })
    await expect.element(page.getByRole('article').getByText('女 · 22 岁 · 共青团员')).toBeVisible()
  })

  it('has its sections in an order that the keyboard changes', async () => {
    open(written)
    await expect.poll(headings).toHaveLength(9)
    const down = button('下移：教育经历')
    ;(down.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => headings().slice(0, 2)).toEqual(['实习经历', '教育经历'])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => headings().slice(0, 3)).toEqual(['实习经历', '项目经历', '教育经历'])
    await expect.element(button('上移：实习经历')).toBeDisabled()
  })
})

describe('the check before printing [RES-4]', () => {
  it('finds nothing about a resume that is right', async () => {
    open(written)
    await expect.element(page.getByText('共 1 页，条目没有跨页断开')).toBeVisible()
    await expect.element(page.getByText('电话、邮箱格式正确')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '去修改' })).not.toBeInTheDocument()
  })

  it('names what makes it longer than a page, and shortens it at a click', async () => {
    const onLayout = open(long)
    await expect.element(page.getByText(/超出一页约 \d+ 行/)).toBeVisible()
    await expect.element(page.getByText(`${long.work[0]!.company}：12 条，留最有分量的 3 条`)).toBeVisible()
    await button('间距改为紧凑').click()
    expect(onLayout.mock.lastCall?.[0].spacing).toBe('tight')
    await expect.element(button('间距改为紧凑')).not.toBeInTheDocument()
    // What was pressed is gone: the keyboard goes on where it stood.
    await expect.poll(() => document.activeElement?.textContent).toMatch(/超出一页约 \d+ 行/)
    expect(document.activeElement?.tagName).toBe('UL')
  })

  it('calls no entry good that says nothing', async () => {
    open({ ...written, work: [...written.work, { ...written.work[0]!, id: 'work-bare', bullets: [] }] })
    await expect.element(page.getByText(/^有 1 条经历还没写做了什么/)).toBeVisible()
    await expect.element(page.getByText('每条经历都有数字')).not.toBeInTheDocument()
  })

  it('leads to where a phone that reaches nobody is put right', async () => {
    open({ ...written, basic: { ...written.basic, phone: '123' } })
    await expect.element(page.getByText(/^请填写能打通的电话/)).toBeVisible()
    await expect.element(page.getByRole('link', { name: '去修改' })).toHaveAttribute('href', '#/resume?from=3')
  })
})

describe('ways to take it along [RES-4]', () => {
  it('are its own printing and JSON Resume, called after the student', async () => {
    const given = ports()
    open(written, given)
    await button('打印 / 存为 PDF').click()
    await button('JSON Resume').click()
    const taken = { content: written, title: '林知夏-嵌入式方向简历' }
    expect(given.print).toHaveBeenCalledExactlyOnceWith(taken)
    expect(given.saveJson).toHaveBeenCalledExactlyOnceWith(taken)
  })

  it('are Word, which says so where it was not made and can be asked for again', async () => {
    const saveWord = vi
      .fn<() => Promise<undefined>>()
      .mockRejectedValueOnce(new CallFailure({ kind: 'offline' }))
      .mockResolvedValue(undefined)
    open(written, { ...ports(), saveWord })
    await button('Word').click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Word 文件没有生成，请再点一次「Word」；一直不行时，请检查网络。')
    await button('Word').click()
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
    expect(saveWord).toHaveBeenCalledTimes(2)
  })
})

it('the page of a resume is clear to axe in three languages [RES-4]', async () => {
  open(long)
  for (const locale of ['zh-CN', 'zh-TW', 'en'] as const) {
    rendered?.speak(locale)
    await seeAccessible()
  }
})

describe('its bar and its panel, in English', () => {
  const wide = (element: Element) => element.scrollWidth <= element.clientWidth

  it('name the resume whole and stay within their columns', async () => {
    open(written)
    await page.viewport(1440, 900)
    rendered?.speak('en')
    const title = page.getByRole('heading', { level: 1 })
    await expect.element(title).toHaveTextContent('嵌入式方向简历')
    expect(wide(title.element())).toBe(true)
    const panel = page.getByRole('complementary').element().getBoundingClientRect()
    await expect.element(page.getByRole('radio', { name: 'Loose' })).toBeInTheDocument()
    const beyond = [...document.querySelectorAll('aside [role=radiogroup] label')].filter(
      (label) => label.getBoundingClientRect().right > panel.right,
    )
    expect(beyond.map(({ textContent }) => textContent)).toEqual([])
  })

  it('has a sign of its own for what is folded on a phone', async () => {
    await setWidth('phone')
    open(written)
    await expect.element(page.getByText('样式与检查')).toBeVisible()
    const summary = document.querySelector('summary')!
    expect(getComputedStyle(summary).display).toBe('flex')
    expect(summary.querySelector('svg')?.getBoundingClientRect().width).toBe(16)
  })
})
