import * as z from 'zod/mini'

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
const place = z.enum(guidedPlaces)

/**
 * What became of an answer. `partly`: written, and something is still missing; `asked`: it contradicts what stands;
 * `kept`: what stood stays.
 */
export const guidedOutcomes = ['written', 'partly', 'unclear', 'skipped', 'asked', 'kept'] as const
export type GuidedOutcome = (typeof guidedOutcomes)[number]

export const guidedTurn = z.object({
  id: z.int(),
  /** Null where a text was pasted. */
  question: z.nullable(z.enum(guidedQuestions)),
  /** Company or project that the question was about; '' for none. */
  subject: z.string(),
  text: z.string(),
  outcome: z.enum(guidedOutcomes),
  /** What was written into the resume. */
  wrote: z.array(place),
  missing: z.array(place),
  /** What is too long for its field, or one more than a resume holds. */
  why: z.nullable(z.enum(['long', 'full'])),
  /** Of a pasted text, what no rule knew what to do with. */
  unread: z.array(z.string()),
  is_correctable: z.boolean(),
})
export type GuidedTurn = z.infer<typeof guidedTurn>

export const guided = z.object({
  /** Grows by one with each answer; another tab may have answered since. */
  version: z.int(),
  /** Null once everything has been asked. */
  question: z.nullable(
    z.object({
      id: z.enum(guidedQuestions),
      subject: z.string(),
      /** As it was answered before, where it is asked again. */
      said: z.string(),
      /** What is still missing of an answer. */
      missing: z.array(place),
      can_go_back: z.boolean(),
    }),
  ),
  /** The how manieth question it is of how many. */
  number: z.int(),
  total: z.int(),
  sections: z.array(z.object({ name: z.enum(guidedSections), done: z.int(), of: z.int() })),
  /** The last ones, the latest last. */
  turns: z.array(guidedTurn),
  /** Of those that are kept, how many came before. */
  earlier: z.int(),
  /** What stands and what the last answer says instead, as the resume has it; nothing else is asked until it is decided. */
  contradictions: z.array(z.object({ place, stands: z.string(), said: z.string() })),
  /** ISO 8601; null where nothing has been answered. */
  saved_at: z.nullable(z.string()),
})
export type Guided = z.infer<typeof guided>
