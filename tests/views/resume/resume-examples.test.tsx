import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor } from 'xstate'
import { emptyResume, type ResumeContent } from '../../../contract/resume.ts'
import { resumeExamplesPaths } from '../../../machines/resume/resume-examples/resume-examples.paths.ts'
import { provideResumeExamples } from '../../../machines/resume/resume-examples/resume-examples.ports.ts'
import { TWO } from '../../../machines/resume/resume-examples/resume-examples.properties.ts'
import { resumeExamplesView } from '../../../machines/resume/resume-examples/resume-examples.selectors.ts'
import type { Example, Wanted } from '../../../machines/resume/resume-examples/resume-examples.types.ts'
import { ExamplesDisclosure } from '../../../src/features/resume/editor/examples/ExamplesDisclosure.tsx'
import type { ExamplesSource } from '../../../src/features/resume/editor/examples/source.ts'
import { BulletsField } from '../../../src/features/resume/editor/fields/BulletsField.tsx'
import { NoteField } from '../../../src/features/resume/editor/fields/NoteField.tsx'
import { button, seeControls, seeText, setWidth } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const main = page.getByRole('main')
const opener = button(main, '看示例：工作内容')
const panel = page.getByRole('region', { name: '示例：工作内容', exact: true })

const sights = {
  async closed() {
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
    await expect.element(panel).not.toBeInTheDocument()
  },
  async reading() {
    await expect.element(panel.getByRole('status', { name: '正在读取示例', exact: true })).toBeVisible()
    await seeControls(panel, '收起示例')
  },
  async failed() {
    await expect.element(panel.getByRole('alert')).toHaveTextContent('示例没有读出来，不影响你继续填写。')
    await seeControls(panel, '收起示例', '重试')
  },
  async none() {
    await seeText(panel, '这一栏还没有示例。')
    await seeControls(panel, '收起示例')
  },
  async shown({ list, at }: { readonly list: readonly Example[]; readonly at: number }) {
    const { heading, field, lines, nearness } = list[at]!
    await seeText(panel, heading, field, nearness === 'own' ? '你的专业' : '相近专业', `第 ${at + 1} 个，共 2 个`)
    await seeText(panel, '好在：先写做了什么，再用数字写出结果')
    await seeControls(panel, '收起示例', '换一个', ...lines.map((line) => `参考填写：${line}`))
    const marked = [...panel.element().querySelectorAll('mark')].map(({ textContent }) => textContent)
    expect(marked).toEqual(at === 0 ? ['35%', '6%'] : ['480', '90'])
  },
}

replay(resumeExamplesPaths, {
  async open(_, options) {
    const desk = new Desk()
    const machine = provideResumeExamples({ readExamples: (wanted) => desk.call('readExamples', wanted) })
    const actor = createActor(machine, { input: { section: 'work' }, ...options }).start()
    const view = (
      <main>
        <h1>实习与工作</h1>
        <ExamplesDisclosure actor={actor} what="工作内容" fieldOfStudy={() => '自动化'} onUse={() => {}} />
      </main>
    )
    const { close } = renderPage(view)
    return { world: { desk, actor, close }, subject: actor }
  },
  perform: {
    ...outcomes('readExamples'),
    OPENED: () => userEvent.click(opener),
    CLOSED: () => press(panel, '收起示例'),
    RETRIED: () => press(panel, '重试'),
    'OTHER.WANTED': () => press(panel, '换一个'),
  },
  async see({ world }) {
    const snapshot = world.actor.getSnapshot()
    const view = resumeExamplesView(snapshot)
    await sights[view](snapshot.context)
    return view
  },
  proves: () => ['RES-2'],
})

let rendered: RenderedPage | undefined
let asked: Wanted[] = []
beforeEach(() => setWidth('wide'))
afterEach(() => {
  rendered?.close()
  asked = []
})

type Logic = ReturnType<typeof provideResumeExamples>
const answering = (list: readonly Example[]): Logic =>
  provideResumeExamples({
    async readExamples(wanted) {
      asked.push(wanted)
      return list
    },
  })

const schools = (...majors: string[]): ResumeContent['education'] =>
  majors.map((major, at) => ({
    id: `school-${at}0`,
    school: '江临大学',
    major,
    degree: 'bachelor',
    start: '',
    end: '',
    score: '',
    note: '',
  }))

const sourceOf = (list: readonly Example[], education = schools('自动化')): ExamplesSource => ({
  desk: { examples: answering(list), content: () => ({ ...emptyResume, education }) },
  section: 'work',
})

interface LinesProps {
  readonly source: ExamplesSource
  readonly first: readonly string[]
}

function Lines({ source, first }: LinesProps) {
  const [lines, setLines] = useState(first)
  return (
    <main>
      <BulletsField label="工作内容" lines={lines} examples={source} onChange={setLines} onRemove={() => {}} />
    </main>
  )
}

function Note({ source }: Pick<LinesProps, 'source'>) {
  const [value, setValue] = useState('细致守时。 ')
  return (
    <main>
      <NoteField label="工作内容" value={value} max={60} examples={source} onChange={setValue} />
    </main>
  )
}

const texts = () => [...main.element().querySelectorAll('textarea')].map(({ value }) => value)
const use = () => userEvent.click(panel.getByRole('button', { name: /^参考填写/ }))
const OUTLINE = '移植传感器驱动到新主控芯片，采集占用的处理器时间由 [X]% 降到 [X]%'

async function openLines(first: readonly string[], source = sourceOf(TWO)) {
  rendered = renderPage(<Lines source={source} first={first} />)
  await userEvent.click(opener)
}

describe('an example', () => {
  it('is of what the latest school taught that says so, and is never written into the text unasked [RES-2]', async () => {
    await openLines(['写了脚本'], sourceOf(TWO, schools(' ', '电子信息工程', '会计学')))
    await seeText(panel, '某智能硬件公司 · 嵌入式开发实习生')
    await press(panel, '换一个')
    await press(panel, '收起示例')
    expect(asked).toEqual([{ section: 'work', field: '电子信息工程' }])
    expect(texts()).toEqual(['写了脚本'])
    await expect.element(opener).toHaveFocus()
  })

  it('becomes a line without the figures of somebody else, ready for one’s own [RES-2]', async () => {
    await openLines(['写了脚本'])
    await use()
    await expect.poll(texts).toEqual(['写了脚本', OUTLINE])
    await seeText(main, '把 [X] 换成你自己的真实数据')
    await expect.element(main.getByRole('textbox', { name: '工作内容，第 2 条', exact: true })).toHaveFocus()
    await userEvent.keyboard('40')
    await expect.poll(texts).toEqual(['写了脚本', OUTLINE.replace('[X]', '40')])
    await expect.element(panel).toBeVisible()
  })

  it('takes the place of an empty line [RES-2]', async () => {
    await openLines([])
    await use()
    await expect.poll(texts).toEqual([OUTLINE])
  })

  it('is not to be used where every line there may be is written', async () => {
    await openLines(Array.from({ length: 12 }, (_, at) => `第 ${at} 条`))
    await expect.element(panel.getByRole('button', { name: /^参考填写/ })).toBeDisabled()
  })

  it('is put away with Escape, and the focus is where it was opened', async () => {
    await openLines([])
    button(panel, '换一个').element().focus()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  it('says so where it is of another field of study, and where that is not known [RES-2]', async () => {
    const strange = TWO.map((one) => ({ ...one, nearness: 'other' as const }))
    await openLines([], sourceOf(strange, schools('炼金术')))
    await seeText(panel, '还没有「炼金术」的示例，先看看其他专业怎么写。', '其他专业')
    rendered?.close()
    await openLines([], sourceOf(strange, []))
    await seeText(panel, '在教育经历里写上专业，就先看到同专业的示例。')
  })

  it('goes to the end of a text, where there is room for it [RES-2]', async () => {
    rendered = renderPage(<Note source={sourceOf(TWO)} />)
    await userEvent.click(opener)
    await use()
    await expect.poll(texts).toEqual([`细致守时。\n${OUTLINE}`])
    const field = main.getByRole('textbox', { name: '工作内容', exact: true })
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('7')
    await expect.poll(texts).toEqual([`细致守时。\n${OUTLINE.replace('[X]', '7')}`])
    await expect.element(panel.getByRole('button', { name: /^参考填写/ })).toBeDisabled()
  })
})

describe('examples in other languages', () => {
  it.each([
    ['zh-TW', '看範例：工作内容', '你的科系', '換一個'],
    ['en', 'Examples for 工作内容', 'Your field', 'Another one'],
  ] as const)('are told in %s, and stay in the language they are written in', async (locale, name, own, next) => {
    rendered = renderPage(<Lines source={sourceOf(TWO)} first={[]} />, locale)
    await press(main, name)
    await seeText(main, own, next)
    expect(main.getByText('某智能硬件公司 · 嵌入式开发实习生').element().getAttribute('lang')).toBe('zh-CN')
  })
})
