import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type ActorRefFrom, createActor } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import { CallFailure, type Failure } from '../../../contract/failures.ts'
import { provideUndo } from '../../../machines/kit/undo/undo.ports.ts'
import type { UndoOutput } from '../../../machines/kit/undo/undo.types.ts'
import { attachmentsPaths } from '../../../machines/resume/attachments/attachments.paths.ts'
import { type AttachmentsPorts, provideAttachments } from '../../../machines/resume/attachments/attachments.ports.ts'
import {
  type AddingView,
  type AttachmentsView,
  addingView,
  attachmentsView,
  type DeletingView,
  deletingView,
} from '../../../machines/resume/attachments/attachments.selectors.ts'
import type { AttachmentsEvent } from '../../../machines/resume/attachments/attachments.types.ts'
import { Attachments } from '../../../src/features/resume/attachments/Attachments.tsx'
import { button, seeControls, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const main = page.getByRole('main')
const question = page.getByRole('alertdialog', { name: '删除这个附件？', exact: true })

interface World {
  readonly desk: Desk
  readonly actor: ActorRefFrom<ReturnType<typeof provideAttachments>>
  /** The upload under way says so. */
  tell(event: AttachmentsEvent): void
  close(): void
}

/** As the system's dialog hands over a file of so many bytes. */
function choose({ name, size }: { readonly name: string; readonly size: number }): void {
  const input = document.querySelector<HTMLInputElement>('main input[type=file]')
  if (!input) throw new Error('no file can be chosen')
  // Where the dialog of files was opened from, and leads back to.
  const [opener] = button(main, '添加附件').elements()
  if (opener instanceof HTMLElement) opener.focus()
  const chosen = new DataTransfer()
  chosen.items.add(new File([new ArrayBuffer(size)], name))
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const told = (step: { readonly event: unknown }, { world }: { readonly world: World }) =>
  world.tell(step.event as AttachmentsEvent)

const seeFocusWithin = () => expect.poll(() => main.element().contains(document.activeElement)).toBe(true)

const date = '2026.11.20'

/** Names of all files in their order, with what is said of each. */
const rows = () =>
  main
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
const seeRows = (names: readonly string[]) => expect.poll(rows).toEqual(names.map((name) => `${name}20 KB · ${date}`))

/** Links and buttons of the rows. */
const rowControls = (names: readonly string[]) => names.flatMap((name) => [`下载 ${name}`, `删除 ${name}`])

const refusals: Readonly<Record<number, readonly [string, string]>> = {
  [codes.fileTooLarge]: ['文件超过 10 MB', '压缩里面的图片，或另存为较小的 PDF 后再上传。'],
  [codes.fileType]: [
    '这不是 PDF 或 Word 文件',
    '按内容判断，改文件名没有用。旧的 .doc 请在 Word 里另存为 .docx 或 PDF 再上传。',
  ],
  [codes.fileUnreadable]: ['这个文件读不出来', '它可能损坏了。在 Word 里打开另存一次，或导出 PDF 再试。'],
}
const offline = ['网络已断开', '文件还在，连上网络后点重试。']

const wordsOf = (failure: Failure | null) =>
  failure?.kind === 'server' ? (refusals[failure.code] ?? []) : failure?.kind === 'offline' ? offline : []

async function seeProgress(label: string, value: number): Promise<void> {
  await seeText(main.getByRole('status'), label)
  await expect.element(main.getByRole('progressbar', { name: label, exact: true })).toHaveAttribute('value', `${value}`)
}

/** What is said of a file that is added; the names of what can be pressed. */
const addings = {
  async resting() {
    await expect.element(button(main, '添加附件')).toBeEnabled()
    return ['添加附件']
  },
  async full() {
    await seeText(main.getByRole('alert'), '已经有 10 个附件', '删掉一个再添加。')
    await seeFocusWithin()
    return ['知道了', '添加附件']
  },
  async validating() {
    await seeProgress('正在检查 成绩单.pdf', 0)
    return ['取消']
  },
  async sending({ actor }) {
    await seeProgress('正在上传 成绩单.pdf', actor.getSnapshot().context.share * 100)
    return ['取消']
  },
  async failed({ actor }) {
    const { failure, file } = actor.getSnapshot().context
    const said = wordsOf(failure)
    expect(said).toHaveLength(2)
    await seeText(main.getByRole('alert'), ...said, file!.name)
    return failure?.kind === 'offline' ? ['重试', '知道了', '添加附件'] : ['知道了', '添加附件']
  },
} satisfies Record<AddingView, (world: World) => Promise<readonly string[]>>

const deletings = {
  async resting(_, names) {
    await expect.element(question).not.toBeInTheDocument()
    for (const name of names) await expect.element(button(main, `删除 ${name}`)).toBeEnabled()
    return []
  },
  async confirming() {
    await seeText(question, '将删除 证书.pdf，10 秒内可以撤销。')
    await seeControls(question, '取消', '删除')
    await expect.element(button(question, '取消')).toHaveFocus()
    return []
  },
  async removing() {
    await expect.element(question).not.toBeInTheDocument()
    await seeText(main.getByRole('status'), '已删除 证书.pdf')
    await expect.element(main.getByText('还没有附件')).not.toBeInTheDocument()
    await seeFocusWithin()
    return ['撤销', '知道了']
  },
} satisfies Record<DeletingView, (world: World, names: readonly string[]) => Promise<readonly string[]>>

async function seeListed(world: World): Promise<string> {
  const snapshot = world.actor.getSnapshot()
  const [adding, deleting] = [addingView(snapshot), deletingView(snapshot)]
  const names = deleting === 'removing' ? [] : snapshot.context.list.map(({ name }) => name)
  const asked = await deletings[deleting](world, names)
  // What lies under a dialog is there for nobody.
  if (deleting === 'confirming') return deleting
  const controls = [...(await addings[adding](world)), ...asked]
  await seeText(main, 'PDF 或 DOCX，10 MB 以内，最多 10 个。投递前只有你能下载。')
  await seeRows(names)
  await seeControls(main, ...rowControls(names), ...controls)
  return `${adding}, ${deleting}`
}

const sights = {
  async reading() {
    await expect.element(main.getByRole('status', { name: '正在加载附件', exact: true })).toBeVisible()
    await seeControls(main)
    return 'reading'
  },
  async unread() {
    await seeText(main.getByRole('alert'), '附件没有加载出来', '网络已断开，请检查网络后重试')
    await seeControls(main, '重试')
    return 'unread'
  },
  listed: seeListed,
} satisfies Record<AttachmentsView, (world: World) => Promise<string>>

const offlineRestoring = new CallFailure({ kind: 'offline' })

/** Ends of a deletion, as a student brings them about. */
const ends: Readonly<Record<UndoOutput['result'], (desk: Desk) => Promise<void>>> = {
  deleted: () => press(main, '知道了'),
  async restored(desk) {
    await press(main, '撤销')
    await seeText(main.getByRole('status'), '正在恢复 证书.pdf')
    desk.reject('restore', offlineRestoring)
    await seeText(main.getByRole('status'), '没有恢复成功：证书.pdf')
    await press(main, '重试')
    desk.resolve('restore', undefined)
  },
  kept: () => press(main, '知道了'),
}

replay<typeof attachmentsPaths.machine, World>(attachmentsPaths, {
  async open(_, options) {
    const desk = new Desk()
    // The server deletes at once; what comes of it else is the undo's own.
    desk.always('remove', undefined)
    let tell: World['tell'] = () => {}
    const ports: AttachmentsPorts = {
      read: () => desk.call('read'),
      inspect: (file) => desk.call('inspect', file.name),
      upload(file, report) {
        void desk.call('upload', file.name)
        tell = report
        return () => {
          tell = () => {}
        }
      },
      undo: provideUndo({
        remove: ({ id }) => desk.call('remove', id),
        restore: ({ id }) => desk.call('restore', id),
        hide() {},
        show() {},
      }),
    }
    const actor = createActor(provideAttachments(ports), options).start()
    const { close } = renderPage(
      <main>
        <Attachments actor={actor} addressOf={(id) => `/files/${id}`} />
      </main>,
    )
    return { world: { desk, actor, tell: (event) => tell(event), close }, subject: actor }
  },
  perform: {
    ...outcomes('read', 'inspect'),
    'FILE.CHOSEN': ({ event }) => choose(Reflect.get(event, 'file')),
    CANCELLED: () => press(main, '取消'),
    RETRIED: () => press(main, '重试'),
    DISMISSED: () => press(main, '知道了'),
    'DELETION.ASKED': () => press(main, '删除 证书.pdf'),
    'DELETION.CONFIRMED': () => press(question, '删除'),
    async 'DELETION.CANCELLED'() {
      await press(question, '取消')
      await expect.element(button(main, '删除 证书.pdf')).toHaveFocus()
    },
    'xstate.done.actor.undo': ({ event }, { world }) =>
      ends[(event as unknown as { output: UndoOutput }).output.result](world.desk),
    'UPLOAD.SENT': told,
    'UPLOAD.DONE': told,
    'UPLOAD.FAILED': told,
  },
  see: ({ world }) => sights[attachmentsView(world.actor.getSnapshot())](world),
  proves: () => ['RES-6'],
})
