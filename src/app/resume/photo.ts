import { type Code, codes } from '../../../contract/codes.ts'
import { CallFailure, type Failure } from '../../../contract/failures.ts'
import { photoProblem } from '../../../contract/rules/photo-rules.ts'
import { type PictureSize, pictureSize } from '../../../contract/rules/picture-size.ts'
import type { Size } from '../../../machines/resume/photo-crop/frame.ts'
import { providePhotoCrop } from '../../../machines/resume/photo-crop/photo-crop.ports.ts'
import type { Opened, Picture } from '../../../machines/resume/photo-crop/photo-crop.types.ts'
import { uploadResume } from '../../api/resume-files.ts'
import type { PhotoFlow } from '../../shared/actors/actors.ts'
import { fileOf, report } from './chosen-file.ts'
import { type FileKind, readKind } from './file-kind.ts'

/** Pixels that every browser holds of a picture at once: those of a phone no more. */
const WHOLE = 16_777_216

interface DrawnPicture extends Size {
  readonly canvas: HTMLCanvasElement
}

/**
 * Draws a picture on white paper, upright; of one that moves, the first. Rejects where the browser cannot.
 * @param size by its head
 * @param longest pixels of the longer side, at most
 * @returns with the size of the picture itself, as it is seen
 */
async function drawPicture(file: File, size: PictureSize, longest: number): Promise<DrawnPicture> {
  const seen = size.width * size.height > WHOLE ? await seenSize(file, size) : null
  const scale = seen ? Math.min(1, longest / Math.max(seen.width, seen.height)) : 1
  const bitmap = await createImageBitmap(
    file,
    seen ? { resizeWidth: Math.round(seen.width * scale), resizeQuality: 'high' } : {},
  )
  const { width, height } = bitmap
  const canvas = onWhite(bitmap, longest)
  bitmap.close()
  return { canvas, ...(seen ?? { width, height }) }
}

/** A head does not say how the picture is turned. */
async function seenSize(file: File, { width, height }: PictureSize): Promise<Size> {
  const small = await createImageBitmap(file, { resizeWidth: 64 })
  const isTurned = small.width > small.height !== width > height
  small.close()
  return isTurned ? { width: height, height: width } : { width, height }
}

function onWhite(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new TypeError('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

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
