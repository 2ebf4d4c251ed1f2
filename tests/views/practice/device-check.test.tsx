import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { deviceCheckPaths } from '../../../machines/practice/device-check/device-check.paths.ts'
import { provideDeviceCheck } from '../../../machines/practice/device-check/device-check.ports.ts'
import type { DeviceProblem } from '../../../machines/practice/device-check/device-check.types.ts'
import type { RecordedMode } from '../../../machines/practice/recordings.ts'
import { DeviceCheck } from '../../../src/features/practice/room/DeviceCheck.tsx'
import { seeControls, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { media } from '../world/media.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const main = page.getByRole('main')

const problems: Readonly<Record<DeviceProblem, Readonly<Record<RecordedMode, string>>>> = {
  denied: { video: '浏览器没有允许使用摄像头', voice: '浏览器没有允许使用麦克风' },
  missing: { video: '没有找到摄像头或麦克风', voice: '没有找到麦克风' },
  occupied: { video: '摄像头或麦克风正被别的程序使用', voice: '麦克风正被别的程序使用' },
  elsewhere: { video: '你在另一个页面练习', voice: '你在另一个页面练习' },
  unsupported: { video: '这个浏览器不能录制', voice: '这个浏览器不能录制' },
}

replay(deviceCheckPaths, {
  async open({ input }, options) {
    const desk = new Desk()
    let lose = () => {}
    const logic = provideDeviceCheck({
      open: () => desk.call('open'),
      watchDevices(lost) {
        lose = lost
        return () => {}
      },
      close() {},
    })
    const actor = createActor(logic, { ...options, input: deviceCheckPaths.inputs[input]! }).start()
    const { close } = renderPage(
      <main>
        <DeviceCheck actor={actor} media={media} />
      </main>,
    )
    return { world: { desk, actor, close, lose: () => lose() }, subject: actor }
  },
  perform: {
    ...outcomes('open'),
    'DEVICE.LOST': (_, { world }) => world.lose(),
    RETRIED: () => press(main, '重试'),
    'VOICE.CHOSEN': () => press(main, '只用语音'),
    'TEXT.CHOSEN': () => press(main, '改用文字'),
    CONFIRMED: () => press(main, '开始答题'),
  },
  async see({ world: { actor } }) {
    const { value, context, status } = actor.getSnapshot()
    if (status === 'done') return String(value)
    const ways = [...(context.mode === 'video' ? ['只用语音'] : []), '改用文字']
    if (context.problem) {
      await seeText(main, problems[context.problem][context.mode])
      await seeControls(main, '重试', ...ways)
    } else if (value === 'open') {
      await seeText(main, '设备检查', '音量')
      await seeControls(main, '开始答题', ...ways)
    } else {
      await seeText(main, '正在打开设备')
      await seeControls(main, ...ways)
    }
    return [String(value), context.mode, context.problem].join(' ')
  },
  proves: () => ['AIN-1'],
})
