import { describe, it } from 'vitest'
import { Inspector } from '../models/inspector.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { decodeQrCode, ScanPage } from '../models/scan-page.ts'
import { Shell } from '../models/shell.ts'
import { createWorld } from '../world.ts'

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

const waiting = ['qrLogin', 'qrLogin.live', 'qrLogin.live.tab', 'qrLogin.live.phone', 'qrLogin.live.polling']

describe('the inspector beside a living login [FLOW-4]', () => {
  it('lights the code, the scan and the login as they happen, in the page and in the tree', async () => {
    const { visitor, login } = await arrive()
    const inspector = await Inspector.dock(visitor)
    await inspector.tab(/^执行者/)
    await inspector.actor(/^qrLogin/).click()
    await inspector.tab(/^状态图/)
    const lit = async (...more: readonly string[]) => inspector.seeLit(...waiting, 'qrLogin.live.tab.shown', ...more)
    await lit('qrLogin.live.phone.away', 'qrLogin.live.polling.waiting')
    const phone = await scan(login)
    await lit('qrLogin.live.phone.deciding', 'qrLogin.live.polling.waiting')
    await phone.choose('林小满 · 13800000001')
    await phone.confirm()
    await login.seeGone()
    await new Shell(visitor.page).seeLoggedIn('林小满')
    await inspector.tab(/^执行者/)
    await inspector.actor(/^session.*student/).waitFor()
    await inspector.actor(/^student-login.*完成/).waitFor()
  })

  it('opens and closes by its key, and pops out into a window of its own', async () => {
    const { visitor } = await arrive()
    const frame = visitor.page.locator('iframe[title="流程检查器"]')
    const inspector = await Inspector.dock(visitor)
    await visitor.page.keyboard.press('F2')
    await frame.waitFor({ state: 'detached' })
    await Inspector.dock(visitor)
    const [window] = await Promise.all([visitor.context.waitForEvent('page'), inspector.press('在单独的窗口中打开')])
    await frame.waitFor({ state: 'detached' })
    await new Inspector(window).actor(/^qrLogin/).waitFor()
  })
})
