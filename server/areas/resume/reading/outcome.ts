import type { ParsedResume } from '../../../../contract/parsed-resume.ts'
import type { Refusal } from './refusal.ts'

/** What a worker says at last. */
export type Outcome = { readonly resume: ParsedResume } | { readonly refusal: Refusal }
