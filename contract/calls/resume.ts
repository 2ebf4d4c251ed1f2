import * as v from 'valibot'
import { get, post, UPLOAD_TIMEOUT } from '../call.ts'
import { codes } from '../codes.ts'
import { parsedResume } from '../parsed-resume.ts'
import {
  basicInfo,
  type EntryKind,
  education,
  entryId,
  intention,
  type ListPart,
  layout,
  otherParts,
  project,
  resumeContent,
  wish,
  work,
} from '../resume.ts'
import { finite, text } from '../rules/schemas.ts'
import { getResumeHead } from './authentication.ts'

/** Bytes of a resume or another attachment at most, and of a photo. */
export const FILE_MAX = 10 * 1024 * 1024
export const PHOTO_MAX = 5 * 1024 * 1024
/** Bytes of attachments and photos that are kept from one account within a day at most, those deleted since too. */
export const UPLOADED_A_DAY = 200 * 1024 * 1024
/** Seconds in which a deletion can be undone. */
export const UNDO_SECONDS = 10
/** Bytes of a section's form at most: a Chinese character takes nine, an emoji twelve. */
const SECTION_LIMIT = 64 * 1024
/** Thirty posts with twelve full lines each. */
const OTHER_LIMIT = 1024 * 1024

const empty = v.object({})
const userId = text(64)
/**
 * What a change was made on, as text: the version that the section or the entry had for whoever changed it. That is the
 * version of the record it was read in, until a save of the same section or entry is answered with a later one.
 */
const versionText = v.pipe(v.string(), v.regex(/^\d{1,9}$/))
/** Whose resume the page shows: where that is not whom the session belongs to, nothing is saved (20011). */
export const onBehalf = { user_id: v.optional(userId) }

export const attachment = v.object({
  id: v.string(),
  /** As the student's file is called. */
  name: v.string(),
  /** Bytes. */
  size: finite,
  type: v.picklist(['pdf', 'docx', 'jpeg']),
  /** ISO 8601. */
  created_at: v.string(),
})
export type Attachment = v.InferOutput<typeof attachment>

export const resumeRecord = v.object({
  /** Grows by one with every change. */
  version: finite,
  /** ISO 8601. */
  updated_at: v.string(),
  content: resumeContent,
  /** By section, by an entry's id, by a kind for its order: the version with which it last changed; none where it never did. */
  versions: v.record(v.string(), finite),
  attachments: v.array(attachment),
})
export type ResumeRecord = v.InferOutput<typeof resumeRecord>

/**
 * The caller's own resume. A `name` means that there is one; `resume` holds what was written even before there is a
 * name, and the telephone that the student logs in with until the basic section is saved. Where `user_id` is another's
 * there is none, and no `resume`; neither with `only`.
 */
export const getResume = get({
  ...getResumeHead,
  params: v.object({ user_id: userId, only: v.optional(v.literal('head')) }),
  answer: v.object({ ...getResumeHead.answer.entries, resume: v.nullable(resumeRecord) }),
})

/**
 * `version` is what the next change of the same section or entry is made on. A refusal with code 20013 has as its data
 * which field is wrong and why (`Wrong` in `contract/rules/resume-rules.ts`), or null where there are too many entries.
 */
const saved = v.object({ version: finite, updated_at: v.string() })

/**
 * Data of a refusal with code 40900: somebody changed the same section or entry since; this is how it stands now.
 * `content` is null where an entry is gone.
 */
export const conflict = v.object({ version: finite, updated_at: v.string(), content: v.nullable(v.unknown()) })
export type Conflict = v.InferOutput<typeof conflict>

const save = <P extends string, S extends v.GenericSchema>(path: `/${P}`, content: S) =>
  post({
    path,
    params: v.object({ ...onBehalf, version: versionText, content }),
    answer: saved,
    codes: [codes.notLoggedIn, codes.refused, codes.conflict],
    caller: 'student',
    bodyLimit: SECTION_LIMIT,
  })

/**
 * With `entry`, adds or changes it; with `order`, puts the entries named there in that order, others after them. The
 * order of a kind is versioned by itself, under the kind's name; a conflict about it has the ids as they stand.
 */
const saveEntry = <P extends string, S extends v.GenericSchema>(path: `/${P}`, entry: S) =>
  post({
    path,
    params: v.object({
      ...onBehalf,
      version: versionText,
      entry: v.optional(entry),
      order: v.optional(v.pipe(v.array(entryId), v.maxLength(40))),
    }),
    answer: saved,
    codes: [codes.notLoggedIn, codes.refused, codes.conflict],
    caller: 'student',
    bodyLimit: SECTION_LIMIT,
  })

/** Deletes; with `undo`, brings back what was deleted in the last ten seconds. What is gone already stays so. */
const deleteEntry = <P extends string>(path: `/${P}`) =>
  post({
    path,
    params: v.object({ ...onBehalf, id: entryId, undo: v.optional(v.literal('1')) }),
    answer: saved,
    codes: [codes.notLoggedIn, codes.refused, codes.notFound],
    caller: 'student',
  })

export const saveBasicInfo = save('/api/resume/savebasicinfo', basicInfo)
export const saveEducation = saveEntry('/api/resume/saveedu', education)
export const deleteEducation = deleteEntry('/api/resume/deledu')
export const saveWork = saveEntry('/api/resume/savework', work)
export const deleteWork = deleteEntry('/api/resume/delwork')
export const saveProject = saveEntry('/api/resume/saveproject', project)
export const deleteProject = deleteEntry('/api/resume/delproject')

const part = <N extends string, S extends v.GenericSchema>(name: N, content: S) =>
  v.object({ ...onBehalf, part: v.literal(name), version: versionText, content })

const listPart = <N extends ListPart>(name: N) =>
  v.object({
    ...onBehalf,
    part: v.literal(name),
    version: versionText,
    content: v.optional(otherParts[name]),
    undo: v.optional(entryId),
  })

/**
 * One of the other parts, as a whole; with `undo` instead, brings back to a list, whatever its version, an item that a
 * save of the last ten seconds left out.
 */
export const saveOther = post({
  path: '/api/resume/saveother',
  params: v.variant('part', [
    listPart('skills'),
    listPart('languages'),
    listPart('certificates'),
    listPart('awards'),
    listPart('posts'),
    listPart('links'),
    part('summary', otherParts.summary),
    part('layout', layout),
  ]),
  /** `content`: the list that an item is back in. */
  answer: v.object({ ...saved.entries, content: v.optional(v.unknown()) }),
  codes: [codes.notLoggedIn, codes.refused, codes.conflict, codes.notFound],
  caller: 'student',
  bodyLimit: OTHER_LIMIT,
})

export const saveWish = save('/api/airesume/savewish', wish)
export const savePositionIntention = save('/api/position/savepositionintention', intention)

export const getPositionIntention = get({
  path: '/api/position/getpositionintention',
  params: empty,
  answer: v.object({ version: finite, content: intention }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

export const exampleSections = ['education', 'work', 'project', 'posts', 'skills', 'summary'] as const
export type ExampleSection = (typeof exampleSections)[number]

/** Of an example: of the student's own field of study, of its branch, or of another. */
const nearness = v.picklist(['own', 'branch', 'other'])

/** Good examples for a section, those of the field of study first. */
export const getExamples = post({
  path: '/api/example/get',
  params: v.object({
    section: v.picklist(exampleSections),
    /** A major, or part of one; '' for any. */
    field: text(60),
  }),
  answer: v.object({
    list: v.array(
      v.object({ id: v.string(), field: v.string(), nearness, heading: v.string(), lines: v.array(v.string()) }),
    ),
  }),
  codes: [codes.notLoggedIn],
  caller: 'student',
})

const share = v.pipe(finite, v.minValue(0), v.maxValue(1))

export const uploadPurposes = ['resume', 'attachment', 'photo'] as const

/**
 * A file, as multipart form: pdf or docx to be read (`resume`; kept only with `keep`) or kept, or a photo (jpeg, png,
 * webp), cut to 3:4 by `cut`, which gives the corner and the width as shares of the picture's as it is seen, turned by
 * its own mark of orientation; from its middle without.
 */
export const uploadResume = post({
  path: '/api/resume/upload',
  params: v.object({
    purpose: v.picklist(uploadPurposes),
    keep: v.optional(v.literal('1')),
    cut: v.optional(v.object({ x: share, y: share, width: share })),
  }),
  answer: v.object({ parsed: v.nullable(parsedResume), attachment: v.nullable(attachment) }),
  codes: [
    codes.notLoggedIn,
    codes.refused,
    codes.fileType,
    codes.fileTooLarge,
    codes.fileScanned,
    codes.fileEncrypted,
    codes.fileUnreadable,
    codes.pictureTooSmall,
    codes.pictureTooLarge,
  ],
  caller: 'student',
  timeout: UPLOAD_TIMEOUT,
  file: { field: 'file', limit: FILE_MAX },
})

/** The file itself, to be saved; only its owner gets it. */
export const getAttachment = get({
  path: '/api/resume/getattachment',
  params: v.object({ id: entryId }),
  answer: empty,
  download: true,
  codes: [codes.notLoggedIn, codes.notFound],
  caller: 'student',
})

/** Likewise with `undo`, which is refused where as many are kept already as may be. */
export const deleteAttachment = get({
  path: '/api/resume/deleteattachment',
  params: v.object({ id: entryId, undo: v.optional(v.literal('1')) }),
  answer: empty,
  codes: [codes.notLoggedIn, codes.notFound, codes.refused],
  caller: 'student',
  unsafe: true,
})

/** The calls of each kind of entry. */
export const entryCalls = {
  education: { save: saveEducation, remove: deleteEducation },
  work: { save: saveWork, remove: deleteWork },
  project: { save: saveProject, remove: deleteProject },
} as const satisfies Record<EntryKind, unknown>
