import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Invitation } from '../../../contract/calls/invitations.ts'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { INVITATION } from '../../../machines/employer-office/interview-invite/samples.ts'
import { button, seeAccessible, seeControls, seeText, setWidth } from '../sights/see.ts'
import { autofill } from '../world/hands.ts'
import { serve } from '../world/lists.tsx'
import type { RenderedPage } from '../world/page.tsx'
import { delivery, HERE, LIST, OPEN, opened, pageOf, renderPanes, reviewer } from './world.tsx'

const main = page.getByRole('main')
const section = main.getByRole('region', { name: '面试', exact: true })
const form = page.getByRole('dialog', { name: '邀请 林知夏 面试', exact: true })
const field = (name: string) => form.getByLabelText(name, { exact: true })
const send = button(form, '发送邀请')

let rendered: RenderedPage | undefined
beforeEach(() => setWidth('wide'))
afterEach(() => {
  rendered?.close()
  rendered = undefined
  vi.restoreAllMocks()
})

function show(invitations: readonly Invitation[] = [], hasBegun = false) {
  const lin = delivery(11, '林知夏', { status: invitations.length > 0 ? 'interview' : 'viewed' })
  const gu = delivery(12, '顾南乔')
  serve({
    [LIST]: () => pageOf([lin, gu]),
    [OPEN]: ({ id }) => (id === '11' ? opened(lin, { invitations: [...invitations] }) : opened(gu)),
  })
  const world = reviewer(hasBegun)
  rendered = renderPanes({ ...world.panes, place: { ...HERE, delivery: '11' } })
  return world
}

async function openForm() {
  const world = show()
  await userEvent.click(button(main, '邀请面试'))
  await expect.element(field('日期')).toBeVisible()
  return world
}

async function fill() {
  await autofill(field('日期'), '2026-12-03')
  await autofill(field('开始时间'), '14:00')
  await autofill(field('地点'), '创智路 99 号 3 层')
  await autofill(field('面试联系人'), '王老师')
  await autofill(field('联系电话'), '021-55551234 转 802')
}

it('says field by field what is wrong, the first has the focus, and one put right says nothing any more [JOB-5]', async () => {
  const { desk } = await openForm()
  await userEvent.click(send)
  await seeText(form, '请选择日期', '请选择开始时间', '请填写面试地点', '请填写面试联系人', '请填写联系电话')
  expect(form.getByText('请选择答复的截止时间').elements()).toEqual([])
  await expect.element(field('日期')).toHaveFocus()
  await seeAccessible()
  await fill()
  await expect.element(field('请学生在此之前答复')).toHaveValue('2026.12.02 14:00')
  await userEvent.fill(field('视频链接（选填）'), 'http://meet.example')
  await userEvent.click(send)
  await seeText(form, '链接要以 https:// 开头，请检查')
  await expect.element(field('视频链接（选填）')).toHaveFocus()
  expect(form.getByText('请选择日期').elements()).toEqual([])
  expect(desk.calls('send')).toEqual([])
})

it('takes a day and times in whatever way they are typed, and says which it cannot read [JOB-5]', async () => {
  const { desk } = await openForm()
  await userEvent.fill(field('日期'), '12月3号')
  await userEvent.fill(field('开始时间'), '下午2点')
  await userEvent.fill(field('地点'), '创智路 99 号 3 层')
  await userEvent.fill(field('面试联系人'), '王老师')
  await userEvent.fill(field('联系电话'), '13900000001')
  await expect.element(field('日期')).toHaveValue('2026.12.03')
  await expect.element(field('开始时间')).toHaveValue('14:00')
  await userEvent.fill(field('请学生在此之前答复'), '过两天')
  await userEvent.click(send)
  await seeText(form, '没看懂这个时间，请写成「年.月.日 时:分」，或点日历选择')
  await expect.element(field('请学生在此之前答复')).toHaveFocus()
  await expect.element(field('请学生在此之前答复')).toHaveValue('过两天')
  await userEvent.fill(field('请学生在此之前答复'), '12.1 18:30')
  await userEvent.fill(field('日期'), '月底')
  await userEvent.fill(field('开始时间'), '午后')
  await userEvent.click(send)
  await seeText(form, '没看懂这个日期，请写成「年.月.日」，或点日历选择', '没看懂这个时间，请写成「时:分」，例如 14:00')
  await userEvent.fill(field('日期'), '20261203')
  await userEvent.fill(field('开始时间'), '1400')
  await userEvent.click(send)
  await expect
    .poll(() => desk.calls('send'))
    .toMatchObject([{ appointment: { starts_at: '2026-12-03T06:00:00.000Z', answer_by: '2026-12-01T10:30:00.000Z' } }])
})

it('has a day picked by keys, none before today, and a time taken from those offered [JOB-5]', async () => {
  await openForm()
  await userEvent.click(button(form, '选择日期'))
  const picker = page.getByRole('dialog', { name: '日期', exact: true })
  const today = picker.getByRole('button', { name: '2026年11月23日星期一' })
  await expect.element(today).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(today).toHaveFocus()
  await expect.element(picker.getByRole('button', { name: '2026年11月22日星期日' })).toBeDisabled()
  await userEvent.keyboard('{PageDown}{ArrowDown}{ArrowRight}')
  await expect.element(picker.getByText('2026年12月')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(picker).not.toBeInTheDocument()
  await expect.element(field('日期')).toHaveValue('2026.12.31')
  await expect.element(button(form, '选择日期')).toHaveFocus()
  await userEvent.click(field('开始时间'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(field('开始时间')).toHaveValue('08:30')
  await userEvent.click(button(form, '选择请学生在此之前答复'))
  await userEvent.click(page.getByRole('button', { name: '2026年12月31日星期四' }))
  await expect.element(field('请学生在此之前答复')).toHaveValue('2026.12.31 08:30')
})

it('asks a video for its link, and sends no place then', async () => {
  const { desk } = await openForm()
  await fill()
  await userEvent.click(form.getByText('视频', { exact: true }))
  expect(form.getByLabelText('地点').elements()).toEqual([])
  await userEvent.click(send)
  await seeText(form, '请填写视频面试的链接')
  await userEvent.fill(field('视频链接'), 'https://meet.qihang.example/8f2k')
  await userEvent.click(send)
  await expect.poll(() => desk.calls('send')).toMatchObject([{ appointment: { mode: 'video', place: '' } }])
})

it('sent twice by a quick hand it goes once, in the zone it is named in, and can be taken back [JOB-5]', async () => {
  const { desk } = await openForm()
  await fill()
  await userEvent.dblClick(send)
  await expect.poll(() => desk.calls('send')).toHaveLength(1)
  expect(desk.calls('send')[0]).toMatchObject({
    subject: { deliveryId: '11', invitationId: '' },
    appointment: {
      starts_at: '2026-12-03T06:00:00.000Z',
      zone: 'Asia/Shanghai',
      answer_by: '2026-12-02T06:00:00.000Z',
      interviewer: '王老师',
      contact_phone: '021-55551234 转 802',
    },
  })
  desk.resolve('send', undefined)
  await seeText(main.getByRole('status').filter({ hasText: '已邀请' }), '已邀请 林知夏 面试', '撤销（10）')
})

it('keeps what is typed: refused, without an answer, and closed by mistake, for that delivery alone [JOB-5]', async () => {
  const { desk } = await openForm()
  await fill()
  await userEvent.click(send)
  desk.reject('send', new CallFailure({ kind: 'server', code: codes.refused, msg: '', data: { why: 'startPast' } }))
  await seeText(form, '这个时间已经过去，请选将来的时间')
  await expect.element(field('日期')).toHaveFocus()
  await userEvent.click(send)
  desk.reject('send', new CallFailure({ kind: 'timeout' }))
  await seeText(form, '服务响应超时。放心重试，不会重复。')
  await expect.element(field('地点')).toHaveValue('创智路 99 号 3 层')
  await userEvent.keyboard('{Escape}')
  await expect.element(form).not.toBeInTheDocument()
  await userEvent.keyboard('i')
  await expect.element(field('地点')).toHaveValue('创智路 99 号 3 层')
  await expect.element(field('日期')).toHaveValue('2026.12.03')
  await userEvent.click(send)
  desk.resolve('send', undefined)
  await expect.element(form).not.toBeInTheDocument()
  await userEvent.keyboard('i')
  await expect.element(field('地点')).toHaveValue('')
})

const stands = (status: Invitation['status'], more: Partial<Invitation> = {}): Invitation => ({
  ...INVITATION,
  status,
  ...more,
})
const asked = { starts_at: '2026-12-05T08:00:00.000Z', reason: '那天上午有考试' }

it.each([
  ['invited', false, '待答复', ['改时间或地点', '取消面试']],
  ['accepted', false, '已接受', ['改时间或地点', '取消面试']],
  ['accepted', true, '已接受', ['已完成', '未到场', '改时间或地点', '取消面试']],
  ['rescheduleAsked', false, '改期待确认', ['同意改到这个时间', '改时间或地点', '取消面试']],
  ['declined', true, '已婉拒', []],
  ['completed', true, '已完成', []],
  ['cancelled', false, '已取消', []],
] as const)(
  'an interview that is %s, begun: %s, is shown as %s and offers %o [JOB-5]',
  async (status, hasBegun, name, offered) => {
    show([stands(status)], hasBegun)
    await expect.element(section.getByText(name, { exact: true }).first()).toBeVisible()
    // Beyond China its zone is named, too.
    await expect.element(section.getByText(/^12月3日周四 14:00，约 45 分钟/)).toBeVisible()
    await seeText(section, '创智路 99 号 3 层', '联系人：王老师 021-55551234', '带上作品')
    await seeControls(section, ...offered)
  },
)

it('an accepted interview of a decided delivery is over, and no other time is offered [JOB-5]', async () => {
  show([stands('accepted', { is_decided: true })], true)
  await expect.element(section.getByText('已结束', { exact: true })).toBeVisible()
  expect(section.getByText('已接受').elements()).toEqual([])
  await seeControls(section, '已完成', '未到场')
})

it('an answer that is late is said to be, and is still waited for until the interview begins [JOB-5]', async () => {
  show([stands('invited', { answer_by: '2026-11-23T08:00:00.000Z' })])
  await seeText(section, '已过回复期限', '回复期限（11月23日周一 16:00）已过，面试开始前学生仍可答复')
  await seeControls(section, '改时间或地点', '取消面试')
})

it('shows the other time that is asked for with its reason, and moves there as asked', async () => {
  const { desk } = show([stands('rescheduleAsked', { asked })])
  await seeText(section, '学生希望改到 12月5日周六 16:00 · 那天上午有考试')
  await seeAccessible()
  await userEvent.click(button(section, '同意改到这个时间'))
  expect(desk.calls('move')).toMatchObject([
    { starts_at: '2026-12-05T08:00:00.000Z', place: '创智路 99 号 3 层', answer_by: '2026-12-02T06:00:00.000Z' },
  ])
  desk.reject('move', new CallFailure({ kind: 'server', code: codes.refused, msg: '', data: { why: 'startPast' } }))
  await seeText(section, '学生希望的时间已经过去，请改到别的时间')
})

it('speaks every language, each without words of another', async () => {
  const roman = delivery(11, 'Lin', {
    status: 'interview',
    school: 'Jianglin',
    major: 'Control',
    position: { id: '5', title: 'Engineer' },
  })
  const invitation = stands('rescheduleAsked', {
    place: '99 Road',
    interviewer: 'Ms Wang',
    note: 'Bring it',
    asked: { ...asked, reason: 'Exam' },
  })
  serve({
    [LIST]: () => pageOf([roman]),
    [OPEN]: () => opened(roman, { resume: null, invitations: [invitation] }),
  })
  rendered = renderPanes({ ...reviewer().panes, place: { ...HERE, delivery: '11' }, title: 'Engineer' })
  rendered.speak('zh-TW')
  await seeText(main, '同意改到這個時間', '更改時間或地點')
  rendered.speak('en')
  await seeText(main, 'Agree to this time')
  await userEvent.click(button(main, 'Invite'))
  await seeText(page.getByRole('dialog'), 'Reply by')
  await userEvent.click(button(page.getByRole('dialog'), 'Send invitation'))
  await seeText(page.getByRole('dialog'), 'Choose a date')
  expect(document.body.textContent).not.toMatch(/\p{Script=Han}/u)
})
