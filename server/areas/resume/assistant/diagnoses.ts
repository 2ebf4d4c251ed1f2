import { isDeepStrictEqual } from 'node:util'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Diagnosis, DiagnosisRefusal, ListedDiagnosis, ResumeMatch } from '../../../../contract/calls/diagnoses.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import { timely } from '../../../platform/db/timely.ts'
import { isDue } from '../../../platform/jobs/queued.ts'
import { positions } from '../../jobs/schema.ts'
import { readRecord } from '../record.ts'
import { diagnoses, resumes } from '../schema.ts'
import { type Judge, judgeHere } from './judge.ts'
import { targetIn, targetOf } from './target.ts'
import { textOf } from './written.ts'

/** Kept of a student, the latest. */
const KEPT = 20
/** Milliseconds after which whoever works on one is taken for dead. */
const PATIENCE = 60_000

const waiting = ['queued', 'running'] as const

export interface Asked {
  readonly position_id?: string | undefined
  readonly title?: string | undefined
  readonly text?: string | undefined
}

/** What rules find in resumes. Ids are those of sessions' owners; another's diagnosis is as unknown as none. */
export interface Diagnoses {
  /** @returns the id of one that waits for its turn */
  start(userId: string, asked: Asked): Promise<{ readonly id: string } | DiagnosisRefusal>
  /** @returns null where there is none to repeat */
  repeat(userId: string, id: string): Promise<{ readonly id: string } | DiagnosisRefusal | null>
  find(userId: string, id: string): Promise<Diagnosis | null>
  list(userId: string): Promise<ListedDiagnosis[]>
  /** How a resume fits a position; null where nothing is written in it. */
  match(userId: string, positionId: string): Promise<ResumeMatch | null | 'unknown'>
  /** Those that wait, and those that somebody began and left. */
  due(): Promise<number[]>
  /** Works on one; nothing where somebody else does. */
  run(id: number): Promise<void>
}

type Row = typeof diagnoses.$inferSelect

export function createDiagnoses(db: Db, clock: Clock, judge: Judge = judgeHere): Diagnoses {
  const ofStudent = (userId: string) => eq(diagnoses.studentId, Number(userId))
  const isOwn = (userId: string, id: string) => and(ofStudent(userId), eq(diagnoses.id, Number(id)))

  async function positionTarget(id: string): Promise<Row['target']> {
    const { title, description, requirement, education, skills } = positions
    const [row] = await timely(
      db
        .select({ title, description, requirement, education, skills })
        .from(positions)
        .where(eq(positions.id, Number(id))),
    )
    return row ? { position_id: id, ...targetOf(row) } : null
  }

  async function queue(userId: string, target: Row['target']): Promise<{ readonly id: string } | DiagnosisRefusal> {
    const { content } = await readRecord(db, userId)
    if (textOf(content) === '') return { why: 'empty' }
    return timely(
      db.transaction(async (tx) => {
        // Whoever clicks twice waits for the first.
        await tx
          .select({ id: resumes.studentId })
          .from(resumes)
          .where(eq(resumes.studentId, Number(userId)))
          .for('update')
        const own = await tx
          .select({ id: diagnoses.id, status: diagnoses.status, target: diagnoses.target })
          .from(diagnoses)
          .where(ofStudent(userId))
          .orderBy(desc(diagnoses.id))
        const same = own.find(
          (one) => waiting.some((status) => status === one.status) && isDeepStrictEqual(one.target, target),
        )
        if (same) return { id: String(same.id) }
        const old = own.slice(KEPT - 1).map(({ id }) => id)
        if (old.length > 0) await tx.delete(diagnoses).where(inArray(diagnoses.id, old))
        const [made] = await tx
          .insert(diagnoses)
          .values({ studentId: Number(userId), status: 'queued', target, createdAt: new Date(clock()) })
          .returning({ id: diagnoses.id })
        return { id: String(made!.id) }
      }),
    )
  }

  return {
    async start(userId, { position_id, title = '', text = '' }) {
      if (position_id !== undefined) {
        const target = await positionTarget(position_id)
        return target ? queue(userId, target) : { why: 'target' }
      }
      if (text.trim() === '') return title.trim() === '' ? queue(userId, null) : { why: 'target' }
      return queue(userId, { position_id: null, ...targetIn(title.trim(), text.trim()) })
    },

    async repeat(userId, id) {
      const [row] = await timely(db.select({ target: diagnoses.target }).from(diagnoses).where(isOwn(userId, id)))
      if (!row) return null
      const position = row.target?.position_id
      // A position that is gone is judged by what it said.
      const anew = typeof position === 'string' ? await positionTarget(position) : null
      return queue(userId, anew ?? row.target)
    },

    async find(userId, id) {
      const ahead = db
        .select({ count: count() })
        .from(sql`${diagnoses} as other`)
        .where(sql`other.status in ('queued', 'running') and other.id < ${diagnoses.id}`)
      const [row] = await timely(
        db
          .select({
            row: diagnoses,
            ahead: sql<number>`(${ahead})::int`,
            version: resumes.version,
          })
          .from(diagnoses)
          .leftJoin(resumes, eq(resumes.studentId, diagnoses.studentId))
          .where(isOwn(userId, id)),
      )
      if (!row) return null
      const { status, stage, target, report, version, createdAt } = row.row
      return {
        ...headOf({ id: Number(id), status, target, createdAt }),
        stage,
        ahead: status === 'queued' ? row.ahead : 0,
        report,
        version,
        is_stale: report !== null && (row.version ?? 0) !== version,
      }
    },

    async list(userId) {
      const score = sql<number | null>`(${diagnoses.report} ->> 'score')::int`
      const isRescaled = sql<boolean | null>`(${diagnoses.report} ->> 'is_rescaled')::boolean`
      const { id, status, target, createdAt } = diagnoses
      const rows = await timely(
        db
          .select({ id, status, target, createdAt, score, isRescaled })
          .from(diagnoses)
          .where(ofStudent(userId))
          .orderBy(desc(id)),
      )
      return rows.map(({ score, isRescaled, ...row }) => ({
        ...headOf(row),
        score,
        is_rescaled: isRescaled ?? false,
      }))
    },

    async match(userId, positionId) {
      const target = await positionTarget(positionId)
      if (!target) return 'unknown'
      const { content } = await readRecord(db, userId)
      if (textOf(content) === '') return null
      const { findings, keywords } = await judge.match(content, target)
      const has = (rule: string) => findings.some((one) => one.rule === rule)
      return { ...keywords, is_degree_short: has('degree-below'), is_major_other: has('major-other') }
    },

    async due() {
      const rows = await timely(
        db
          .select({ id: diagnoses.id })
          .from(diagnoses)
          .where(isWaiting(new Date(clock())))
          .orderBy(asc(diagnoses.id))
          .limit(100),
      )
      return rows.map(({ id }) => id)
    },

    async run(id) {
      const now = new Date(clock())
      const [taken] = await timely(
        db
          .update(diagnoses)
          .set({ status: 'running', stage: 'reading', begunAt: now })
          .where(and(eq(diagnoses.id, id), isWaiting(now)))
          .returning({ studentId: diagnoses.studentId, target: diagnoses.target }),
      )
      if (!taken) return
      const end = (set: Partial<typeof diagnoses.$inferInsert>) =>
        timely(
          db
            .update(diagnoses)
            .set({ stage: null, ...set })
            .where(eq(diagnoses.id, id)),
        )
      try {
        const { content, version } = await readRecord(db, String(taken.studentId))
        await end({ stage: 'judging' })
        const report = await judge.diagnose(content, taken.target, now.toISOString())
        await end({ status: 'ready', report, version })
      } catch (error) {
        await end({ status: 'failed' })
        throw error
      }
    },
  }
}

/** What a list tells of one, and the report too. */
const headOf = ({ id, status, target, createdAt }: Pick<Row, 'id' | 'status' | 'target' | 'createdAt'>) => ({
  id: String(id),
  status,
  created_at: createdAt.toISOString(),
  target: target && { position_id: target.position_id, title: target.title },
})

const isWaiting = (now: Date) => isDue(diagnoses.status, diagnoses.begunAt, new Date(now.getTime() - PATIENCE))
