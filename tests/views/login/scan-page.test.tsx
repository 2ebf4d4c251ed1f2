import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'

const script = document.createElement('script')

afterEach(() => {
  script.remove()
  document.body.replaceChildren()
})

it('the page that a phone opens says a time as it is where the phone is, and in which zone [QR-6]', async () => {
  document.documentElement.lang = 'zh-CN'
  const time = document.createElement('time')
  time.dateTime = '2026-11-20T06:32:08Z'
  time.textContent = 'GMT+1 07:32:08'
  document.body.append(time)
  script.type = 'module'
  script.src = new URL('../../../server/demo/assets/scan.js', import.meta.url).href
  document.body.append(script)
  await expect.element(page.getByText('GMT+8 14:32:08', { exact: true })).toBeVisible()
})
