import { describe, expect, it } from 'vitest'
import { login as loginCall, sendCode } from '../../../contract/calls/authentication.ts'
import { BackOffice } from '../models/back-office.ts'
import { CaptchaDialog } from '../models/captcha-dialog.ts'
import { StaffDialog } from '../models/staff-dialog.ts'
import { PASSWORD } from '../world/arrivals.ts'
import { logInAs, student } from '../world/identities.ts'
import { createWorld, eventually, type Visitor } from '../world.ts'

const world = createWorld()

/** A visitor of the Taiwan site whose browser is set to the mainland's language. */
async function arrive() {
  const visitor = await world.visit({ host: 'taiwan' })
  await visitor.open()
  const { page } = visitor
  const header = page.getByRole('banner')
  await header.waitFor()
  return { visitor, page, header }
}

/** The student's login by one-time password, in traditional Chinese. */
async function openSms({ page }: Visitor) {
  const captcha = new CaptchaDialog(page, world.demo, { puzzle: '請完成安全驗證', slider: '拖動滑塊完成拼圖' })
  await page.getByRole('banner').getByRole('button', { name: '登入/註冊', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '學生登入', exact: true })
  await dialog.getByRole('button', { name: '簡訊登入', exact: true }).click()
  return {
    captcha,
    dialog,
    region: dialog.getByRole('combobox', { name: '地區', exact: true }),
    phone: dialog.getByRole('textbox', { name: '手機號碼', exact: true }),
    code: dialog.getByRole('textbox', { name: '驗證碼', exact: true }),
    getCode: dialog.getByRole('button', { name: '取得驗證碼', exact: true }),
    submit: dialog.getByRole('button', { name: '登入/註冊', exact: true }),
  }
}

describe('a Taiwan site', () => {
  it('speaks traditional Chinese in the words of Taiwan, and calls every back office 後台 [NAV-6] [HOME-2]', async () => {
    const { page, header } = await arrive()
    for (const name of ['登入/註冊', '我要徵才', '我的履歷', '後台']) {
      await header.getByRole('button', { name, exact: true }).waitFor()
    }
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-TW')
    const entrances = page.getByRole('region', { name: '入口', exact: true })
    await eventually(() => entrances.getByRole('button').allInnerTexts()).toEqual(['我要徵才', '開始求職', '後台'])
  })

  it.each([
    { typed: '0912345602', sent: '8860912345602' },
    { typed: '912345603', sent: '886912345603' },
  ])('logs $typed in with 886 before it [STU-2] [VAL-12]', async ({ typed, sent }) => {
    const { visitor, page, header } = await arrive()
    const { captcha, dialog, region, phone, code, getCode, submit } = await openSms(visitor)
    await region.selectOption({ label: '+886 台灣' })
    await phone.fill(typed)
    await getCode.click()
    await captcha.solve()
    await captcha.seeGone()
    await eventually(() => visitor.count(sendCode)).toBe(1)
    await eventually(() => world.demo.codeOf(`886${typed.replace(/^0/, '')}`)).not.toBe(null)
    await code.fill((await world.demo.codeOf(`886${typed.replace(/^0/, '')}`)) ?? '')
    await submit.click()
    await dialog.waitFor({ state: 'detached' })
    await header.getByRole('button', { name: '登入/註冊', exact: true }).waitFor({ state: 'detached' })
    expect([visitor.sent(sendCode)[0]?.['phone'], visitor.sent(loginCall)[0]?.['phone']]).toEqual([sent, sent])
    expect((await visitor.cookies())['login_type']?.value).toBe('student')
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-TW')
  })

  it.each(['0812345678', '091234567', '9123456789'])('turns %s down [VAL-12]', async (typed) => {
    const { visitor } = await arrive()
    const { dialog, region, phone, getCode } = await openSms(visitor)
    await region.selectOption({ label: '+886 台灣' })
    await phone.fill(typed)
    await phone.blur()
    await dialog.getByText('請輸入正確的手機號碼', { exact: true }).waitFor()
    expect(await getCode.isDisabled()).toBe(true)
  })

  it('asks in a resume for what is asked for in Taiwan, with the places there first [RES-1]', async () => {
    const { visitor, page } = await arrive()
    await logInAs(visitor, world.demo, student('886912345601'))
    await visitor.open('/resume?from=3&section=basic')
    await page.getByRole('banner').getByText('職缺', { exact: true }).waitFor()
    await page.getByRole('combobox', { name: '現居城市', exact: true }).fill('臺')
    await eventually(async () =>
      (await page.getByRole('listbox').getByRole('option').allInnerTexts()).slice(0, 4),
    ).toEqual(['台北市', '台中市', '台南市', '台東縣'])
    expect(await page.getByText('政治面貌', { exact: true }).count()).toBe(0)
  })

  it('lets its staff in by 後台登入, and the back office speaks the same [ADM-1] [ADM-2] [NAV-6]', async () => {
    const { visitor, page, header } = await arrive()
    await header.getByRole('button', { name: '後台', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '後台登入', exact: true })
    await dialog.getByRole('button', { name: '登入', exact: true }).click()
    await eventually(async () =>
      (await dialog.getByRole('alert').allInnerTexts()).filter((text) => text !== ''),
    ).toEqual(['請輸入使用者名稱', '請輸入密碼'])
    await dialog.getByRole('textbox', { name: '使用者名稱', exact: true }).fill('univadmin')
    await dialog.getByLabel('密碼', { exact: true }).fill(PASSWORD)
    const office = await BackOffice.during(visitor.context, () =>
      dialog.getByRole('button', { name: '登入', exact: true }).click(),
    )
    await office.seeAt('/school/#/dashboard')
    await office.seeOwner('univadmin')
    expect(await office.page.locator('html').getAttribute('lang')).toBe('zh-TW')
  })

  it('keeps a choice of language, over reloads and against its own', async () => {
    const { visitor, page, header } = await arrive()
    await page.getByRole('combobox', { name: '語言', exact: true }).selectOption({ label: '简体中文' })
    await header.getByRole('button', { name: '登录/注册', exact: true }).waitFor()
    await page.reload()
    await header.getByRole('button', { name: '登录/注册', exact: true }).waitFor()
    expect((await visitor.cookies())['locale']?.value).toBe('zh-CN')
    const staff = new StaffDialog(page, '后台登录')
    await staff.open('后台')
    await staff.close()
    await page.getByRole('combobox', { name: '语言', exact: true }).selectOption({ label: 'English' })
    await header.getByRole('button', { name: '登录/注册', exact: true }).waitFor({ state: 'detached' })
    await page.reload()
    await eventually(() => page.locator('html').getAttribute('lang')).toBe('en')
  })
})
