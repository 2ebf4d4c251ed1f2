import { expect } from 'vitest'
import { page } from 'vitest/browser'
import {
  type ResumeUploadView,
  resumeUploadView,
} from '../../../machines/resume/resume-upload/resume-upload.selectors.ts'
import type { UploadWorld } from '../world/upload.tsx'
import { button, seeControls, seeText } from './see.ts'

const main = page.getByRole('main')
export const card = page.getByRole('region', { name: '上传简历', exact: true })
export const keepOriginal = card.getByRole('checkbox', { name: '把原文件也留作附件', exact: true, includeHidden: true })

const PROMISES = ['拿不准的会写明「请核对」，不会悄悄填进去', '扫描件、加密文件读不了，会告诉你怎么办']

async function seeCard(texts: readonly string[], controls: readonly string[], isChoosing: boolean): Promise<void> {
  await expect.element(card.getByRole('heading', { level: 2, name: '上传简历', exact: true })).toBeVisible()
  await seeText(card, '约 2 分钟', ...PROMISES, ...texts)
  await seeControls(main, ...controls)
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true })
  await expect.poll(() => keepOriginal.elements().some(isSeen)).toBe(isChoosing)
}

/** The file is on its way as it was chosen, to be kept. */
function seeSent({ desk }: UploadWorld): void {
  expect(desk.calls('upload').at(-1)).toEqual({ file: desk.calls('inspect').at(-1), original: 'kept' })
}

/** At work: what is done is told to whoever does not see it, too. */
async function seeWork(title: string, ...texts: string[]): Promise<void> {
  await expect.poll(() => card.getByRole('status').element().textContent).toBe(title)
  await seeCard(texts, title === '正在准备' ? [] : ['取消'], false)
}

async function seeProblem(title: string, hint: string, canRetry = false, name = '简历.pdf'): Promise<void> {
  await expect.element(card.getByRole('alert')).toBeVisible()
  await seeText(card.getByRole('alert'), title, name, hint)
  await seeCard([], [...(canRetry ? ['重试'] : []), '换一个文件', '知道了'], true)
}

/** What takes the whole page, with the title that a student hears first. */
async function seePage(role: 'status' | 'alert', title: string, texts: readonly string[], ...controls: string[]) {
  const state = main.getByRole(role)
  await expect.element(state.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await seeText(state, ...texts)
  await seeControls(main, ...controls)
  await expect.element(card).not.toBeInTheDocument()
}

const counts = ({ actor }: UploadWorld) => {
  const { saved, changes } = actor.getSnapshot().context
  return { saved, left: changes.length }
}

const NOT_ONLINE = '网络已断开，请检查网络后重试'

/** What the way of a file shows in each of its states. */
const sights = {
  recalling: () => seeWork('正在准备'),
  idle: () => seeCard(['把简历拖到这里', 'PDF、DOCX 或 JSON Resume，10 MB 以内'], ['选择文件'], true),
  paused: ({ actor }) =>
    seeCard(
      ['有一份识别结果还没保存', String(actor.getSnapshot().context.result?.name)],
      ['继续核对', '丢弃', '换一个文件'],
      true,
    ),
  validating: () => seeWork('正在检查 简历.pdf'),
  async uploading(world) {
    const { actor } = world
    seeSent(world)
    const percent = actor.getSnapshot().context.share === 0.4 ? 40 : 0
    await seeWork('正在上传 简历.pdf', `已上传 ${percent}%`)
    const bar = card.getByRole('progressbar', { name: '正在上传 简历.pdf', exact: true })
    await expect.poll(() => (bar.element() as HTMLProgressElement).position).toBe(percent / 100)
  },
  async parsing(world) {
    await seeWork('正在读 简历.pdf', '通常几秒钟，最多 15 秒')
    seeSent(world)
  },
  importing: () => seeWork('正在导入 简历.pdf'),
  async discarding({ actor }) {
    const hint = '读到的内容和你已经做的选择都会删掉，不能恢复。'
    await seeText(card.getByRole('alert'), `要丢弃「${actor.getSnapshot().context.result?.name}」的识别结果吗？`, hint)
    await seeCard([], ['取消', '丢弃'], false)
  },
  empty: () =>
    seeProblem('这个文件是空的', '里面什么都没有（0 字节）。请确认保存成功了，再重新选择。', false, '空.pdf'),
  badType: () =>
    seeProblem(
      '这不是 PDF、Word 或 JSON Resume 文件',
      '按内容判断，改文件名没有用。旧的 .doc 请在 Word 里另存为 .docx 或 PDF 再上传。',
    ),
  tooLarge: () => seeProblem('文件超过 10 MB', '压缩里面的图片，或另存为较小的 PDF 后再上传。'),
  scannedNoText: () =>
    seeProblem('这是扫描件，里面没有文字', '图片里的字我们不猜。请用 Word 原件，或从 Word 导出的 PDF。'),
  encrypted: () => seeProblem('文件有密码，打不开', '去掉密码后另存一份再上传。'),
  unreadable: () => seeProblem('这个文件读不出来', '它可能损坏了。在 Word 里打开另存一次，或导出 PDF 再试。'),
  timeout: () => seeProblem('15 秒内没有读完', '网络慢或文件太复杂。可以再试一次，或换一个小一点的文件。', true),
  offline: () => seeProblem('网络已断开', '文件还在，连上网络后点重试。', true),
  // In the server's own words.
  refused: () => seeProblem('没有上传成功', '请稍后再试', true),
  comparing: () => seePage('status', '正在和现在的简历对照', []),
  unread: () => seePage('alert', '现在的简历没有加载出来', ['识别结果还在，可以重试。', NOT_ONLINE], '重试'),
  async reviewing() {
    await expect.element(main.getByRole('heading', { level: 1, name: '核对识别结果', exact: true })).toBeVisible()
    await expect.element(button(main, '返回')).toBeVisible()
    await expect.element(card).not.toBeInTheDocument()
  },
  async saving(world) {
    const { saved, left } = counts(world)
    await seePage('status', `正在保存 ${saved} / ${saved + left}`, [])
    const bar = main.getByRole('progressbar', { name: '保存', exact: true })
    await expect.poll(() => (bar.element() as HTMLProgressElement).value).toBe(saved)
    expect(world.desk.calls('save').at(-1)).toEqual(world.actor.getSnapshot().context.changes[0])
  },
  conflict(world) {
    const { saved, left } = counts(world)
    const hint = `已写入 ${saved} 处，还有 ${left} 处没有写。请和最新内容再核对一次，你的选择还在。`
    return seePage('alert', '这一部分刚在别处改过', [hint], '回到核对')
  },
  stopped(world) {
    const { saved, left } = counts(world)
    const hint = `已写入 ${saved} 处，还有 ${left} 处没有写。`
    return seePage('alert', '没有全部保存', [hint, NOT_ONLINE], '重试', '回到核对')
  },
  done: () => seePage('status', '已保存，正在打开简历', []),
} satisfies Record<ResumeUploadView, (world: UploadWorld) => Promise<void>>

const inReview: readonly ResumeUploadView[] = ['comparing', 'unread', 'reviewing', 'saving', 'conflict', 'stopped']

/** What is on screen, in the address, and kept on this browser. */
export async function seeUpload(world: UploadWorld): Promise<ResumeUploadView> {
  const snapshot = world.actor.getSnapshot()
  const view = resumeUploadView(snapshot)
  await sights[view](world)
  const step = inReview.includes(view) ? 'review' : 'start'
  // Whatever the address says at first stays until what is kept is known.
  await expect.poll(() => view === 'recalling' || world.step() === step).toBe(true)
  expect(world.kept()).toEqual(view === 'done' ? null : snapshot.context.result)
  return view
}
