import {
  GUIDED_LIMITS,
  type Guided,
  type GuidedOutcome,
  type GuidedPlace,
  type GuidedQuestion,
  type GuidedTurn,
  guidedQuestions,
} from '../../../../../contract/guided.ts'
import type { ResumeContent } from '../../../../../contract/resume.ts'
import { type Applied, apply, type Wrote, wroteNothing } from './apply.ts'
import { type Fact, nothingUnderstood, type Own, ownEntry, placeOf, type Understood, valueAt } from './facts.ts'
import {
  isEntryQuestion,
  missingOf,
  nextOf,
  progressOf,
  type Standing,
  script,
  subjectOf,
  withFollowing,
} from './script.ts'
import { isNone, type Pasted } from './understand.ts'
import type { Said } from './understanding.ts'

export interface Turn {
  readonly id: number
  readonly question: GuidedQuestion | null
  readonly subject: string
  readonly text: string
  readonly outcome: GuidedOutcome
  readonly wrote: Wrote
  readonly places: readonly GuidedPlace[]
  readonly missing: readonly GuidedPlace[]
  readonly why: GuidedTurn['why']
  readonly unread: readonly string[]
  /** What an answer before had left out; null where all was asked for. */
  readonly about: readonly GuidedPlace[] | null
}

/** A conversation as it is kept. */
export interface Conversation {
  readonly turns: readonly Turn[]
  readonly passed: readonly GuidedQuestion[]
  /** That the student went back to; null where the script goes on. */
  readonly asked: GuidedQuestion | null
  readonly own: Own
  /** What contradicts the resume, and the turn that it is of. */
  readonly pending: readonly Fact[]
  readonly pendingTurn: number
}

export const newConversation: Conversation = {
  turns: [],
  passed: [],
  asked: null,
  own: {},
  pending: [],
  pendingTurn: 0,
}

/** A conversation and the resume that it is about. */
export interface Talk {
  readonly conversation: Conversation
  readonly content: ResumeContent
  /** As 2026-11-20. */
  readonly today: string
}

/** Why a step is none; `stale`: the page shows something else than what there is. */
export type Step = Pick<Talk, 'conversation' | 'content'> | 'stale' | 'unknown'

const standingOf = ({ conversation: { own, passed }, content }: Talk): Standing => ({ content, own, passed })

export const questionOf = (talk: Talk): GuidedQuestion | null => talk.conversation.asked ?? nextOf(standingOf(talk))

const isWaiting = ({ conversation }: Talk) => conversation.pending.length > 0

const blankTurn = {
  text: '',
  subject: '',
  wrote: wroteNothing,
  places: [],
  missing: [],
  why: null,
  unread: [],
  about: null,
} as const satisfies Partial<Turn>

function withTurn(conversation: Conversation, turn: Omit<Turn, 'id'>): Conversation {
  const id = (conversation.turns.at(-1)?.id ?? 0) + 1
  return { ...conversation, turns: [...conversation.turns, { ...turn, id }].slice(-GUIDED_LIMITS.kept) }
}

const union = <T>(...lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())]

/** What several turns wrote, the latest of each field. */
function allOf(turns: readonly Turn[]): Wrote {
  const facts = new Map<string, Fact>()
  for (const fact of turns.flatMap(({ wrote }) => wrote.facts)) facts.set(`${fact.section}.${fact.field}`, fact)
  return {
    facts: [...facts.values()],
    lines: turns.flatMap(({ wrote }) => wrote.lines),
    items: turns.flatMap(({ wrote }) => wrote.items),
  }
}

const whyOf = ({ isLong }: Understood, { isFull }: Applied): Turn['why'] => (isLong ? 'long' : isFull ? 'full' : null)

/** Texts of answers right before that could not be understood by themselves. */
function unclearBefore({ turns }: Conversation, id: GuidedQuestion): string[] {
  const from = turns.findLastIndex(({ question, outcome }) => question !== id || outcome !== 'unclear')
  return turns.slice(from + 1).map(({ text }) => text)
}

/** What is to be understood of an answer: together with those before it where it makes no sense alone. */
export function saidOf(talk: Talk, id: GuidedQuestion, text: string): Said {
  const { conversation, content } = talk
  const last = conversation.turns.findLast(({ question }) => question === id)
  const isMore = conversation.asked !== id && last?.outcome === 'partly'
  const isOpen = isEntryQuestion(id) && !ownEntry(content, conversation.own, id)
  const before = isOpen ? unclearBefore(conversation, id) : []
  return {
    question: id,
    texts: before.length === 0 ? [text] : [text, [...before, text].join('，')],
    about: isMore ? missingOf(id, standingOf(talk)) : null,
  }
}

export function answer(
  talk: Talk,
  { id, text, about }: { readonly id: GuidedQuestion; readonly text: string } & Pick<Said, 'about'>,
  understood: Understood,
): Step {
  if (isWaiting(talk) || questionOf(talk) !== id) return 'stale'
  const { conversation, content, today } = talk
  if (isNone(text) && id !== 'summary') return skip(talk, text)
  const own = conversation.turns.filter(({ question }) => question === id)
  const isAgain = conversation.asked === id
  const applied = apply({ content, own: conversation.own, today }, understood, isAgain ? { former: allOf(own) } : {})
  const next = { ...talk, content: applied.content, conversation: { ...conversation, own: applied.own } }
  const missing = union(missingOf(id, standingOf(next)), applied.wrong)
  const isWritten = applied.places.length > 0
  const isAsked = applied.contradicting.length > 0
  const isWhole = isWritten && (missing.length === 0 || (script[id].line !== undefined && applied.wrong.length === 0))
  const outcome = isAsked ? 'asked' : isWhole ? 'written' : isWritten ? 'partly' : 'unclear'
  const lacks = outcome === 'unclear' && missing.length === 0 ? script[id].needs : missing
  const said = withTurn(next.conversation, {
    ...blankTurn,
    question: id,
    subject: subjectOf(id, { content: applied.content, own: applied.own }),
    text,
    outcome,
    wrote: applied.wrote,
    places: applied.places,
    missing: isWhole || isAsked ? [] : lacks,
    why: whyOf(understood, applied),
    about,
  })
  const isOver = isWhole || isAsked
  return {
    content: applied.content,
    conversation: {
      ...said,
      passed: isWhole ? union(said.passed, [id]) : said.passed,
      asked: isOver ? null : said.asked,
      pending: applied.contradicting,
      pendingTurn: isAsked ? said.turns.at(-1)!.id : 0,
    },
  }
}

/** @param text with which somebody says that there is nothing to say */
export function skip(talk: Talk, text = ''): Step {
  const id = questionOf(talk)
  if (isWaiting(talk) || !id) return 'stale'
  const { conversation, content } = talk
  const subject = subjectOf(id, { content, own: conversation.own })
  const said = withTurn(conversation, { ...blankTurn, question: id, subject, text, outcome: 'skipped' })
  return { content, conversation: { ...said, passed: union(said.passed, withFollowing(id)), asked: null } }
}

/** The question before that somebody has answered or passed over. */
function before(talk: Talk): GuidedQuestion | null {
  const { conversation, content } = talk
  const id = questionOf(talk)
  const at = id ? guidedQuestions.indexOf(id) : guidedQuestions.length
  const canBe = (one: GuidedQuestion) => {
    const { section, line } = script[one]
    const isTold = line === undefined || ownEntry(content, conversation.own, section as 'work' | 'project')
    return isTold && conversation.turns.some(({ question }) => question === one)
  }
  return guidedQuestions.slice(0, at).findLast(canBe) ?? null
}

export function goBack(talk: Talk): Step {
  const id = before(talk)
  if (isWaiting(talk) || !id) return 'stale'
  const { conversation, content } = talk
  return { content, conversation: { ...conversation, asked: id } }
}

const isCorrectable = ({ question, outcome }: Turn): boolean =>
  question !== null && ['written', 'partly', 'kept'].includes(outcome)

/** What is to be understood of a correction; null where there is no such answer. */
export function correctionOf({ conversation }: Talk, turnId: number, text: string): Said | null {
  const turn = conversation.turns.find(({ id }) => id === turnId)
  return turn?.question ? { question: turn.question, texts: [text], about: turn.about } : null
}

export function correct(
  talk: Talk,
  { id: turnId, text }: { readonly id: number; readonly text: string },
  understood: Understood,
): Step {
  if (isWaiting(talk)) return 'stale'
  const { conversation, content, today } = talk
  const turn = conversation.turns.find(({ id }) => id === turnId)
  if (!turn?.question || !isCorrectable(turn)) return 'unknown'
  const applied = apply({ content, own: conversation.own, today }, understood, { former: turn.wrote })
  const isAsked = applied.contradicting.length > 0
  if (applied.places.length === 0 && !isAsked) {
    const { question, subject, about } = turn
    const missing = union(applied.wrong, applied.wrong.length > 0 ? [] : script[question].needs)
    const why = whyOf(understood, applied)
    const unclear = { ...blankTurn, question, subject, text, outcome: 'unclear', missing, why, about } as const
    return { content, conversation: withTurn(conversation, unclear) }
  }
  const said: Turn = {
    ...turn,
    text,
    outcome: isAsked ? 'asked' : 'written',
    wrote: {
      facts: allOf([turn, { ...turn, wrote: applied.wrote }]).facts,
      lines: applied.wrote.lines,
      items: applied.wrote.items,
    },
    places: union(turn.places, applied.places),
    missing: applied.wrong,
    why: whyOf(understood, applied),
  }
  return {
    content: applied.content,
    conversation: {
      ...conversation,
      own: applied.own,
      turns: conversation.turns.map((one) => (one.id === turnId ? said : one)),
      pending: applied.contradicting,
      pendingTurn: isAsked ? turnId : 0,
    },
  }
}

/** Characters of a pasted text that the conversation shows. */
const SHOWN = 300

export function paste(talk: Talk, text: string, pasted: Pasted): Step {
  if (isWaiting(talk)) return 'stale'
  const { conversation, content, today } = talk
  const applied = apply({ content, own: conversation.own, today }, pasted)
  const isAsked = applied.contradicting.length > 0
  const said = withTurn(
    { ...conversation, own: applied.own },
    {
      ...blankTurn,
      question: null,
      text: text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text,
      outcome: isAsked ? 'asked' : applied.places.length > 0 ? 'written' : 'unclear',
      wrote: applied.wrote,
      places: applied.places,
      missing: applied.wrong,
      why: whyOf(pasted, applied),
      unread: pasted.unread,
    },
  )
  return {
    content: applied.content,
    conversation: {
      ...said,
      asked: null,
      pending: applied.contradicting,
      pendingTurn: isAsked ? said.turns.at(-1)!.id : 0,
    },
  }
}

/** Decides what contradicts the resume. */
export function settle(talk: Talk, isReplaced: boolean): Step {
  if (!isWaiting(talk)) return 'stale'
  const { conversation, content, today } = talk
  const { pending, pendingTurn, own } = conversation
  const applied = isReplaced
    ? apply({ content, own, today }, { ...nothingUnderstood, facts: pending }, { replacesAll: true })
    : null
  const turn = conversation.turns.find(({ id }) => id === pendingTurn)
  const decided: Turn | undefined = turn && {
    ...turn,
    outcome: applied && applied.places.length > 0 ? 'written' : 'kept',
    wrote: applied ? allOf([turn, { ...turn, wrote: applied.wrote }]) : turn.wrote,
    places: union(turn.places, applied?.places ?? []),
    missing: union(turn.missing, applied?.wrong ?? []),
  }
  const next = applied?.content ?? content
  const { question } = turn ?? { question: null }
  const isWhole = question && missingOf(question, { content: next, own, passed: [] }).length === 0
  return {
    content: next,
    conversation: {
      ...conversation,
      turns: conversation.turns.map((one) => (decided && one.id === pendingTurn ? decided : one)),
      passed: question && isWhole ? union(conversation.passed, [question]) : conversation.passed,
      pending: [],
      pendingTurn: 0,
    },
  }
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join('、') : String(value))

function contradictionsOf({ conversation: { pending, own }, content }: Talk): Guided['contradictions'] {
  const { salary_min, salary_max } = content.intention
  const isSalary = ({ field }: Fact) => field.startsWith('salary_')
  const said = (field: string, stands: number) => pending.find((fact) => fact.field === field)?.value ?? stands
  const range = (least: unknown, most: unknown) => `${least}-${most}`
  const salary = pending.some(isSalary)
    ? [
        {
          place: 'salary' as const,
          stands: range(salary_min, salary_max),
          said: range(said('salary_min', salary_min), said('salary_max', salary_max)),
        },
      ]
    : []
  const others = pending
    .filter((fact) => !isSalary(fact))
    .flatMap((fact) => {
      const place = placeOf(fact)
      return place ? [{ place, stands: textOf(valueAt(content, own, fact)), said: textOf(fact.value) }] : []
    })
  return [...others, ...salary]
}

function missingNow(talk: Talk, id: GuidedQuestion): GuidedPlace[] {
  const last = talk.conversation.turns.at(-1)
  if (last?.question === id && (last.outcome === 'partly' || last.outcome === 'unclear')) return [...last.missing]
  const missing = talk.conversation.asked === id ? [] : missingOf(id, standingOf(talk))
  return missing.length < script[id].needs.length ? missing : []
}

/** What the page is told of a conversation. */
export function tell(talk: Talk, version: number, savedAt: string | null): Guided {
  const { conversation, content } = talk
  const { turns, own, asked } = conversation
  const id = questionOf(talk)
  const sections = progressOf(standingOf(talk))
  const total = guidedQuestions.length
  const done = sections.reduce((sum, section) => sum + section.done, 0)
  const told = turns.slice(-GUIDED_LIMITS.told)
  return {
    version,
    question: id && {
      id,
      subject: subjectOf(id, { content, own }),
      said: asked
        ? (turns.findLast(({ question, outcome }) => question === id && outcome !== 'skipped')?.text ?? '')
        : '',
      missing: missingNow(talk, id),
      can_go_back: before(talk) !== null,
    },
    number: Math.min(done + 1, total),
    total,
    sections,
    turns: told.map(({ wrote: _, about: __, places, missing, unread, ...turn }) => ({
      ...turn,
      wrote: [...places],
      missing: [...missing],
      unread: [...unread],
      is_correctable: isCorrectable({ ...turn, wrote: wroteNothing, about: null, places, missing, unread }),
    })),
    earlier: turns.length - told.length,
    contradictions: contradictionsOf(talk),
    saved_at: savedAt,
  }
}
