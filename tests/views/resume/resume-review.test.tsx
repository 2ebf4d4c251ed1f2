import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { InspectionEvent } from 'xstate'
import type { ParsedResume } from '../../../contract/parsed-resume.ts'
import { resumeReviewPaths } from '../../../machines/resume/resume-review/resume-review.paths.ts'
import type { ResumeReviewInput } from '../../../machines/resume/resume-review/resume-review.types.ts'
import { finding } from '../../../machines/resume/resume-review/samples.ts'
import { names, type Review, row, seeReview } from '../sights/review.ts'
import { seeText, setWidth } from '../sights/see.ts'
import { press } from '../world/hands.ts'
import { replay } from '../world/replay.ts'
import { onPage, openUpload, type UploadWorld } from '../world/upload.tsx'

const main = page.getByRole('main')

/** What the catalogue says of an event. */
interface Said {
  readonly row: string
  readonly values: readonly string[]
  readonly filter: 'all' | 'open'
}
const said = ({ event }: { readonly event: object }) => event as Said

const nameOf = (id: string) => names[id] ?? ''
const current = (subject: { getSnapshot(): unknown }) => nameOf((subject as Review).getSnapshot().context.current)

/** Choices are kept as they are made. */
async function seeKept(world: UploadWorld, subject: { getSnapshot(): unknown }): Promise<void> {
  await expect.poll(() => world.kept()?.choices).toEqual((subject as Review).getSnapshot().context.choices)
}

/** A file that was read on a former visit, beside what is there now. */
async function openReview(
  { id, parsed, present, choices }: ResumeReviewInput,
  inspect?: (event: InspectionEvent) => void,
): Promise<{ world: UploadWorld; review: Review }> {
  const world = openUpload('review', inspect)
  world.desk.resolve('recall', { id, name: '简历.pdf', parsed: onPage(parsed), choices })
  await expect.poll(() => world.desk.isWaiting('readPresent')).toBe(true)
  world.desk.resolve('readPresent', present)
  await expect.poll(() => world.actor.getSnapshot().children.review).toBeDefined()
  const { review } = world.actor.getSnapshot().children
  if (!review) throw new Error('nothing is reviewed')
  return { world, review }
}

async function seeLeft(world: UploadWorld): Promise<string> {
  await seeText(main, '有一份识别结果还没保存')
  expect(world.desk.calls('save')).toEqual([])
  return 'left'
}

async function seeSaved(world: UploadWorld): Promise<string> {
  await seeText(main, '正在保存 0 / 1')
  expect(world.desk.calls('save')).toHaveLength(1)
  return 'saved'
}

async function seeReviewing(world: UploadWorld, review: Review): Promise<string> {
  await seeKept(world, review)
  return seeReview(review)
}

replay<typeof resumeReviewPaths.machine, UploadWorld>(resumeReviewPaths, {
  async open({ input }, { inspect }) {
    const given = resumeReviewPaths.inputs[input]
    if (!given) throw new Error(`no input is named ${input}`)
    const { world, review } = await openReview(given, inspect)
    return { world, subject: review }
  },
  perform: {
    'ROW.CHOSEN': (step) => userEvent.click(row(nameOf(said(step).row)), { position: { x: 8, y: 8 } }),
    'ROW.NEXT': () => userEvent.keyboard('j'),
    'ROW.PREVIOUS': () => userEvent.keyboard('k'),
    'ROW.ACCEPTED': (_, { subject }) => press(main, `采纳 ${current(subject)}`),
    'ROW.SKIPPED': () => userEvent.keyboard('s'),
    'CHOICE.UNDONE': (_, { subject }) => press(main, `撤销 ${current(subject)}`),
    'EDIT.BEGUN': () => userEvent.keyboard('e'),
    'EDIT.TYPED': (step, { subject }) =>
      userEvent.fill(main.getByRole('textbox', { name: current(subject), exact: true }), said(step).values[0] ?? ''),
    'EDIT.DONE': () => userEvent.keyboard('{Enter}'),
    'EDIT.CANCELLED': () => userEvent.keyboard('{Escape}'),
    'SAFE.ACCEPTED': () => press(main, '采纳无冲突项'),
    'SECTION.ACCEPTED': () => press(main, '采纳本节 基本信息'),
    'FILTER.CHOSEN': (step) =>
      userEvent.click(main.getByText(said(step).filter === 'open' ? /^待核对 \d$/ : /^全部 \d$/)),
    SAVED: () => press(main, '保存'),
    LEFT: () => press(main, '返回'),
  },
  async see({ world, subject }) {
    const { value } = subject.getSnapshot() as ReturnType<Review['getSnapshot']>
    const see = value === 'left' ? seeLeft : value === 'saved' ? seeSaved : seeReviewing
    return see(world, subject as Review)
  },
  proves: () => ['RES-3', 'RES-5'],
})

let world: UploadWorld | undefined
afterEach(async () => {
  world?.close()
  world = undefined
  await setWidth('wide')
})

const { clear, doubtful } = resumeReviewPaths.inputs

async function look(input = clear, more: Partial<ParsedResume> = {}): Promise<Review> {
  if (!input) throw new Error('the catalogue has inputs')
  const opened = await openReview({ ...input, parsed: { ...input.parsed, ...more } })
  world = opened.world
  return opened.review
}

const section = (name: string) => main.getByRole('region', { name, exact: true })
const fold = (name: string) => main.getByRole('button', { name, exact: true })
const tools = (name: string) =>
  section(name)
    .getByRole('button')
    .elements()
    .flatMap((one) => one.getAttribute('aria-expanded') ?? [])
const skills = { skills: [{ name: finding('Python'), level: finding('') }] }

it('a review of a file without pages counts none [RES-3]', async () => {
  world = openUpload('review')
  const { id, parsed, present, choices } = clear!
  world.desk.resolve('recall', { id, name: '简历.json', parsed, choices })
  await expect.poll(() => world?.desk.isWaiting('readPresent')).toBe(true)
  world.desk.resolve('readPresent', present)
  await expect.element(main.getByText('简历.json', { exact: true })).toBeVisible()
  await seeText(main, '导入的数据没有页面，也没有照片：照片请另外上传')
})

it('looks are told by name, and taken as a whole or left [RES-3]', async () => {
  const layout = { ...clear!.present.content.layout, template: 1, accent: 'green' } as const
  const review = await look(clear, { layout: { ...layout, order: ['work', 'education'], shows: ['age'] } })
  const looks = row('版式')
  const told = '模板 双栏 · 主色 绿 · 字号 中 · 间距 适中 · 顺序 实习与工作、教育经历 · 显示 性别与年龄'
  await expect.element(looks.getByText(told, { exact: true })).toBeVisible()
  expect(looks.getByRole('button', { name: '修改 版式', exact: true }).elements()).toEqual([])
  await userEvent.click(looks.getByText('版式', { exact: true }))
  await userEvent.keyboard('e')
  expect(review.getSnapshot().matches('looking')).toBe(true)
  await userEvent.keyboard('a')
  await expect.poll(() => review.getSnapshot().context.choices).toEqual({ 'layout.template': { kind: 'accepted' } })
})

it('skills are told by level, and in the groups that a file has [RES-3]', async () => {
  await look(clear, {
    skills: [
      { name: finding('Python'), level: finding('') },
      { name: finding('Git'), level: finding('expert') },
      { name: finding('嵌入式'), level: finding('familiar'), keywords: [finding('STM32'), finding('FOC')] },
    ],
  })
  const rows = () =>
    [...document.querySelectorAll('section[aria-labelledby=review-skills] li')].map((one) =>
      one.querySelector('div')?.textContent?.trim(),
    )
  await expect.poll(rows).toEqual(['Python', '精通 · Git', '嵌入式 · 熟悉 · STM32、FOC'])
})

describe('the columns of a review [RES-3]', () => {
  it('are named once, over the first section', async () => {
    await setWidth('wide')
    await look(clear, skills)
    await expect.element(main.getByText('从文件读到', { exact: true })).toBeVisible()
    const wide = [...document.querySelectorAll('main section span')]
    expect(wide.filter(({ textContent }) => textContent === '从文件读到')).toHaveLength(1)
    const left = (element: Element) => Math.round(element.getBoundingClientRect().left)
    const found = row('所在城市').element().querySelector('div')!
    expect(left(main.getByText('从文件读到', { exact: true }).element())).toBe(left(found))
  })

  it('mark where a value differs on both sides, or on neither', async () => {
    const basic = { ...clear!.parsed.basic, phone: finding('13855501726'), email: finding('cuinanzhi@mail.example') }
    const present = { ...clear!.present.content.basic, phone: '13855501762', email: 'cui@qq.com' }
    world = (
      await openReview({
        ...clear!,
        parsed: { ...clear!.parsed, basic },
        present: { ...clear!.present, content: { ...clear!.present.content, basic: present } },
      })
    ).world
    const marks = (name: string) => [...row(name).element().querySelectorAll('mark')].map((mark) => mark.textContent)
    await expect.poll(() => marks('手机')).toEqual(['62', '26'])
    expect(marks('邮箱')).toEqual([])
  })
})

describe('a review with the keyboard [RES-3]', () => {
  it('goes from row to row with the focus, whose buttons are next', async () => {
    const review = await look()
    await seeReview(review)
    await userEvent.keyboard('j')
    await expect.element(row('所在城市')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(main.getByRole('button', { name: '采纳 所在城市', exact: true })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(row('邮箱')).toHaveFocus()
    await userEvent.keyboard('a')
    await seeReview(review)
    await press(main, '撤销 邮箱')
    await expect.element(row('邮箱')).toHaveFocus()
    await press(main, '采纳本节 基本信息')
    await expect.element(row('邮箱')).toHaveFocus()
    await seeReview(review)
  })

  it('writes letters where one writes, and changes nothing by them', async () => {
    const review = await look()
    await seeReview(review)
    await userEvent.keyboard('e')
    await userEvent.keyboard('{Control>}a{/Control}jaskes@example.test{Enter}')
    await expect
      .poll(() => review.getSnapshot().context.choices)
      .toEqual({
        'basic.email': { kind: 'edited', values: ['jaskes@example.test'] },
      })
    await seeReview(review)
  })
})

describe('a review of more than one section [RES-3]', () => {
  it('folds them, and opens each when its turn comes', async () => {
    await look(clear, skills)
    await expect.poll(() => [tools('基本信息'), tools('专业技能')]).toEqual([['true'], ['true']])
    await press(main, '收起 专业技能')
    await expect.element(main.getByText('Python', { exact: true })).not.toBeInTheDocument()
    await userEvent.keyboard('as')
    await expect.element(row('技能')).toHaveFocus()
    await expect.poll(() => [tools('基本信息'), tools('专业技能')]).toEqual([['true'], ['true']])
  })

  it('folds that in which something is looked at, and goes on in another', async () => {
    await look(clear, skills)
    await press(main, '收起 基本信息')
    await expect.element(row('技能')).toHaveFocus()
    await expect.poll(() => [tools('基本信息'), tools('专业技能')]).toEqual([['false'], ['true']])
    await press(main, '展开 基本信息')
    await expect.element(row('邮箱')).toBeVisible()
    await expect.element(fold('收起 专业技能')).toBeEnabled()
  })

  it('does not fold where a row is edited, nor the only one', async () => {
    await look(clear, skills)
    await press(main, '修改 邮箱')
    await expect.element(fold('收起 基本信息')).toBeDisabled()
    await expect.element(fold('收起 专业技能')).toBeEnabled()
  })

  it('has what is there beside what is edited', async () => {
    await look(clear)
    await press(main, '修改 所在城市')
    await expect.element(main.getByRole('textbox', { name: '所在城市', exact: true })).toHaveFocus()
    await expect.poll(() => row('所在城市').element().textContent).toContain('现在的简历江临市')
  })
})

describe('a row that is edited [RES-3]', () => {
  it.each([
    [clear, '邮箱', 'lin@', '邮箱不对'],
    [doubtful, '手机', '12', '手机号不对'],
    [clear, '所在城市', '城'.repeat(41), '太长了'],
  ])('says what is wrong, and is not left before it is right (%#)', async (input, name, text, wrong) => {
    const review = await look(input)
    await press(main, `修改 ${name}`)
    const field = main.getByRole('textbox', { name, exact: true })
    await userEvent.fill(field, text)
    await expect.element(field).toHaveAccessibleDescription(wrong)
    await userEvent.keyboard('{Enter}')
    await userEvent.click(row(name === '邮箱' ? '所在城市' : '邮箱').getByText('采纳', { exact: true }))
    expect(review.getSnapshot().matches('editing')).toBe(true)
    expect(review.getSnapshot().context.choices).toEqual({})
    await expect.element(field).toBeVisible()
  })
})

describe('months in a row that is edited [RES-3]', () => {
  const span = { start: finding('2025-06'), end: finding('2025-09') }
  const stay = { ...span, kind: finding(''), position: finding(''), city: finding(''), bullets: [] }
  const start = main.getByRole('textbox', { name: '开始', exact: true })
  const end = main.getByRole('textbox', { name: '结束', exact: true })
  const edit = async () => {
    const review = await look(clear, { work: [{ ...stay, company: finding('拓岩') }] })
    await press(main, '修改 起止时间')
    await expect.element(start).toHaveFocus()
    return review
  }
  const choice = (review: Review) => review.getSnapshot().context.choices['work.0.start']

  it('are typed as people write them, or picked', async () => {
    const review = await edit()
    await userEvent.fill(start, '2025年3月')
    await press(main, '选择结束')
    await userEvent.keyboard('{Escape}')
    expect(review.getSnapshot().matches('editing')).toBe(true)
    await press(main, '选择结束')
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '至今', exact: true }))
    await expect.element(end).toHaveValue('至今')
    await press(main, '完成')
    await expect.poll(() => choice(review)).toEqual({ kind: 'edited', values: ['2025-03', 'present'] })
  })

  it('a month that cannot be read says so in its field, stays as typed, and is not taken', async () => {
    const review = await edit()
    await userEvent.fill(end, '夏天')
    await expect.element(end).toHaveAccessibleDescription('日期写成 2024.09，结束可以写「至今」')
    await expect.element(start).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(end).toHaveValue('夏天')
    expect(choice(review)).toBeUndefined()
    await userEvent.fill(end, '2025.01')
    await expect.element(end).toHaveAccessibleDescription('结束早于开始')
    await userEvent.fill(end, '202512')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => choice(review)).toEqual({ kind: 'edited', values: ['2025-06', '2025-12'] })
  })
})

describe('the file beside what was read [RES-3]', () => {
  it('bears the numbers of the rows that want care, and leads to them', async () => {
    const review = await look()
    const badges = () => [...document.querySelectorAll('circle + text')].map(({ textContent }) => textContent)
    await expect.poll(badges).toEqual(['1'])
    await expect.element(row('所在城市').getByText('1', { exact: true })).toBeVisible()
    await userEvent.click(
      main.getByRole('img', { name: '第 1 / 1 页', exact: true }).getByText('江临', { exact: true }),
    )
    await seeReview(review)
    expect(review.getSnapshot().context.current).toBe('basic.city')
  })

  it('is enlarged and made smaller as far as there are sizes', async () => {
    await look()
    const sizes = async (name: string) => {
      const seen: (string | null)[] = []
      const step = main.getByRole('button', { name, exact: true })
      while (!(step.element() as HTMLButtonElement).disabled) {
        await userEvent.click(step)
        seen.push(main.getByText(/^\d+%$/).element().textContent)
      }
      return seen
    }
    await expect.element(main.getByText('100%', { exact: true })).toBeVisible()
    expect(await sizes('放大')).toEqual(['125%', '150%', '200%'])
    expect(await sizes('缩小')).toEqual(['150%', '125%', '100%', '75%'])
  })

  it('stands behind a tab on a phone', async () => {
    await setWidth('phone')
    await look()
    const file = main.getByRole('heading', {
      level: 2,
      name: '原文件',
      exact: true,
      includeHidden: true,
    })
    await expect.element(row('邮箱')).toBeVisible()
    await expect.element(file).not.toBeVisible()
    await userEvent.click(main.getByText('原文件', { exact: true }).first())
    await expect.element(file).toBeVisible()
    await expect.element(row('邮箱')).not.toBeInTheDocument()
  })

  it('names what was not read, and where it can be written', async () => {
    await look(clear, {
      unread: [
        { page: 0, picture: 0, text: '' },
        { page: 0, picture: 1, text: '' },
        { page: 0, picture: null, text: '曾任班长', places: [{ page: 0, run: 0 }] },
      ],
    })
    await seeText(
      main,
      '第 1 页有图片、公式或图表没有读出来',
      '里面的字不会被猜测',
      '有 1 行不知道该放在哪里',
      '曾任班长',
    )
    const links = main.getByRole('link', { name: '自己补填', exact: true }).elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#/resume?from=3', '#/resume?from=3'])
  })
})
