import { queryOptions } from '@tanstack/react-query'
import * as calls from '../../contract/calls/diagnoses.ts'
import { request } from './client.ts'
import { CONTENT_FRESH, lively } from './content.ts'
import { queryClient } from './query-client.ts'

/** Each rejects with a CallFailure. */
export const getDiagnosis = request(calls.getDiagnosis)
export const startDiagnosis = request(calls.startDiagnosis)
export const repeatDiagnosis = request(calls.repeatDiagnosis)
const getDiagnoses = request(calls.getDiagnoses)
const getMatch = request(calls.getMatch)

const OWN = ['student', 'diagnoses']

/** All that a student has had judged, the latest first. */
export const diagnosesQuery = (userId: string) =>
  queryOptions({ queryKey: [...OWN, userId], queryFn: ({ signal }) => getDiagnoses({}, signal), ...lively })

/** How a student's resume fits a position. */
export const matchQuery = (userId: string, positionId: string) =>
  queryOptions({
    queryKey: ['student', 'match', userId, positionId],
    queryFn: ({ signal }) => getMatch({ position_id: positionId }, signal),
    staleTime: CONTENT_FRESH,
    retry: false,
  })

/** Which is the latest shows in lists and in menus. */
export const readDiagnosesAnew = () => queryClient.invalidateQueries({ queryKey: ['student'] })
