import type { HotCategory } from '../../../../../contract/calls/homes.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { categoryHref } from '../../../../shared/links/category-href.ts'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { groupedText } from '../../../../shared/text/format.ts'
import { FlameIcon } from '../../../../ui/icons/pages.tsx'
import { DownIcon } from '../../../../ui/icons/shell.tsx'
import * as css from './HotCategories.css.ts'

/** Categories that are in sight from the start (HOME-7). */
const FIRST = 20

export interface HotCategoriesProps {
  readonly items: readonly HotCategory[]
}

/** Kinds of positions that many are asked for; where there are many, the rest unfolds. */
export function HotCategories({ items }: HotCategoriesProps) {
  usePreferences()
  const rest = items.slice(FIRST)
  return (
    <>
      <Categories items={items.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details className={css.rest}>
          <summary className={css.toggle}>
            <span className={css.whenFolded}>{m.homes_hot_more({ count: items.length })}</span>
            <span className={css.whenOpen}>{m.homes_hot_less()}</span>
            <DownIcon size={16} className={css.arrow} />
          </summary>
          <Categories items={rest} />
        </details>
      )}
    </>
  )
}

function Categories({ items }: HotCategoriesProps) {
  const { locale } = usePreferences()
  return (
    <ul className={css.grid}>
      {items.map((item) => (
        <li key={item.value + item.period} className={css.cell}>
          <a className={css.category} href={categoryHref(item, locale)}>
            <span className={css.name}>
              {localise(item.aliasName, locale)}{' '}
              {item.isHot && (
                <span className={css.hot}>
                  <FlameIcon size={12} />
                  {m.homes_hot()}
                </span>
              )}
            </span>
            <span className={css.count}>{groupedText(item.count)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
