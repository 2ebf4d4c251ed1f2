import { computing } from './computing.ts'
import { engineering } from './engineering.ts'
import { matter } from './matter.ts'
import type { Occupation } from './occupation.ts'
import { people } from './people.ts'

const occupations = { ...computing, ...engineering, ...matter, ...people }

export type Category = keyof typeof occupations

export const occupationOf = (category: Category): Occupation => occupations[category]
