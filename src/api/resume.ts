import { queryOptions } from '@tanstack/react-query'
import type { ResumeRecord } from '../../contract/calls/resume.ts'
import * as resume from '../../contract/calls/resume.ts'
import type { EntryKind, ListPart } from '../../contract/resume.ts'
import type { PieceName } from '../../contract/rules/resume-pieces.ts'
import { entryOf, withPiece } from '../../contract/rules/resume-pieces.ts'
import { request } from './client.ts'
import { resumeQuery, studentInfoQuery } from './queries.ts'
import { queryClient } from './query-client.ts'

export const getResume = request(resume.getResume)
export const saveBasicInfo = request(resume.saveBasicInfo)
export const saveEducation = request(resume.saveEducation)
export const deleteEducation = request(resume.deleteEducation)
export const saveWork = request(resume.saveWork)
export const deleteWork = request(resume.deleteWork)
export const saveProject = request(resume.saveProject)
export const deleteProject = request(resume.deleteProject)
export const saveOther = request(resume.saveOther)
export const saveWish = request(resume.saveWish)
export const savePositionIntention = request(resume.savePositionIntention)
export const getPositionIntention = request(resume.getPositionIntention)
const getExamples = request(resume.getExamples)

const entryCalls = {
  education: { save: saveEducation, remove: deleteEducation },
  work: { save: saveWork, remove: deleteWork },
  project: { save: saveProject, remove: deleteProject },
} as const satisfies Record<EntryKind, unknown>

/** Milliseconds for which a record counts as fresh: another device may write too. */
const RECORD_FRESH = 10_000

/** All of a student's own resume, as the server has it; rejects with a CallFailure. */
export const recordQuery = (userId: string) =>
  queryOptions({
    queryKey: ['student', 'record', userId],
    async queryFn({ signal }): Promise<ResumeRecord | null> {
      return (await getResume({ user_id: userId }, signal)).resume
    },
    staleTime: RECORD_FRESH,
  })

/**
 * Good examples for a section, those of the field of study first; rejects with a CallFailure.
 * @param field as the student writes it, '' for any
 */
export const examplesQuery = ({
  section,
  field,
}: {
  readonly section: resume.ExampleSection
  readonly field: string
}) =>
  queryOptions({
    queryKey: ['examples', section, field],
    queryFn: async ({ signal }) => (await getExamples({ section, field }, signal)).list,
    staleTime: Number.POSITIVE_INFINITY,
  })

export interface SamplePart {
  readonly heading: string
  readonly lines: readonly string[]
}

/** An example for each section; one that is missing leaves its section out. */
export type SampleParts = Readonly<Record<resume.ExampleSection, SamplePart | undefined>>

/** The nearest example of each section, for a field of study; rejects with a CallFailure. */
export const sampleQuery = (field: string) =>
  queryOptions({
    queryKey: ['sample', field],
    async queryFn() {
      const lists = await Promise.all(
        resume.exampleSections.map((section) => queryClient.fetchQuery(examplesQuery({ section, field }))),
      )
      return Object.fromEntries(resume.exampleSections.map((section, at) => [section, lists[at]?.[0]])) as SampleParts
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

type Change = (record: ResumeRecord) => ResumeRecord

/** What was read stands corrected, without another call; what is recommended by it is read anew. */
export function correctRecord(userId: string, change: Change): void {
  queryClient.setQueryData(recordQuery(userId).queryKey, (record) => record && change(record))
  void queryClient.invalidateQueries({ queryKey: ['recommendations', userId], refetchType: 'none' })
}

/** How a piece stands on the server. */
export interface Standing {
  readonly version: number
  /** ISO 8601. */
  readonly updated_at: string
}

/** @param content null where it is gone */
export const withStanding =
  (key: PieceName, content: unknown, { version, updated_at }: Standing): Change =>
  (record) => ({
    ...record,
    version: Math.max(record.version, version),
    updated_at,
    content: withPiece(record.content, key, content),
    versions: { ...record.versions, [entryOf(key)?.id ?? key]: version },
  })

/** What the header and the guards know of a resume follows its name. */
function rename(userId: string): void {
  for (const { queryKey } of [studentInfoQuery, resumeQuery(userId)]) void queryClient.invalidateQueries({ queryKey })
}

const sectionCalls = { basic: saveBasicInfo, wish: saveWish, intention: savePositionIntention }

/** What stands is read anew, since something else than the editor wrote it. */
export function readRecordAnew(userId: string): void {
  void queryClient.invalidateQueries({ queryKey: recordQuery(userId).queryKey })
  void queryClient.invalidateQueries({ queryKey: ['recommendations', userId], refetchType: 'none' })
  rename(userId)
}

/**
 * Saves a section or an entry; rejects with a CallFailure.
 * @param version that the change was made on
 */
export async function savePiece(
  userId: string,
  { key, content, version }: { readonly key: PieceName; readonly content: unknown; readonly version: number },
  signal?: AbortSignal,
): Promise<Standing> {
  const base = { user_id: userId, version: String(version) }
  const entry = entryOf(key)
  if (entry) return entryCalls[entry.kind].save({ ...base, entry: content as never }, signal)
  if (key !== 'basic' && key !== 'wish' && key !== 'intention') {
    return saveOther({ ...base, part: key, content } as never, signal)
  }
  const { name } = Object((await queryClient.ensureQueryData(recordQuery(userId)))?.content.basic)
  const standing = await sectionCalls[key]({ ...base, content: content as never }, signal)
  if (key === 'basic' && Object(content).name !== name) rename(userId)
  return standing
}

/** Rejects with a CallFailure. */
export const removeEntry = (userId: string, kind: EntryKind, id: string): Promise<Standing> =>
  entryCalls[kind].remove({ user_id: userId, id })

/** Brings back what was deleted a moment ago; rejects with a CallFailure. */
export const restoreEntry = (userId: string, kind: EntryKind, id: string): Promise<Standing> =>
  entryCalls[kind].remove({ user_id: userId, id, undo: '1' })

/** Brings back what a save left out of a list a moment ago; rejects with a CallFailure. @returns the list with it */
export const restoreItem = (userId: string, part: ListPart, id: string): Promise<Standing & { content?: unknown }> =>
  saveOther({ user_id: userId, part, version: '0', undo: id })

/** @param ids those named come first, in that order; rejects with a CallFailure */
export const orderEntries = (userId: string, kind: EntryKind, ids: string[], version: number): Promise<Standing> =>
  entryCalls[kind].save({ user_id: userId, version: String(version), order: ids })
