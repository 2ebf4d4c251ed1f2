import type { PositionDetail } from './calls/positions.ts'
import { plainPath } from './plain-pages.ts'

const DEGREES = {
  college: 'associate degree',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
  doctor: 'postgraduate degree',
}

/**
 * An open position as schema.org's JobPosting; null of one that is over.
 * @param origin scheme, host and port of the site that it is kept at
 */
export function jobPosting(position: PositionDetail, origin: string): object | null {
  if (position.status !== 'open') return null
  const { id, title, salary, education, company } = position
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title,
    description: `${position.description}${position.requirement}`,
    identifier: { '@type': 'PropertyValue', name: company.full_name, value: id },
    url: `${origin}${plainPath('position', id)}`,
    datePosted: position.published_at,
    validThrough: position.expires_at,
    employmentType: position.period === 'internship' ? 'INTERN' : 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: company.full_name },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: position.work_addr,
        addressLocality: position.city.label['zh-CN'],
        addressCountry: 'CN',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'CNY',
      value: {
        '@type': 'QuantitativeValue',
        minValue: salary.min,
        maxValue: salary.max,
        unitText: salary.unit === 'month' ? 'MONTH' : 'DAY',
      },
    },
    ...(education !== 'any' && {
      educationRequirements: {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: DEGREES[education],
      },
    }),
    totalJobOpenings: position.headcount,
  }
}
