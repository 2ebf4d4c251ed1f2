import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { GuidedMove } from '../../../../../contract/calls/guided.ts'
import type { ResumeRecord } from '../../../../../contract/calls/resume.ts'
import type { Guided, GuidedQuestion } from '../../../../../contract/guided.ts'
import { entryKinds, type ResumeContent, type SectionName } from '../../../../../contract/resume.ts'
import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/db/open.ts'
import { timely } from '../../../../platform/db/timely.ts'
import { localPhone } from '../../../../platform/phones.ts'
import { students } from '../../../login/schema.ts'
import { type Change, changeResume, type Verdict } from '../../change.ts'
import { saveEntry } from '../../entries.ts'
import { printable } from '../../printable.ts'
import { readRecord } from '../../record.ts'
import { guidedFillings } from '../../schema.ts'
import { saveSection } from '../../sections.ts'
import {
  answer,
  type Conversation,
  correct,
  correctionOf,
  goBack,
  newConversation,
  paste,
  type Step,
  saidOf,
  settle,
  skip,
  type Talk,
  tell,
} from './conversation.ts'
import { nothingUnderstood } from './facts.ts'
import type { Understanding } from './understanding.ts'

/** What comes of a step: how it stands, also where another tab was first; `unknown`: there is no such answer. */
export type GuidedOutcome = { readonly kind: 'done' | 'stale'; readonly guided: Guided } | { readonly kind: 'unknown' }

/** Resumes that students fill in by answering questions. Ids are those of sessions' owners. */
export interface GuidedFillings {
  find(userId: string): Promise<Guided>
  /** @param base the version that each was done on */
  answer(userId: string, base: number, question: GuidedQuestion, text: string): Promise<GuidedOutcome>
  correct(userId: string, base: number, turn: number, text: string): Promise<GuidedOutcome>
  paste(userId: string, base: number, text: string): Promise<GuidedOutcome>
  move(userId: string, base: number, move: GuidedMove): Promise<GuidedOutcome>
}

const moves: Readonly<Record<GuidedMove, (talk: Talk) => Step>> = {
  skip: (talk) => skip(talk),
  back: goBack,
  keep: (talk) => settle(talk, false),
  replace: (talk) => settle(talk, true),
  restart: ({ content }) => ({ content, conversation: newConversation }),
}

/** Sections that a conversation writes. */
const written = [
  'basic',
  'intention',
  'skills',
  'languages',
  'certificates',
  'awards',
  'posts',
  'links',
  'summary',
] as const satisfies readonly SectionName[]

const digestOf = (...parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

export function createGuidedFillings(db: Db, clock: Clock, understanding: Understanding): GuidedFillings {
  const today = () => new Date(clock()).toISOString().slice(0, 10)

  async function talkOf(database: Db, userId: string) {
    const id = Number(userId)
    const [row] = await database.select().from(guidedFillings).where(eq(guidedFillings.studentId, id))
    const [student] = await database.select({ phone: students.phone }).from(students).where(eq(students.id, id))
    const record = await readRecord(database, userId)
    const content = begun(record, student ? localPhone(student.phone) : '')
    const conversation = (row?.conversation as Conversation | undefined) ?? newConversation
    return { row, talk: { conversation, content, today: today() } }
  }

  async function take(
    userId: string,
    base: number,
    digest: string,
    step: (talk: Talk) => Step,
  ): Promise<GuidedOutcome> {
    let outcome: GuidedOutcome = { kind: 'unknown' }
    await changeResume(db, clock, userId, async (change) => {
      const { row, talk } = await talkOf(change.tx, userId)
      const version = row?.version ?? 0
      const stand = (kind: 'done' | 'stale'): Verdict => {
        outcome = { kind, guided: tell(talk, version, row?.updatedAt.toISOString() ?? null) }
        return { kind: 'saved' }
      }
      if (row && base === version - 1 && isDeepStrictEqual(row.last, { base, digest })) return stand('done')
      if (base !== version) return stand('stale')
      const next = step(talk)
      if (next === 'stale') return stand('stale')
      if (next === 'unknown') return { kind: 'gone' }
      await write(change, talk.content, next.content)
      const values = {
        version: version + 1,
        conversation: next.conversation,
        last: { base, digest },
        updatedAt: change.now,
      }
      await change.tx
        .insert(guidedFillings)
        .values({ studentId: change.studentId, ...values })
        .onConflictDoUpdate({ target: guidedFillings.studentId, set: values })
      outcome = { kind: 'done', guided: tell({ ...talk, ...next }, version + 1, change.now.toISOString()) }
      return { kind: 'saved' }
    })
    return outcome
  }

  return {
    async find(userId) {
      const { row, talk } = await timely(talkOf(db, userId))
      return tell(talk, row?.version ?? 0, row?.updatedAt.toISOString() ?? null)
    },

    async answer(userId, base, question, typed) {
      const text = printable(typed)
      const { talk } = await timely(talkOf(db, userId))
      const said = saidOf(talk, question, text)
      const understood = await understanding.answer(said, userId)
      return take(userId, base, digestOf('answer', question, text), (now) =>
        answer(now, { id: question, text, about: said.about }, understood),
      )
    },

    async correct(userId, base, turn, typed) {
      const text = printable(typed)
      const { talk } = await timely(talkOf(db, userId))
      const said = correctionOf(talk, turn, text)
      const understood = said ? await understanding.answer(said, userId) : nothingUnderstood
      return take(userId, base, digestOf('correct', turn, text), (now) => correct(now, { id: turn, text }, understood))
    },

    async paste(userId, base, text) {
      const said = printable(text)
      const pasted = await understanding.paste(said, userId)
      return take(userId, base, digestOf('paste', said), (talk) => paste(talk, said, pasted))
    },

    move: (userId, base, move) => take(userId, base, digestOf('move', move), moves[move]),
  }
}

/** Of whom nothing is known yet, the number that they log in with is. */
const begun = ({ content, versions }: ResumeRecord, phone: string): ResumeContent =>
  versions['basic'] === undefined ? { ...content, basic: { ...content.basic, phone } } : content

/** Saves what differs, as the editor would. */
async function write(change: Change, before: ResumeContent, after: ResumeContent): Promise<void> {
  const base = change.version
  const check = ({ kind }: Verdict) => {
    if (kind !== 'saved') throw new Error(`an answer could not be written: ${kind}`)
  }
  for (const name of written) {
    if (isDeepStrictEqual(before[name], after[name])) continue
    check(await saveSection(change, name, { base, content: after[name] }))
  }
  for (const kind of entryKinds) {
    const known = new Map<string, unknown>(before[kind].map((entry) => [entry.id, entry]))
    for (const entry of after[kind]) {
      if (isDeepStrictEqual(known.get(entry.id), entry)) continue
      check(await saveEntry(change, kind, { base, entry: entry as never }))
    }
  }
}
