import type { Answer, Params, UploadSpec } from '../../../contract/call.ts'
import { uploadResume } from '../../../contract/calls/resume.ts'
import { encodeParams } from '../../../contract/encoding.ts'
import type { Answered, Browser } from '../world.ts'

export interface Part {
  readonly name: string
  readonly value: string | Buffer
  /** Of a file. */
  readonly filename?: string
}

const BOUNDARY = '----qihang-boundary'

/** A form as browsers write it; with `end` left out, as one that breaks off. */
export function multipart(parts: readonly Part[], { boundary = BOUNDARY, end = true } = {}) {
  const pieces = parts.flatMap(({ name, value, filename }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: application/octet-stream`,
    '\r\n\r\n',
    value,
    '\r\n',
  ])
  const payload = Buffer.concat(
    [...pieces, end ? `--${boundary}--\r\n` : ''].map((piece) => Buffer.from(piece as string)),
  )
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

export const partsOf = (params: Params<typeof uploadResume>, bytes: Buffer, filename = '简历.pdf'): Part[] => [
  ...Object.entries(encodeParams(params)).map(([name, value]) => ({ name, value })),
  { name: 'file', value: bytes, filename },
]

type Uploaded = Answered<Answer<typeof uploadResume>>

/** Sends a file by any call. */
export async function sendFile<C extends UploadSpec>(
  browser: Browser,
  { path, file: { field } }: C,
  params: Params<C>,
  bytes: Buffer,
): Promise<Answered<Answer<C>>> {
  const fields = Object.entries(encodeParams(Object(params))).map(([name, value]) => ({ name, value }))
  const form = multipart([...fields, { name: field, value: bytes, filename: 'file' }])
  const response = await browser.request({ method: 'POST', url: path, ...form })
  return { status: response.statusCode, headers: response.headers, ...response.json() }
}

/** Sends a form as it stands. */
export async function sendForm(
  browser: Browser,
  form: { payload: Buffer | string; headers: Record<string, string> },
): Promise<Uploaded> {
  const response = await browser.request({ method: 'POST', url: uploadResume.path, ...form })
  return { status: response.statusCode, headers: response.headers, ...response.json() }
}

export const upload = (
  browser: Browser,
  params: Params<typeof uploadResume>,
  bytes: Buffer,
  filename?: string,
): Promise<Uploaded> => sendForm(browser, multipart(partsOf(params, bytes, filename)))
