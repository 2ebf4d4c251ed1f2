import { useQuery } from '@tanstack/react-query'
import * as m from '../../../../messages/compiled/messages.js'
import { queryClient } from '../../../api/query-client.ts'
import { viewedQuery } from '../../../api/viewed.ts'
import { CompanyMark } from '../../../entities/company/CompanyMark.tsx'
import { jobHref } from '../../../shared/links/links.ts'
import { SideLink } from '../../../shared/lists/SideLink.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import * as css from '../../../ui/list/SideCard.css.ts'

export interface ViewedProps {
  /** The student's, '' where nobody is one, null while that is not known. */
  readonly userId: string | null
}

/** The positions looked at last; nothing before the first. */
export function Viewed({ userId }: ViewedProps) {
  const { locale } = usePreferences()
  const positions = useQuery(viewedQuery(userId), queryClient).data
  if (!positions) return null
  return (
    <section className={css.card} aria-labelledby="viewed">
      <h2 id="viewed" className={css.title}>
        {m.lists_viewed()}
      </h2>
      <ul className={css.list}>
        {positions.map(({ id, title, company, city }) => (
          <li key={id}>
            <SideLink
              href={jobHref(id)}
              mark={<CompanyMark company={company} size={32} />}
              title={title}
              note={`${company.company_name} · ${localise(city.label, locale)}`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
