import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../../src/ui/button/Button.tsx'
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'

let rendered: RenderedPage
afterEach(() => rendered.close())

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <main style={{ height: '3000px' }}>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="联系客服" closeLabel="关闭">
        <Button>知道了</Button>
      </Dialog>
    </main>
  )
}

const opener = page.getByRole('button', { name: '打开' })
const dialog = page.getByRole('dialog', { name: '联系客服' })

it('keeps the focus inside and gives it back', async () => {
  rendered = renderPage(<Page />)
  await opener.click()
  await expect.element(page.getByRole('button', { name: '知道了' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: '关闭' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: '知道了' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it('holds the page still without a style element, which the security policy would refuse', async () => {
  rendered = renderPage(<Page />)
  await expect.element(opener).toBeVisible()
  const styles = document.querySelectorAll('style').length
  const width = document.body.getBoundingClientRect().width
  await opener.click()
  await expect.element(dialog).toBeVisible()
  expect(document.documentElement.style.overflow).toBe('hidden')
  expect(document.body.getBoundingClientRect().width).toBe(width)
  expect(document.querySelectorAll('style').length).toBe(styles)
  await page.getByRole('button', { name: '关闭' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(document.documentElement.style.overflow).toBe('')
})
