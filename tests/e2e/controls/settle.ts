import type { Page } from 'playwright-core'

/** Waits until all of the page is there. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return (
      main?.querySelector('h1') &&
      !main.querySelector('[aria-busy=true]') &&
      !/正在加载|正在載入/.test(main.textContent ?? '') &&
      !/正在确认登录状态/.test(document.body.textContent ?? '')
    )
  })
}
