import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as homes from '../../contract/calls/homes.ts'
import type { Media } from '../../contract/calls/media.ts'
import * as media from '../../contract/calls/media.ts'
import type { Locale } from '../../contract/calls/site.ts'
import type { AgreementKind } from '../../contract/content.ts'
import { request } from './client.ts'
import { CONTENT_FRESH, readPage } from './content.ts'

const getMediaList = request(media.getMediaList)
const getMedia = request(media.getMedia)
const getFilm = request(media.getFilm)
const getAgreement = request(media.getAgreement)
const getReportToken = request(homes.getReportToken)
const report = request(media.reportWatched)

/** Articles to a page. */
export const MEDIA_A_PAGE = 12

export interface MediaFilter {
  /** Id of one column. */
  readonly id?: string | undefined
  readonly kind?: Media['kind'] | undefined
}

export const mediaListQuery = (filter: MediaFilter, page: number) =>
  queryOptions({
    queryKey: ['media', 'list', filter, page],
    queryFn: ({ signal }) => readPage(page, MEDIA_A_PAGE, (at) => getMediaList({ ...filter, ...at }, signal)),
    placeholderData: keepPreviousData,
    staleTime: CONTENT_FRESH,
  })

export const mediaQuery = (id: string) =>
  queryOptions({ queryKey: ['media', id], queryFn: ({ signal }) => getMedia({ id }, signal), staleTime: CONTENT_FRESH })

/** Of a video that is for students, for the one who is logged in. */
export const filmQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: ['student', 'film', userId, id],
    queryFn: ({ signal }) => getFilm({ id }, signal),
    staleTime: CONTENT_FRESH,
  })

export const agreementQuery = (kind: AgreementKind, locale: Locale) =>
  queryOptions({
    queryKey: ['agreement', kind, locale],
    queryFn: ({ signal }) => getAgreement({ kind, locale }, signal),
    staleTime: CONTENT_FRESH,
  })

/** Tells the server that a video is watched; rejects with a CallFailure. */
export async function reportWatched(id: string, signal?: AbortSignal): Promise<void> {
  const { token } = await getReportToken({}, signal)
  await report({ id, token }, signal)
}
