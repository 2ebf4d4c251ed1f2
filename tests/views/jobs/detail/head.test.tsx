import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLocale } from '../../../../messages/compiled/runtime.js'
import { queryClient } from '../../../../src/api/query-client.ts'
import { showPageHead } from '../../../../src/app/page-head.ts'
import { readCompany } from '../../../../src/features/jobs/company/company-head.ts'
import { readJob } from '../../../../src/features/jobs/detail/job-head.ts'
import { COMPANY, COMPANY_JOBS, company, DETAIL, job } from '../../world/job.ts'
import { later, serve } from '../../world/lists.tsx'
import { univ } from '../../world/site.ts'

const meta = document.createElement('meta')
meta.name = 'description'

beforeEach(() => {
  setLocale('zh-CN', { reload: false })
  document.head.append(meta)
})
afterEach(() => {
  showPageHead(univ, {})
  meta.remove()
  queryClient.clear()
  vi.restoreAllMocks()
})

const data = () => {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]')
  return [...scripts].map(({ textContent }) => JSON.parse(textContent ?? ''))
}

describe('the head of a position’s page', () => {
  it('has its title and company, once they are known [SITE-4]', async () => {
    const { answer, resolve } = later()
    serve({ [DETAIL]: answer })
    const head = readJob('5')
    showPageHead(univ, head)
    expect(document.title).toBe('职位详情 · 江临大学')
    resolve(job())
    await head.ready
    showPageHead(univ, head)
    expect(document.title).toBe('嵌入式开发工程师 · 拓岩机器人 · 江临大学')
    expect(meta.content).toBe('拓岩机器人招聘嵌入式开发工程师，薪资 16–24K，工作地点 江临，本科，2027 届。')
  })

  it('has a JobPosting while the position is open, until the page is left [JOB-2]', async () => {
    serve({ [DETAIL]: () => job() })
    const head = readJob('5')
    await head.ready
    showPageHead(univ, head)
    showPageHead(univ, head)
    expect(data()).toEqual([
      {
        '@context': 'https://schema.org/',
        '@type': 'JobPosting',
        title: '嵌入式开发工程师',
        description: `${job().description}${job().requirement}`,
        identifier: { '@type': 'PropertyValue', name: '江临拓岩机器人有限公司', value: '5' },
        url: 'https://main.example/job/5',
        educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory: 'bachelor degree' },
        datePosted: '2026-11-20T04:00:00Z',
        validThrough: '2026-12-15T04:00:00Z',
        employmentType: 'FULL_TIME',
        totalJobOpenings: 12,
        hiringOrganization: { '@type': 'Organization', name: '江临拓岩机器人有限公司' },
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '望江区文渊路 188 号',
            addressLocality: '江临',
            addressCountry: 'CN',
          },
        },
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'CNY',
          value: { '@type': 'QuantitativeValue', minValue: 16_000, maxValue: 24_000, unitText: 'MONTH' },
        },
      },
    ])
    showPageHead(univ, {})
    expect(data()).toEqual([])
  })

  it.each(['closed', 'expired'] as const)('has no JobPosting for a position that is %s [JOB-2]', async (status) => {
    serve({ [DETAIL]: () => job({ status }) })
    const head = readJob('5')
    await head.ready
    showPageHead(univ, head)
    expect(data()).toEqual([])
  })

  it('stays general where the position cannot be read [SITE-4]', async () => {
    serve({})
    const head = readJob('5')
    await head.ready
    showPageHead(univ, head)
    expect([document.title, data()]).toEqual(['职位详情 · 江临大学', []])
  })
})

describe('the head of a company’s page', () => {
  it('has its name and what it is [SITE-4]', async () => {
    serve({ [COMPANY]: () => company(), [COMPANY_JOBS]: () => ({ list: [], total: 0 }) })
    const head = readCompany('7', 1)
    await head.ready
    showPageHead(univ, head)
    expect([document.title, meta.content]).toEqual([
      '拓岩机器人 · 江临大学',
      '拓岩机器人，智能制造，500–999 人，江临，27 个在招职位。',
    ])
  })
})
