import { expect, it, vi } from 'vitest'
import { codes } from '../../../contract/codes.ts'
import { CallFailure, type Failure } from '../../../contract/failures.ts'
import { queryClient } from '../../../src/api/query-client.ts'

const asked = async (failure: Failure): Promise<number> => {
  const queryFn = vi.fn(() => Promise.reject(new CallFailure(failure)))
  const options = { queryKey: [failure], queryFn, retryDelay: 0 }
  const retry = queryClient.getDefaultOptions().queries?.retry ?? false
  await expect(queryClient.fetchQuery({ ...options, retry })).rejects.toMatchObject({ failure })
  return queryFn.mock.calls.length
}

it.each([
  { failure: { kind: 'server', code: codes.notFound, msg: '', data: null }, times: 1 },
  { failure: { kind: 'server', code: codes.unavailable, msg: '', data: null }, times: 2 },
  { failure: { kind: 'offline' }, times: 2 },
  { failure: { kind: 'timeout' }, times: 2 },
] as const)('asks $times times where the answer is $failure.kind $failure.code', async ({ failure, times }) => {
  expect(await asked(failure)).toBe(times)
})
