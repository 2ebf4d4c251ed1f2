import type { Column } from '../../../../contract/calls/media.ts'
import type { Locale } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { getLocale } from '../../../../messages/compiled/runtime.js'
import { settled } from '../../../api/content.ts'
import { type MediaFilter, mediaListQuery } from '../../../api/media.ts'
import { queryClient } from '../../../api/query-client.ts'
import { localise } from '../../../shared/preferences/localise.ts'

export interface OpenColumn {
  readonly kind: Column['kind']
  /** The id of the column; undefined for everything of that kind. */
  readonly id: string | undefined
  /** The column's title in the address. */
  readonly title: string | undefined
}

const plain = { articles: m.pages_articles, contents: m.pages_contents } satisfies Record<Column['kind'], () => string>

/** The filter of a column, or without one of every article, or of articles and videos alike. */
export const filterOf = (kind: Column['kind'], id: string | undefined): MediaFilter =>
  id !== undefined ? { id } : kind === 'articles' ? { kind: 'article' } : {}

/** The title of a column; the address's word only until that has come. */
export function columnHeading({ kind, id, title }: OpenColumn, columns: readonly Column[] | undefined, locale: Locale) {
  if (id === undefined) return plain[kind]()
  const column = columns?.find((one) => one.id === id)
  return column ? localise(column.title, locale) : ((columns ? undefined : title) ?? plain[kind]())
}

/** Begins to read a column; what its page is called follows when that is over. */
export function readColumn(open: OpenColumn, page: number) {
  const query = mediaListQuery(filterOf(open.kind, open.id), page)
  return {
    ready: settled<unknown>(query),
    title: () => columnHeading(open, queryClient.getQueryData(query.queryKey)?.columns, getLocale()),
  }
}
