import type { UseQueryResult } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { codes } from '../../../contract/codes.ts'
import { CallFailure, type Failure } from '../../../contract/failures.ts'
import { Queried } from '../../../src/shared/query/Queried.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'

let rendered: RenderedPage | undefined
afterEach(() => rendered?.close())

const internal = { kind: 'server', code: codes.internal, msg: '', data: null } as const

describe.each([
  { of: 'a list that something was chosen for', isFiltered: true, stays: '已选的内容都还在。' },
  { of: 'what nothing can be chosen for', isFiltered: false, stays: '' },
])('a failed read of $of', ({ isFiltered, stays }) => {
  it.each<[string, Failure, string]>([
    ['offline', { kind: 'offline' }, '网络已断开，请检查网络后重试。'],
    ['without an answer in time', { kind: 'timeout' }, '服务响应超时，请重试。'],
    ['a server that fails', internal, '服务暂时不可用，请稍后重试。'],
    ['a proxy that fails', { kind: 'status', status: 502, statusText: '' }, '服务暂时不可用，请稍后重试。'],
  ])('names why: %s [JOB-1]', async (_, failure, cause) => {
    let tries = 0
    const query = {
      data: undefined,
      isPending: false,
      error: new CallFailure(failure),
      refetch() {
        tries += 1
      },
    } as unknown as UseQueryResult<string>
    rendered = renderPage(
      <Queried query={query} skeleton={<p>骨架</p>} what="职位" isFiltered={isFiltered}>
        {(text) => <p>{text}</p>}
      </Queried>,
    )
    await expect.element(page.getByRole('alert')).toHaveTextContent(`职位没有加载出来${cause}${stays}重试`)
    await userEvent.click(page.getByRole('button', { name: '重试' }))
    expect(tries).toBe(1)
  })
})
