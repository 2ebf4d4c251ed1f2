import { queryOptions } from '@tanstack/react-query'
import * as calls from '../../contract/calls/practice.ts'
import { request } from './client.ts'
import { lively } from './content.ts'
import { queryClient } from './query-client.ts'

/** Each rejects with a CallFailure. */
export const startPractice = request(calls.startPractice)
export const getPractice = request(calls.getPractice)
export const answerPractice = request(calls.answerPractice)
export const finishPractice = request(calls.finishPractice)
export const deletePractice = request(calls.deletePractice)
const getPractices = request(calls.getPractices)

const OWN = ['student', 'practices']

/** All that a student practised, the latest first. */
export const practicesQuery = (userId: string) =>
  queryOptions({ queryKey: [...OWN, userId], queryFn: ({ signal }) => getPractices({}, signal), ...lively })

export const practiceQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: [...OWN, userId, id],
    queryFn: ({ signal }) => getPractice({ id }, signal),
    ...lively,
  })

/** One was answered, ended or deleted. */
export const readPracticesAnew = () => queryClient.invalidateQueries({ queryKey: OWN })
