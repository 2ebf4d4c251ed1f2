import type { calls } from '../../../contract/calls.ts'

export type CallName = keyof typeof calls

/** A call as some page makes it. */
export interface Read {
  readonly name: string
  readonly call: CallName
  readonly params: Record<string, unknown>
  /** Whose session asks; nobody's without. */
  readonly caller?: Caller
}

export type Caller = 'student' | 'company'

/** What pages of lists ask for; ids are those of `ids`. */
export const listReads = (ids: Ids): readonly Read[] => [
  { name: 'positions', call: 'getPositionList', params: { size: '20' } },
  {
    name: 'positions, filtered',
    call: 'getPositionList',
    params: { period: 'fulltime', education: ['bachelor'], salary: '10', sort: 'newest', size: '20' },
  },
  { name: 'positions, searched', call: 'getPositionList', params: { keyword: '工程师', size: '20' } },
  {
    name: 'positions, several words searched',
    call: 'getPositionList',
    params: { keyword: '深圳 嵌入式', size: '20' },
  },
  { name: 'positions, a major searched', call: 'getPositionList', params: { keyword: '会计学', size: '20' } },
  { name: 'suggestions', call: 'getSuggestions', params: { keyword: '工程师' } },
  { name: 'suggestions by pinyin', call: 'getSuggestions', params: { keyword: 'qianrushi' } },
  { name: 'positions recommended', call: 'getRecommendedPositions', params: { size: '20' } },
  { name: 'positions of a department', call: 'getCollegePositions', params: { college: ids.department, size: '20' } },
  { name: 'positions of a company', call: 'getCompanyPositions', params: { company_id: ids.company, size: '20' } },
  { name: 'feed', call: 'getHomePositions', params: {} },
  { name: 'companies', call: 'getCompanyList', params: { size: '20' } },
  { name: 'companies, searched', call: 'getCompanyList', params: { keyword: '科技', size: '20' } },
  { name: 'companies of a department', call: 'getCollegeCompanies', params: { college: ids.department, size: '20' } },
  { name: 'companies of the main home', call: 'getHomeCompanies', params: {} },
  { name: 'fairs', call: 'getFairList', params: { size: '20' } },
  { name: 'companies of a fair', call: 'getFairCompanies', params: { id: ids.fair, size: '20' } },
  { name: 'talks', call: 'getTalks', params: { size: '20' } },
  { name: 'articles and videos', call: 'getMediaList', params: { size: '20' } },
  { name: 'deliveries of a student', call: 'getDeliveries', params: { size: '20' }, caller: 'student' },
  { name: 'deliveries to an employer', call: 'getDeskDeliveries', params: { size: '20' }, caller: 'company' },
]

/** What pages of one thing ask for. */
export const detailReads = (ids: Ids): readonly Read[] => [
  { name: 'position', call: 'getPosition', params: { id: ids.position } },
  { name: 'company', call: 'getCompany', params: { id: ids.company } },
  { name: 'fair with its plan', call: 'getFair', params: { id: ids.fair } },
  { name: 'article', call: 'getMedia', params: { id: ids.article } },
]

/** Of rows that the measured site shows. */
export interface Ids {
  readonly department: string
  readonly company: string
  readonly position: string
  readonly fair: string
  readonly article: string
}
