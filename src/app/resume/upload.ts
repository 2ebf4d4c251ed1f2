import { CallFailure } from '../../../contract/failures.ts'
import type { Present } from '../../../machines/resume/resume-review/resume-review.types.ts'
import { provideResumeUpload } from '../../../machines/resume/resume-upload/resume-upload.ports.ts'
import type { Result } from '../../../machines/resume/resume-upload/resume-upload.types.ts'
import { queryClient } from '../../api/query-client.ts'
import { getResume, savePiece } from '../../api/resume.ts'
import { uploadResume } from '../../api/resume-files.ts'
import { readLocal, removeLocal, writeLocal } from '../../browser/storage/storage.ts'
import type { ResumeUploadFlow } from '../../shared/actors/actors.ts'
import { newId } from '../../ui/new-id.ts'
import { notices, session } from '../actors.ts'
import { router } from '../router.ts'
import { fileOf, report } from './chosen-file.ts'
import { readKind } from './file-kind.ts'
import { parsedFromJson } from './json-import.ts'

interface Stored extends Result {
  /** Whose resume it was read for: on a computer that several use, nobody else sees it. */
  readonly owner: string
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  ['owner', 'id', 'name', 'parsed', 'choices'].every((key) => key in value)

/** What was read and not saved yet, of that student; null where there is nothing. */
function recallResult(owner: string): Result | null {
  try {
    const stored: unknown = JSON.parse(readLocal('resume_parse') ?? 'null')
    if (!isStored(stored) || stored.owner !== owner) return null
    const { id, name, parsed, choices } = stored
    return { id, name, parsed, choices }
  } catch {
    return null
  }
}

const keepResult = (owner: string, result: Result): void =>
  writeLocal('resume_parse', JSON.stringify({ owner, ...result } satisfies Stored))

const forgetResult = (): void => removeLocal('resume_parse')

const owner = () => session.getSnapshot().context.userId

const resultOf = (name: string, parsed: Result['parsed']): Result => ({
  id: newId(),
  name,
  parsed,
  choices: {},
})

async function readPresent(signal: AbortSignal): Promise<Present> {
  const { resume } = await getResume({ user_id: owner() }, signal)
  if (!resume) throw new CallFailure({ kind: 'malformed' })
  return resume
}

/** What is read of the resume elsewhere is read anew. */
const refresh = () => void queryClient.invalidateQueries({ queryKey: ['student'] })

const logic = provideResumeUpload({
  recall: async () => recallResult(owner()),
  async inspect(file) {
    const kind = await readKind(fileOf(file))
    if (kind === 'json') return 'json'
    return kind === 'pdf' || kind === 'docx' ? 'document' : 'other'
  },
  upload: ({ file, original }, tell) =>
    report(
      async (watching) => {
        const keep = original === 'kept' ? ({ keep: '1' } as const) : {}
        const { parsed } = await uploadResume({ purpose: 'resume', ...keep }, fileOf(file), watching)
        if (!parsed) throw new CallFailure({ kind: 'malformed' })
        return parsed
      },
      (parsed) => ({ type: 'UPLOAD.DONE' as const, result: resultOf(file.name, parsed) }),
      tell,
    ),
  importJson: async (file) => resultOf(file.name, parsedFromJson(await fileOf(file).text())),
  readPresent,
  async save(change) {
    await savePiece(owner(), change)
    refresh()
  },
  keep: (result) => keepResult(owner(), result),
  forget: forgetResult,
  showStep: (step) =>
    void router.navigate({
      to: '.',
      search: ((before: object) => ({ ...before, step: step === 'review' ? step : undefined })) as never,
      replace: step === 'start',
    }),
})

/** A resume from a file, with its effects. */
export const resumeUpload: ResumeUploadFlow = {
  logic,
  tellTaken: (taken, undecided) => notices.notify({ kind: 'resumeTaken', taken, undecided }),
}
