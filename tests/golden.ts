import { readFileSync } from 'node:fs'
import type { Answer, CallSpec, Params } from '../contract/call.ts'
import { getCompanyList } from '../contract/calls/companies.ts'
import { getPositionList } from '../contract/calls/positions.ts'
import { getSearchHints } from '../contract/calls/search.ts'

/** What somebody types, and what has to be among the first five, or among the keywords that may have been meant. */
export interface Golden {
  readonly keyword: string
  readonly of: string
  readonly in: 'positions' | 'companies' | 'meant'
  /** Each by one of several. */
  readonly wanted: readonly (readonly string[])[]
  /** Of the half that search was not tuned on. */
  readonly measures?: true
}

export const golden: readonly Golden[] = JSON.parse(
  readFileSync(new URL('fixtures/search-golden.json', import.meta.url), 'utf8'),
)
export const tuned = golden.filter(({ measures }) => !measures)
export const measuring = golden.filter(({ measures }) => measures)

/** Makes a call as a visitor does. */
export type Call = <C extends CallSpec>(spec: C, params: Params<C>) => Promise<{ readonly data: Answer<C> }>

const lists: Readonly<Record<Golden['in'], (call: Call, keyword: string) => Promise<string[]>>> = {
  async positions(call, keyword) {
    const { data } = await call(getPositionList, { keyword, size: '5' })
    return data.list.map(({ title, company, city }) => `${title}@${company.company_name}/${city.label['zh-CN']}`)
  },
  async companies(call, keyword) {
    const { data } = await call(getCompanyList, { keyword, size: '5' })
    return data.list.map(({ company_name }) => company_name)
  },
  async meant(call, keyword) {
    const { data } = await call(getSearchHints, { list: 'position', keyword })
    return data.meant.map((one) => one.keyword)
  },
}

/** Keywords that do not find all that they should. */
export async function missed(half: readonly Golden[], call: Call): Promise<string[]> {
  const misses: string[] = []
  for (const one of half) {
    const first = await lists[one.in](call, one.keyword)
    const isFound = (any: readonly string[]) => any.some((wanted) => first.some((found) => found.includes(wanted)))
    if (!one.wanted.every(isFound)) misses.push(one.keyword)
  }
  return misses
}
