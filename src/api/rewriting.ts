import { queryOptions } from '@tanstack/react-query'
import * as calls from '../../contract/calls/rewriting.ts'
import { request } from './client.ts'
import { growing } from './growing.ts'
import { queryClient } from './query-client.ts'

/** Rejects with a CallFailure. */
export const rewriteLine = growing(calls.rewriteLine)

const listModelLines = request(calls.listModelLines)

const MODEL_LINES = ['student', 'model-lines'] as const

/** What a language model wrote for a student, the latest first. */
export const modelLinesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...MODEL_LINES, userId],
    queryFn: async ({ signal }) => (await listModelLines({ user_id: userId }, signal)).list,
    staleTime: 60_000,
  })

export const readModelLinesAnew = () => queryClient.invalidateQueries({ queryKey: MODEL_LINES })
