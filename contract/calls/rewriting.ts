import * as v from 'valibot'
import { get, post } from '../call.ts'
import { codes } from '../codes.ts'
import { entryId, resumeLimits } from '../resume.ts'
import { whole } from '../rules/schemas.ts'
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
const suggestion = v.object({
  text: v.pipe(v.string(), v.nonEmpty(), v.maxCodePoints(resumeLimits.bullet)),
  /** Where it says other words than the line, in its order. */
  marks: v.array(v.object({ from: whole, to: whole })),
})
export type Suggestion = v.InferOutput<typeof suggestion>

/** A language model that a student may ask. */
const model = v.object({
  /** Whom a line is sent to. */
  name: v.string(),
  /** The line as it would be sent: without the student's name, telephone and e-mail. */
  sent: v.string(),
  /** Whether the student agreed that lines are sent there, and has not taken it back. */
  is_agreed: v.boolean(),
})

export const rewriting = v.object({
  /** That did it; rules also where a model was asked and did not. */
  engine: v.picklist(rewriteEngines),
  /** Why a model that was asked did not: nothing of use came of it, or the day's lines are spent; null elsewhere. */
  fell: v.nullable(v.picklist(['unusable', 'spent'])),
  /** Null where there is none. */
  suggestion: v.nullable(suggestion),
  /** Why there is none: nothing to mend, or nobody who could; null where there is one. */
  why: v.nullable(v.picklist(['good', 'unable'])),
  /** What can be asked of that engine, for this line. */
  variants: v.array(v.picklist(rewriteVariants)),
  /** Null where none can be asked. */
  model: v.nullable(model),
})
export type Rewriting = v.InferOutput<typeof rewriting>

/**
 * Another wording for a line of the student's own, which changes nothing by itself. The line leaves for whom the settings
 * name where the student asks for `model` and has agreed, now or before; without both nothing does.
 */
export const rewriteLine = post({
  path: '/api/rewriting/rewrite',
  params: v.object({
    ...onBehalf,
    section: v.picklist(rewrittenSections),
    /** Whose line it is; one that is not saved yet is as good. */
    entry: entryId,
    line: v.pipe(v.string(), v.nonEmpty(), v.maxCodePoints(resumeLimits.bullet)),
    variant: v.picklist(rewriteVariants),
    engine: v.optional(v.picklist(rewriteEngines)),
    /** Agrees that lines are sent to the model from now on, or takes that back. */
    agrees: v.optional(v.picklist(['0', '1'])),
  }),
  answer: rewriting,
  /** The wording so far. */
  growth: v.string(),
  codes: [codes.notLoggedIn, codes.refused],
  caller: 'student',
})

/** What a language model wrote for a student, the latest first: a resume's lines that are it are marked as such. */
export const listModelLines = get({
  path: '/api/rewriting/model-lines',
  params: v.object(onBehalf),
  answer: v.object({ list: v.array(v.string()) }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})
