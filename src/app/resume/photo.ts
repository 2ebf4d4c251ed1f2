import { codes } from '../../../contract/codes.ts'
import { CallFailure, type Failure } from '../../../contract/failures.ts'
import { providePhotoCrop } from '../../../machines/resume/photo-crop/photo-crop.ports.ts'
import type { Opened, Picture } from '../../../machines/resume/photo-crop/photo-crop.types.ts'
import { uploadResume } from '../../api/resume-files.ts'
import type { PhotoFlow } from '../../shared/actors/actors.ts'
import { fileOf, report } from './chosen-file.ts'
import { type FileKind, readKind } from './file-kind.ts'

const pictures: readonly FileKind[] = ['jpeg', 'png', 'webp']
const refusal = (code: number): Failure => ({ kind: 'server', code, msg: '', data: null })

/** Pixels of the preview at most: it is only looked at. */
const PREVIEW = 1200

/** As an address of its own, since a page of ours shows no other; rejects where the browser cannot draw it. */
async function pictureOf(file: File): Promise<Picture> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  const scale = Math.min(1, PREVIEW / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return { url: canvas.toDataURL('image/jpeg'), width, height }
}

async function openPicture(file: File): Promise<Opened> {
  try {
    if (!pictures.includes(await readKind(file))) return { kind: 'refused', failure: refusal(codes.fileType) }
    return { kind: 'opened', picture: await pictureOf(file) }
  } catch {
    return { kind: 'refused', failure: refusal(codes.fileUnreadable) }
  }
}

const logic = providePhotoCrop({
  open: (file) => openPicture(fileOf(file)),
  upload: ({ file, cut }, tell) =>
    report(
      async (watching) => {
        const { attachment } = await uploadResume({ purpose: 'photo', cut }, fileOf(file), watching)
        if (!attachment) throw new CallFailure({ kind: 'malformed' })
        return attachment
      },
      ({ id }) => ({ type: 'UPLOAD.DONE' as const, photo: id }),
      tell,
    ),
})

/** A photo that is chosen and cut, with its effects. */
export const photo: PhotoFlow = { logic }
