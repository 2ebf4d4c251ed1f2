import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor } from 'xstate'
import { provideAnswerRecorder } from '../../../machines/practice/answer-recorder/answer-recorder.ports.ts'
import { provideDeviceCheck } from '../../../machines/practice/device-check/device-check.ports.ts'
import { interviewRoomPaths } from '../../../machines/practice/interview-room/interview-room.paths.ts'
import { provideInterviewRoom } from '../../../machines/practice/interview-room/interview-room.ports.ts'
import { interviewRoomView, isLeaving } from '../../../machines/practice/interview-room/interview-room.selectors.ts'
import type {
  InterviewRoomContext,
  UploadsChanged,
} from '../../../machines/practice/interview-room/interview-room.types.ts'
import { AT } from '../../../machines/practice/interview-room/samples.ts'
import { RoomView } from '../../../src/features/practice/room/RoomPage.tsx'
import { button, seeControls, seeEnabled, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { media } from '../world/media.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const main = page.getByRole('main')
const answer = main.getByRole('textbox', { name: '你的回答', exact: true })
const ways = {
  text: '再打字作答；答案逐题保存。',
  video: '倒数 3 秒后开始录，最多 2 分钟，可以重录一次。',
}
const asked = ['请用两分钟介绍你自己。', '讲一个最难定位的问题。']
const textOf = ({ event }: { readonly event: unknown }) => String(Reflect.get(Object(event), 'text'))

const sights = {
  async loading() {
    await seeControls(main)
  },
  async unread() {
    await seeText(main, '没有打开面试间')
    await seeControls(main, '重试')
  },
  async gone() {
    await seeText(main, '没有这次练习')
  },
  async ready({ practice, uploads }: InterviewRoomContext) {
    const answered = practice!.answers.length + uploads.waiting.length
    await seeText(main, `共 2 题，已答 ${answered} 题。每题先读 30 秒，${ways[practice!.mode as 'text' | 'video']}`)
    await seeControls(main, '离开', '开始')
  },
  async reading({ number, rest }: InterviewRoomContext) {
    await seeText(main, asked[number]!, `还有 ${rest} 秒，到时自动开始作答`)
    await seeControls(main, '离开', '朗读题目', '想好了，开始作答')
  },
  async checking() {
    await seeText(main, '正在打开设备', '如果浏览器询问，请选择允许。')
    await seeControls(main, '离开', '只用语音', '改用文字')
  },
  async speaking({ number, open }: InterviewRoomContext) {
    await seeText(main, asked[number]!, open ? '你的回答（43 秒）' : '3')
    await seeControls(
      main,
      '离开',
      '朗读题目',
      ...(open ? ['提交这一题', '重录（剩 1 次）', '改用文字'] : ['改用文字']),
    )
  },
  async sending({ uploads: { failure, share, waiting } }: InterviewRoomContext) {
    await seeText(
      main,
      `还有 ${waiting.length} 题的录制在上传，传完就结束。都已存在这台设备上，断网或离开也不会丢。`,
      `已上传 ${Math.floor(share * 100)}%`,
    )
    expect(main.getByText(/^没有传成：/).elements()).toHaveLength(failure ? 1 : 0)
    await seeControls(main, '离开', ...(failure ? ['重试'] : []))
  },
  async answering({ number, text, hidden }: InterviewRoomContext) {
    await seeText(main, asked[number]!)
    await expect.element(answer).toHaveValue(text)
    const length = [...text].length
    await seeText(main, `${length} / 3000`)
    await seeEnabled(button(main, '提交这一题'), text.trim() !== '' && length <= 3000)
    expect(main.getByText('最多 3000 字，删减后才能提交').elements()).toHaveLength(length > 3000 ? 1 : 0)
    expect(main.getByText(/^你切走过这个页面/).elements()).toHaveLength(hidden > 0 ? 1 : 0)
    await seeControls(main, '离开', '朗读题目', '提交这一题', '先跳过')
  },
  async saving() {
    await expect.element(answer).toHaveAttribute('readonly')
    await expect.element(button(main, '提交这一题')).toHaveAttribute('aria-busy', 'true')
  },
  async failed({ text }: InterviewRoomContext) {
    await expect.element(answer).toHaveValue(text)
    await seeText(main, '没有保存成：网络已断开，请检查网络后重试。你写的都在，可以重试。')
    await seeControls(main, '离开', '朗读题目', '重试')
  },
  async overtaken({ text }: InterviewRoomContext) {
    await seeText(main, '另一个页面已经答了这一题', '我在社团组织过三次比赛', text.trim())
    await seeControls(main, '离开', '朗读题目', '用这里写的', '用那边的')
  },
  async reviewing({ practice, uploads }: InterviewRoomContext) {
    const answered = new Set([...practice!.answers.map(({ number }) => number), ...uploads.waiting])
    expect(main.getByText('已录好，正在上传').elements()).toHaveLength(uploads.waiting.length)
    const acts = asked.map((_, number) => `${answered.has(number) ? '修改' : '作答'}第 ${number + 1} 题`)
    await seeControls(main, '离开', ...acts, '结束练习')
  },
  async finishing() {
    await expect.element(button(main, '结束练习')).toHaveAttribute('aria-busy', 'true')
  },
  async unfinished() {
    await seeText(main, '没有结束成：网络已断开，请检查网络后重试')
  },
  async over() {
    await seeControls(main)
  },
}

async function seeLeaving(): Promise<string> {
  await expect.element(page.getByRole('alertdialog', { name: '离开面试间？', exact: true })).toBeVisible()
  return 'leaving'
}

replay(interviewRoomPaths, {
  async open({ input }, options) {
    const desk = new Desk()
    let hide = () => {}
    let change: (changed: UploadsChanged) => void = () => {}
    let now = AT
    let deadline = AT
    const logic = provideInterviewRoom({
      clock: {
        now: () => now,
        setTimeout(run) {
          desk.call('tick').then(run)
          return 0
        },
        clearTimeout() {},
      },
      visibility: {
        isHidden: () => true,
        watch(changed) {
          hide = changed
          return () => {}
        },
      },
      read: () => desk.call('read'),
      save: () => desk.call('save'),
      finish: () => desk.call('finish'),
      keepDraft() {},
      forgetDraft() {},
      showResult() {},
      leave() {},
      check: provideDeviceCheck({ open: () => new Promise(() => {}), watchDevices: () => () => {}, close() {} }),
      recorder: provideAnswerRecorder({
        clock: { now: () => AT, setTimeout: () => 0, clearTimeout() {} },
        record: () => ({ stop() {}, cancel() {} }),
        keep: () => new Promise(() => {}),
        keepText() {},
        discard() {},
      }),
      closeDevices() {},
      watchUploads(_, seen) {
        change = seen
        return () => {}
      },
      pokeUploads() {},
    })
    const actor = createActor(logic, { ...options, input: interviewRoomPaths.inputs[input]! })
    actor.subscribe(({ context: { rest } }) => {
      deadline = now + rest * 1000
    })
    actor.start()
    const { close } = renderPage(
      <main>
        <RoomView actor={actor} media={media} />
      </main>,
    )
    const pass = (rest: number) => {
      now = deadline - rest * 1000
      desk.resolve('tick', undefined)
    }
    return {
      world: { desk, actor, close, pass, hide: () => hide(), change: (changed: UploadsChanged) => change(changed) },
      subject: actor,
    }
  },
  perform: {
    ...outcomes('read', 'save', 'finish'),
    'COUNTDOWN.TICKED': ({ event }, { world }) => world.pass((event as never as { rest: number }).rest),
    'PAGE.HIDDEN': (_, { world }) => world.hide(),
    'UPLOADS.CHANGED': ({ event }, { world }) => world.change(event as UploadsChanged),
    'xstate.done.actor.check': ({ event }, { world }) => world.actor.send(event as never),
    'xstate.done.actor.recorder': ({ event }, { world }) => world.actor.send(event as never),
    RETRIED: () => press(main, '重试'),
    BEGUN: () => press(main, '开始'),
    READ: () => press(main, '想好了，开始作答'),
    TYPED: (step) => userEvent.fill(answer, textOf(step)),
    SUBMITTED: () => press(main, '提交这一题'),
    SKIPPED: () => press(main, '先跳过'),
    'QUESTION.CHOSEN': ({ event }) =>
      main
        .getByRole('button', { name: new RegExp(`第 ${Number(Reflect.get(Object(event), 'number')) + 1} 题$`) })
        .click(),
    'OWN.CHOSEN': () => press(main, '用这里写的'),
    'OTHER.CHOSEN': () => press(main, '用那边的'),
    FINISHED: () => press(main, '结束练习'),
    'LEAVE.ASKED': () => press(main, '离开'),
    STAYED: () => press(page.getByRole('alertdialog'), '留下'),
    LEFT: () => press(page.getByRole('alertdialog'), '离开'),
  },
  async see({ world: { actor } }) {
    const snapshot = actor.getSnapshot()
    if (isLeaving(snapshot)) return seeLeaving()
    const view = interviewRoomView(snapshot)
    await sights[view](snapshot.context)
    return view
  },
  proves: () => ['AIN-1'],
})
