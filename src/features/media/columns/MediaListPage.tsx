import { useQuery } from '@tanstack/react-query'
import type { Column } from '../../../../contract/calls/media.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { MEDIA_A_PAGE, mediaListQuery } from '../../../api/media.ts'
import { queryClient } from '../../../api/query-client.ts'
import { addressOf, columnHref } from '../../../shared/links/links.ts'
import { ListPages } from '../../../shared/lists/ListPages.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Missing, Queried } from '../../../shared/query/Queried.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { heading, page as pageClass, results, sheet } from '../../../ui/list/ListPage.css.ts'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import { ArticleRow } from './ArticleRow.tsx'
import { columnHeading, filterOf } from './column.ts'
import { grid } from './MediaCard.css.ts'
import { MediaCard } from './MediaCard.tsx'
import * as css from './MediaListPage.css.ts'
import { CardSkeletons, RowSkeletons } from './MediaSkeletons.tsx'

export interface MediaListPageProps {
  readonly kind: Column['kind']
  /** The id of a column; undefined for all of that kind. */
  readonly id: string | undefined
  /** The column's title in the address. */
  readonly title: string | undefined
  readonly page: number
  hrefOf(page: number): string
}

const looks = {
  articles: { list: undefined, sheet, Entry: ArticleRow, Skeletons: RowSkeletons },
  contents: { list: grid, sheet: undefined, Entry: MediaCard, Skeletons: CardSkeletons },
}

/** Lists a column page by page: articles as rows, contents as cards (FAIR-2). */
export function MediaListPage({ kind, id, title, page, hrefOf }: MediaListPageProps) {
  const { locale } = usePreferences()
  const query = useQuery(mediaListQuery(filterOf(kind, id), page), queryClient)
  const columns = query.data?.columns
  if (columns && id !== undefined && !columns.some((column) => column.id === id)) {
    return <Missing what={m.media_what_column()} />
  }
  const { list: listClass, sheet: sheetClass, Entry, Skeletons } = looks[kind]
  return (
    <div className={pageClass}>
      <h1 className={heading}>{columnHeading({ kind, id, title }, columns, locale)}</h1>
      <ColumnTabs kind={kind} columns={columns ?? []} id={id} />
      <div className={results} aria-busy={query.isPlaceholderData}>
        <Queried query={query} skeleton={<Skeletons />} what={m.media_what_contents()}>
          {({ list, total }) =>
            list.length === 0 ? (
              <NothingHere kind={kind} id={id} />
            ) : (
              <>
                <div className={sheetClass}>
                  <ul className={listClass}>
                    {list.map((media) => (
                      <li key={media.id}>
                        <Entry media={media} page={id === undefined ? 1 : page} />
                      </li>
                    ))}
                  </ul>
                </div>
                {total > MEDIA_A_PAGE && <ListPages page={page} total={total} size={MEDIA_A_PAGE} hrefOf={hrefOf} />}
              </>
            )
          }
        </Queried>
      </div>
    </div>
  )
}

interface NothingHereProps {
  readonly kind: Column['kind']
  readonly id: string | undefined
}

/** Says that a list is empty. */
function NothingHere({ kind, id }: NothingHereProps) {
  usePreferences()
  return (
    <EmptyState title={m.media_empty()} text={m.media_empty_text()}>
      <a className={buttonClass({})} href={id === undefined ? addressOf('/') : columnHref({ kind })}>
        {id === undefined ? m.media_home() : m.media_others()}
      </a>
    </EmptyState>
  )
}

interface ColumnTabsProps {
  readonly kind: Column['kind']
  /** The columns; none until they have come. */
  readonly columns: readonly Column[]
  /** Id of the column that is open, none for all of them. */
  readonly id: string | undefined
}

/** The way between columns of one kind. */
function ColumnTabs({ kind, columns, id }: ColumnTabsProps) {
  const { locale } = usePreferences()
  const tabs = [
    { id: undefined, text: m.media_all() },
    ...columns.flatMap((one) => (one.kind === kind ? [{ id: one.id, text: localise(one.title, locale) }] : [])),
  ]
  return (
    <nav className={css.tabs} aria-label={m.media_columns()}>
      {columns.length > 0 &&
        tabs.map((tab) => (
          <a
            key={tab.text}
            className={css.tab}
            href={columnHref({ id: tab.id, kind })}
            aria-current={tab.id === id ? 'page' : undefined}
          >
            {tab.text}
          </a>
        ))}
    </nav>
  )
}
