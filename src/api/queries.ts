import { queryOptions } from '@tanstack/react-query'
import * as site from '../../contract/calls/site.ts'
import { request } from './client.ts'
import { getCommon, getResumeHead } from './session.ts'

const createQrCodeParameter = request(site.createQrCodeParameter)

/** What the header and the resume area know of the student who is logged in. */
export const studentInfoQuery = queryOptions({
  queryKey: ['student', 'info'],
  queryFn: ({ signal }) => getCommon({}, signal),
  staleTime: 60_000,
})

/** Head of the student's resume. */
export const resumeQuery = (userId: string) =>
  queryOptions({
    queryKey: ['student', 'resume', userId],
    queryFn: ({ signal }) => getResumeHead({ user_id: userId, only: 'head' }, signal),
    staleTime: 60_000,
  })

/** The site's mini-program code (HOME-3). */
export const siteCodeQuery = queryOptions({
  queryKey: ['site', 'code'],
  queryFn: async ({ signal }) => (await createQrCodeParameter({ type: '4' }, signal)).QRcode,
  staleTime: Number.POSITIVE_INFINITY,
})
