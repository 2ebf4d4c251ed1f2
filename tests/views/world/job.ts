import type { Answer } from '../../../contract/call.ts'
import type { CompanyDetail } from '../../../contract/calls/companies.ts'
import type { getPosition } from '../../../contract/calls/positions.ts'
import { companyEntry, position } from './lists.tsx'

export const DETAIL = '/api/position/getdetail'
export const COMPANY = '/api/company/getdetail'
export const COMPANY_JOBS = '/api/company/getpositionlist'

type JobAnswer = Answer<typeof getPosition>

export const job = (more: Partial<JobAnswer> = {}): JobAnswer => ({
  ...position(5),
  canonical_origin: 'https://main.example',
  title: '嵌入式开发工程师',
  description: '<ol><li>负责驱动开发。</li><li>参与 <strong>联调</strong>。</li></ol>',
  requirement: '<p>熟悉 C/C++。</p>',
  welfare: ['六险一金', '12 天年假'],
  process: [
    { title: '网申', note: '截止前投递' },
    { title: '录用', note: '签三方协议' },
  ],
  headcount: 12,
  addr_note: '地铁 3 号线，步行约 6 分钟',
  views: 1834,
  company: {
    ...companyEntry(7, { company_name: '拓岩机器人' }),
    full_name: '江临拓岩机器人有限公司',
    stage: 'C 轮',
    is_verified: true,
  },
  others: [position(6, { title: '测试工程师' })],
  related: [position(8, { title: '电气设计工程师' }), position(9, { title: '光学工程师' })],
  ...more,
})

export const company = (more: Partial<CompanyDetail> = {}): CompanyDetail => ({
  ...companyEntry(7, { company_name: '拓岩机器人' }),
  full_name: '江临拓岩机器人有限公司',
  stage: 'C 轮',
  is_verified: true,
  address: '江临市望江区创智路 99 号',
  website: 'https://www.tuoyan.example/about',
  intro: '<p>做机器人的公司。</p>',
  welfare: ['六险一金'],
  views: 999,
  ...more,
})
