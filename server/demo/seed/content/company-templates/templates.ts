import { further } from './further.ts'
import { growing } from './growing.ts'
import { leading } from './leading.ts'
import type { Template } from './template.ts'

/** The first sixty companies, and what the others are modelled on. */
export const companyTemplates: readonly Template[] = [...leading, ...growing, ...further]
