import { codes } from '../../contract/codes.ts'
import { resumeLimits } from '../../contract/resume.ts'
import * as m from '../../messages/compiled/messages.js'
import type { Exchange } from '../http/exchange.ts'
import { Refusal } from '../http/failures.ts'
import type { Handlers } from '../http/registry.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import { fileName } from '../resume/file-names.ts'
import { kindOf } from '../resume/reading/kind.ts'
import { ResumeRefused, type Refusal as Unread } from '../resume/reading/refusal.ts'
import type { Services } from '../services.ts'
import { localeAt, requireSite } from './site.ts'

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
  services: Services,
): Pick<Handlers, 'uploadResume' | 'getAttachment' | 'deleteAttachment'> {
  const { resumeFiles, resumeReader, photos } = services

  async function full(exchange: Exchange): Promise<Refusal> {
    const locale = localeAt(await requireSite(services, exchange), exchange)
    return new Refusal(codes.refused, m.server_attachments_full({ count: resumeLimits.attachments }, { locale }))
  }

  async function requireRoom(exchange: Exchange, userId: string): Promise<void> {
    if (await resumeFiles.isFull(userId)) throw await full(exchange)
  }

  async function keep(exchange: Exchange, userId: string, { name, bytes }: ReceivedFile) {
    const type = await told(kindOf(bytes))
    const kept = await resumeFiles.addAttachment(userId, { name: fileName(name, type), type, bytes })
    if (kept === 'full') throw await full(exchange)
    return kept
  }

  return {
    async uploadResume({ params: { purpose, keep: isKept, cut }, caller: { userId }, exchange, file }) {
      if (purpose === 'photo') {
        const bytes = await photos.develop(file.bytes, userId, cut)
        const photo = { name: fileName(purpose, 'jpeg'), type: 'jpeg', bytes } as const
        return { parsed: null, attachment: await resumeFiles.addPhoto(userId, photo) }
      }
      if (purpose === 'attachment' || isKept) await requireRoom(exchange, userId)
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
      if (outcome === 'full') throw await full(exchange)
      return {}
    },
  }
}
