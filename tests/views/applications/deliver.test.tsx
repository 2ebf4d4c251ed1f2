import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { deliverPaths } from '../../../machines/applications/deliver/deliver.paths.ts'
import { provideDeliver } from '../../../machines/applications/deliver/deliver.ports.ts'
import { type DeliverView, deliverView } from '../../../machines/applications/deliver/deliver.selectors.ts'
import type { Way } from '../../../machines/applications/deliver/deliver.types.ts'
import { FILE, failures, offers, POSITION, receipts } from '../../../machines/applications/deliver/samples.ts'
import type { Notice } from '../../../machines/kit/notice.ts'
import { DeliverDialog } from '../../../src/features/applications/apply/DeliverDialog.tsx'
import { noticeText } from '../../../src/shared/notices/notice-text.ts'
import { button, dialog, seeAccessible, seeControls, seeEnabled, seeText, setWidth } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

interface World {
  readonly desk: Desk
  readonly actor: ActorRefFrom<ReturnType<typeof provideDeliver>>
  readonly notices: readonly Notice[]
  readonly ways: readonly Way[]
  /** Somebody logs in or out, here or in another tab. */
  readonly students: { change(userId: string): void }
  readonly page: RenderedPage
  close(): void
}

function deliver(inspect?: (event: InspectionEvent) => void, typed = ''): World {
  const [desk, notices, ways] = [new Desk(), [] as Notice[], [] as Way[]]
  const students = { change: (_: string) => {} }
  const machine = provideDeliver({
    notify: (notice) => void notices.push(notice),
    watchStudent(changed) {
      students.change = changed
      return () => {}
    },
    askLogin: () => desk.call('askLogin'),
    read: () => desk.call('read'),
    send: (parcel) => desk.call('send', parcel),
    show() {},
    hide() {},
    review: () => void desk.call('review'),
    goOn: ({ way }) => void ways.push(way),
  })
  const actor = createActor(machine, {
    input: { position: POSITION, message: typed },
    ...(inspect && { inspect }),
  }).start()
  const rendered = renderPage(
    <>
      <main>
        <button type="button" onClick={() => actor.send({ type: 'DIALOG.ASKED' })}>
          投递进展
        </button>
      </main>
      <DeliverDialog actor={actor} paper={<p>纸上的简历</p>} reminders={<p>短信提醒</p>} />
    </>,
  )
  return {
    desk,
    actor,
    notices,
    ways,
    students,
    page: rendered,
    close() {
      rendered.close()
      actor.stop()
    },
  }
}

const shown = page.getByRole('dialog')
const options = page.getByRole('radio')
const message = page.getByRole('textbox', { name: '想对招聘方说的话（选填）' })
const FRAME = '关闭投递'
const alert = shown.getByRole('alert')

const seeTitle = async (name: string) => {
  await expect.element(dialog(name)).toBeVisible()
  await seeText(dialog(name), '嵌入式开发工程师 · 拓岩机器人')
}

/** What the form shows of an offer, a choice and a sentence. */
async function seeForm({ actor }: World): Promise<readonly string[]> {
  const { offer, choice, message: typed } = actor.getSnapshot().context
  await seeTitle('投递简历')
  const isThin = (offer?.resume?.lacks.length ?? 0) > 0
  await seeText(
    shown,
    isThin ? '还缺手机号和教育经历，补齐后就能投递' : '林小满 · 2026年11月20日 更新',
    choice === null
      ? '选好要投递的附件，这里会显示招聘方看到的内容。'
      : '投递的是此刻的这一份，之后再改动，已投递的不变。',
  )
  expect(options.elements().map((one) => (one as HTMLInputElement).checked)).toEqual(
    ['resume', ...(offer?.attachments ?? []).map(({ id }) => id)].map((one) => one === choice),
  )
  expect(shown.getByText('纸上的简历').elements()).toHaveLength(choice === 'resume' ? 1 : 0)
  const named = choice === FILE.id ? 2 : (offer?.attachments.length ?? 0)
  expect(shown.getByText('英文简历.pdf', { exact: true }).elements()).toHaveLength(named)
  await expect.element(message).toHaveValue(typed)
  const length = [...typed.trim()].length
  await seeText(shown, `${length} / 200`)
  expect(shown.getByText('最多 200 字，删减后就能投递').elements()).toHaveLength(length > 200 ? 1 : 0)
  return [...(isThin ? ['去补齐简历'] : []), ...(choice === FILE.id ? ['下载看看'] : []), FRAME, '取消']
}

const isReady = ({ actor }: World) => actor.getSnapshot().can({ type: 'CONFIRMED' })

async function seeSend(world: World, name: string): Promise<void> {
  await seeEnabled(button(shown, name), isReady(world))
}

const said = {
  offline: '网络已断开，不知道是否已送达。填好的都在，请检查网络后重试，不会重复投递。',
  timeout: '服务响应超时，不知道是否已送达。放心重试，不会重复投递。',
  server: '服务暂时不可用，还没有投递。填好的都在，请稍后重试。',
} as const

const refusals = {
  closed: ['这个职位已停止招聘', '不能再投递了，看看其他正在招聘的职位。', '看看其他职位'],
  withdrawn: ['这个职位的投递已撤回', '撤回后不能再次投递同一个职位，看看其他职位。', '看看其他职位'],
  noResume: ['还没有简历', '写一份简历，最少只要姓名、联系方式和教育经历，写好就能投递。', '去写简历'],
  attachmentGone: ['这份附件已被删除', '它可能在别处被删掉了。换一份再投递，写好的话还在。', '返回投递'],
  tooMany: ['这一小时投递得够多了', '一小时最多投递 20 个职位，12:30 后可以继续。写好的话还在。', '返回投递'],
} as const

const sights = {
  async reading() {
    await seeTitle('投递简历')
    await expect.element(shown.getByRole('status', { name: '正在准备投递' })).toBeVisible()
    await seeControls(shown, FRAME)
    return 'reading'
  },
  async unread() {
    await seeTitle('没有加载出来')
    await seeText(shown, '网络已断开，请检查网络后重试')
    await seeControls(shown, FRAME, '取消', '重试')
    return 'unread'
  },
  async choosing(world) {
    const controls = await seeForm(world)
    await seeControls(shown, ...controls, '投递')
    await seeSend(world, '投递')
    expect(
      alert
        .elements()
        .map(({ textContent }) => textContent)
        .join(''),
    ).not.toContain('重试')
    return `choosing ${controls.length}, ${isReady(world)}`
  },
  async failed(world) {
    const controls = await seeForm(world)
    await seeControls(shown, ...controls, '重试')
    await seeSend(world, '重试')
    const { failure } = world.actor.getSnapshot().context
    await seeText(shown, said[failure?.kind as keyof typeof said])
    return 'failed'
  },
  async sending(world) {
    const controls = await seeForm(world)
    await seeControls(shown, ...controls, '投递')
    await expect.element(button(shown, '投递')).toHaveAttribute('aria-busy', 'true')
    await expect.element(options.first()).toBeDisabled()
    await expect.element(message).toHaveAttribute('readonly')
    return 'sending'
  },
  async delivered() {
    await seeTitle('投递成功')
    await seeText(shown, '招聘方每处理一步，「投递反馈」里都会记下来。', '已投递', '招聘方查看', '面试', '录用')
    await seeControls(shown, FRAME, '知道了', '查看投递进展')
    return 'delivered'
  },
  async elsewhere() {
    await seeTitle('这个职位已经投递过')
    await seeText(shown, '11-22 17:05 已经投递过，这次的没有发出。招聘方看到的是那时的一份。')
    await seeControls(shown, FRAME, '知道了', '查看投递进展')
    return 'elsewhere'
  },
  async already() {
    await seeTitle('这个职位投递过了')
    await seeText(shown, '每个职位只能投递一次。目前进展：已查看。')
    await seeControls(shown, FRAME, '知道了', '查看投递进展')
    return 'already'
  },
  async refused({ actor }) {
    const { refusal } = actor.getSnapshot().context
    if (!refusal) throw new Error('nothing is refused')
    const lacks = refusal.why === 'incomplete' && refusal.lacks.includes('email') ? '邮箱' : '手机号'
    const [title, text, way] =
      refusal.why === 'incomplete'
        ? [`简历还缺${lacks}`, '招聘方需要这些才能联系和了解你，补齐后就能投递。', '去补齐简历']
        : refusals[refusal.why as keyof typeof refusals]
    await seeTitle(title)
    await seeText(shown, text)
    await seeControls(shown, FRAME, '知道了', way)
    return `refused ${refusal.why}`
  },
  async hidden() {
    await expect.element(shown).not.toBeInTheDocument()
    return 'hidden'
  },
} satisfies Record<DeliverView, (world: World) => Promise<string>>

/** The button of the position, which may be behind the dialog. */
const askAgain = (): void => document.querySelector<HTMLElement>('main button')?.click()

const ways: Readonly<Record<string, string>> = {
  writeResume: '去写简历',
  completeResume: '去补齐简历',
  otherPositions: '看看其他职位',
  followUp: '查看投递进展',
}

replay<typeof deliverPaths.machine, World>(deliverPaths, {
  async open({ input }, { inspect }) {
    const world = deliver(inspect, deliverPaths.inputs[input]?.message)
    return { world, subject: world.actor }
  },
  perform: {
    ...outcomes('askLogin', 'read', 'send'),
    'OFFER.CHOSEN'({ event }, { world }) {
      const { choice } = event as unknown as { choice: string }
      const at = ['resume', ...(world.actor.getSnapshot().context.offer?.attachments ?? []).map(({ id }) => id)]
      const option = options.elements()[at.indexOf(choice)] as HTMLInputElement | undefined
      if (!option || option.disabled) throw new Error(`${choice} cannot be chosen`)
      option.click()
    },
    'MESSAGE.TYPED': ({ event }) => userEvent.fill(message, (event as unknown as { message: string }).message),
    CONFIRMED: (_, { world }) => press(shown, deliverView(world.actor.getSnapshot()) === 'failed' ? '重试' : '投递'),
    RETRIED: (_, { world }) => press(shown, deliverView(world.actor.getSnapshot()) === 'unread' ? '重试' : '返回投递'),
    async 'WAY.TAKEN'(_, { world }) {
      const name = Object.values(ways).find((one) => button(shown, one).elements().length > 0)
      await press(shown, name ?? '')
      expect(ways[world.ways[0] ?? '']).toBe(name)
    },
    'DIALOG.CLOSED': () => press(shown, FRAME),
    'DIALOG.ASKED': askAgain,
    'STUDENT.CHANGED': ({ event }, { world }) => world.students.change((event as unknown as { userId: string }).userId),
  },
  see: ({ world }) => sights[deliverView(world.actor.getSnapshot())](world),
  proves: () => ['JOB-3'],
})

let world: World | undefined
beforeAll(() => setWidth('wide'))
afterEach(() => {
  world?.close()
  world = undefined
})

async function toChoosing(offer: unknown = offers.whole): Promise<World> {
  world = deliver()
  world.desk.resolve('askLogin', true)
  await expect.poll(() => world!.desk.isWaiting('read')).toBe(true)
  world.desk.resolve('read', offer)
  await expect.element(button(shown, '投递')).toBeVisible()
  return world
}

describe('delivering', () => {
  it('sends once, whatever is pressed while it is sent [JOB-3]', async () => {
    const { desk } = await toChoosing()
    await userEvent.fill(message, ' 可尽快到岗 ')
    await userEvent.dblClick(button(shown, '投递'))
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button(shown, '投递'))
    expect(desk.calls('send')).toEqual([{ userId: '7', positionId: '5', choice: 'resume', message: '可尽快到岗' }])
  })

  it('is done with the keyboard alone [JOB-3]', async () => {
    const { desk } = await toChoosing()
    // From wherever the dialog took the focus to.
    for (let at = 0; at < 5 && document.activeElement !== options.first().element(); at += 1) await userEvent.tab()
    await expect.element(options.first()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(options.nth(1)).toBeChecked()
    await userEvent.tab()
    await expect.element(message).toHaveFocus()
    await userEvent.keyboard('ok')
    await userEvent.tab()
    await expect.element(shown.getByRole('link', { name: '下载看看' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(desk.calls('send')).toEqual([{ userId: '7', positionId: '5', choice: FILE.id, message: 'ok' }])
    desk.resolve('send', receipts.kept)
    await expect.element(dialog('投递成功')).toBeVisible()
    expect(dialog('投递成功').element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(shown).not.toBeInTheDocument()
  })

  it.each([
    ['asks whether text messages shall tell of it the first time', true],
    ['asks nobody who has delivered before', false],
  ])('%s [JOB-3]', async (_, isFirst) => {
    const { desk } = await toChoosing({ ...offers.whole, isFirst })
    await press(shown, '投递')
    desk.resolve('send', receipts.kept)
    await seeTitle('投递成功')
    expect(shown.getByText('短信提醒').elements()).toHaveLength(isFirst ? 1 : 0)
  })

  it('ends where another student is there, who gets nothing of it [SESS-5]', async () => {
    const { desk, students } = await toChoosing()
    await userEvent.fill(message, '可尽快到岗')
    students.change('8')
    await expect.element(shown).not.toBeInTheDocument()
    expect(desk.calls('send')).toEqual([])
  })

  it('begins anew for whoever logs in after a login that was lost [SESS-5] [JOB-3]', async () => {
    const { desk } = await toChoosing()
    await userEvent.click(options.nth(1))
    await userEvent.fill(message, '可尽快到岗')
    await press(shown, '投递')
    desk.reject('send', failures.loginLost)
    await expect.poll(() => desk.calls('askLogin')).toHaveLength(2)
    desk.resolve('askLogin', true)
    await expect.poll(() => desk.isWaiting('read')).toBe(true)
    desk.resolve('read', offers.another)
    await expect.element(message).toHaveValue('')
    await expect.element(options.first()).toBeChecked()
  })

  it('keeps the choice and the sentence over a failure and a login that was lost [JOB-3]', async () => {
    const { desk } = await toChoosing()
    await userEvent.click(options.nth(1))
    await userEvent.fill(message, '可尽快到岗')
    await press(shown, '投递')
    desk.reject('send', failures.timeout)
    await press(shown, '重试')
    desk.reject('send', failures.loginLost)
    await expect.poll(() => desk.calls('askLogin')).toHaveLength(2)
    desk.resolve('askLogin', true)
    await expect.poll(() => desk.isWaiting('read')).toBe(true)
    desk.resolve('read', offers.whole)
    await expect.element(message).toHaveValue('可尽快到岗')
    await expect.element(options.nth(1)).toBeChecked()
    await press(shown, '投递')
    const parcel = { positionId: '5', choice: FILE.id, message: '可尽快到岗' }
    expect(desk.calls('send')).toEqual([1, 2, 3].map(() => ({ userId: '7', ...parcel })))
  })

  it('closed while it is sent, tells how it ended [JOB-3]', async () => {
    const { desk, notices } = await toChoosing()
    await press(shown, '投递')
    await userEvent.keyboard('{Escape}')
    await expect.element(shown).not.toBeInTheDocument()
    desk.reject('send', failures.offline)
    await expect
      .poll(() => notices.map(noticeText))
      .toEqual([
        {
          tone: 'warning',
          text: '不知道「嵌入式开发工程师」是否已送达。看看它是不是已投递；再投一次也不会重复。',
        },
      ])
    askAgain()
    desk.resolve('askLogin', true)
    await expect.poll(() => desk.isWaiting('read')).toBe(true)
    desk.resolve('read', offers.whole)
    await press(shown, '投递')
    await userEvent.keyboard('{Escape}')
    desk.resolve('send', receipts.kept)
    await expect.poll(() => notices.map(noticeText).at(-1)).toEqual({ tone: 'ok', text: '已投递「嵌入式开发工程师」' })
  })

  it.each([
    ['malformed', { kind: 'malformed' }, '没有收到服务器的确认，不知道是否已送达。放心重试，不会重复投递。'],
    [
      'cut off by a proxy',
      { kind: 'status', status: 502, statusText: '' },
      '没有收到服务器的确认，不知道是否已送达。放心重试，不会重复投递。',
    ],
    [
      'turned down',
      { kind: 'server', code: 50000, msg: '', data: null },
      '服务暂时不可用，还没有投递。填好的都在，请稍后重试。',
    ],
  ] as const)('says what is known of it: %s [JOB-3]', async (_, failure, text) => {
    const { desk } = await toChoosing()
    await press(shown, '投递')
    desk.reject('send', new CallFailure(failure))
    await seeText(shown, text)
    expect(desk.calls('review')).toEqual([])
    await press(shown, '取消')
    await expect.element(shown).not.toBeInTheDocument()
    expect(desk.calls('review')).toHaveLength(1)
  })

  it('says which school a position is for, and when one has expired [JOB-3]', async () => {
    const { desk } = await toChoosing()
    const refuse = (data: unknown) =>
      desk.reject('send', new CallFailure({ kind: 'server', code: codes.refused, msg: '', data }))
    await press(shown, '投递')
    refuse({ why: 'otherSchool', school: '江临大学' })
    await seeTitle('这个职位只面向一所学校')
    await seeText(shown, '只接受江临大学学生的投递，看看其他职位。')
    await press(shown, '看看其他职位')
    expect(world?.ways).toEqual(['otherPositions'])
    world?.close()
    const again = await toChoosing()
    await press(shown, '投递')
    again.desk.reject(
      'send',
      new CallFailure({ kind: 'server', code: codes.refused, msg: '', data: { why: 'expired' } }),
    )
    await seeTitle('这个职位已过截止日期')
    await seeAccessible()
  })

  it('speaks every language, each without words of another [JOB-3]', async () => {
    const { page: rendered } = await toChoosing(offers.thin)
    rendered.speak('zh-TW')
    await seeText(shown, '投遞履歷', '還缺手機號碼和學歷，補齊後就能投遞', '徵才方會看到')
    rendered.speak('en')
    await seeText(shown, 'Apply', 'Still lacks a phone number and education; add it to apply with it')
    expect(
      shown.element().textContent?.replace('英文简历.pdf', '').replace('嵌入式开发工程师 · 拓岩机器人', ''),
    ).not.toMatch(/\p{Script=Han}/u)
  })
})
