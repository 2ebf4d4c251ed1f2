import { useQuery } from '@tanstack/react-query'
import * as m from '../../../../../messages/compiled/messages.js'
import { fairLabelsQuery } from '../../../../api/fairs.ts'
import { queryClient } from '../../../../api/query-client.ts'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { PartFailed } from '../../../../shared/query/PartFailed.tsx'
import { type FairCompanySearch, fairCompaniesHref } from '../fair-links.ts'
import * as css from './FairLabels.css.ts'

export interface FairLabelsProps {
  readonly fairId: string
  readonly search: FairCompanySearch
}

/** Industries of a fair's companies, each a link to those of it. */
export function FairLabels({ fairId, search: { label, keyword } }: FairLabelsProps) {
  const { locale } = usePreferences()
  const query = useQuery(fairLabelsQuery(fairId), queryClient)
  const labels = query.data?.list ?? []
  const link = (value: string | undefined, text: string, count?: number) => (
    <li key={value ?? ''}>
      <a
        className={css.label}
        href={fairCompaniesHref(fairId, { label: value, keyword })}
        aria-current={value === label ? 'true' : undefined}
      >
        {text}
        {count !== undefined && <span className={css.count}>{count}</span>}
      </a>
    </li>
  )
  return (
    <nav aria-label={m.fairs_labels()}>
      <ul className={css.labels}>
        {link(undefined, m.fairs_all())}
        {labels.map(({ value, label: name, count }) => link(value, localise(name, locale), count))}
      </ul>
      <PartFailed query={query} what={m.fairs_what_labels()} />
    </nav>
  )
}
