import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import { codes } from '../../../contract/codes.ts'
import type { Failure } from '../../../contract/failures.ts'
import { photoCropPaths } from '../../../machines/resume/photo-crop/photo-crop.paths.ts'
import { providePhotoCrop } from '../../../machines/resume/photo-crop/photo-crop.ports.ts'
import { SMALL } from '../../../machines/resume/photo-crop/photo-crop.properties.ts'
import { type PhotoCropView, photoCropView } from '../../../machines/resume/photo-crop/photo-crop.selectors.ts'
import type { Opened, PhotoCropEvent } from '../../../machines/resume/photo-crop/photo-crop.types.ts'
import { PhotoCrop } from '../../../src/features/resume/photo/PhotoCrop.tsx'
import { seeControls, seeText, setWidth } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { autofill, press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const dialog = page.getByRole('dialog', { name: '证件照', exact: true })
const frame = dialog.getByLabelText('裁剪框，方向键移动，加减键缩放', { exact: true })
const zoom = dialog.getByLabelText('缩放', { exact: true })

/** A picture that takes its place at once. */
const SQUARE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="teal"/></svg>'

/** As the system's dialog hands over a file of so many bytes. */
function choose({ name, size }: { readonly name: string; readonly size: number }): void {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
  if (!input) throw new Error('no file can be chosen')
  const chosen = new DataTransfer()
  chosen.items.add(new File([new ArrayBuffer(size)], name))
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

interface World {
  readonly desk: Desk
  readonly actor: ActorRefFrom<ReturnType<typeof providePhotoCrop>>
  /** The upload under way says so. */
  tell(event: PhotoCropEvent): void
  close(): void
}

function show(options: { inspect?: (event: InspectionEvent) => void } = {}): World {
  const desk = new Desk()
  let tell: World['tell'] = () => {}
  const machine = providePhotoCrop({
    open: (file) => desk.call('open', file),
    upload(cutting, report) {
      void desk.call('upload', cutting)
      tell = report
      return () => {
        tell = () => {}
      }
    },
  })
  const actor = createActor(machine, options).start()
  const { close } = renderPage(<PhotoCrop actor={actor} hasPhoto />)
  return { desk, actor, tell: (event) => tell(event), close }
}

const drawn = (opened: Opened): Opened =>
  opened.kind === 'opened' ? { kind: 'opened', picture: { ...opened.picture, url: SQUARE } } : opened

const told = (step: { readonly event: unknown }, { world }: { readonly world: World }) =>
  world.tell(step.event as PhotoCropEvent)

/** The frame as it lies over the picture, by shares of it. */
function lying() {
  const { left, top, width, height } = frame.element().getBoundingClientRect()
  const picture = dialog.element().querySelector('img')!.getBoundingClientRect()
  return {
    x: (left - picture.left) / picture.width,
    y: (top - picture.top) / picture.height,
    width: width / picture.width,
    height: height / picture.height,
  }
}

async function seeFrameAt(x: number, y: number, width: number): Promise<void> {
  const wanted = [x, y, width, (width * 4) / 3]
  const astray = () => {
    const at = lying()
    return Math.max(...[at.x, at.y, at.width, at.height].map((share, i) => Math.abs(share - wanted[i]!)))
  }
  await expect.poll(astray).toBeLessThan(0.005)
}

const refusals: Readonly<Record<number, readonly [string, string]>> = {
  [codes.fileTooLarge]: ['照片超过 5 MB', '请先压缩，或换一张。'],
  [codes.fileType]: ['这不是 JPEG、PNG 或 WebP 图片', '按内容判断，改文件名没有用。请另存为 JPEG 再试。'],
  [codes.fileUnreadable]: ['这张图片打不开', '它可能损坏了，请换一张。'],
}

const refusalOf = (failure: Failure | null) => refusals[failure?.kind === 'server' ? failure.code : 0] ?? []

const sights = {
  async empty() {
    await seeText(dialog, '把照片拖到这里', 'JPEG、PNG 或 WebP，5 MB 以内，会裁成 3:4')
    await seeControls(dialog, '去掉照片', '选择照片', '关闭')
  },
  async turnedDown({ actor }) {
    const said = refusalOf(actor.getSnapshot().context.failure)
    expect(said).toHaveLength(2)
    await seeText(dialog.getByRole('alert'), ...said)
    await seeControls(dialog, '去掉照片', '选择照片', '关闭')
  },
  async opening() {
    await seeText(dialog.getByRole('status'), '正在打开照片')
    await seeControls(dialog, '关闭')
  },
  async framing({ actor }) {
    const { x, y, width } = actor.getSnapshot().context.frame
    await seeFrameAt(x, y, width)
    await expect.element(frame).toHaveFocus()
    await expect.element(zoom).toHaveValue(String(0.75 / width))
    await seeControls(dialog, '换一张', '取消', '使用这张照片', '关闭')
  },
  async sending({ actor, desk }) {
    const { share, frame: cut } = actor.getSnapshot().context
    await seeText(dialog.getByRole('status'), '正在上传照片')
    const bar = dialog.getByRole('progressbar', { name: '正在上传照片', exact: true })
    await expect.element(bar).toHaveAttribute('value', String(share * 100))
    expect(desk.calls('upload').at(-1)).toMatchObject({ cut })
    await seeControls(dialog, '取消', '使用这张照片', '关闭')
  },
  async failed() {
    await seeText(dialog.getByRole('alert'), '网络已断开', '文件还在，连上网络后点重试。')
    await seeControls(dialog, '重新裁剪', '重试', '关闭')
  },
  async over() {
    await expect.element(dialog).not.toBeInTheDocument()
  },
} satisfies Record<PhotoCropView, (world: World) => Promise<void>>

replay<typeof photoCropPaths.machine, World>(photoCropPaths, {
  async open(_, options) {
    const world = show(options)
    return { world, subject: world.actor }
  },
  perform: {
    ...outcomes('open'),
    'xstate.done.actor.open': ({ event }, { world }) =>
      world.desk.resolve('open', drawn((event as unknown as { output: Opened }).output)),
    'FILE.CHOSEN': ({ event }) => choose(Reflect.get(event, 'file')),
    'FRAME.MOVED': ({ event }) => userEvent.keyboard(Reflect.get(event, 'dx') > 0 ? '{ArrowRight}' : '{ArrowLeft}'),
    'FRAME.ZOOMED': ({ event }) => autofill(zoom, String(Reflect.get(event, 'zoom'))),
    CONFIRMED: () => press(dialog, '使用这张照片'),
    CANCELLED: () => press(dialog, '取消'),
    RETRIED: () => press(dialog, '重试'),
    REFRAMED: () => press(dialog, '重新裁剪'),
    'PHOTO.REMOVED': () => press(dialog, '去掉照片'),
    'DIALOG.CLOSED': () => press(dialog, '关闭'),
    'UPLOAD.SENT': told,
    'UPLOAD.DONE': told,
    'UPLOAD.FAILED': told,
  },
  async see({ world }) {
    const view = photoCropView(world.actor.getSnapshot())
    await sights[view](world)
    expect(dialog.elements().some((one) => one.contains(document.activeElement))).toBe(view !== 'over')
    return view
  },
  proves: () => ['RES-2'],
})

describe('the frame [RES-2]', () => {
  let world: World | undefined
  afterEach(() => world?.close())

  async function framing(side = 800): Promise<HTMLElement> {
    await setWidth('wide')
    world = show()
    await seeText(dialog, '把照片拖到这里')
    choose(SMALL)
    world.desk.resolve('open', drawn({ kind: 'opened', picture: { url: '', width: side, height: side } }))
    await seeFrameAt(0.125, 0, 0.75)
    return frame.element() as HTMLElement
  }

  const pointer = (type: string, clientX: number, clientY: number, pointerId = 1) =>
    new PointerEvent(type, { clientX, clientY, pointerId, bubbles: true, cancelable: true })

  it('says how many pixels are left where they are too few to be printed, and no more once they are enough', async () => {
    await framing(394)
    const few = /^裁剪后只有 (\d+ × \d+) 像素，打印出来会模糊；缩小裁剪倍数，或换一张裁剪后至少宽 295 像素的照片。$/
    const told = () => few.exec(dialog.getByRole('status').element().textContent ?? '')?.[1]
    await expect.element(zoom).toHaveValue('1')
    expect(told()).toBeUndefined()
    await userEvent.keyboard('+')
    await expect.poll(told).toBe('269 × 358')
    await userEvent.keyboard('-')
    await expect.poll(told).toBeUndefined()
  })

  it('is put around another photo at once', async () => {
    await framing()
    choose({ name: '另一张.jpg', size: 9 })
    await seeText(dialog.getByRole('status'), '正在打开照片')
    expect(world?.desk.calls('open').at(-1)).toMatchObject({ name: '另一张.jpg' })
    world?.desk.resolve('open', drawn({ kind: 'opened', picture: { url: '', width: 800, height: 800 } }))
    await seeFrameAt(0.125, 0, 0.75)
  })

  it('goes with the keys, and is zoomed around its middle', async () => {
    await framing()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await seeFrameAt(0.085, 0, 0.75)
    await userEvent.keyboard('+')
    await seeFrameAt(0.085 + 0.034, 0.045, 0.75 / 1.1)
    await userEvent.keyboard('{ArrowDown}{ArrowUp}-')
    await seeFrameAt(0.085, 0, 0.75)
  })

  it('goes where a finger draws it, and no further than the picture', async () => {
    const element = await framing()
    element.setPointerCapture = () => {}
    const { width } = dialog.element().querySelector('img')!.getBoundingClientRect()
    element.dispatchEvent(pointer('pointerdown', 100, 100))
    element.dispatchEvent(pointer('pointermove', 100 - width / 20, 100))
    await seeFrameAt(0.075, 0, 0.75)
    element.dispatchEvent(pointer('pointermove', 100 + width, 100))
    await seeFrameAt(0.25, 0, 0.75)
    element.dispatchEvent(pointer('pointerup', 100 + width, 100))
    element.dispatchEvent(pointer('pointermove', 100, 100))
    await seeFrameAt(0.25, 0, 0.75)
  })

  it('is used once, where the button that says so is pressed twice', async () => {
    await framing()
    const confirm = dialog.getByRole('button', { name: '使用这张照片', exact: true })
    await expect.element(confirm).toBeVisible()
    const { x, y, width, height } = confirm.element().getBoundingClientRect()
    const press = () => (document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement).click()
    press()
    await expect.element(dialog.getByText('正在上传照片', { exact: true })).toBeVisible()
    press()
    expect(world?.actor.getSnapshot().matches({ opened: 'sending' })).toBe(true)
    expect(world?.desk.calls('upload')).toHaveLength(1)
  })

  it('is zoomed by two fingers and by the wheel', async () => {
    const element = await framing()
    element.setPointerCapture = () => {}
    element.dispatchEvent(pointer('pointerdown', 100, 100, 1))
    element.dispatchEvent(pointer('pointerdown', 200, 100, 2))
    element.dispatchEvent(pointer('pointermove', 300, 100, 2))
    await seeFrameAt(0.3125, 0.25, 0.375)
    const wheel = new WheelEvent('wheel', { deltaY: 1, bubbles: true, cancelable: true })
    element.dispatchEvent(wheel)
    await expect.element(zoom).toHaveValue('1.8')
    expect(wheel.defaultPrevented).toBe(true)
  })
})
