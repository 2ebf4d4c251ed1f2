import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { ActorRefFrom } from 'xstate'
import { wrongDraft } from '../../../machines/resume/resume-review/draft-rules.ts'
import type { resumeReviewMachine } from '../../../machines/resume/resume-review/resume-review.machine.ts'
import type { Choice, Row } from '../../../machines/resume/resume-review/resume-review.types.ts'
import { button, seeText } from './see.ts'

export type Review = ActorRefFrom<typeof resumeReviewMachine>

const main = page.getByRole('main')

/** Rows of the samples, as a student knows them. */
export const names: Readonly<Record<string, string>> = {
  'basic.name': '姓名',
  'basic.email': '邮箱',
  'basic.city': '所在城市',
  'basic.phone': '手机',
}

/** What is there, what was found, and what has to be said of it. */
const facts: Readonly<Record<string, { readonly present: string; readonly found: string; readonly note?: string }>> = {
  'basic.name': { present: '林知夏', found: '林知夏' },
  'basic.email': { present: '空', found: 'lin@example.test' },
  'basic.city': { present: '江临市', found: '江临', note: '会改掉现在的内容' },
  'basic.phone': { present: '空', found: '13855501726', note: '请核对文件里有不止一个，请看选得对不对' },
}

const acts = {
  open: (name: string) => [`采纳 ${name}`, `修改 ${name}`, `跳过 ${name}`],
  decided: (name: string) => [`撤销 ${name}`],
}
const decisions = { accepted: '已采纳', skipped: '已跳过', edited: '已改' }

const rowElement = (name: string): Element | undefined =>
  main
    .getByRole('listitem')
    .elements()
    .find(({ firstElementChild }) => firstElementChild?.firstChild?.textContent === name)

/** The row of that name. */
export const row = (name: string): Locator => main.getByRole('listitem').filter({ hasText: new RegExp(`^${name}`) })

interface Shown {
  /** Cells one after another: what is there, what was found with its note, the decision. */
  readonly cells: readonly (string | null)[]
  /** Of what would be replaced, that which is not found. */
  readonly differing: readonly string[]
  readonly buttons: readonly (string | null)[]
  readonly isCurrent: boolean
}

function shownOf(name: string): Shown | null {
  const element = rowElement(name)
  if (!element) return null
  const [present, found] = [...element.children].slice(1)
  const decision = element.lastElementChild?.querySelector(':scope > span:not(button > span)')
  return {
    cells: [present?.textContent ?? null, found?.textContent ?? null, decision?.textContent ?? null],
    differing: [...element.querySelectorAll('mark')].map(({ textContent }) => textContent),
    buttons: [...element.querySelectorAll('button')].map((one) => one.getAttribute('aria-label')),
    isCurrent: element.getAttribute('aria-current') === 'true',
  }
}

function expected({ id, kind }: Row, choice: Choice | undefined): Omit<Shown, 'isCurrent'> {
  const [name, fact] = [names[id] ?? '', facts[id]]
  const found = choice?.kind === 'edited' ? choice.values[0] : fact?.found
  const note = choice ? '' : (fact?.note ?? '')
  const decision = kind === 'same' ? '相同' : choice ? decisions[choice.kind] : null
  return {
    cells: [`现在的简历${fact?.present}`, `${found}${note}`, decision],
    differing: kind === 'change' && !choice ? ['市'] : [],
    buttons: kind === 'same' ? [] : choice ? acts.decided(name) : acts.open(name),
  }
}

async function seeEdit({ context }: ReturnType<Review['getSnapshot']>, edited: Row): Promise<void> {
  const name = names[edited.id] ?? ''
  const field = main.getByRole('textbox', { name, exact: true })
  await expect.element(field).toHaveValue(context.draft[0])
  await expect.element(field).toHaveFocus()
  const isWrong = wrongDraft(edited, context.draft) !== null
  await expect.element(field).toHaveAttribute('aria-invalid', String(isWrong))
  await expect.element(field).toHaveAccessibleDescription(isWrong ? '请填写内容，或跳过' : '')
  await expect.element(button(main, '完成'))[isWrong ? 'toBeDisabled' : 'toBeEnabled']()
  await expect.element(button(main, '取消')).toBeEnabled()
}

/** What of the file is marked as looked at. */
const markedNow = () => document.querySelector('[data-current]')?.parentElement?.querySelector('text')?.textContent

/** Found beside present, row by row, with all that stands above and below. */
export async function seeReview(review: Review): Promise<string> {
  const snapshot = review.getSnapshot()
  const { rows, choices, current, filter } = snapshot.context
  const isEditing = snapshot.matches('editing')
  const open = rows.filter(({ id, kind }) => kind !== 'same' && !choices[id])
  const doubtful = open.filter(({ doubt }) => doubt !== null)
  const done = `${rows.length - open.length} / ${rows.length}`
  await expect.element(main.getByRole('heading', { level: 1, name: '核对识别结果', exact: true })).toBeVisible()
  await expect
    .element(main.getByRole('heading', { level: 2, name: `读到 ${rows.length} 项`, exact: true }))
    .toBeVisible()
  await seeText(main, '简历.pdf · 1 页', `保存只写入已采纳的内容，没核对的 ${open.length} 项不会写入`)
  await expect.poll(() => main.getByRole('status').element().textContent).toBe(`已核对${done}`)
  for (const [name, value] of [
    [`全部 ${rows.length}`, 'all'],
    [`待核对 ${open.length}`, 'open'],
    [`请核对 ${doubtful.length}`, 'doubtful'],
  ] as const) {
    const choice = main.getByRole('radio', { name, exact: true })
    await expect.poll(() => (choice.element() as HTMLInputElement).checked).toBe(filter === value)
  }
  const isTaken = rows.some(({ id }) => choices[id] && choices[id].kind !== 'skipped')
  // What is being typed is saved along, where it is right.
  const edited = isEditing && rows.find(({ id }) => id === current)
  const canSave = edited ? wrongDraft(edited, snapshot.context.draft) === null : isTaken
  await expect.element(button(main, '保存'))[canSave ? 'toBeEnabled' : 'toBeDisabled']()
  await expect.element(button(main, '采纳无冲突项'))[isEditing ? 'toBeDisabled' : 'toBeEnabled']()
  for (const one of rows.filter(({ id }) => isEditing && id === current)) await seeEdit(snapshot, one)
  for (const one of rows.filter(({ id }) => !isEditing || id !== current)) {
    const [name, isCurrent] = [names[one.id] ?? '', one.id === current]
    const isShown = filter === 'all' || isCurrent || (filter === 'open' && open.includes(one))
    await expect.poll(() => shownOf(name)).toEqual(isShown ? { ...expected(one, choices[one.id]), isCurrent } : null)
  }
  await expect.poll(() => document.activeElement?.closest('main')).toBe(main.element())
  await expect.poll(markedNow).toBe(facts[current]?.found)
  const kinds = new Set(Object.values(choices).map((choice) => choice?.kind))
  return `${isEditing ? 'editing' : 'looking'} ${filter} ${[...kinds].sort()} ${doubtful.length}`
}
