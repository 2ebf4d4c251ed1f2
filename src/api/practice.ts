import { queryOptions } from '@tanstack/react-query'
import * as calls from '../../contract/calls/practice.ts'
import { addressOf, request } from './client.ts'
import { lively } from './content.ts'
import { queryClient } from './query-client.ts'
import { upload } from './upload.ts'

/** Each rejects with a CallFailure. */
export const startPractice = request(calls.startPractice)
export const retryPractice = request(calls.retryPractice)
export const getPractice = request(calls.getPractice)
export const getPracticeModel = request(calls.getPracticeModel)
export const answerPractice = request(calls.answerPractice)
export const finishPractice = request(calls.finishPractice)
export const evaluatePractice = request(calls.evaluatePractice)
export const deletePractice = request(calls.deletePractice)
export const keepRecording = upload(calls.keepRecording)
const getPractices = request(calls.getPractices)
const getAttempts = request(calls.getAttempts)

const OWN = ['student', 'practices']

/** All that a student practised, the latest first. */
export const practicesQuery = (userId: string) =>
  queryOptions({ queryKey: [...OWN, userId], queryFn: ({ signal }) => getPractices({}, signal), ...lively })

/** What a student answered to the questions of a practice in others. */
export const attemptsQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: [...OWN, userId, id],
    queryFn: ({ signal }) => getAttempts({ id }, signal),
    // Not of an address that names none.
    enabled: id !== '',
    ...lively,
  })

/** One was answered, ended or deleted. */
export const readPracticesAnew = () => queryClient.invalidateQueries({ queryKey: OWN })

/** Where an answer's recording is. */
export const recordingAddress = (id: string, number: number): string =>
  addressOf(calls.getRecording, { id, number: String(number) })
