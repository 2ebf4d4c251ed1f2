import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Category } from '../terms.ts'
import { type Occupation, occupationsSchema } from './occupation.ts'

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))

const occupations = v.parse(
  occupationsSchema,
  Object.assign({}, ...files.map((name): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')))),
)

/** Those of a category that companies of `industry` have. @param industry of the second level */
export const occupationsIn = (category: Category, industry: string): Occupation[] =>
  occupations[category].filter(({ industries }) => industries === undefined || industries.includes(industry))
