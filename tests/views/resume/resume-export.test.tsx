import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { emptyResume } from '../../../contract/resume.ts'
import { resumeExportPaths } from '../../../machines/resume/resume-export/resume-export.paths.ts'
import { provideResumeExport } from '../../../machines/resume/resume-export/resume-export.ports.ts'
import {
  type ResumeExportView,
  resumeExportView,
} from '../../../machines/resume/resume-export/resume-export.selectors.ts'
import { PaperPage } from '../../../src/features/resume/paper/PaperPage.tsx'
import { button, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const main = page.getByRole('main')
const word = button(main, 'Word')

/** What the student sees is what is taken along. */
const content = { ...emptyResume, basic: { ...emptyResume.basic, name: '林知夏', title: '嵌入式方向简历' } }
const taken = { content, title: '林知夏-嵌入式方向简历' }

const sights = {
  async idle() {
    await expect.element(word).toHaveAttribute('aria-busy', 'false')
    await expect.element(main.getByRole('alert')).toBeEmptyDOMElement()
  },
  async making() {
    await expect.element(word).toHaveAttribute('aria-busy', 'true')
    await expect.element(main.getByRole('alert')).toBeEmptyDOMElement()
  },
  async failed() {
    await seeText(main.getByRole('alert'), 'Word 文件没有生成，请再点一次「Word」；一直不行时，请检查网络。')
    await expect.element(word).toHaveAttribute('aria-busy', 'false')
    await expect.element(word).toHaveFocus()
  },
} satisfies Record<ResumeExportView, () => Promise<void>>

replay(resumeExportPaths, {
  async open(_, options) {
    const desk = new Desk()
    const machine = provideResumeExport({
      saveWord: (what) => desk.call('saveWord', what),
      print: (what) => void desk.call('print', what),
      saveJson: (what) => void desk.call('saveJson', what),
    })
    const actor = createActor(machine, options).start()
    const { close } = renderPage(
      <main>
        <PaperPage
          content={content}
          today="2026-11-23"
          editHref="#/resume?from=3"
          actor={actor}
          standing={null}
          onLayout={() => {}}
        />
      </main>,
    )
    return { world: { desk, actor, asked: { saveWord: 0, print: 0, saveJson: 0 }, close }, subject: actor }
  },
  perform: {
    ...outcomes('saveWord'),
    async 'WORD.ASKED'(_, { world: { asked } }) {
      await press(main, 'Word')
      asked.saveWord += 1
    },
    async 'PRINT.ASKED'(_, { world: { asked } }) {
      await press(main, '打印 / 存为 PDF')
      asked.print += 1
    },
    async 'JSON.ASKED'(_, { world: { asked } }) {
      await press(main, 'JSON Resume')
      asked.saveJson += 1
    },
  },
  async see({ world: { desk, actor, asked } }) {
    const view = resumeExportView(actor.getSnapshot())
    await sights[view]()
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('嵌入式方向简历')
    await expect.element(button(main, '打印 / 存为 PDF')).toBeEnabled()
    await expect.element(button(main, 'JSON Resume')).toBeEnabled()
    for (const [name, times] of Object.entries(asked)) expect(desk.calls(name)).toEqual(Array(times).fill(taken))
    return view
  },
  proves: () => ['RES-4'],
})
