import * as v from 'valibot'
import { whole } from './rules/schemas.ts'

/** Filling in a resume by answering questions: what is asked, and what is told of how far it is. */

/** Characters of an answer and of a pasted text; turns that are kept, and that are told. */
export const GUIDED_LIMITS = { answer: 2000, paste: 20_000, kept: 100, told: 20 } as const

export const guidedSections = [
  'basic',
  'intention',
  'education',
  'work',
  'project',
  'skills',
  'honours',
  'summary',
] as const
export type GuidedSection = (typeof guidedSections)[number]

/** In the order in which they are asked. */
export const guidedQuestions = [
  'name',
  'contact',
  'city',
  'aim',
  'aimCity',
  'salary',
  'education',
  'work',
  'work1',
  'work2',
  'work3',
  'project',
  'project1',
  'project2',
  'project3',
  'skills',
  'honours',
  'summary',
] as const
export type GuidedQuestion = (typeof guidedQuestions)[number]

/** What an answer can be about. */
export const guidedPlaces = [
  'name',
  'sex',
  'birth',
  'phone',
  'email',
  'city',
  'political',
  'hometown',
  'positions',
  'cities',
  'salary',
  'kind',
  'from',
  'school',
  'major',
  'degree',
  'time',
  'score',
  'note',
  'company',
  'position',
  'project',
  'role',
  'link',
  'line',
  'education',
  'work',
  'skills',
  'languages',
  'certificates',
  'awards',
  'posts',
  'links',
  'summary',
] as const
export type GuidedPlace = (typeof guidedPlaces)[number]
const place = v.picklist(guidedPlaces)

/**
 * What became of an answer. `partly`: written, and something is still missing; `asked`: it contradicts what stands;
 * `kept`: what stood stays.
 */
export const guidedOutcomes = ['written', 'partly', 'unclear', 'skipped', 'asked', 'kept'] as const
export type GuidedOutcome = (typeof guidedOutcomes)[number]

export const guidedTurn = v.object({
  id: whole,
  /** Null where a text was pasted. */
  question: v.nullable(v.picklist(guidedQuestions)),
  /** Company or project that the question was about; '' for none. */
  subject: v.string(),
  text: v.string(),
  outcome: v.picklist(guidedOutcomes),
  /** What was written into the resume. */
  wrote: v.array(place),
  missing: v.array(place),
  /** What is too long for its field, or one more than a resume holds. */
  why: v.nullable(v.picklist(['long', 'full'])),
  /** Of a pasted text, what no rule knew what to do with. */
  unread: v.array(v.string()),
  is_correctable: v.boolean(),
})
export type GuidedTurn = v.InferOutput<typeof guidedTurn>

export const guided = v.object({
  /** Grows by one with each answer; another tab may have answered since. */
  version: whole,
  /** Null once everything has been asked. */
  question: v.nullable(
    v.object({
      id: v.picklist(guidedQuestions),
      subject: v.string(),
      /** As it was answered before, where it is asked again. */
      said: v.string(),
      /** What is still missing of an answer. */
      missing: v.array(place),
      can_go_back: v.boolean(),
    }),
  ),
  /** The how manieth question it is of how many. */
  number: whole,
  total: whole,
  sections: v.array(v.object({ name: v.picklist(guidedSections), done: whole, of: whole })),
  /** The last ones, the latest last. */
  turns: v.array(guidedTurn),
  /** Of those that are kept, how many came before. */
  earlier: whole,
  /** What stands and what the last answer says instead, as the resume has it; nothing else is asked until it is decided. */
  contradictions: v.array(v.object({ place, stands: v.string(), said: v.string() })),
  /** ISO 8601; null where nothing has been answered. */
  saved_at: v.nullable(v.string()),
})
export type Guided = v.InferOutput<typeof guided>
