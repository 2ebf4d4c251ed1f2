import { useQuery } from '@tanstack/react-query'
import * as m from '../../../messages/compiled/messages.js'
import { fairCompaniesQuery } from '../../api/fairs.ts'
import { queryClient } from '../../api/query-client.ts'
import { buttonClass } from '../../ui/button/Button.tsx'
import { RightIcon } from '../../ui/icons/RightIcon.tsx'
import { SectionHead } from '../../ui/section/SectionHead.tsx'
import { usePreferences } from '../preferences.tsx'
import * as css from './FairCompanies.css.ts'
import { FairCompanyCards } from './FairCompanyCards.tsx'
import { fairTabHref } from './fair-links.ts'

/** Companies shown before one asks for all. */
const SHOWN = 12

/** The first companies of a fair; nothing where there are none, or none could be read. */
export function FirstCompanies({ fairId }: { readonly fairId: string }) {
  usePreferences()
  const { data } = useQuery(fairCompaniesQuery(fairId, {}, 1), queryClient)
  if (!data || data.list.length === 0) return null
  return (
    <section className={css.first} aria-labelledby="fair-companies">
      <SectionHead
        id="fair-companies"
        title={m.fairs_tab_companies()}
        hint={`${m.fairs_count({ count: String(data.total) })} · ${m.fairs_by_booth()}`}
      >
        <a className={buttonClass({ kind: 'link' })} href={fairTabHref(fairId, 'companies')}>
          {m.fairs_see_all()}
          <RightIcon size={16} />
        </a>
      </SectionHead>
      <FairCompanyCards fairId={fairId} companies={data.list.slice(0, SHOWN)} />
    </section>
  )
}
