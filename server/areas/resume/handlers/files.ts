import { type Attachment, UPLOADED_A_DAY } from '../../../../contract/calls/resume.ts'
import { codes } from '../../../../contract/codes.ts'
import { resumeLimits } from '../../../../contract/resume.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { Exchange } from '../../../platform/http/exchange.ts'
import { Refusal } from '../../../platform/http/failures.ts'
import type { Handlers } from '../../../platform/http/registry.ts'
import type { ReceivedFile } from '../../../platform/http/uploads.ts'
import { localeAt, requireSite } from '../../site/handlers.ts'
import { fileName } from '../file-names.ts'
import type { NoRoom } from '../files.ts'
import { kindOf } from '../reading/kind.ts'
import { ResumeRefused, type Refusal as Unread } from '../reading/refusal.ts'
import type { ResumeServices } from '../services.ts'

const MEGABYTE = 1024 * 1024

const unreadCodes = {
  wrongType: codes.fileType,
  encrypted: codes.fileEncrypted,
  scanned: codes.fileScanned,
  damaged: codes.fileUnreadable,
  tooManyPages: codes.fileUnreadable,
  tooMuchData: codes.fileUnreadable,
  tooLong: codes.fileUnreadable,
  tooMuchMemory: codes.fileUnreadable,
} satisfies Record<Unread, unknown>

/** What a file's own reader says becomes the call's code. */
async function told<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    throw error instanceof ResumeRefused ? new Refusal(unreadCodes[error.reason]) : error
  }
}

export function resumeFilesHandlers(
  services: ResumeServices,
): Pick<Handlers, 'uploadResume' | 'getAttachment' | 'deleteAttachment'> {
  const { resumeFiles, resumeReader, photos } = services

  async function refusalOf(noRoom: NoRoom, exchange: Exchange): Promise<Refusal> {
    const locale = localeAt(await requireSite(services, exchange), exchange)
    const sentence =
      noRoom === 'full'
        ? m.server_attachments_full({ count: resumeLimits.attachments }, { locale })
        : m.server_uploads_spent({ size: UPLOADED_A_DAY / MEGABYTE }, { locale })
    return new Refusal(codes.refused, sentence)
  }

  async function requireRoom(exchange: Exchange, userId: string, bytes: number): Promise<void> {
    const noRoom = await resumeFiles.noRoomFor(userId, bytes)
    if (noRoom) throw await refusalOf(noRoom, exchange)
  }

  async function kept(adding: Promise<Attachment | NoRoom>, exchange: Exchange): Promise<Attachment> {
    const added = await adding
    if (typeof added === 'string') throw await refusalOf(added, exchange)
    return added
  }

  async function keep(exchange: Exchange, userId: string, { name, bytes }: ReceivedFile) {
    const type = await told(kindOf(bytes))
    return kept(resumeFiles.addAttachment(userId, { name: fileName(name, type), type, bytes }), exchange)
  }

  return {
    async uploadResume({ params: { purpose, keep: isKept, cut }, caller: { userId }, exchange, file }) {
      if (purpose === 'photo') {
        const bytes = await photos.develop(file.bytes, userId, cut)
        const photo = { name: fileName(purpose, 'jpeg'), type: 'jpeg', bytes } as const
        return { parsed: null, attachment: await kept(resumeFiles.addPhoto(userId, photo), exchange) }
      }
      if (purpose === 'attachment' || isKept) await requireRoom(exchange, userId, file.bytes.length)
      const parsed = purpose === 'resume' ? await told(resumeReader.read(file.bytes, userId)) : null
      const attachment = purpose === 'attachment' || isKept ? await keep(exchange, userId, file) : null
      return { parsed, attachment }
    },

    async getAttachment({ params: { id }, caller }) {
      const file = await resumeFiles.open(caller.userId, id)
      if (!file) throw new Refusal(codes.notFound)
      return file
    },

    async deleteAttachment({ params: { id, undo }, caller, exchange }) {
      const { userId } = caller
      const outcome = await (undo ? resumeFiles.restore(userId, id) : resumeFiles.remove(userId, id))
      if (outcome === 'unknown') throw new Refusal(codes.notFound)
      if (outcome === 'full') throw await refusalOf(outcome, exchange)
      return {}
    },
  }
}
