import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createActor } from 'xstate'
import { answerRecorderPaths } from '../../../machines/practice/answer-recorder/answer-recorder.paths.ts'
import { provideAnswerRecorder } from '../../../machines/practice/answer-recorder/answer-recorder.ports.ts'
import {
  type AnswerRecorderView,
  answerRecorderView,
} from '../../../machines/practice/answer-recorder/answer-recorder.selectors.ts'
import type {
  AnswerRecorderContext,
  RecordEvent,
} from '../../../machines/practice/answer-recorder/answer-recorder.types.ts'
import { practices } from '../../../machines/practice/interview-room/samples.ts'
import { Recorder } from '../../../src/features/practice/room/Recorder.tsx'
import { button, seeControls, seeEnabled, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { media } from '../world/media.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const main = page.getByRole('main')
const transcript = main.getByRole('textbox', { name: '文字稿（可不填）', exact: true })
const timeOf = (rest: number) => `0${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`

const sights = {
  async counting({ mode, rest }: AnswerRecorderContext) {
    await seeText(main, String(rest), mode === 'video' ? '看着镜头，自然地说' : '准备好就自然地说')
    await seeControls(main, '朗读题目', '改用文字')
  },
  async calm({ rest }: AnswerRecorderContext) {
    await seeText(main, timeOf(rest), '剩余作答时间，到时自动结束')
    await seeControls(main, '朗读题目', '结束这一题', '改用文字')
  },
  async warned({ rest }: AnswerRecorderContext) {
    await seeText(main, timeOf(rest), '快到时间了，说完最后一句')
    await seeControls(main, '朗读题目', '结束这一题', '改用文字')
  },
  async ending() {
    await seeText(main, '正在存到这台设备')
    await expect.element(button(main, '结束这一题')).toHaveAttribute('aria-busy', 'true')
  },
  async failed() {
    await seeText(main, '没有录成')
    await seeControls(main, '朗读题目', '检查设备', '改用文字')
  },
  async reviewing({ seconds, take, text, failure }: AnswerRecorderContext) {
    await seeText(main, `你的回答（${seconds} 秒）`)
    await expect.element(transcript).toHaveValue(text)
    await seeEnabled(button(main, '提交这一题'), [...text].length <= 3000)
    expect(main.getByText(/^这台设备存不下/).elements()).toHaveLength(failure ? 1 : 0)
    await seeControls(main, '朗读题目', '提交这一题', ...(take === '1' ? ['重录（剩 1 次）'] : []), '改用文字')
  },
  async keeping() {
    await expect.element(transcript).toHaveAttribute('readonly')
    await expect.element(button(main, '提交这一题')).toHaveAttribute('aria-busy', 'true')
  },
  async over() {
    await seeControls(main)
  },
} satisfies Record<AnswerRecorderView, (context: AnswerRecorderContext) => Promise<void>>

replay(answerRecorderPaths, {
  async open({ input }, options) {
    const desk = new Desk()
    const started = Date.UTC(2026, 10, 23)
    let now = started
    let deadline = started
    let tell: (event: RecordEvent) => void = () => {}
    const logic = provideAnswerRecorder({
      clock: {
        now: () => now,
        setTimeout(run) {
          desk.call('tick').then(run)
          return 0
        },
        clearTimeout() {},
      },
      record(_, say) {
        tell = say
        return { stop() {}, cancel() {} }
      },
      keep: () => desk.call('keep'),
      keepText() {},
      discard() {},
    })
    const actor = createActor(logic, { ...options, input: answerRecorderPaths.inputs[input]! })
    actor.subscribe(({ context: { rest } }) => {
      deadline = now + rest * 1000
    })
    actor.start()
    const { close } = renderPage(
      <main>
        <Recorder actor={actor} practice={practices.spoken} media={media} />
      </main>,
    )
    const pass = (rest: number) => {
      now = deadline - rest * 1000
      desk.resolve('tick', undefined)
    }
    return { world: { desk, actor, close, pass, tell: (event: RecordEvent) => tell(event) }, subject: actor }
  },
  perform: {
    ...outcomes('keep'),
    'COUNTDOWN.TICKED': ({ event }, { world }) => world.pass((event as never as { rest: number }).rest),
    'RECORDING.ENDED': ({ event }, { world }) => world.tell(event as RecordEvent),
    'RECORDING.FAILED': ({ event }, { world }) => world.tell(event as RecordEvent),
    ENDED: () => press(main, '结束这一题'),
    TYPED: ({ event }) => userEvent.fill(transcript, String(Reflect.get(Object(event), 'text'))),
    RETAKEN: () => press(main, '重录（剩 1 次）'),
    KEPT: () => press(main, '提交这一题'),
    'TEXT.CHOSEN': () => press(main, '改用文字'),
    'DEVICES.ASKED': () => press(main, '检查设备'),
  },
  async see({ world: { actor } }) {
    const snapshot = actor.getSnapshot()
    const view = answerRecorderView(snapshot)
    await sights[view](snapshot.context)
    return view
  },
  proves: () => ['AIN-1'],
})
