import type { Column } from '../../../../contract/calls/media.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { columnHref } from '../../../shared/links/links.ts'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import * as css from './ColumnTabs.css.ts'

export interface ColumnTabsProps {
  readonly kind: Column['kind']
  /** The columns; none until they have come. */
  readonly columns: readonly Column[]
  /** Id of the column that is open, none for all of them. */
  readonly id: string | undefined
}

/** The way between columns of one kind. */
export function ColumnTabs({ kind, columns, id }: ColumnTabsProps) {
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
