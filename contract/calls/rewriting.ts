import * as z from 'zod/mini'
import { post } from '../call.ts'
import { codes } from '../codes.ts'
import { entryId, resumeLimits } from '../resume.ts'
import { onBehalf } from './resume.ts'

/** What a line about what somebody did is to become. */
export const rewriteVariants = ['stronger', 'concise', 'quantified', 'english'] as const
export type RewriteVariant = (typeof rewriteVariants)[number]

/** Rules of our own, or a language model that is somebody else's. */
export const rewriteEngines = ['rules', 'model'] as const
export type RewriteEngine = (typeof rewriteEngines)[number]

/** Sections whose entries have lines that are rewritten. */
export const rewrittenSections = ['work', 'project', 'posts'] as const
export type RewrittenSection = (typeof rewrittenSections)[number]

/** `[X]` in it stands where a word or figure of the student's own is to come. */
const suggestion = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(resumeLimits.bullet)),
  /** Where it says other words than the line, in its order. */
  marks: z.array(z.object({ from: z.int(), to: z.int() })),
})
export type Suggestion = z.infer<typeof suggestion>

export const rewriting = z.object({
  /** That did it; rules also where a model was asked and gave nothing of use. */
  engine: z.enum(rewriteEngines),
  /** Null where there is none. */
  suggestion: z.nullable(suggestion),
  /** Why there is none: nothing to mend, or nobody who could; null where there is one. */
  why: z.nullable(z.enum(['good', 'unable'])),
  /** What can be asked of that engine, for this line. */
  variants: z.array(z.enum(rewriteVariants)),
  /** That can be asked. */
  engines: z.array(z.enum(rewriteEngines)),
})
export type Rewriting = z.infer<typeof rewriting>

/**
 * Another wording for a line of the student's own, which changes nothing by itself. Whoever asks for `model` lets the line
 * leave for whom the settings name; without it nothing does.
 */
export const rewriteLine = post({
  path: '/api/rewriting/rewrite',
  params: z.object({
    ...onBehalf,
    section: z.enum(rewrittenSections),
    /** Whose line it is; one that is not saved yet is as good. */
    entry: entryId,
    line: z.string().check(z.minLength(1), z.maxLength(resumeLimits.bullet)),
    variant: z.enum(rewriteVariants),
    engine: z.optional(z.enum(rewriteEngines)),
  }),
  answer: rewriting,
  codes: [codes.notLoggedIn, codes.refused],
  caller: 'student',
})
