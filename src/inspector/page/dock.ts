import { createActor } from 'xstate'
import type { Locale } from '../../../contract/calls/site.ts'
import { provideDock } from '../../../machines/inspector/dock/dock.ports.ts'
import * as m from '../../../messages/compiled/messages.js'
import { formatPlace, parsePlace } from '../place.ts'
import { tab } from './channel.ts'
import * as css from './dock.css.ts'
import { readSetting } from './setting.ts'

/** Share of the window's width, in per cent. */
const WIDTH = { least: 25, usual: 45, most: 75 }
const KEY_STEP = 5

/** How often the inspector's own window is looked at, milliseconds: nothing tells when it is closed. */
const WATCH_PACE = 500

const language = () => ({ locale: document.documentElement.lang as Locale })
const place = () => formatPlace({ ...parsePlace('#/inspector'), tab })

let shown: { readonly dock: HTMLElement; readonly notice: HTMLElement } | undefined
let opened: Window | null = null

function setWidth(separator: HTMLElement, percent: number): void {
  const width = Math.min(WIDTH.most, Math.max(WIDTH.least, Math.round(percent)))
  document.documentElement.style.setProperty('--inspector-dock', `${width}vw`)
  separator.setAttribute('aria-valuenow', String(width))
}

function createSeparator(frame: HTMLElement): HTMLElement {
  const separator = document.createElement('div')
  separator.className = css.separator
  separator.tabIndex = 0
  const attributes = {
    role: 'separator',
    'aria-orientation': 'vertical',
    'aria-label': m.inspector_page_resize({}, language()),
  }
  for (const [name, value] of Object.entries(attributes)) separator.setAttribute(name, value)
  separator.setAttribute('aria-valuemin', String(WIDTH.least))
  separator.setAttribute('aria-valuemax', String(WIDTH.most))
  const now = () => Number(separator.getAttribute('aria-valuenow'))
  separator.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') setWidth(separator, now() + KEY_STEP)
    if (key === 'ArrowRight') setWidth(separator, now() - KEY_STEP)
  })
  separator.addEventListener('pointerdown', ({ pointerId }) => {
    separator.setPointerCapture(pointerId)
    frame.inert = true
  })
  separator.addEventListener('lostpointercapture', () => {
    frame.inert = false
  })
  separator.addEventListener('pointermove', (event) => {
    if (!separator.hasPointerCapture(event.pointerId)) return
    setWidth(separator, 100 - (event.clientX / window.innerWidth) * 100)
  })
  setWidth(separator, WIDTH.usual)
  return separator
}

/** Outside of the body: a dialog of the page makes all in there inert. */
function showDock(): void {
  const dock = document.createElement('aside')
  dock.className = css.dock
  dock.setAttribute('aria-label', m.inspector_page_dock({}, language()))
  const frame = document.createElement('iframe')
  frame.className = css.frame
  frame.title = m.inspector_page_dock({}, language())
  frame.src = `${readSetting().dock}${place()}`
  const notice = document.createElement('p')
  notice.className = css.notice
  notice.setAttribute('role', 'status')
  dock.append(createSeparator(frame), frame, notice)
  document.documentElement.append(dock)
  document.documentElement.classList.add(css.docked)
  shown = { dock, notice }
}

function hideDock(): void {
  shown?.dock.remove()
  shown = undefined
  document.documentElement.classList.remove(css.docked)
}

/** The inspector of this page, beside it or in a window of its own. */
export const dock = createActor(
  provideDock({
    showDock,
    hideDock,
    async openWindow() {
      opened = window.open(`${location.origin}/${place()}`, `inspector-${tab}`, 'width=1440,height=900')
      if (!opened) throw new Error('the browser refused the window')
    },
    focusWindow: () => opened?.focus(),
    watchWindow(closed) {
      const watch = setInterval(() => opened?.closed && closed(), WATCH_PACE)
      return () => clearInterval(watch)
    },
    notify() {
      if (shown) shown.notice.textContent = m.inspector_page_window_refused({}, language())
    },
  }),
).start()
