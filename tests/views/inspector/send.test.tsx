import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AnyActor } from 'xstate'
import { SendPane } from '../../../src/inspector/send/SendPane.tsx'
import { seeAccessible } from '../sights/see.ts'
import { showPart, startFlow } from './bench.tsx'

let opened: ReturnType<typeof showPart> | undefined

function sendTo(flow: string): AnyActor {
  const actor = startFlow(flow)
  opened = showPart(<SendPane />, { actor: flow, pane: 'send' })
  return actor
}

afterEach(() => opened?.close())

const region = (name: string) => page.getByRole('region', { name, exact: true })

describe('sending an event', () => {
  it('offers what the state accepts, fills in an example and says where it led [FLOW-4]', async () => {
    const actor = sendTo('student-login')
    await expect.element(page.getByRole('heading', { name: /^student-login 在/ })).toBeVisible()
    const offer = region('MODE.TOGGLED')
    await expect.element(offer.getByRole('button', { name: /^MODE.TOGGLED/ })).toHaveAttribute('aria-expanded', 'true')
    await offer.getByRole('button', { name: '发送', exact: true }).click()
    await expect.poll(() => JSON.stringify(actor.getSnapshot().value)).toContain('sms')
    await expect.element(page.getByText('MODE.TOGGLED 已被接收')).toBeVisible()

    const phone = region('PHONE.CHANGED')
    await phone.getByRole('button', { name: /^PHONE.CHANGED/ }).click()
    await phone.getByRole('button', { name: '13800000001', exact: true }).click()
    await expect.element(phone.getByRole('textbox')).toHaveValue('13800000001')
    await phone.getByRole('textbox').fill('13912345678')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => actor.getSnapshot().context.phone).toBe('13912345678')
    await page.viewport(720, 900)
    await seeAccessible()
  })

  it('sends any event as JSON, and says that nothing accepts it and what would [FLOW-4]', async () => {
    const actor = sendTo('qr-login')
    await expect.element(page.getByText('当前状态不接收任何事件。')).toBeVisible()
    const text = page.getByRole('textbox', { name: '事件（JSON）' })
    const send = page.getByRole('button', { name: '发送', exact: true })
    await expect.element(send).toBeEnabled()
    await text.fill('{"type": REFRESHED}')
    await expect.element(page.getByText('不是有效的 JSON')).toBeVisible()
    await expect.element(send).toBeDisabled()
    await text.fill('{"name":"REFRESHED"}')
    await expect.element(page.getByText('缺少字符串 type')).toBeVisible()
    await text.fill('{"type":"REFRESHED"}')
    await send.click()
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(
        '没有转移接收 REFRESHED状态仍是 fetching。 接收它的状态：live.phone.deciding, expired, cancelled, replaced, failed',
      )
    expect(actor.getSnapshot().value).toBe('fetching')
    await seeAccessible()
  })

  it('says so when the actor has stopped', async () => {
    const actor = sendTo('qr-login')
    await expect.element(page.getByText('当前状态不接收任何事件。')).toBeVisible()
    actor.stop()
    await expect.element(page.getByText('这个执行者已经停止，不再接收事件。')).toBeVisible()
  })

  it('warns that events go to the living actor while an earlier step is shown', async () => {
    const actor = sendTo('student-login')
    actor.send({ type: 'MODE.TOGGLED' })
    await expect.element(page.getByRole('heading', { name: /sms/ })).toBeVisible()
    const recorder = opened?.inspector.recorder
    await expect.poll(() => recorder?.getSnapshot().can({ type: 'STEP.BACK' })).toBe(true)
    recorder?.send({ type: 'STEP.BACK' })
    await expect.element(page.getByText(/^正在回看第 \d+ 步；事件仍发给实时页面上的执行者。$/)).toBeVisible()
    await expect.element(page.getByRole('heading', { name: /sms/ })).toBeVisible()
  })
})
