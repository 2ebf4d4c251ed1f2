import { expect, it } from 'vitest'
import { addToCollection } from '../../../contract/calls/collect.ts'
import { CaptchaDialog } from '../models/captcha-dialog.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { seeFocusWithin } from '../world/layers.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

it('the keyboard alone leads from the home to a position, through the login, to its collection [JOB-2] [JOB-4]', async () => {
  const visitor = await world.visit({ host: 'brand' })
  const { page } = visitor
  await visitor.open()
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()

  /** Tab until what has the focus is called that, as a screen reader says it. */
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
        return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
      })
      if (name.test(focused)) return
    }
    throw new Error(`no Tab leads to ${name}`)
  }

  await tabTo(/^职位推荐$/)
  await page.keyboard.press('Enter')
  await eventually(() => visitor.path.split('?')[0]).toBe('/jobRecommend')
  const positions = page.getByRole('main').getByRole('region', { name: '职位', exact: true })
  const title = positions.getByRole('heading', { level: 3 }).first()
  const name = await title.innerText()
  await tabTo(new RegExp(`^${name}$`))
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByRole('heading', { level: 1, name, exact: true }).waitFor()
  // Until its code has come, another heart is in its place, and the focus would go with that.
  await visitor.seeAnswered()
  await tabTo(new RegExp(`^收藏：${name}$`))
  await page.keyboard.press('Enter')

  const login = new LoginDialog(page)
  await login.seeWaiting()
  await tabTo(/^短信登录$/)
  await page.keyboard.press('Enter')
  await login.phone.waitFor()
  await tabTo(/^手机号/)
  await page.keyboard.type('15500000777')
  const captcha = new CaptchaDialog(page, world.demo)
  await tabTo(/^获取验证码$/)
  await page.keyboard.press('Enter')
  await captcha.seeReady()
  await captcha.solveByKeys()
  await captcha.seeGone()
  await eventually(() => world.demo.codeOf('15500000777')).not.toBeNull()
  // The puzzle gives the focus back.
  await seeFocusWithin(login.dialog)
  await tabTo(/^验证码/)
  await page.keyboard.type((await world.demo.codeOf('15500000777')) ?? '')
  await page.keyboard.press('Enter')
  await login.seeGone()
  const heart = page.getByRole('main').getByRole('button', { name: `已收藏：${name}`, exact: true })
  await eventually(() => heart.getAttribute('aria-pressed')).toBe('true')
  expect(visitor.count(addToCollection)).toBe(1)
})
