import type { FairCompany, FairDetail } from '../../../../contract/calls/fairs.ts'
import { addressOf } from '../../../shared/links/links.ts'

/** Parts of a fair's page; its introduction goes without saying. */
export const fairTabs = ['companies', 'plan', 'talks'] as const
export type FairTab = 'intro' | (typeof fairTabs)[number]

/** Whether there is one that visitors may see. */
export const hasPlan = ({ plan }: Pick<FairDetail, 'plan'>): boolean => plan === 'booths' || plan === 'image'

/** Whether it is known where at the fair a company is. */
export const hasBooth = ({ booth_no }: Pick<FairCompany, 'booth_no'>): boolean => booth_no !== ''

export const fairTabHref = (id: string, tab: FairTab) =>
  addressOf('/jobFair', { id, tab: tab === 'intro' ? undefined : tab })

/** The plan in the fair's page, with a booth open in it. */
export const fairBoothHref = (id: string, booth: string) => addressOf('/jobFair', { id, tab: 'plan', booth })

export interface FairCompanySearch {
  readonly label?: string | undefined
  readonly keyword?: string | undefined
  readonly page?: number | undefined
}

export const fairCompaniesHref = (id: string, { label, keyword, page }: FairCompanySearch) =>
  addressOf('/jobFair', {
    id,
    tab: 'companies',
    label,
    keyword,
    page: page !== undefined && page > 1 ? page : undefined,
  })
