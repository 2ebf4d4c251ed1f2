import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { createActor, SimulatedClock } from 'xstate'
import { sharePaths } from '../../../machines/site/share/share.paths.ts'
import { provideShare } from '../../../machines/site/share/share.ports.ts'
import { LINK } from '../../../machines/site/share/share.properties.ts'
import { linkView, systemView } from '../../../machines/site/share/share.selectors.ts'
import { ShareDialog } from '../../../src/entities/share/ShareDialog.tsx'
import { button, dialog, seeControls, seeText } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { press } from '../world/hands.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const shown = dialog('分享职位')
const field = shown.getByRole('textbox', { name: '链接', exact: true })
const alert = shown.getByRole('alert')
const ofSystem = button(shown, '分享到其他应用')

const links = {
  async idle() {
    await expect.element(button(shown, '复制链接')).toHaveAttribute('aria-busy', 'false')
    await expect.element(alert).toBeEmptyDOMElement()
  },
  async copying() {
    await expect.element(button(shown, '复制链接')).toHaveAttribute('aria-busy', 'true')
  },
  async copied() {
    await expect.element(button(shown, '已复制')).toHaveAttribute('aria-busy', 'false')
    await expect.element(alert).toBeEmptyDOMElement()
  },
  async failed() {
    await seeText(alert, '没有复制成功。链接已选中，请手动复制。')
    await expect.element(field).toHaveFocus()
    const { selectionStart, selectionEnd } = field.element() as HTMLInputElement
    expect([selectionStart, selectionEnd]).toEqual([0, LINK.address.length])
  },
}

const systems = {
  async missing() {
    await expect.element(ofSystem).not.toBeInTheDocument()
  },
  async idle() {
    await expect.element(ofSystem).toHaveAttribute('aria-busy', 'false')
    await expect.element(shown.getByText('已分享', { exact: true })).not.toBeInTheDocument()
  },
  async sharing() {
    await expect.element(ofSystem).toHaveAttribute('aria-busy', 'true')
  },
  async shared() {
    await seeText(shown, '已分享')
  },
  async failed() {
    await seeText(shown, '没有分享成功，请复制链接发送。')
  },
}

replay(sharePaths, {
  async open({ input }, options) {
    const settings = sharePaths.inputs[input]
    if (!settings) throw new Error(`no input is named ${input}`)
    const [desk, clock] = [new Desk(), new SimulatedClock()]
    const machine = provideShare({
      copy: (text) => desk.call('copy', text),
      share: (link) => desk.call('share', link),
    })
    const actor = createActor(machine, { input: settings, clock, ...options }).start()
    const { close } = renderPage(<ShareDialog actor={actor} what="position" onClose={() => {}} />)
    return { world: { desk, clock, actor, close }, subject: actor }
  },
  perform: {
    ...outcomes('copy', 'share'),
    'COPY.ASKED': (_, { world: { actor } }) =>
      press(shown, actor.getSnapshot().matches({ link: 'copied' }) ? '已复制' : '复制链接'),
    'SYSTEM.ASKED': () => press(shown, '分享到其他应用'),
    'xstate.after.COPIED.share.link.copied': (_, { world }) => world.clock.increment(2000),
  },
  async see({ world: { desk, actor } }) {
    const [link, system] = [linkView(actor.getSnapshot()), systemView(actor.getSnapshot())]
    await links[link]()
    await systems[system]()
    await expect.element(field).toHaveValue(LINK.address)
    await expect.element(shown.getByRole('img', { name: '此页面的二维码', exact: true })).toBeVisible()
    await seeText(shown, LINK.title)
    const copy = link === 'copied' ? '已复制' : '复制链接'
    await seeControls(page.getByRole('dialog'), '关闭', copy, ...(system === 'missing' ? [] : ['分享到其他应用']))
    for (const text of desk.calls('copy')) expect(text).toBe(LINK.address)
    for (const handed of desk.calls('share')) expect(handed).toEqual(LINK)
    return `${link}, ${system}`
  },
  proves: () => ['JOB-2'],
})
