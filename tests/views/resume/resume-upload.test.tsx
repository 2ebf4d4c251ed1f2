import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CallFailure } from '../../../contract/failures.ts'
import type { ParsedResume } from '../../../contract/parsed-resume.ts'
import type { ChosenFile } from '../../../machines/kit/upload-problem.ts'
import { clearlyFound, finding, smallPresent } from '../../../machines/resume/resume-review/samples.ts'
import { resumeUploadPaths } from '../../../machines/resume/resume-upload/resume-upload.paths.ts'
import { provideResumeUpload } from '../../../machines/resume/resume-upload/resume-upload.ports.ts'
import { CHANGES, KEPT, LARGE } from '../../../machines/resume/resume-upload/resume-upload.properties.ts'
import type { Result, Reviewed, Step } from '../../../machines/resume/resume-upload/resume-upload.types.ts'
import { ResumeUpload } from '../../../src/features/resume/upload/ResumeUpload.tsx'
import { ActorsProvider, type AppActors, type ResumeUploadFlow } from '../../../src/shared/actors/actors.ts'
import { seeText } from '../sights/see.ts'
import { card, keepOriginal, seeUpload } from '../sights/upload.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'
import { onPage, openUpload, type UploadWorld } from '../world/upload.tsx'

const main = page.getByRole('main')

/** Two pieces that would be saved, an e-mail that is new, and a city that would replace another. */
const found: ParsedResume = onPage({
  ...clearlyFound,
  skills: [{ name: finding('Python'), level: finding('') }],
  summary: finding('乐观'),
})
const withFound = (result: Result): Result => ({ ...result, parsed: found })

/** What the catalogue says of an event. */
interface Said {
  readonly file: ChosenFile
  readonly output: never
  readonly choices: Result['choices']
  readonly step: Step
}
const said = ({ event }: { readonly event: object }) => event as Said

const fileOf = ({ name, size }: ChosenFile) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })

/** In the dialog; one that is too large is dropped. */
async function choose(chosen: ChosenFile, isKept = true): Promise<void> {
  const keep = keepOriginal.element() as HTMLInputElement
  if (keep.checked !== isKept) await userEvent.click(keepOriginal)
  const files = new DataTransfer()
  files.items.add(fileOf(chosen))
  if (chosen.size === LARGE.size) {
    const zone = card.element().firstElementChild
    zone?.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }))
    return
  }
  const input = card.element().querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file can be chosen')
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Looks at what was found so that it ends as the catalogue says. */
async function review({ changes }: Reviewed): Promise<void> {
  if (changes === null) return press(main, '返回')
  if (changes.length === 0) {
    // What is there already, written once more.
    await press(main, '修改 所在城市')
    await userEvent.fill(main.getByRole('textbox', { name: '所在城市', exact: true }), '江临市')
    await press(main, '完成')
  } else {
    await press(main, '采纳 技能')
    await press(main, '采纳 自我评价')
  }
  await press(main, '保存')
}

const dismiss = () => press(main, '知道了')
const retry = () => press(main, '重试')

/** Worlds in which the focus was on the page. */
const entered = new WeakSet<UploadWorld>()

/** Once it is on the page it is never lost, whatever takes the place of what. */
async function seeFocus(world: UploadWorld): Promise<void> {
  await expect.poll(() => entered.has(world) && document.activeElement === document.body).toBe(false)
  if (document.activeElement !== document.body) entered.add(world)
}

replay<typeof resumeUploadPaths.machine, UploadWorld>(resumeUploadPaths, {
  async open({ input }, { inspect }) {
    const given = resumeUploadPaths.inputs[input]
    if (!given) throw new Error(`no input is named ${input}`)
    const world = openUpload(given.step, inspect)
    return { world, subject: world.actor }
  },
  perform: {
    ...outcomes('recall', 'inspect', 'importJson', 'readPresent', 'save'),
    'xstate.done.actor.recall': (step, { world }) => {
      const { output } = said(step)
      world.desk.resolve('recall', output && withFound(output))
    },
    'xstate.done.actor.importJson': (step, { world }) => world.desk.resolve('importJson', withFound(said(step).output)),
    'xstate.done.actor.review': (step) => review(said(step).output),
    'FILE.CHOSEN': async (step, { world }) => {
      const { file } = said(step)
      await choose(file)
      if (file.size === LARGE.size || file.size === 0) return
      await expect.poll(() => world.desk.calls('inspect').at(-1)).toBeInstanceOf(File)
      expect(world.desk.calls('inspect').at(-1)).toMatchObject({ name: file.name, size: file.size })
    },
    'UPLOAD.SENT': ({ event }, { world }) => world.report(event as never),
    'UPLOAD.FAILED': ({ event }, { world }) => world.report(event as never),
    'UPLOAD.DONE': ({ event }, { world }) => {
      const { result } = event as unknown as { result: Result }
      world.report({ type: 'UPLOAD.DONE', result: withFound(result) })
    },
    async CANCELLED(_, { world }) {
      const [isSending, before] = [world.actor.getSnapshot().matches('sending'), world.stopped()]
      await press(main, '取消')
      await expect.poll(world.stopped).toBe(before + (isSending ? 1 : 0))
    },
    async RETRIED(_, { world }) {
      const before = world.desk.calls('upload').length
      await retry()
      if (!world.actor.getSnapshot().matches('sending')) return
      const uploads = world.desk.calls('upload')
      expect(uploads).toHaveLength(before + 1)
      expect(uploads.at(-1)).toEqual(uploads[0])
    },
    DISMISSED: dismiss,
    CONTINUED: () => press(main, '继续核对'),
    DISCARDED: () => press(main, '丢弃'),
    CONFIRMED: () => press(main, '丢弃'),
    REVIEWED: () => press(main, '回到核对'),
    'STEP.SHOWN': (step, { world }) => world.show(said(step).step),
    'CHOICES.MADE': async (step, { world }) => {
      await press(main, '采纳 邮箱')
      expect(world.kept()?.choices).toEqual(said(step).choices)
    },
  },
  async see({ world }) {
    const view = await seeUpload(world)
    await seeFocus(world)
    return view
  },
  proves({ steps }) {
    const types = new Set(steps.map(({ event }) => event.type))
    const kinds = steps.map(({ event }) => Reflect.get(event, 'failure')?.kind)
    return [
      'RES-3',
      ...(types.has('DISCARDED') ? ['OUT-3'] : []),
      ...(types.has('CHOICES.MADE') || types.has('xstate.error.actor.save') ? ['RES-5'] : []),
      ...(kinds.includes('timeout') ? ['API-2'] : []),
    ]
  },
})

let world: UploadWorld | undefined
afterEach(() => {
  world?.close()
  world = undefined
})

/** The card as it is for whoever has nothing from before. */
async function begin(): Promise<UploadWorld> {
  world = openUpload('start')
  world.desk.resolve('recall', null)
  await seeText(card, '把简历拖到这里')
  return world
}

const drag = (type: string, dataTransfer: DataTransfer) => {
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
  return !card.element().firstElementChild?.dispatchEvent(event)
}

describe('the card of an upload [RES-3]', () => {
  it('takes the focus when the button that had it is gone, not from whoever has just come', async () => {
    await begin()
    expect(document.activeElement).toBe(document.body)
    await choose({ name: '简历.pdf', size: 9 })
    await seeText(card, '正在检查 简历.pdf')
    await expect.element(card).toHaveFocus()
    await press(main, '取消')
    await seeText(card, '把简历拖到这里')
    await expect.element(card).toHaveFocus()
  })

  it('keeps the file itself only for whoever wants it kept', async () => {
    const { desk } = await begin()
    for (const original of ['kept', 'dropped']) {
      await choose({ name: '简历.pdf', size: 9 }, original === 'kept')
      await expect.poll(() => desk.isWaiting('inspect')).toBe(true)
      desk.resolve('inspect', 'document')
      await expect.poll(() => desk.calls('upload').at(-1)).toMatchObject({ original })
      await press(main, '取消')
    }
  })

  it('takes a file that is dropped, and lets a text that is dragged over it be', async () => {
    const { desk } = await begin()
    const [text, file] = [new DataTransfer(), new DataTransfer()]
    text.setData('text/plain', '林知夏')
    file.items.add(fileOf({ name: '简历.pdf', size: 9 }))
    expect([drag('dragover', text), drag('drop', text)]).toEqual([false, false])
    expect([drag('dragover', file), drag('drop', file)]).toEqual([true, true])
    await expect.poll(() => desk.calls('inspect')).toEqual([file.files[0]])
  })
})

describe('saving what was accepted', () => {
  const refusal = new CallFailure({ kind: 'server', code: 20013, msg: '简历已锁定', data: null })

  it('says why it was not saved, in the server’s words, and leads back to the choices [RES-5]', async () => {
    world = openUpload('review')
    world.desk.resolve('recall', withFound(KEPT))
    await expect.poll(() => world?.desk.isWaiting('readPresent')).toBe(true)
    world.desk.resolve('readPresent', smallPresent)
    await review({ changes: CHANGES, undecided: 2 })
    await expect.element(main.getByRole('heading', { name: '正在保存 0 / 2', exact: true })).toHaveFocus()
    world.desk.reject('save', refusal)
    await seeText(main, '没有全部保存', '已写入 0 处，还有 2 处没有写。', '简历已锁定')
    await press(main, '回到核对')
    await expect.element(main.getByRole('heading', { name: '正在和现在的简历对照', exact: true })).toHaveFocus()
    world.desk.resolve('readPresent', smallPresent)
    await expect.element(main.getByRole('button', { name: '撤销 技能', exact: true })).toBeVisible()
  })

  it('ends on the page of the resume, whose card waits for the code of the flow [RES-3]', async () => {
    const [flow, onSaved, tellTaken] = [Promise.withResolvers<ResumeUploadFlow>(), vi.fn(), vi.fn()]
    const actors = { flows: { resumeUpload: () => flow.promise } } as unknown as AppActors
    const { close } = renderPage(
      <ActorsProvider value={actors}>
        <main>
          <ResumeUpload step="review" fillInHref="#/resume?from=3" onSaved={onSaved}>
            {(upload) => upload ?? '还没有卡片'}
          </ResumeUpload>
        </main>
      </ActorsProvider>,
    )
    await seeText(main, '还没有卡片')
    const nobody = () => Promise.reject(new Error('nobody asked for it'))
    const saved: unknown[] = []
    flow.resolve({
      logic: provideResumeUpload({
        recall: async () => withFound(KEPT),
        readPresent: async () => smallPresent,
        save: async (change) => void saved.push(change),
        inspect: nobody,
        importJson: nobody,
        upload: () => () => {},
        keep() {},
        forget() {},
        showStep() {},
      }),
      tellTaken,
    })
    await review({ changes: CHANGES, undecided: 2 })
    await expect.poll(() => onSaved.mock.calls).toHaveLength(1)
    expect(tellTaken).toHaveBeenCalledExactlyOnceWith(2, 2)
    expect(saved).toMatchObject([{ key: 'skills' }, { key: 'summary', content: '乐观', version: 4 }])
    close()
  })
})
