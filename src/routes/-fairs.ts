import { type FairCompanySearch, fairTabs } from '../features/fairs/fair/fair-links.ts'
import { choiceIn, codesIn, type Paged, pageIn, textIn } from './-search.ts'

type Raw = Record<string, unknown>

export interface BoothSearch {
  /** Of the fair. */
  readonly id?: string | undefined
  /** Number of the booth that is open. */
  readonly booth?: string | undefined
}

/** What is no id is of no fair, and not of the one that the site leads to. */
export const boothSearch = (raw: Raw): BoothSearch => ({ id: textIn(raw['id']), booth: textIn(raw['booth'], 12) })

export interface FairSearch extends BoothSearch, Omit<FairCompanySearch, 'page'>, Paged {
  readonly tab?: (typeof fairTabs)[number] | undefined
}

export const fairSearch = (raw: Raw): FairSearch => ({
  ...boothSearch(raw),
  tab: choiceIn(raw['tab'], fairTabs),
  label: codesIn(raw['label'])?.[0],
  keyword: textIn(raw['keyword']),
  page: pageIn(raw['page']),
})
