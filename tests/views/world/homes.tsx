import { QueryClient, type QueryKey, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BrandHome, HotCategory } from '../../../contract/calls/homes.ts'
import type { Department, ZoneItem } from '../../../contract/calls/zones.ts'
import type { CompanyEntry } from '../../../contract/content.ts'
import { feedPosition } from '../../../machines/jobs/position-feed/position-feed.paths.ts'

export const words = (cn: string, tw = cn, en = cn) => ({ 'zh-CN': cn, 'zh-TW': tw, en })
export const many = <T,>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at + 1))

export const department = (at: number): Department => ({
  id: String(at),
  name: words(`第${at}学院`, `第${at}學院`, `School ${at}`),
  icon: 'code',
  thumbnail_url: '',
  domain: at === 1 ? 'faculty.localhost' : '',
  position_count: at * 3,
})

export const zoneItem = (at: number, more: Partial<ZoneItem> = {}): ZoneItem => ({
  id: String(at),
  icon: at % 2 === 0 ? 'flask' : '',
  title: words(`专区${at}`, `專區${at}`, `Zone ${at}`),
  hint: words('一句话', '一句話', 'A few words'),
  config_type: 1,
  config_content: '',
  config_content_details: { web_domain: '' },
  ...more,
})

export const company = (at: number): CompanyEntry => ({
  ...feedPosition('1').company,
  id: String(at),
  company_name: `第${at}企业`,
  city: { value: 'jianglin', label: words('江临') },
  position_count: at,
  samples: [
    { id: String(at), title: '嵌入式开发工程师', salary: { min: 16_000, max: 24_000, unit: 'month', months: 0 } },
  ],
})

export const category = (at: number): HotCategory => ({
  aliasName: words(`类别${at}`, `類別${at}`, `Category ${at}`),
  value: `category-${at}`,
  label: words(`类别${at}`),
  period: '',
  isHot: at === 2,
  count: at * 1000,
})

const fair = (at: number): BrandHome['school_job_fair_zone'][number] => ({
  id: String(at),
  title: `第${at}场双选会`,
  home_thumbnail_url: 'drawn:hall',
  mode: 'onsite',
  status: at === 1 ? 'live' : 'coming',
  starts_at: '2026-11-21T01:00:00.000Z',
  ends_at: '2026-11-21T08:00:00.000Z',
  place: '体育馆一层',
  company_count: 60,
  position_count: 204,
})

/** One more of everything than fits a page. */
export const brandHome: BrandHome = {
  domainData: { head_img_url: '', head_colour: '#eaf1ff' },
  dataList: many(4, (at) => ({ value: at * 1234, label: words(`数字${at}`), unit: words('个') })),
  sections: [
    { key: 'school_college_zone', title: words('院系专区'), hint: words('进入本院') },
    { key: 'companyList' },
    { key: 'companyArea' },
    { key: 'school_job_fair_zone' },
    { key: 'recruitHot' },
    { key: 'big_four' },
    { key: 'zoneThree' },
    { key: 'zoneFour' },
  ],
  school_college_zone: many(13, department),
  companyList: many(9, company),
  show_all: 1,
  companyArea: many(12, (at) => zoneItem(at)),
  school_job_fair_zone: many(4, fair),
  recruitHot: many(48, category),
  big_four: many(13, (at) => zoneItem(at)),
  zoneThree: many(5, (at) => zoneItem(at)),
  zoneFour: many(13, (at) => zoneItem(at)),
  aboutus: 'drawn',
  hot_searches: ['嵌入式开发', '选调生'],
}

interface AskedProps<T> {
  readonly client: QueryClient
  readonly queryKey: QueryKey
  readonly ask: () => Promise<T>
  children(query: ReturnType<typeof useQuery<T>>): ReactNode
}

/** A view around a read that a test answers. */
export function Asked<T>({ client, queryKey, ask, children }: AskedProps<T>) {
  return children(useQuery({ queryKey, queryFn: ask }, client))
}

export const createClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
