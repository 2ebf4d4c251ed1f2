import type { Locator, Page } from 'playwright-core'
import { createCaptcha } from '../../../contract/calls/captcha.ts'
import type { Demo } from '../world/demo.ts'
import { eventually } from '../world.ts'

interface Shown {
  readonly challenge: string
  readonly width: number
  readonly pieceSize: number
}

/** The puzzle and its slider as they are called in a language. */
export interface CaptchaNames {
  readonly puzzle: string
  readonly slider: string
}

const simplified: CaptchaNames = { puzzle: '请完成安全验证', slider: '拖动滑块完成拼图' }

/** The slider puzzle, with a hand that knows the answer. */
export class CaptchaDialog {
  readonly dialog: Locator
  readonly slider: Locator
  readonly service: Locator
  readonly #page: Page
  readonly #demo: Demo
  #latest: Shown | null = null

  /** Made before the puzzle is asked for: it listens for the challenge's id. */
  constructor(page: Page, demo: Demo, names = simplified) {
    this.#page = page
    this.#demo = demo
    this.dialog = page.getByRole('dialog', { name: names.puzzle, exact: true })
    this.slider = this.dialog.getByRole('slider', { name: names.slider, exact: true })
    this.service = page.getByRole('dialog', { name: '安全验证未完成', exact: true })
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === createCaptcha.path) this.#latest = null
    })
    page.on('response', async (response) => {
      if (new URL(response.url()).pathname !== createCaptcha.path || !response.ok()) return
      const { data } = await response.json().catch(() => ({ data: null }))
      if (data) this.#latest = data
    })
  }

  /** Waits until a puzzle can be dragged. */
  async seeReady(): Promise<void> {
    await this.slider.and(this.#page.locator('[aria-disabled="false"]')).waitFor()
    await eventually(() => this.#latest !== null).toBe(true)
  }

  /** Drags the piece to its hole. */
  async solve(): Promise<void> {
    await this.#dragTo(await this.#solution())
  }

  /** Lets go far from the hole. */
  async miss(): Promise<void> {
    const { width, pieceSize } = this.#shown
    const range = width - pieceSize
    const x = await this.#solution()
    await this.#dragTo(x > range / 2 ? x - range / 3 : x + range / 3)
  }

  /** By arrow keys and Enter. */
  async solveByKeys(): Promise<void> {
    const x = await this.#solution()
    await this.slider.focus()
    const leaps = Math.floor(x / 10)
    // A finger holds a key for a while, now longer and now shorter.
    const press = (key: string, time: number) => this.slider.press(key, { delay: 12 + (time % 3) * 6 })
    for (let i = 0; i < leaps; i++) await press('Shift+ArrowRight', i)
    for (let i = 0; i < Math.round((x - leaps * 10) / 2); i++) await press('ArrowRight', i)
    await this.slider.press('Enter')
  }

  another = () => this.#press('换一张')

  close = () => this.#press('关闭')

  /** Of customer service: another try. */
  retry = () => this.service.getByRole('button', { name: '重新验证', exact: true }).click()

  /** Of customer service: enough. */
  dismiss = () => this.service.getByRole('button', { name: '知道了', exact: true }).click()

  see = (text: string) => this.dialog.getByRole('status').getByText(text, { exact: true }).waitFor()

  seeGone = () => this.dialog.waitFor({ state: 'detached' })

  /** Id of the puzzle that the server drew last. */
  get challenge(): string {
    return this.#shown.challenge
  }

  get #shown(): Shown {
    if (!this.#latest) throw new Error('no puzzle has come yet')
    return this.#latest
  }

  async #solution(): Promise<number> {
    await this.seeReady()
    return this.#demo.solution(this.challenge)
  }

  async #dragTo(x: number): Promise<void> {
    const { width, pieceSize } = this.#shown
    // Where it comes to rest: the sheet of a phone slides in.
    await this.slider.hover()
    const handle = await boxOf(this.slider)
    const track = await boxOf(this.slider.locator('xpath=..'))
    const way = (x / (width - pieceSize)) * (track.width - handle.width)
    const [fromX, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
    const { mouse } = this.#page
    await mouse.move(fromX, y)
    await mouse.down()
    for (const share of pull) await mouse.move(fromX + way * share, y + share * 3)
    await mouse.up()
  }

  #press = (name: string) => this.dialog.getByRole('button', { name, exact: true }).click()
}

/** Of the way: a hand that slows down, goes a little too far and comes back. */
const pull = [
  0.01, 0.03, 0.07, 0.12, 0.19, 0.27, 0.36, 0.45, 0.54, 0.62, 0.7, 0.77, 0.83, 0.88, 0.92, 0.95, 0.97, 0.985, 0.995, 1,
  1.005, 1.01, 1.01, 1.005, 1,
]

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('nothing to grasp')
  return box
}
