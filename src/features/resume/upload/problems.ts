import { codes } from '../../../../contract/codes.ts'
import type { Failure } from '../../../../contract/failures.ts'
import { type Problem, problemOf } from '../../../../machines/kit/upload-problem.ts'
import * as m from '../../../../messages/compiled/messages.js'

export interface Words {
  readonly title: string
  /** What to do next. */
  readonly hint: string
}

interface Saying {
  readonly title: () => string
  readonly hint: () => string
}
type Said = Readonly<Record<Problem, Saying>>

const document: Said = {
  empty: { title: m.resume_upload_file_empty, hint: m.resume_upload_file_empty_hint },
  badType: { title: m.resume_upload_badType, hint: m.resume_upload_badType_hint },
  tooLarge: { title: m.resume_upload_tooLarge, hint: m.resume_upload_tooLarge_hint },
  scannedNoText: { title: m.resume_upload_scannedNoText, hint: m.resume_upload_scannedNoText_hint },
  encrypted: { title: m.resume_upload_encrypted, hint: m.resume_upload_encrypted_hint },
  unreadable: { title: m.resume_upload_unreadable, hint: m.resume_upload_unreadable_hint },
  timeout: { title: m.resume_upload_timeout, hint: m.resume_upload_timeout_hint },
  offline: { title: m.resume_upload_offline, hint: m.resume_upload_offline_hint },
  refused: { title: m.resume_upload_refused, hint: m.resume_upload_refused_hint },
}

const picture: Said = {
  ...document,
  badType: { title: m.resume_upload_photo_badType, hint: m.resume_upload_photo_badType_hint },
  tooLarge: { title: m.resume_upload_photo_tooLarge, hint: m.resume_upload_photo_tooLarge_hint },
  unreadable: { title: m.resume_upload_photo_unreadable, hint: m.resume_upload_photo_unreadable_hint },
}

const resume: Said = {
  ...document,
  badType: { title: m.resume_upload_resume_badType, hint: m.resume_upload_badType_hint },
}
const json: Said = { ...resume, unreadable: { title: m.resume_upload_json, hint: m.resume_upload_json_hint } }
const all = { document, picture, resume, json }
export type FileOf = keyof typeof all

/** What happened to a file and what to do next; a refusal in the server's words. */
export function problemWords(problem: Problem, failure: Failure | null, of: FileOf): Words {
  const { title, hint } = all[of][problem]
  const isTold = problem === 'refused' && failure?.kind === 'server' && failure.msg !== ''
  return { title: title(), hint: isTold ? failure.msg : hint() }
}

/** What only a picture is refused for. */
const pixels: Readonly<Record<number, Saying>> = {
  [codes.pictureTooSmall]: { title: m.resume_upload_photo_tooFewPixels, hint: m.resume_upload_photo_tooFewPixels_hint },
  [codes.pictureTooLarge]: {
    title: m.resume_upload_photo_tooManyPixels,
    hint: m.resume_upload_photo_tooManyPixels_hint,
  },
}

export function failureWords(failure: Failure | null, of: 'document' | 'picture'): Words {
  const said = failure?.kind === 'server' ? pixels[failure.code] : undefined
  if (said) return { title: said.title(), hint: said.hint() }
  return problemWords(failure ? problemOf(failure) : 'refused', failure, of)
}
