import { useQuery } from '@tanstack/react-query'
import * as m from '../../../../../messages/compiled/messages.js'
import { fairCompaniesQuery } from '../../../../api/fairs.ts'
import { queryClient } from '../../../../api/query-client.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { isLacking, PartFailed } from '../../../../shared/query/PartFailed.tsx'
import { buttonClass } from '../../../../ui/button/Button.tsx'
import { RightIcon } from '../../../../ui/icons/account.tsx'
import { SectionHead } from '../../../../ui/section/SectionHead.tsx'
import { fairTabHref, hasBooth } from '../fair-links.ts'
import * as css from './FairCompanies.css.ts'
import { FairCompanyCards } from './FairCompanyCards.tsx'

/** Companies shown before one asks for all. */
const SHOWN = 12

/** The first companies of a fair; nothing where there are none. */
export function FirstCompanies({ fairId }: { readonly fairId: string }) {
  usePreferences()
  const query = useQuery(fairCompaniesQuery(fairId, {}, 1), queryClient)
  const { list, total } = query.data ?? { list: [], total: 0 }
  if (list.length === 0 && !isLacking(query)) return null
  const count = m.fairs_count({ count: String(total) })
  return (
    <section className={css.first} aria-labelledby="fair-companies">
      <SectionHead
        id="fair-companies"
        title={m.fairs_tab_companies()}
        {...(list.length > 0 && { hint: list.some(hasBooth) ? `${count} · ${m.fairs_by_booth()}` : count })}
      >
        <a className={buttonClass({ kind: 'link' })} href={fairTabHref(fairId, 'companies')}>
          {m.fairs_see_all()}
          <RightIcon size={16} />
        </a>
      </SectionHead>
      <PartFailed query={query} what={m.fairs_what_companies()} />
      <FairCompanyCards fairId={fairId} companies={list.slice(0, SHOWN)} />
    </section>
  )
}
