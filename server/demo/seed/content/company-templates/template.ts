import type { CompanyNature, companySizes } from '../../../../../contract/content.ts'
import type { Category } from '../terms.ts'

export type Template = readonly [
  name: string,
  /** What names of other companies of its kind end with. */
  trade: string,
  industry: string,
  secondIndustry: string,
  size: (typeof companySizes)[number],
  city: string,
  stage: string,
  street: string,
  what: string,
  categories: readonly Category[],
  /** The state's are known by their stage; anybody's where nothing is said. */
  nature?: CompanyNature,
]
