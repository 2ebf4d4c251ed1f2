import { useQuery } from '@tanstack/react-query'
import * as m from '../../../../messages/compiled/messages.js'
import { collectedCompaniesQuery } from '../../../api/collected.ts'
import { COMPANIES_A_PAGE } from '../../../api/companies.ts'
import { queryClient } from '../../../api/query-client.ts'
import { CompanyCard } from '../../../entities/company/CompanyCard.tsx'
import { CompanySkeletons } from '../../../entities/company/CompanySkeletons.tsx'
import { CollectButton } from '../../../entities/saved/CollectButton.tsx'
import { addressOf } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { CollectedList } from './CollectedList.tsx'
import type { PanelProps } from './panel-props.ts'

/** The companies that a student has collected. */
export function CollectedCompanies({ userId, page, ...rest }: PanelProps) {
  usePreferences()
  return (
    <CollectedList
      {...rest}
      kind="company"
      page={page}
      query={useQuery(collectedCompaniesQuery(userId, page), queryClient)}
      size={COMPANIES_A_PAGE}
      look="tiles"
      skeleton={<CompanySkeletons count={4} label={m.content_loading()} />}
      what={m.content_what_company()}
      label={m.collected_companies()}
      countSentence={m.lists_count_companies}
      nothing={{
        title: m.collected_no_companies(),
        text: m.collected_no_companies_text(),
        action: m.collected_to_companies(),
        href: addressOf('/companyList', { isAll: 1 }),
      }}
      draw={(company) => (
        <CompanyCard
          company={company}
          action={<CollectButton kind="company" id={company.id} title={company.company_name} look="icon" />}
        />
      )}
    />
  )
}
