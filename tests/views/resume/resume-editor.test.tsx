import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ActorRefFrom, createActor, SimulatedClock, type SnapshotFrom } from 'xstate'
import type { Intention } from '../../../contract/resume.ts'
import { resumeEditorPaths } from '../../../machines/resume/resume-editor/resume-editor.paths.ts'
import { provideResumeEditor } from '../../../machines/resume/resume-editor/resume-editor.ports.ts'
import { type EditorView, editorView } from '../../../machines/resume/resume-editor/resume-editor.selectors.ts'
import type { ResumeEditorEvent } from '../../../machines/resume/resume-editor/resume-editor.types.ts'
import { SavePill } from '../../../src/features/resume/editor/bar/SavePill.tsx'
import { PieceForm } from '../../../src/features/resume/editor/form/PieceForm.tsx'
import type { Values } from '../../../src/features/resume/editor/form/SpecField.tsx'
import { SpecForm } from '../../../src/features/resume/editor/form/SpecForm.tsx'
import { specs } from '../../../src/features/resume/editor/specs.ts'
import { seeCount, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { autofill, press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

type Rival = Extract<ResumeEditorEvent, { type: 'RIVAL.SAVED' }>['rival']
type Editor = ActorRefFrom<ReturnType<typeof provideResumeEditor>>

const main = page.getByRole('main')
const least = main.getByLabelText('最低', { exact: true })
const most = main.getByLabelText('最高', { exact: true })

/** Another tab, from which the page hears what is in the record now. */
interface Elsewhere {
  saved(rival: Rival): void
}

/** A section with its pill, as the page has them. */
function Section({ actor, elsewhere }: { readonly actor: Editor; readonly elsewhere: Elsewhere }) {
  useEffect(() => {
    elsewhere.saved = (rival) => actor.send({ type: 'RIVAL.SAVED', rival })
  }, [actor, elsewhere])
  const view = useSelector(actor, editorView)
  const savedAt = useSelector(actor, ({ context }) => context.savedAt)
  return (
    <main>
      <h1>求职意向</h1>
      <SavePill
        standing={{ view, key: 'intention', savedAt }}
        isKept
        onShow={() => {}}
        onRetry={() => actor.send({ type: 'RETRIED' })}
      />
      <PieceForm piece={actor} form="intention">
        {({ content, wrong, isRefused, change }) => (
          <SpecForm
            label="求职意向"
            specs={specs.intention}
            values={content as Values}
            wrong={wrong}
            isRefused={isRefused}
            onChange={change}
          />
        )}
      </PieceForm>
      <button type="button" onClick={() => actor.send({ type: 'SECTION.LEFT' })}>
        下一步
      </button>
      <button type="button" onClick={() => actor.send({ type: 'PIECE.REMOVED' })}>
        删除这一条
      </button>
    </main>
  )
}

const text = (thousands: number) => (thousands === 0 ? '' : String(thousands))

/** Key by key as somebody who changes his mind: another figure first, then the one that is meant. */
async function type({ salary_min, salary_max }: Intention): Promise<void> {
  await autofill(least, '99')
  await autofill(least, text(salary_min))
  await autofill(most, text(salary_max))
}

const pills = {
  dirty: '有未保存的修改',
  saving: '正在保存',
  offline: '离线，草稿已存在本机',
  failing: '服务器没能保存，稍后自动重试',
  refused: '有内容需要改正',
  conflict: '另一处有更新，去比较',
}

async function seeFields({ salary_min, salary_max }: Intention): Promise<void> {
  await expect.element(least).toHaveValue(text(salary_min))
  await expect.element(most).toHaveValue(text(salary_max))
}

type Snapshot = SnapshotFrom<ReturnType<typeof provideResumeEditor>>

/** The fields, with what a pill says of them. */
const written =
  (pill: string | RegExp, refusals = 0) =>
  async ({ context, value }: Snapshot) => {
    await expect.element(main.getByText(pill, { exact: true })).toBeVisible()
    await seeFields(context.content as Intention)
    const alert = main.getByRole('alert').filter({ hasText: '没有保存：请稍后再试 再存一次' })
    await seeCount(alert, context.failure ? refusals : 0)
    return context.failure ? `${String(value)} by the server` : String(value)
  }

const sights = {
  clean: written(/^(?:已保存 |还没有内容)/),
  dirty: written(pills.dirty),
  saving: written(pills.saving),
  offline: written(pills.offline),
  failing: written(pills.failing),
  refused: written(pills.refused, 1),
  async conflict({ context: { rival } }) {
    await seeText(main, pills.conflict)
    await seeText(main, rival?.content === null ? '这一条在另一处被删除了' : '这一处在另一个页面或设备上也改过')
    await expect.element(least).not.toBeInTheDocument()
    return `conflict ${rival?.content === null ? 'gone' : 'changed'}`
  },
  async removed() {
    await expect.element(least).not.toBeInTheDocument()
    return 'removed'
  },
} satisfies Record<EditorView, (snapshot: Snapshot) => Promise<string>>

replay(resumeEditorPaths, {
  async open({ input }, options) {
    const settings = resumeEditorPaths.inputs[input]
    if (!settings) throw new Error(`no input is named ${input}`)
    const [desk, clock] = [new Desk(), new SimulatedClock()]
    let tell = () => {}
    const machine = provideResumeEditor({
      save: (change) => desk.call('save', change),
      watchConnection(back) {
        tell = back
        return () => {
          tell = () => {}
        }
      },
    })
    const actor = createActor(machine, { input: settings, clock, ...options }).start()
    const elsewhere: Elsewhere = { saved() {} }
    const { close } = renderPage(<Section actor={actor} elsewhere={elsewhere} />)
    return { world: { desk, clock, actor, elsewhere, connect: () => tell(), close }, subject: actor }
  },
  perform: {
    ...outcomes('save'),
    'CONTENT.CHANGED': ({ event }) => type(Reflect.get(event, 'content')),
    'SECTION.LEFT': () => press(main, '下一步'),
    'PIECE.REMOVED': () => press(main, '删除这一条'),
    'RIVAL.SAVED': ({ event }, { world }) => world.elsewhere.saved(Reflect.get(event, 'rival')),
    'CONNECTION.BACK': (_, { world }) => world.connect(),
    async RETRIED(_, { world }) {
      const { context, value } = world.actor.getSnapshot()
      if (value === 'offline') await press(main, pills.offline)
      else if (value === 'failing') await press(main, pills.failing)
      else if (context.failure) await press(main, '再存一次')
      else throw new Error('there is nothing to press')
    },
    async 'CONFLICT.RESOLVED'({ event }, { world }) {
      const { rival, content } = world.actor.getSnapshot().context
      if (rival?.content === null) return press(main, Reflect.get(event, 'content') === null ? '也删掉' : '留下我写的')
      const isTheirs = Reflect.get(event, 'content') === rival?.content
      await userEvent.click(main.getByRole('button', { name: isTheirs ? '全用另一处的' : '全用我的', exact: true }))
      await press(main, '用选好的内容')
      const wanted = isTheirs ? rival?.content : content
      expect(world.actor.getSnapshot().context.content).toEqual(wanted)
    },
    'xstate.after.AUTOSAVE_REST.resume-editor.dirty': (_, { world }) => world.clock.increment(800),
    'xstate.after.RETRY_PAUSE.resume-editor.offline': (_, { world }) => world.clock.increment(5000),
    'xstate.after.RETRY_PAUSE.resume-editor.failing': (_, { world }) => world.clock.increment(5000),
  },
  async see({ world }) {
    const snapshot = world.actor.getSnapshot()
    const view = editorView(snapshot)
    return await sights[view](snapshot)
  },
  proves: () => ['RES-5'],
})
