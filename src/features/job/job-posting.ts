import type { PositionDetail } from '../../../contract/calls/positions.ts'
import { sanitise } from '../content/sanitise.ts'

const BLOCKS = 'h2, h3, h4, p, li, dt, dd, blockquote, pre, tr, figcaption'

/** The words of HTML, a line for each of its blocks. */
function linesOf(html: string): string {
  const template = document.createElement('template')
  template.innerHTML = sanitise(html)
  const blocks = [...template.content.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS))
  const lines = blocks.length > 0 ? blocks.map(({ textContent }) => textContent) : [template.content.textContent]
  return lines
    .map((line) => line?.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

const employmentTypes = { fulltime: 'FULL_TIME', internship: 'INTERN' }
const units = { month: 'MONTH', day: 'DAY' }

/** An open position in the words of schema.org; nothing of one that is over. */
export function jobPostingOf(job: PositionDetail): object | undefined {
  if (job.status !== 'open') return undefined
  const { company, salary } = job
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, job.requirement].map(linesOf).filter(Boolean).join('\n'),
    identifier: { '@type': 'PropertyValue', name: company.company_name, value: job.id },
    datePosted: job.published_at,
    validThrough: job.expires_at,
    employmentType: employmentTypes[job.period],
    ...(job.headcount > 0 && { totalJobOpenings: job.headcount }),
    hiringOrganization: { '@type': 'Organization', name: company.full_name || company.company_name },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: job.work_addr,
        addressLocality: job.city.label['zh-CN'],
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'CNY',
      value: {
        '@type': 'QuantitativeValue',
        minValue: salary.min,
        maxValue: salary.max,
        unitText: units[salary.unit],
      },
    },
  }
}
