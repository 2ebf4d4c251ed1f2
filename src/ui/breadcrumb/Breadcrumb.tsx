import { RightIcon } from '../icons/account.tsx'
import * as css from './Breadcrumb.css.ts'

export interface BreadcrumbProps {
  /** Accessible name. */
  readonly label: string
  /** From the home page to this one, which has no address. */
  readonly items: readonly { readonly text: string; readonly href?: string }[]
}

/** Where a page stands. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {items.map(({ text, href }, at) => (
          <li key={text} className={css.item}>
            {href === undefined ? (
              <span className={css.current} aria-current="page">
                {text}
              </span>
            ) : (
              <a className={css.link} href={href}>
                {text}
              </a>
            )}
            {at < items.length - 1 && <RightIcon size={12} className={css.gap} />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
