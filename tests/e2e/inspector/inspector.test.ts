import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { createMachine } from 'xstate'
import { getLoginQrCode } from '../../../contract/calls/authentication.ts'
import { declaredStates, stateNodes } from '../../../harness/xstate.ts'
import { flows } from '../../../machines/flows.ts'
import { qrLoginMachine } from '../../../machines/login/qr-login/qr-login.machine.ts'
import { Inspector } from '../models/inspector.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { findBarriers } from '../world/accessibility.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

/** A visitor with the login open on its code. */
async function arrive() {
  const visitor = await world.visit({ viewport: { width: 1440, height: 900 } })
  await visitor.open()
  const login = new LoginDialog(visitor.page)
  await login.open()
  await login.seeWaiting()
  return { visitor, login }
}

async function scan(login: LoginDialog): Promise<ScanPage> {
  const phone = await world.visit({ viewport: { width: 390, height: 844 } })
  const page = new ScanPage(phone.page)
  await page.open(await decodeQrCode(login.qrCode))
  return page
}

const saved = async (download: Download): Promise<Buffer> => readFile(await download.path())

/** What an entry of the export menu gives. */
async function exported(page: Page, entry: RegExp): Promise<{ name: string; content: Buffer }> {
  await page.getByRole('button', { name: '导出' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry }).click(),
  ])
  return { name: download.suggestedFilename(), content: await saved(download) }
}

const waiting = ['qrLogin', 'qrLogin.live', 'qrLogin.live.tab', 'qrLogin.live.phone', 'qrLogin.live.polling']

describe('the inspector beside a living login [FLOW-4]', () => {
  it('sends an event that the page follows, and says where nothing takes one', async () => {
    const { visitor, login } = await arrive()
    // A page behind another window may not draw what it has to draw yet.
    const phone = await scan(login)
    const { inspector, page } = await Inspector.window(visitor, '/qr-login?pane=send')
    await phone.fact('浏览器')
    await page.getByRole('button', { name: /^REFRESHED/ }).waitFor()
    await inspector.press('发送')
    await page.getByText('REFRESHED 已被接收').waitFor()
    await login.seeWaiting()
    await eventually(() => visitor.count(getLoginQrCode)).toBe(2)
    await inspector.seeLit(
      ...waiting,
      'qrLogin.live.tab.shown',
      'qrLogin.live.phone.away',
      'qrLogin.live.polling.waiting',
    )
    await page.getByText('任意事件').click()
    await page.getByRole('textbox', { name: '事件（JSON）' }).fill('{"type": "REFRESHED"}')
    await page.getByRole('button', { name: '发送', exact: true }).last().click()
    await page.getByText('没有转移接收 REFRESHED').waitFor()
    expect(visitor.count(getLoginQrCode)).toBe(2)
  })

  it('keeps phone, code and ticket to itself, and the last thousand steps', async () => {
    const { visitor, login } = await arrive()
    await login.press('短信登录')
    await login.phone.fill('13800000001')
    await login.code.fill('246810')
    const { page } = await Inspector.window(visitor, '/student-login')
    await page.getByRole('row', { name: /CODE\.CHANGED/ }).waitFor()
    const shown = await page.evaluate(() => document.body.innerText)
    expect(shown).not.toMatch(/13800000001|246810/)
    const { name, content } = await exported(page, /本次轨迹/)
    expect([name, /13800000001|246810/.test(String(content))]).toEqual(['qihang-trace.json', false])
  })

  it('looks back at a step while the page goes on, at an address that leads there again', async () => {
    const { visitor } = await arrive()
    const { inspector, page } = await Inspector.window(visitor, '/qr-login')
    await page.getByLabel('筛选事件、执行者、载荷').fill('fetchQrCode')
    const row = page.getByRole('row', { name: /done fetchQrCode/ }).getByRole('button')
    const step = /\d+/.exec((await row.getAttribute('aria-label')) ?? '')?.[0]
    await row.click()
    await page.getByText(`回看 ${step} /`).waitFor()
    expect(new URL(page.url()).hash).toMatch(new RegExp(`^#/inspector/qr-login[^@?]*@${step}`))
    const copy = await visitor.context.newPage()
    await copy.goto(page.url())
    await copy.getByText(`回看 ${step} /`).waitFor()
    await inspector.press('回到实时')
    await page.getByText('实时', { exact: true }).waitFor()
  })

  it('finds the page again when it reloads', async () => {
    const { visitor } = await arrive()
    const { inspector, page } = await Inspector.window(visitor, '/session')
    await inspector.actor(/^student-login/).waitFor()
    await visitor.page.reload()
    await inspector.actor(/^student-login/).waitFor({ state: 'detached' })
    await inspector.actor(/^session/).waitFor()
    await page.getByText('实时', { exact: true }).waitFor()
  })
})

describe('the inspector’s files [FLOW-4]', () => {
  it('hold the chart and the machine in every format, each to be read again', async () => {
    const { visitor } = await arrive()
    const { page } = await Inspector.window(visitor, '/qr-login')
    await page.locator('svg [data-state]').first().waitFor()
    const picture = await exported(page, /SVG/)
    const drawn = await page.evaluate(
      (text) =>
        [...new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('text')].map(
          (one) => one.textContent,
        ),
      String(picture.content),
    )
    const names = stateNodes(qrLoginMachine).map(({ key }) => key)
    expect([picture.name, names.filter((name) => !drawn.includes(name))]).toEqual(['qr-login.svg', []])
    const bitmap = await exported(page, /PNG/)
    expect([bitmap.name, bitmap.content.subarray(1, 4).toString()]).toEqual(['qr-login.png', 'PNG'])
    const machine = await exported(page, /^状态机.*JSON/)
    expect(declaredStates(createMachine(JSON.parse(String(machine.content))))).toEqual(declaredStates(qrLoginMachine))
    const scxml = await exported(page, /SCXML/)
    const { errors } = await validateXML({
      xml: [{ fileName: scxml.name, contents: String(scxml.content) }],
      schema: [{ fileName: 'scxml.xsd', contents: await readFile('tests/fixtures/scxml/scxml.xsd', 'utf8') }],
    })
    expect([scxml.name, errors]).toEqual(['qr-login.scxml', []])
    const mermaid = await exported(page, /Mermaid/)
    expect(String(mermaid.content)).toMatch(/^stateDiagram-v2\n/m)
  })

  it('hold traces, which it loads again where no page is inspected', async () => {
    const { visitor } = await arrive()
    const { page } = await Inspector.window(visitor, '/qr-login')
    await page
      .getByRole('row', { name: /done poll/ })
      .first()
      .waitFor()
    const { content } = await exported(page, /本次轨迹/)
    const steps: number = JSON.parse(String(content)).steps.length
    const reader = await world.visit({ viewport: { width: 1440, height: 900 } })
    await reader.open('/inspector/qr-login')
    await reader.page.getByRole('button', { name: '导出' }).click()
    const [chooser] = await Promise.all([
      reader.page.waitForEvent('filechooser'),
      reader.page.getByRole('menuitem', { name: '载入轨迹文件…' }).click(),
    ])
    await chooser.setFiles({ name: 'bug.json', mimeType: 'application/json', buffer: content })
    await reader.page.getByText('轨迹文件', { exact: true }).waitFor()
    await reader.page
      .getByRole('row', { name: /done poll/ })
      .first()
      .waitFor()
    await reader.page.getByText(`第 ${steps} / ${steps} 步`).waitFor()
  })
})

describe('the gallery [FLOW-4]', () => {
  it('shows every flow without running it, and what there is to know of one', async () => {
    const visitor = await world.visit({ viewport: { width: 1440, height: 900 } })
    await visitor.open('/inspector')
    await visitor.page.getByRole('article').first().waitFor()
    const names = await visitor.page.getByRole('article').getByRole('heading').allInnerTexts()
    expect(names.map((name) => name.split('\n')[0]).toSorted()).toEqual(flows.map(({ flow }) => flow).toSorted())
    await visitor.page.getByRole('link', { name: /captcha/ }).click()
    await visitor.page.locator('svg [data-state="captcha"]').waitFor()
    await visitor.page.getByText('startCaptcha').first().waitFor()
  })

  it.each(['zh-CN', 'zh-TW', 'en'] as const)('has no barrier, beside a page and alone, in %s', async (locale) => {
    const visitor = await world.visit({ viewport: { width: 1440, height: 900 }, locale })
    await visitor.open('/inspector')
    await visitor.page.getByRole('article').first().waitFor()
    expect(await visitor.page.getAttribute('html', 'lang')).toBe(locale)
    expect(await findBarriers(visitor.page)).toEqual([])
    await visitor.open('/inspector/student-login?pane=docs')
    await visitor.page.locator('svg [data-state]').first().waitFor()
    expect(await findBarriers(visitor.page)).toEqual([])
  })
})
