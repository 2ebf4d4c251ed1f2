import { page, userEvent } from 'vitest/browser'
import { createActor } from 'xstate'
import type { Guided } from '../../../contract/guided.ts'
import { guidedFillingPaths } from '../../../machines/resume/guided-filling/guided-filling.paths.ts'
import { provideGuidedFilling } from '../../../machines/resume/guided-filling/guided-filling.ports.ts'
import { GuidedView } from '../../../src/features/resume/guided/GuidedPage.tsx'
import { questionWords } from '../../../src/features/resume/guided/guided-words.ts'
import { seeCount } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const main = page.getByRole('main')
const textOf = ({ event }: { readonly event: unknown }) => String(Reflect.get(Object(event), 'text'))

const fill = async (name: string, text: string) => {
  const field = main.getByRole('textbox', { name, exact: true })
  // What stands there already is no change.
  if ((field.element() as HTMLTextAreaElement).value === text) await userEvent.fill(field, `${text}x`)
  await userEvent.fill(field, text)
}

const sends = ['发送', '改好了', '读进简历'] as const

/** Presses whichever of the buttons there is. */
async function pressOneOf(...names: readonly string[]): Promise<void> {
  const there = names.find((name) => main.getByRole('button', { name, exact: true }).elements().length > 0)
  await press(main, there ?? names[0]!)
}

replay(guidedFillingPaths, {
  async open({ input }, options) {
    const desk = new Desk()
    let isRead = false
    const logic = provideGuidedFilling({
      read() {
        const name = isRead ? 'readAnew' : 'read'
        return desk.call<Guided>(name).then((guided) => {
          isRead = true
          return guided
        })
      },
      send: (order) => desk.call<Guided>('send', order),
      tellWritten() {},
      keepDraft() {},
    })
    const actor = createActor(logic, { ...options, input: guidedFillingPaths.inputs[input]! }).start()
    const { close } = renderPage(
      <main>
        <GuidedView actor={actor} preview={null} />
      </main>,
    )
    return { world: { desk, actor, close }, subject: actor }
  },
  perform: {
    ...outcomes('read', 'send', 'readAnew'),
    RETRIED: () => pressOneOf('再发一次', '重试'),
    LEFT: () => pressOneOf('先改一改', '取消'),
    'TALK.CHOSEN': () => main.getByRole('button', { name: /^对话填写/ }).click(),
    TYPED: (step) => fill('你的回答', textOf(step)),
    SENT: () => pressOneOf(...sends),
    'REPLY.CHOSEN': (step) => press(main, textOf(step)),
    SKIPPED: () => press(main, '跳过'),
    'WENT.BACK': () => press(main, '上一题'),
    RESTARTED: () => press(main, '重新开始'),
    'FIX.CHOSEN': () => press(main, '改这一句 林知夏'),
    'FIX.TYPED': (step) => fill('你的回答', textOf(step)),
    'PASTE.CHOSEN': () => main.getByRole('button', { name: /^粘贴一段/ }).click(),
    'PASTE.TYPED': (step) => fill('要读的文字', textOf(step)),
    KEPT: () => press(main, '保留简历里的'),
    REPLACED: () => press(main, '换成刚说的'),
  },
  async see({ world: { actor } }) {
    const snapshot = actor.getSnapshot()
    const { guided } = snapshot.context
    const isAsked = snapshot.matches('asking')
    const asked = guided?.question && questionWords[guided.question.id].ask({ subject: '' })
    if (isAsked && asked) await seeCount(main.getByRole('heading', { name: asked, exact: true }), 1)
    await seeCount(main.getByText(/^没有发出去/), snapshot.matches('failed') ? 1 : 0)
    await seeCount(main.getByText(/^另一个页面刚刚答过/), snapshot.matches({ asking: 'elsewhere' }) ? 1 : 0)
    await seeCount(main.getByRole('button', { name: '换成刚说的' }), guided?.contradictions.length ?? 0)
    await seeCount(main.getByText('对话没有加载出来'), snapshot.matches('unread') ? 1 : 0)
    await seeCount(main.getByRole('log'), (guided?.turns.length ?? 0) > 0 ? 1 : 0)
    return JSON.stringify(snapshot.value)
  },
  proves: () => ['AIR-1'],
})
