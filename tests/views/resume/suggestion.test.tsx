import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor } from 'xstate'
import type { RewriteVariant } from '../../../contract/calls/rewriting.ts'
import type { Step } from '../../../harness/paths.ts'
import { suggestionPaths } from '../../../machines/resume/suggestion/suggestion.paths.ts'
import { provideSuggestion, type SuggestionPorts } from '../../../machines/resume/suggestion/suggestion.ports.ts'
import { BY_MODEL, FOUND, GROWN, LINE, SUGGESTED } from '../../../machines/resume/suggestion/suggestion.properties.ts'
import { suggestionView } from '../../../machines/resume/suggestion/suggestion.selectors.ts'
import type {
  RewriteEvent,
  RewriteOrder,
  SuggestionContext,
} from '../../../machines/resume/suggestion/suggestion.types.ts'
import { BulletsField } from '../../../src/features/resume/editor/fields/BulletsField.tsx'
import { LinesOf, Rewriting } from '../../../src/features/resume/suggestion/rewriting.ts'
import { SuggestionCard } from '../../../src/features/resume/suggestion/SuggestionCard.tsx'
import { ActorsProvider } from '../../../src/shared/actors/actors.ts'
import { button, seeAccessible, seeControls, seeText, setWidth } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { replay } from '../world/replay.ts'

const main = page.getByRole('main')
const card = main.getByRole('region', { name: '改写建议', exact: true })
const own = card.getByRole('textbox', { name: '改这条建议', exact: true })
const variantTexts = { stronger: '更有力', concise: '更简洁', quantified: '更量化', english: '英文' }
const ways = ({ variant, found }: SuggestionContext) => {
  const isByRules = found?.engine === 'rules'
  return [
    ...found!.variants.filter((one) => one !== variant).map((one) => variantTexts[one]),
    ...(isByRules ? ['用大模型改写', ...(variant === 'english' ? [] : ['英文'])] : []),
    ...(found?.model?.is_agreed ? ['撤回同意'] : []),
  ]
}

const sights = {
  async idle() {
    await expect.element(card).not.toBeInTheDocument()
  },
  async generating({ growth }: SuggestionContext) {
    await expect.element(card.getByRole('status')).toHaveTextContent('正在改写')
    if (growth !== '') await seeText(card, growth, '人工智能生成 · 请核对')
    await seeControls(card, '停止')
  },
  async consenting() {
    await seeText(card, '同意后，下面这一行会发给「model.example」：', LINE.trim())
    await seeControls(card, '同意并改写', '不同意')
  },
  async nothing(context: SuggestionContext) {
    await seeText(card, '这一行已经写得很好，不用改。')
    await seeControls(card, '收起', ...ways(context))
  },
  async diff(context: SuggestionContext) {
    const by = context.found?.engine === 'model' ? '人工智能生成 · 请核对' : '规则引擎建议 · 请核对'
    await seeText(card, by, '还有 1 处要填')
    expect(card.element().querySelector('del')?.textContent).toBe(context.asked.trim())
    expect([...card.element().querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual(['提取并'])
    await seeControls(card, '采用', '改一改', '不用', ...ways(context))
  },
  async editing({ draft }: SuggestionContext) {
    await expect.element(own).toHaveValue(draft)
    await seeControls(card, '采用', '不用')
  },
  async accepted({ taken }: SuggestionContext) {
    const said = taken === SUGGESTED ? '已采用。 还有 1 处要填' : '已采用。'
    await expect.element(card.getByRole('status')).toHaveTextContent(said)
    await seeControls(card, '撤销，恢复原文', '收起')
  },
  async overtaken({ draft }: SuggestionContext) {
    await seeText(card, '这一行刚才改过了，给旧内容的建议没有用上。')
    expect(card.getByText(/^你改到一半的建议/).elements()).toHaveLength(draft === '' ? 0 : 1)
    await seeControls(card, '按新内容改写', '收起')
  },
  async failed() {
    await expect.element(card.getByRole('alert')).toHaveTextContent('没有改写成：网络已断开，请检查网络后重试')
    await seeControls(card, '重试', '收起')
  },
}

const payloadOf = ({ event }: { readonly event: unknown }, name: string) => Reflect.get(Object(event), name)

type Report = (event: RewriteEvent) => void
const wires = new Map<Desk, Report>()
const reporting = (hold: (report: Report, order: RewriteOrder) => void): SuggestionPorts => ({
  rewrite(order, report) {
    hold(report, order)
    return () => {}
  },
})
const tell: (step: Step, scene: { readonly world: { readonly desk: Desk } }) => void = ({ event }, { world }) =>
  wires.get(world.desk)?.(event as RewriteEvent)

replay(suggestionPaths, {
  async open({ input }, options) {
    const desk = new Desk()
    const actor = createActor(provideSuggestion(reporting((report) => wires.set(desk, report))), {
      ...options,
      input: suggestionPaths.inputs[input]!,
    }).start()
    const { close } = renderPage(
      <main>
        <h1>实习与工作</h1>
        <SuggestionCard id="card" actor={actor} />
      </main>,
    )
    return { world: { desk, actor, close }, subject: actor }
  },
  perform: {
    'WORDING.GROWN': tell,
    'WORDING.CAME': tell,
    'WORDING.FAILED': tell,
    ASKED: (_, { world }) => world.actor.send({ type: 'ASKED' }),
    'LINE.CHANGED': (step, { world }) => world.actor.send({ type: 'LINE.CHANGED', line: payloadOf(step, 'line') }),
    STOPPED: () => press(card, '停止'),
    'VARIANT.CHOSEN': (step, { world }) => {
      const { variant, found } = world.actor.getSnapshot().context
      const wanted = payloadOf(step, 'variant') as RewriteVariant
      const isSame = wanted === variant && found?.engine === 'rules'
      return press(card, isSame ? '用大模型改写' : variantTexts[wanted])
    },
    AGREED: () => press(card, '同意并改写'),
    'CONSENT.WITHDRAWN': () => press(card, '撤回同意'),
    ACCEPTED: () => press(card, '采用'),
    'EDIT.WANTED': () => press(card, '改一改'),
    'TEXT.TYPED': (step) => userEvent.fill(own, payloadOf(step, 'text')),
    REJECTED: (_, { world }) =>
      press(card, suggestionView(world.actor.getSnapshot()) === 'consenting' ? '不同意' : '不用'),
    'UNDO.CHOSEN': () => press(card, '撤销，恢复原文'),
    DISMISSED: () => press(card, '收起'),
    RETRIED: (_, { world }) => press(card, world.actor.getSnapshot().matches('failed') ? '重试' : '按新内容改写'),
  },
  async see({ world }) {
    const snapshot = world.actor.getSnapshot()
    const view = suggestionView(snapshot)
    await sights[view](snapshot.context)
    return view
  },
  proves: () => ['AIR-1'],
})

let rendered: RenderedPage | undefined
let report: Report = () => {}
let orders: RewriteOrder[] = []
const answer = (found = FOUND) => report({ type: 'WORDING.CAME', found })
beforeEach(() => setWidth('wide'))
afterEach(() => {
  rendered?.close()
  orders = []
})

const logicOf = () =>
  provideSuggestion(
    reporting((reports, order) => {
      report = reports
      orders.push(order)
    }),
  )
const PLACE = { section: 'work', entry: 'entry-01' } as const

function Lines({ isOffered }: { readonly isOffered: boolean }) {
  const [lines, setLines] = useState<readonly string[]>([LINE, '绘制零件工程图 68 张'])
  const [flow] = useState(() => Promise.resolve({ logic: logicOf() }))
  return (
    <ActorsProvider value={{ reloadReplaced: async () => {} } as never}>
      <main>
        <h1>实习与工作</h1>
        <Rewriting value={isOffered ? { load: () => flow, isOfModel: (line) => line === SUGGESTED } : null}>
          <LinesOf value={PLACE}>
            <BulletsField label="工作内容" lines={lines} onChange={setLines} onRemove={() => {}} />
          </LinesOf>
        </Rewriting>
      </main>
    </ActorsProvider>
  )
}

const texts = () =>
  [...main.element().querySelectorAll<HTMLTextAreaElement>('[data-line] textarea')]
    .filter((field) => !field.closest('section'))
    .map(({ value }) => value)
const opener = button(main, '改写第 1 条')
const field = main.getByRole('textbox', { name: '工作内容，第 1 条', exact: true })

async function ask() {
  rendered = renderPage(<Lines isOffered />)
  await userEvent.click(opener)
  await expect.element(button(card, '停止')).toBeVisible()
}

describe('a line that is reworded', () => {
  it('is asked about once, taken and had back by keyboard alone [AIR-1]', async () => {
    rendered = renderPage(<Lines isOffered />)
    await userEvent.click(field)
    await userEvent.keyboard('{Tab}')
    await expect.element(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(button(card, '停止')).toBeVisible()
    expect(orders).toEqual([{ ...PLACE, line: LINE, variant: 'stronger', engine: 'rules', agrees: null }])
    answer()
    await expect.element(button(card, '采用')).toBeVisible()
    await seeAccessible()
    expect(texts()[0]).toBe(LINE)
    await userEvent.keyboard('{Tab}')
    await expect.element(button(card, '采用')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(texts).toEqual([SUGGESTED, '绘制零件工程图 68 张'])
    await userEvent.keyboard('{Tab}')
    await expect.element(button(card, '撤销，恢复原文')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(texts).toEqual([LINE, '绘制零件工程图 68 张'])
    await expect.element(opener).toHaveFocus()
  })

  it('is left alone by Escape, and the focus goes back to where it was asked for', async () => {
    await ask()
    answer()
    await userEvent.click(button(card, '改一改'))
    await expect.element(own).toHaveFocus()
    await userEvent.keyboard('300')
    await expect.element(own).toHaveValue(SUGGESTED.replace('[X]', '300'))
    await userEvent.keyboard('{Escape}')
    await expect.element(card).not.toBeInTheDocument()
    expect(texts()[0]).toBe(LINE)
    await expect.element(opener).toHaveFocus()
  })

  it('typed into meanwhile, is not laid over, and nobody is torn from the field [AIR-1]', async () => {
    await ask()
    await userEvent.click(field)
    await userEvent.keyboard('{End}，每天')
    answer()
    await seeText(card, '这一行刚才改过了，给旧内容的建议没有用上。')
    expect(texts()[0]).toBe(`${LINE}，每天`)
    await expect.element(field).toHaveFocus()
  })

  it('is written by a model before the student’s eyes once he agreed to what is sent, and stays marked [AI-1]', async () => {
    await ask()
    answer()
    await press(card, '用大模型改写')
    await seeText(card, LINE.trim(), '同意后，下面这一行会发给「model.example」：')
    await seeAccessible()
    expect(orders).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect.element(button(card, '采用')).toBeVisible()
    await press(card, '用大模型改写')
    await press(card, '同意并改写')
    expect(orders.at(-1)).toMatchObject({ engine: 'model', agrees: true })
    report({ type: 'WORDING.GROWN', text: GROWN })
    await seeText(card, GROWN, '人工智能生成 · 请核对')
    await seeAccessible()
    answer(BY_MODEL)
    await press(card, '采用')
    await expect.poll(texts).toEqual([SUGGESTED, '绘制零件工程图 68 张'])
    await seeText(main, '人工智能生成')
    await userEvent.fill(field, '提取并核对日报数据')
    await expect.element(main.getByText('人工智能生成', { exact: true })).not.toBeInTheDocument()
  })

  it.each([
    ['unusable', '大模型这次没有给出能用的结果，这里由规则引擎来写。'],
    ['spent', '今天用大模型改写的次数已经用完，这里由规则引擎来写，明天可以再用。'],
  ] as const)('a suggestion that no model wrote, for %s, says that it is by rules [AI-1]', async (fell, text) => {
    await ask()
    answer({ ...FOUND, fell })
    await seeText(card, text, '规则引擎建议 · 请核对')
  })

  it('has its button where the site offers it, and nowhere else', async () => {
    rendered = renderPage(<Lines isOffered={false} />)
    await expect.element(field).toBeVisible()
    expect(opener.elements()).toHaveLength(0)
  })

  it.each([
    ['zh-TW', '改寫第 1 條', '改寫建議', '規則引擎建議 · 請核對'],
    ['en', 'Reword line 1', 'Suggested wording', 'Suggested by rules · please check'],
  ] as const)('is so in %s', async (locale, opens, title, by) => {
    rendered = renderPage(<Lines isOffered />, locale)
    await press(main, opens)
    await expect.element(main.getByRole('region', { name: title, exact: true })).toBeVisible()
    answer()
    await seeText(main, by)
    await seeAccessible()
  })
})
