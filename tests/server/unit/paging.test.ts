import { expect, it } from 'vitest'
import { sliceOf } from '../../../server/platform/db/paging.ts'

it.each([
  [{}, { offset: 0, limit: 20 }],
  [{ page: '3' }, { offset: 40, limit: 20 }],
  [
    { page: '2', size: '7' },
    { offset: 7, limit: 7 },
  ],
  [{ size: '9999' }, { offset: 0, limit: 50 }],
  [
    { page: '67', size: '30' },
    { offset: 1980, limit: 20 },
  ],
  [
    { page: '68', size: '30' },
    { offset: 2010, limit: 0 },
  ],
])('%j takes %j [JOB-1]', (page, slice) => {
  expect(sliceOf(page)).toEqual(slice)
})
