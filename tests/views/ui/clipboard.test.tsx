import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from '../../../src/ui/clipboard.ts'
import { Dialog } from '../../../src/ui/dialog/Dialog.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'

let rendered: RenderedPage | undefined
afterEach(() => {
  vi.restoreAllMocks()
  rendered?.close()
  rendered = undefined
})

/** A dialog whose button copies a text in a page that came by http, and what the clipboard and the button then got. */
async function copyByHttp(text: string) {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
  const got: (string | undefined)[] = []
  document.addEventListener('copy', () => got.push(getSelection()?.toString()), { once: true })
  const ended: string[] = []
  rendered = renderPage(
    <Dialog open title="分享" size="form" closeLabel="关闭" onClose={() => {}}>
      <button
        type="button"
        onClick={() =>
          void copy(text).then(
            () => ended.push('copied'),
            () => ended.push('refused'),
          )
        }
      >
        复制
      </button>
    </Dialog>,
  )
  const button = page.getByRole('button', { name: '复制' })
  await button.click()
  await expect.element(button).toHaveFocus()
  await expect.poll(() => ended).toHaveLength(1)
  return { got, ended }
}

it('a text is copied in a page that came by http, out of a dialog, too [JOB-2]', async () => {
  const { got, ended } = await copyByHttp('https://univ.example/job/7\n  嵌入式')
  expect(ended).toEqual(['copied'])
  expect(got).toEqual(['https://univ.example/job/7\n  嵌入式'])
  expect(document.body).not.toHaveTextContent('univ.example')
})

it('a page that came by http says where the browser refuses to copy [JOB-2]', async () => {
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  const { ended } = await copyByHttp('text')
  expect(ended).toEqual(['refused'])
})
