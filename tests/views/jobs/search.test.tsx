import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FOUND } from '../../../machines/jobs/search-suggest/search-suggest.paths.ts'
import { provideSearchSuggest } from '../../../machines/jobs/search-suggest/search-suggest.ports.ts'
import { ListSearch } from '../../../src/entities/search/ListSearch.tsx'
import { suggestWith } from '../../../src/entities/search/suggest/suggest.tsx'
import { ActorsProvider, type AppActors } from '../../../src/shared/actors/actors.ts'
import type { SearchKind, Suggesting } from '../../../src/shared/actors/search.types.ts'
import { seeAccessible, setWidth } from '../sights/see.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'

let rendered: RenderedPage | undefined
beforeEach(() => setWidth('wide'))
afterEach(() => {
  rendered?.close()
  rendered = undefined
})

const field = page.getByRole('combobox', { name: '搜索职位或企业', exact: true })
const option = (name: string | RegExp) => page.getByRole('option', { name })
/** Without those of the list of kinds, which is the browser's own. */
const options = () => [...document.querySelectorAll('[role=option]')]

interface Known {
  readonly recent?: readonly string[]
  readonly hot?: readonly string[]
  /** The code of it cannot be had. */
  readonly isBroken?: boolean
}

/** A search with all that it does, and its code when the test likes. */
function show({ recent = [], hot = [], isBroken = false }: Known = {}, kind: SearchKind = 'position') {
  const code = Promise.withResolvers<() => Suggesting>()
  const [log, asked] = [[] as string[], [] as string[]]
  const logic = provideSearchSuggest({
    readHot: async () => hot,
    watchRecent(seen) {
      seen(recent)
      return () => {}
    },
    async ask(keyword) {
      asked.push(keyword)
      return FOUND
    },
    remember: (text) => void log.push(`remember ${text}`),
    forget: (text) => void log.push(`forget ${text}`),
    forgetAll: () => void log.push('forget all'),
  })
  const searchSuggest = vi.fn(() => (isBroken ? Promise.reject(new Error('offline')) : code.promise))
  rendered = renderPage(
    <ActorsProvider value={{ flows: { searchSuggest } } as unknown as AppActors}>
      <main>
        <ListSearch
          kind={kind}
          keyword={undefined}
          onSearch={(...searched) => void log.push(`search ${searched.join(' ')}`)}
          onCity={(city) => void log.push(`city ${city}`)}
        />
      </main>
    </ActorsProvider>,
  )
  const suggesting = suggestWith(logic, (id) => void log.push(`company ${id}`))
  return {
    log,
    asked,
    searchSuggest,
    suggesting,
    /** @param loaded what comes of it */
    load: (loaded: Suggesting = suggesting) => code.resolve(() => loaded),
  }
}

async function typed(text: string, known?: Known, kind?: SearchKind) {
  const world = show(known, kind)
  world.load()
  await userEvent.fill(field, text)
  await expect.element(option(/^搜索「计算机」/)).toBeVisible()
  return world
}

describe('suggestions of a search', () => {
  it('bring their code with the first look at the field, and what was typed meanwhile is asked about [JOB-1]', async () => {
    const { searchSuggest, asked, load } = show()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(searchSuggest.mock.calls).toHaveLength(0)
    await userEvent.fill(field, 'jsj')
    await expect.poll(() => searchSuggest.mock.calls.length).toBeGreaterThan(0)
    expect(options()).toEqual([])
    load()
    await expect.element(option(/^搜索「计算机」/)).toBeVisible()
    expect(asked).toEqual(['jsj'])
    await expect.element(field).toHaveFocus()
  })

  it('suggestions that cannot be had leave a search that works, and are tried again [JOB-1]', async () => {
    const { log, searchSuggest } = show({ isBroken: true })
    await userEvent.fill(field, ' 芯片 ')
    await userEvent.keyboard('{Enter}')
    expect(log).toEqual(['search position 芯片'])
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(field)
    await expect.poll(() => searchSuggest.mock.calls.length).toBeGreaterThan(1)
  })

  it('remember what was searched for before their code came, and search once [JOB-1]', async () => {
    const { log, load } = show()
    await userEvent.fill(field, '芯片')
    await userEvent.keyboard('{Enter}')
    load()
    await expect.poll(() => log).toEqual(['search position 芯片', 'remember 芯片'])
    expect(options()).toEqual([])
  })

  it('lose no search that is pressed as soon as they are drawn [JOB-1]', async () => {
    const { log, load, suggesting } = show()
    await userEvent.fill(field, '芯片')
    const { assisted, ...others } = suggesting
    const press = vi.fn((form: HTMLFormElement | null) => queueMicrotask(() => form?.requestSubmit()))
    load({
      ...others,
      assisted(...given) {
        const drawn = assisted(...given)
        const ref = (input: HTMLInputElement | null) => {
          if (press.mock.calls.length === 0) press(input?.form ?? null)
        }
        return { ...drawn, field: { ...drawn.field, ref } as unknown as typeof drawn.field }
      },
    })
    await expect.poll(() => log).toEqual(['remember 芯片', 'search position 芯片'])
  })

  it('say what the text may become, in bold what was searched for [JOB-1]', async () => {
    await typed('jsj')
    const shown = options().map(({ textContent }) => textContent)
    expect(shown).toEqual([
      '搜索「计算机」jsj 拼音首字母212 个职位',
      '计算机教师知屿教育4 个',
      '嘉嘉树教育教育 · 500–999 人在招 7 个',
      '江上津3 个',
    ])
    expect(options().map((one) => one.querySelector('b')?.textContent)).toEqual([
      '计算机',
      '计算机',
      undefined,
      undefined,
    ])
    expect([...document.querySelectorAll('[role=group]')].map((one) => one.ariaLabel)).toEqual([
      '搜索',
      '职位',
      '企业',
      '城市',
    ])
    await seeAccessible()
  })

  it.each([
    ['{Enter}', '计算机', ['remember 计算机', 'search position 计算机']],
    ['{ArrowDown}{Enter}', '计算机教师', ['remember 计算机教师', 'search position 计算机教师']],
    ['{ArrowDown}{ArrowDown}{Enter}', 'jsj', ['company 7']],
    ['{ArrowUp}{Enter}', '', ['city jiangshangjin']],
    ['{Home}{Enter}', 'jsj', ['remember jsj', 'search position jsj']],
    ['{ArrowDown}{Tab}', '计算机教师', []],
    ['{Escape}', 'jsj', []],
    ['{Escape}{Escape}', '', []],
  ])('are taken by keyboard: %s [JOB-1]', async (keys, text, done) => {
    const { log } = await typed('jsj')
    await userEvent.keyboard(keys)
    await expect.poll(() => log).toEqual(done)
    await expect.element(field).toHaveValue(text)
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
    expect(options()).toEqual([])
    await expect.element(field).toHaveFocus()
  })

  it('are taken by a click; a title is one of positions, also while companies are searched [JOB-1]', async () => {
    const { log } = await typed('jsj', {}, 'company')
    await userEvent.click(option(/^计算机教师/))
    await userEvent.fill(field, 'jsj')
    await userEvent.click(option(/^搜索「计算机」/))
    expect(log).toEqual([
      'remember 计算机教师',
      'search position 计算机教师',
      'remember 计算机',
      'search company 计算机',
    ])
  })

  it('wait for an input method to come to its end [JOB-1]', async () => {
    const { asked, load } = show()
    load()
    await userEvent.click(field)
    await expect.poll(() => (field.element() as HTMLInputElement).getAttribute('aria-controls')).toBe(null)
    const input = field.element() as HTMLInputElement
    const compose = (type: string) => input.dispatchEvent(new CompositionEvent(type, { bubbles: true }))
    const write = (text: string, isComposing: boolean) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }))
    }
    compose('compositionstart')
    write('ji', true)
    write('jisuan', true)
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
    write('计算', true)
    compose('compositionend')
    await expect.element(option(/^搜索「计算机」/)).toBeVisible()
    expect(asked).toEqual(['计算'])
  })

  it('are what was searched for, and what others do, as long as nothing is typed [JOB-1]', async () => {
    const { log, load } = show({ recent: ['嵌入式', '前端'], hot: ['选调生'] })
    load()
    await userEvent.click(field)
    await expect.element(option('选调生')).toBeVisible()
    expect(options().map(({ textContent }) => textContent)).toEqual(['嵌入式', '前端', '选调生'])
    await seeAccessible()
    await userEvent.click(page.getByRole('button', { name: '删除 前端' }))
    await expect.element(field).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '清空', exact: true })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(log).toEqual(['forget 前端', 'forget all', 'remember 嵌入式', 'search position 嵌入式'])
    await expect.element(field).toHaveValue('嵌入式')
  })

  it('close where the focus goes elsewhere, and from their own buttons by Escape [JOB-1]', async () => {
    const { load } = show({ recent: ['嵌入式'] })
    load()
    await userEvent.click(field)
    await expect.element(option('嵌入式')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveFocus()
    expect(options()).toEqual([])
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('嵌入式')).toBeVisible()
    await userEvent.tab({ shift: true })
    await expect.poll(options).toEqual([])
  })

  it.each(['wide', 'phone'] as const)('stay within the page: %s', async (width) => {
    await setWidth(width)
    await typed('jsj', { recent: ['嵌入式'], hot: ['选调生'] })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const foot = page.getByText('支持拼音、首字母、繁体和英文')
    await expect.poll(() => foot.element().checkVisibility()).toBe(width === 'wide')
    await setWidth('wide')
  })
})
