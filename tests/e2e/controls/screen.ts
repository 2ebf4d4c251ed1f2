import { layersOver } from '../world/layers.ts'
import { eventually, type Visitor } from '../world.ts'
import { type Covered, cover, type Entry, type Words } from './catalogue.ts'
import type { Press } from './change.ts'
import { type Control, controlsOf, told } from './control.ts'
import { settle } from './settle.ts'

/** A page, or a dialog of it, with all that can be pressed there. */
export interface Screen {
  /** Its hash route. */
  readonly path: string
  /** Names of what is pressed there, one after the other, to see it. */
  readonly through?: readonly Words[]
  /** Which of the controls in sight belong to it. */
  readonly part: 'page' | 'header' | 'footer' | 'dialog'
  readonly entries: readonly Entry[]
}

const belongs = {
  page: ({ places }: Control) => !places.includes('banner') && !places.includes('contentinfo'),
  header: ({ places }: Control) => places.includes('banner'),
  footer: ({ places }: Control) => places.includes('contentinfo'),
  dialog: ({ places }: Control) => places.includes('dialog') || places.includes('alertdialog'),
} satisfies Record<Screen['part'], (control: Control) => boolean>

/** Which control it is among all, however often the page is drawn anew. */
const identityOf = ({ role, name, href, places, state }: Control) => JSON.stringify([role, name, href, places, state])

const samples = {
  ends: (controls: readonly Control[]) => [...controls.slice(0, 1), ...controls.slice(1).slice(-1)],
  first: (controls: readonly Control[]) => controls.slice(0, 1),
  none: () => [],
} satisfies Record<Entry['sample'], (controls: readonly Control[]) => readonly Control[]>

/** A box that its label's words lie over is pressed by these. */
async function topOf(element: Press['element']): Promise<Press['element']> {
  await element.scrollIntoViewIfNeeded()
  const top = await element.evaluateHandle((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const over = document.elementFromPoint(x + width / 2, y + height / 2)
    return over?.closest('label')?.contains(one) ? over : one
  })
  return top.asElement() as Press['element']
}

const OPEN = '[role=dialog], [role=alertdialog]'

/** Presses what a screen has, and tells what is not as its catalogue says. */
export class Pressing {
  readonly #visitor: Visitor
  readonly #screen: Screen
  /** Of the page itself, without dialogs. */
  #ownLayers = 0
  pressed = 0

  constructor(visitor: Visitor, screen: Screen) {
    this.#visitor = visitor
    this.#screen = screen
  }

  /**
   * @returns a line for each press that came to something else
   * @throws where a control has no entry, or an entry no control
   */
  async all(): Promise<readonly string[]> {
    await this.#reach()
    const covered = await this.#cover()
    const wrong: string[] = []
    for (const { entry, controls: list } of covered) {
      for (const control of samples[entry.sample](list)) {
        const same = list.filter((one) => identityOf(one) === identityOf(control))
        try {
          await this.#press(control, same.indexOf(control), entry)
        } catch (error) {
          wrong.push(`${told(control)}: ${error instanceof Error ? error.message : error}`)
        }
      }
    }
    return wrong
  }

  async #press(control: Control, at: number, { change }: Entry): Promise<void> {
    if (this.pressed > 0) await this.#reach()
    const same = await this.#find((one) => identityOf(one) === identityOf(control), at)
    const element = (await this.#visitor.page.getByRef(same.ref).elementHandle())!
    this.pressed += 1
    await change({ visitor: this.#visitor, control, element, press: async () => (await topOf(element)).click() })
  }

  /** A control, once it is there. */
  async #find(isIt: (control: Control) => boolean, at: number): Promise<Control> {
    let found: Control | undefined
    await eventually(async () => {
      found = (await this.#here()).filter(isIt)[at]
      return found !== undefined
    }).toBe(true)
    return found!
  }

  #here = async () => (await controlsOf(this.#visitor.page)).filter(belongs[this.#screen.part])

  /** What each entry covers, once every control has one, every entry its controls, and nothing more is coming. */
  async #cover(): Promise<readonly Covered[]> {
    let found = cover(this.#screen.entries, [])
    let last = ''
    await eventually(async () => {
      const controls = await this.#here()
      const before = last
      last = controls.map(identityOf).join()
      found = cover(this.#screen.entries, controls)
      return [
        ...found.unknown.map((control) => `no entry: ${told(control)}`),
        ...found.misfits.map(({ role, name, within }) => `covers nothing, or too much: ${role} ${name} ${within}`),
        ...(last === before ? [] : ['more is coming']),
      ]
    }).toEqual([])
    return found.covered
  }

  /** Entries of the history that belong to what lies over the page. */
  #layers = () => layersOver(this.#visitor.page)

  /** One may have come out of another, to which it leads back; the browser leaves its entry in its own time. */
  async #closeDialogs(): Promise<void> {
    const { page } = this.#visitor
    const open = () => page.locator(OPEN).evaluateAll((all) => all.map((one) => one.textContent).join())
    let hadDialogs = false
    for (let text = await open(); text !== ''; text = await open()) {
      hadDialogs = true
      // A dialog is drawn before it listens.
      await eventually(async () => {
        await page.keyboard.press('Escape')
        return open()
      }).not.toBe(text)
    }
    const isElsewhere = () => !hadDialogs && this.#visitor.path !== this.#screen.path
    await eventually(async () => isElsewhere() || (await this.#layers()) <= this.#ownLayers).toBe(true)
  }

  /** The screen as it is for somebody who has just come: drawn anew, without dialogs. */
  async #reach(): Promise<void> {
    const { page } = this.#visitor
    const { path, through = [] } = this.#screen
    await page.mouse.move(0, 0)
    await this.#closeDialogs()
    // Away from it first, so that nothing of it stays; all of it comes anew.
    const aside = page.getByRole('main').getByRole('heading', { level: 1, name: /^(?:关于我们|關於我們|About us)$/ })
    await this.#visitor.open('/about')
    await aside.waitFor()
    await settle(page)
    await this.#visitor.open(path)
    if (path !== '/about') await aside.waitFor({ state: 'detached' })
    await settle(page)
    this.#ownLayers = await this.#layers()
    for (const name of through) {
      const [button, tab] = (['button', 'tab'] as const).map((role) => page.getByRole(role, { name, exact: true }))
      await button!.or(tab!).first().click()
    }
    if (this.#screen.part === 'dialog') await page.locator(OPEN).first().waitFor()
  }
}
