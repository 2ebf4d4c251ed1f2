import type { ComponentType } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ActorsProvider, type AppActors } from '../../../src/shared/actors/actors.ts'
import { Form } from '../../../src/shared/form/Form.tsx'
import { LatePane } from '../../../src/shared/late/LatePane.tsx'
import { lateCode } from '../../../src/ui/late-code.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'

interface FieldsProps {
  readonly label: string
}

const Fields = ({ label }: FieldsProps) => (
  <Form onSubmit={() => {}}>
    <input aria-label={label} />
  </Form>
)

let rendered: RenderedPage
afterEach(() => rendered.close())

/** A pane whose code comes, or does not, when the test likes. */
function show() {
  const asked: PromiseWithResolvers<{ default: ComponentType<FieldsProps> }>[] = []
  const code = lateCode(() => {
    const answer = Promise.withResolvers<{ default: ComponentType<FieldsProps> }>()
    asked.push(answer)
    return answer.promise
  })
  const nth = (time: number) => vi.waitUntil(() => asked[time - 1], { timeout: 60_000 })
  let reloads = 0
  const reloadReplaced = async () => {
    reloads += 1
  }
  rendered = renderPage(
    <ActorsProvider value={{ reloadReplaced } as unknown as AppActors}>
      <LatePane code={code} props={{ label: '手机号' }} />
    </ActorsProvider>,
  )
  return {
    code,
    times: () => asked.length,
    reloads: () => reloads,
    /** The code that is asked for that many times by then. */
    come: async (time: number) => (await nth(time)).resolve({ default: Fields }),
    fail: async (time: number) => (await nth(time)).reject(new TypeError('Failed to fetch')),
  }
}

const field = page.getByRole('textbox', { name: '手机号', exact: true })
const alert = page.getByRole('alert')
const retry = page.getByRole('button', { name: '重试', exact: true })
const seeLoading = () => expect.element(page.getByRole('status')).toHaveTextContent('正在加载')
const seeFailure = () => expect.element(alert).toHaveTextContent('没能加载，请检查网络后重试')

describe('a pane whose code comes late', () => {
  it('says that it is under way, and has the focus in its first field once it is there', async () => {
    const { come, times } = show()
    await seeLoading()
    await come(1)
    await expect.element(field).toHaveFocus()
    expect([times(), page.getByRole('status').elements()]).toEqual([1, []])
  })

  it('is there at once where its code has come ahead', async () => {
    const { code, come, times } = show()
    await come(1)
    await expect.element(field).toBeVisible()
    rendered.close()
    rendered = renderPage(<LatePane code={code} props={{ label: '验证码' }} />)
    await expect.element(page.getByRole('textbox', { name: '验证码', exact: true })).toBeVisible()
    expect(times()).toBe(1)
  })

  it('says that it did not come, and is asked for again by each press of the retry, which keeps the focus', async () => {
    const { come, fail, times, reloads } = show()
    await seeLoading()
    await fail(1)
    await seeFailure()
    expect([times(), reloads()]).toEqual([1, 1])
    await userEvent.click(retry)
    await expect.element(retry).toHaveAttribute('aria-busy', 'true')
    await fail(2)
    await expect.element(retry).not.toHaveAttribute('aria-busy', 'true')
    await seeFailure()
    expect([times(), reloads()]).toEqual([2, 2])
    await userEvent.click(retry)
    await come(3)
    await expect.element(field).toHaveFocus()
    expect([times(), alert.elements()]).toEqual([3, []])
  })

  it('a pane that nobody wants any more does not load the page anew', async () => {
    const { code, fail, times, reloads } = show()
    await expect.poll(times).toBe(1)
    rendered.close()
    await fail(1)
    const ahead = code.load()
    await fail(2)
    await expect(ahead).rejects.toThrow('Failed to fetch')
    expect(reloads()).toBe(0)
  })
})
