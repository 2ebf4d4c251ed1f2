import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { deskReviewMachine } from '../../../machines/employer-office/desk-review/desk-review.machine.ts'
import { deskReviewPaths } from '../../../machines/employer-office/desk-review/desk-review.paths.ts'
import {
  type DeskReviewView,
  deskReviewView,
} from '../../../machines/employer-office/desk-review/desk-review.selectors.ts'
import type { DeskReviewEvent } from '../../../machines/employer-office/desk-review/desk-review.types.ts'
import { failures, OFFER } from '../../../machines/employer-office/desk-review/samples.ts'
import { button, seeControls, seeEnabled, seeText } from '../sights/see.ts'
import { autofill, press } from '../world/hands.ts'
import { serve } from '../world/lists.tsx'
import { outcomes, replay } from '../world/replay.ts'
import { delivery, HERE, LIST, OPEN, opened, pageOf, renderPanes, reviewer } from './world.tsx'

const main = page.getByRole('main')
const shown = page.getByRole('dialog')
const note = shown.getByRole('textbox', { name: '告诉学生（选填）' })
const bar = main.getByRole('status').filter({ hasText: /./ })
const row = (name: string) => main.getByRole('checkbox', { name: `选择 ${name}` })
const actions = main.getByRole('group', { name: '处理这份投递' })

type World = ReturnType<typeof reviewer> & { close(): void }
const contextOf = ({ actor }: World) => actor.getSnapshot().context
const viewOf = ({ actor }: World) => deskReviewView(actor.getSnapshot())
const isOfMany = (world: World) => contextOf(world).move?.applicants.length === 2
const stepOf = (world: World) => contextOf(world).move?.step ?? 'like'

const words = {
  offer: { title: '录用 林知夏', confirm: '确认录用' },
  revise: { title: '更改给 林知夏 的录用条件', confirm: '发出更改' },
  reject: { title: '林知夏、顾南乔 不合适', confirm: '确认不合适' },
}

async function seeNote(world: World): Promise<string> {
  const step = stepOf(world)
  if (step === 'like' || step === 'invite') throw new Error('nothing is written with it')
  await expect.element(page.getByRole('dialog', { name: words[step].title, exact: true })).toBeVisible()
  await seeText(shown, '确认后 10 秒内可以撤销，之后学生才会看到；还没进行的面试随之取消。')
  await expect.element(note).toHaveValue(contextOf(world).note)
  const { length } = [...contextOf(world).note.trim()]
  await seeText(shown, `${length} / 200`)
  expect(shown.getByText('最多 200 字，删减后才能发送').elements()).toHaveLength(length > 200 ? 1 : 0)
  return words[step].confirm
}

async function seeSend(world: World, name: string): Promise<void> {
  const pickers = ['offer', 'revise'].includes(stepOf(world)) ? ['选择到岗日期', '选择请学生在此之前答复'] : []
  await seeControls(shown, '关闭', '取消', ...pickers, name)
  await seeEnabled(button(shown, name), world.actor.getSnapshot().can({ type: 'CONFIRMED' }))
}

async function seeLiking(): Promise<string> {
  await expect.element(button(actions, '感兴趣')).toHaveAttribute('aria-busy', 'true')
  return 'moving'
}

async function seeMovingWithNote(world: World): Promise<string> {
  const confirm = await seeNote(world)
  await expect.element(button(shown, confirm)).toHaveAttribute('aria-busy', 'true')
  await expect.element(button(shown, '取消')).toBeDisabled()
  await expect.element(note).toHaveAttribute('readonly')
  return 'moving with a note'
}

const OFFLINE = '网络已断开，没有改动。请检查网络后重试。'

async function seeFailedLiking(): Promise<string> {
  await seeText(bar, OFFLINE)
  await seeControls(bar, '重试', '知道了')
  return 'failed'
}

async function seeFailedWithNote(world: World): Promise<string> {
  await seeNote(world)
  await seeText(shown.getByRole('alert').filter({ hasText: '网络' }), OFFLINE)
  await seeSend(world, '重试')
  return 'failed with a note'
}

const noDialog = () => expect.element(shown).not.toBeInTheDocument()
const dones = {
  like: (who: string) => `已将 ${who} 标为感兴趣`,
  offer: (who: string) => `已录用 ${who}`,
  revise: (who: string) => `已更改给 ${who} 的录用条件`,
  reject: (who: string) => `已将 ${who} 标为不合适`,
  invite: (who: string) => `已邀请 ${who} 面试`,
}

const sights = {
  async resting() {
    await noDialog()
    await expect.element(bar).not.toBeInTheDocument()
    return 'resting'
  },
  async writing(world) {
    await seeSend(world, await seeNote(world))
    return `writing ${stepOf(world)}, ${world.actor.getSnapshot().can({ type: 'CONFIRMED' })}`
  },
  async inviting() {
    await expect.element(page.getByRole('dialog', { name: '邀请 林知夏 面试', exact: true })).toBeVisible()
    await seeControls(shown, '关闭', '取消', '选择日期', '选择请学生在此之前答复', '发送邀请')
    return 'inviting'
  },
  moving: (world) => (stepOf(world) === 'like' ? seeLiking() : seeMovingWithNote(world)),
  failed: (world) => (stepOf(world) === 'like' ? seeFailedLiking() : seeFailedWithNote(world)),
  async offered(world) {
    await noDialog()
    const { move, moved, rest } = contextOf(world)
    const applicants = move?.applicants ?? []
    const who = applicants.filter(({ id }) => moved.includes(id)).map(({ name }) => name)
    const left = applicants.length > moved.length ? '，另有 1 人已有新进展' : ''
    await seeText(bar, dones[stepOf(world)](who.join('、')) + left)
    await seeControls(bar, `撤销（${rest}）`, '知道了')
    return `offered ${stepOf(world)}, ${moved.length}${left}`
  },
  async undoing() {
    await seeText(bar, '正在撤销…')
    await seeControls(bar)
    return 'undoing'
  },
  async notUndone(world) {
    const { failure } = contextOf(world)
    const isOffline = failure?.kind === 'offline'
    await seeText(bar, isOffline ? '网络已断开，还没有撤销；决定后 10 秒内可以重试' : '没有撤销成功，请重试')
    await seeControls(bar, '重试', '知道了')
    return `notUndone ${isOffline}`
  },
  async tooLate() {
    await seeText(bar, '已超过 10 秒，学生已经看到，不能撤销')
    await seeControls(bar, '知道了')
    return 'tooLate'
  },
  async overtaken(world) {
    await noDialog()
    const who = isOfMany(world) ? '林知夏、顾南乔' : '林知夏'
    await seeText(bar, `${who} 已有新的进展，没有改动，已显示最新状态`)
    await seeControls(bar, '知道了')
    return 'overtaken'
  },
} satisfies Record<DeskReviewView, (world: World) => Promise<string>>

/** The bar's button whose name begins so. */
const barButton = (name: RegExp) => bar.getByRole('button', { name })

async function openDesk(inspect?: Parameters<typeof reviewer>[1], last?: Parameters<typeof reviewer>[2]) {
  const [lin, gu] = [delivery(11, '林知夏'), delivery(12, '顾南乔')]
  serve({ [LIST]: () => pageOf([lin, gu]), [OPEN]: () => opened(lin) })
  const world = reviewer(false, inspect, last)
  const rendered = renderPanes({ ...world.panes, place: { ...HERE, delivery: '11' } })
  await expect.element(button(actions, '感兴趣')).toBeVisible()
  await expect.element(row('顾南乔')).toBeVisible()
  const close = () => {
    rendered.close()
    world.actor.stop()
    vi.restoreAllMocks()
  }
  return { ...world, close }
}

it('an offer whose time is past is told at that field, and is confirmed as any other [JOB-5]', async () => {
  const world = await openDesk()
  await press(actions, '录用')
  world.actor.send({ type: 'OFFER.TYPED', offer: { ...OFFER, answerBy: '2020-01-01T09:00' } })
  const answer = shown.getByLabelText('请学生在此之前答复', { exact: true })
  await expect.element(answer).toHaveAccessibleDescription(/截止时间已经过去，请选将来的时间/)
  world.actor.send({ type: 'OFFER.TYPED', offer: { ...OFFER, answerBy: '2099-01-01T09:00' } })
  await expect.element(answer).not.toHaveAccessibleDescription(/截止时间已经过去/)
  await press(shown, '确认录用')
  world.desk.reject('takeStep', failures.answerByPast)
  await expect.element(answer).toHaveAccessibleDescription(/截止时间已经过去，请选将来的时间/)
  await expect.element(button(shown, '确认录用')).toBeEnabled()
  expect(button(shown, '重试').elements()).toEqual([])
  world.actor.send({ type: 'OFFER.TYPED', offer: { ...OFFER, answerBy: '2099-01-02T09:00' } })
  await expect.element(answer).not.toHaveAccessibleDescription(/截止时间已经过去/)
  world.close()
})

it('an offer that waits for its answer is changed, beginning with its terms [JOB-5]', async () => {
  const lin = { ...delivery(11, '林知夏'), status: 'offer' as const }
  const terms = { salary: '18K × 14 薪', place: '江临市', starts_on: '2027-07-01', zone: 'Asia/Shanghai' }
  const offer = { ...terms, answer_by: '2099-12-05T10:00:00.000Z' }
  const events = [{ kind: 'offer' as const, at: '2026-11-23T08:00:00.000Z', note: '欢迎加入', by: '', offer }]
  serve({ [LIST]: () => pageOf([lin]), [OPEN]: () => ({ ...opened(lin), events }) })
  const world = reviewer(false)
  const { close } = renderPanes({ ...world.panes, place: { ...HERE, delivery: '11' } })
  await press(actions, '更改录用条件')
  await expect.element(page.getByRole('dialog', { name: '更改给 林知夏 的录用条件', exact: true })).toBeVisible()
  await expect.element(shown.getByLabelText('薪资')).toHaveValue('18K × 14 薪')
  await expect.element(shown.getByLabelText('到岗日期', { exact: true })).toHaveValue('2027.07.01')
  await expect.element(note).toHaveValue('我们更改了录用条件，请以这一次的为准。')
  await seeText(shown, '到期前一天会提醒学生；学生答复前可以更改，答复后双方都不能更改')
  await seeEnabled(button(shown, '发出更改'), true)
  close()
  world.actor.stop()
  vi.restoreAllMocks()
})

replay<typeof deskReviewMachine, World>(deskReviewPaths, {
  async open({ input }, { inspect }) {
    const world = await openDesk(inspect, deskReviewPaths.inputs[input]?.last)
    return { world, subject: world.actor }
  },
  perform: {
    ...outcomes('takeStep', 'undo'),
    'INVITE.ASKED': () => press(actions, '邀请面试'),
    async 'xstate.done.actor.invite'({ event }, { world: { actor, desk } }) {
      if ((event as never as { output: { result: string } }).output.result === 'left') return press(shown, '取消')
      const form = actor.getSnapshot().children.invite!
      form.send({ type: 'FIELD.CHANGED', field: 'date', value: '2026-12-03' })
      form.send({ type: 'FIELD.CHANGED', field: 'time', value: '14:00' })
      form.send({ type: 'FIELD.CHANGED', field: 'place', value: '3 层' })
      form.send({ type: 'FIELD.CHANGED', field: 'interviewer', value: '王老师' })
      form.send({ type: 'FIELD.CHANGED', field: 'phone', value: '021-55551234' })
      await press(shown, '发送邀请')
      desk.resolve('send', undefined)
    },
    'ROW.TOGGLED': ({ event }) =>
      userEvent.click(row((event as never as { id: string }).id === '11' ? '林知夏' : '顾南乔')),
    async 'ROWS.CHOSEN'({ event }) {
      const wanted = (event as never as { ids: readonly string[] }).ids.length > 0
      const all = main.getByRole('checkbox', { name: '选择本页' })
      if ((all.element() as HTMLInputElement).checked !== wanted) await userEvent.click(all)
      else if (wanted) throw new Error('all are ticked already')
      else if (button(main, '取消选择').elements().length > 0) await press(main, '取消选择')
    },
    async 'MOVE.ASKED'({ event }, { world }) {
      const { step, applicants } = event as never as Extract<DeskReviewEvent, { type: 'MOVE.ASKED' }>
      // Nobody in these lists is offered anything.
      if (step === 'revise') return world.actor.send(event as never)
      if (applicants.length === 1) return press(actions, step === 'like' ? '感兴趣' : '录用')
      for (const { id, name } of applicants)
        if (!contextOf(world).selected.includes(id)) await userEvent.click(row(name))
      await press(main.getByRole('toolbar', { name: '批量处理' }), '不合适')
    },
    'NOTE.TYPED': ({ event }) => userEvent.fill(note, (event as never as { note: string }).note),
    async 'OFFER.TYPED'({ event }) {
      const { offer } = event as never as Extract<DeskReviewEvent, { type: 'OFFER.TYPED' }>
      await autofill(shown.getByLabelText('薪资'), offer.salary)
      await autofill(shown.getByLabelText('工作地点'), offer.place)
      await autofill(shown.getByLabelText('到岗日期', { exact: true }), offer.startsOn)
      await autofill(shown.getByLabelText('请学生在此之前答复', { exact: true }), offer.answerBy)
    },
    CONFIRMED: (_, { world }) => {
      const step = stepOf(world)
      if (step === 'like') return press(bar, '重试')
      return press(shown, viewOf(world) === 'failed' ? '重试' : words[step as keyof typeof words].confirm)
    },
    CANCELLED: (_, { world }) => (stepOf(world) === 'like' ? press(bar, '知道了') : press(shown, '取消')),
    'UNDO.CHOSEN': () => userEvent.click(barButton(/^撤销/)),
    RETRIED: () => press(bar, '重试'),
    'OFFER.DISMISSED': () => press(bar, '知道了'),
    'COUNTDOWN.TICKED': ({ event }, { world }) => {
      const isLast = (event as never as { rest: number }).rest === 0
      world.time.increment(isLast ? contextOf(world).rest * 1000 : 1000)
    },
  },
  see: ({ world }) => sights[viewOf(world)](world),
  proves: () => ['JOB-5'],
})
