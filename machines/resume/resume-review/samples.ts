import type { Finding, ParsedResume } from '../../../contract/parsed-resume.ts'
import { emptyResume } from '../../../contract/resume.ts'
import type { Present } from './resume-review.types.ts'

/** Small resumes and what was read from small files, for the tests of flows. */

export const finding = (value: string, more: Partial<Finding> = {}): Finding => ({
  value,
  places: [],
  doubt: null,
  ...more,
})
const none = finding('')

export const nothingFound: ParsedResume = {
  pages: [],
  basic: {
    name: none,
    sex: none,
    birth: none,
    phone: none,
    email: none,
    city: none,
    political: none,
    hometown: none,
  },
  positions: [],
  education: [],
  work: [],
  project: [],
  posts: [],
  skills: [],
  languages: [],
  certificates: [],
  awards: [],
  links: [],
  summary: none,
  unread: [],
}

const { basic } = nothingFound

/** The name is there, the e-mail is new, the city would replace another. */
export const clearlyFound: ParsedResume = {
  ...nothingFound,
  basic: { ...basic, name: finding('林知夏'), email: finding('lin@example.test'), city: finding('江临') },
}

/** The phone may be another. */
export const doubtfullyFound: ParsedResume = {
  ...nothingFound,
  basic: {
    ...basic,
    email: finding('lin@example.test'),
    phone: finding('13855501726', { doubt: 'twoCandidates' }),
  },
}

export const smallPresent: Present = {
  content: { ...emptyResume, basic: { ...emptyResume.basic, name: '林知夏', city: '江临市' } },
  version: 4,
}
