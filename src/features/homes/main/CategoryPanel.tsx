import { useSelector } from '@xstate/react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { HotCategory } from '../../../../contract/calls/homes.ts'
import { carouselIndex } from '../../../../machines/homes/carousel/carousel.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { pagesOf, usePages } from '../../../shared/carousel/usePages.ts'
import { categoryHref } from '../../../shared/links/category-href.ts'
import { addressOf } from '../../../shared/links/links.ts'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { dot } from '../../../ui/carousel/Pager.css.ts'
import { LeftIcon, RightIcon } from '../../../ui/icons/account.tsx'
import { FlameIcon } from '../../../ui/icons/pages.tsx'
import { unseen } from '../../../ui/reset.css.ts'
import * as css from './CategoryPanel.css.ts'

/** Categories to a page, and pages at most (HOME-9). */
export const CATEGORIES_A_PAGE = 21
const PAGES = 2

export interface CategoryPanelProps {
  /** The categories, one at least. */
  readonly categories: readonly HotCategory[]
}

/** Kinds of positions, two pages of them. */
export function CategoryPanel({ categories }: CategoryPanelProps) {
  usePreferences()
  const titleId = useId()
  const pages = pagesOf(categories, CATEGORIES_A_PAGE).slice(0, PAGES)
  return (
    <nav className={css.panel} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {m.homes_categories()}
        </h2>
        <a className={buttonClass({ kind: 'link' })} href={addressOf('/positionList')}>
          {m.homes_categories_all()}
          <RightIcon size={16} />
        </a>
      </div>
      <Pages key={pages.length} categories={categories} pages={pages} />
    </nav>
  )
}

interface PagesProps extends CategoryPanelProps {
  readonly pages: readonly (readonly HotCategory[])[]
}

function Pages({ categories, pages }: PagesProps) {
  const { locale } = usePreferences()
  const actor = usePages(categories, pages.length)
  const index = useSelector(actor, carouselIndex)
  const arrow = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    if (isPressed.current && index >= 0) arrow.current?.focus()
    isPressed.current = false
  }, [index])
  const turn = (type: 'PAGE.NEXT' | 'PAGE.PREVIOUS') => () => {
    isPressed.current = true
    actor.send({ type })
  }
  const isFirst = index === 0
  return (
    <>
      <ul className={css.grid}>
        {pages[index]?.map((category) => (
          <li key={category.value + category.period}>
            <a className={css.category} href={categoryHref(category, locale)}>
              <span className={css.name}>{localise(category.aliasName, locale)}</span>
              {category.isHot && (
                <span className={css.hot}>
                  <FlameIcon size={12} />
                  <span className={unseen}>{m.homes_hot()}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {pages.length > 1 && (
        <div className={css.foot}>
          <span className={css.dots}>
            {pages.map((page, at) => (
              <button
                key={page[0]?.value}
                type="button"
                className={dot}
                aria-label={m.homes_page({ page: at + 1, pages: pages.length })}
                aria-current={at === index || undefined}
                onClick={() => actor.send({ type: 'PAGE.PICKED', index: at })}
              />
            ))}
          </span>
          <button
            ref={arrow}
            key={isFirst ? 'next' : 'previous'}
            type="button"
            className={css.arrow}
            aria-label={isFirst ? m.homes_next() : m.homes_previous()}
            onClick={turn(isFirst ? 'PAGE.NEXT' : 'PAGE.PREVIOUS')}
          >
            {isFirst ? <RightIcon size={16} /> : <LeftIcon size={16} />}
          </button>
        </div>
      )}
    </>
  )
}
