import { type Code, codes } from '../../../contract/codes.ts'
import { CallFailure, type Failure } from '../../../contract/failures.ts'
import { photoProblem } from '../../../contract/rules/photo-rules.ts'
import { type PictureSize, pictureSize } from '../../../contract/rules/picture-size.ts'
import { providePhotoCrop } from '../../../machines/resume/photo-crop/photo-crop.ports.ts'
import type { Opened, Picture } from '../../../machines/resume/photo-crop/photo-crop.types.ts'
import { uploadResume } from '../../api/resume-files.ts'
import type { PhotoFlow } from '../../shared/actors/actors.ts'
import { fileOf, report } from './chosen-file.ts'
import { drawPicture } from './drawn-picture.ts'
import { type FileKind, readKind } from './file-kind.ts'

const pictures: readonly FileKind[] = ['jpeg', 'png', 'webp']
const refusal = (code: number): Failure => ({ kind: 'server', code, msg: '', data: null })

/** Pixels of the preview at most: it is only looked at. */
const PREVIEW = 1200
/** Of what is drawn to be sent: what the server keeps, zoomed in as far as that goes. */
const REDRAWN = 3200

const headOf = async (file: File) => pictureSize(new Uint8Array(await file.arrayBuffer()))

/** As an address of its own, since a page of ours shows no other; rejects where the browser cannot draw it. */
async function pictureOf(file: File, head: PictureSize): Promise<Picture> {
  const { canvas, width, height } = await drawPicture(file, head, PREVIEW)
  return { url: canvas.toDataURL('image/jpeg'), width, height }
}

async function openPicture(file: File): Promise<Opened> {
  const refuse = (code: Code): Opened => ({ kind: 'refused', failure: refusal(code) })
  let problem: Code | null = null
  try {
    if (!pictures.includes(await readKind(file))) return refuse(codes.fileType)
    const head = await headOf(file)
    problem = photoProblem(head)
    if (!head || problem === codes.pictureTooSmall) return refuse(problem ?? codes.fileUnreadable)
    return { kind: 'opened', picture: await pictureOf(file, head) }
  } catch {
    return refuse(problem ?? codes.fileUnreadable)
  }
}

/**
 * A jpeg that the server takes goes as it is. Anything else is drawn here, since other decoders may see another picture
 * in it: where it moves, or is marked as turned.
 */
async function sendable(file: File): Promise<File> {
  const [kind, head] = [await readKind(file), await headOf(file)]
  if (!head || (kind === 'jpeg' && !photoProblem(head))) return file
  const { canvas } = await drawPicture(file, head, REDRAWN)
  const type = 'image/jpeg'
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
  return jpeg ? new File([jpeg], file.name, { type }) : file
}

const logic = providePhotoCrop({
  open: (file) => openPicture(fileOf(file)),
  upload: ({ file, cut }, tell) =>
    report(
      async (watching) => {
        const { attachment } = await uploadResume({ purpose: 'photo', cut }, await sendable(fileOf(file)), watching)
        if (!attachment) throw new CallFailure({ kind: 'malformed' })
        return attachment
      },
      ({ id }) => ({ type: 'UPLOAD.DONE' as const, photo: id }),
      tell,
    ),
})

/** A photo that is chosen and cut, with its effects. */
export const photo: PhotoFlow = { logic }
