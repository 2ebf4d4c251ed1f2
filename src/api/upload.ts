import type { Answer, Params, UploadSpec } from '../../contract/call.ts'
import { encodeParams } from '../../contract/encoding.ts'
import { CallFailure, type Failure } from '../../contract/failures.ts'
import { countCall, readAnswer } from './client.ts'

/** How far an upload is. */
export interface Watching {
  readonly signal?: AbortSignal
  /** @param share of the form that is sent, 0 to 1; at 1 the server works on it */
  onProgress?(share: number): void
}

/** The client's function of a call that carries a file. It rejects with nothing but a CallFailure. */
/* @__NO_SIDE_EFFECTS__ */
export function upload<C extends UploadSpec>(
  call: C,
): (params: Params<C>, file: File, watching?: Watching) => Promise<Answer<C>> {
  return async (params, file, watching = {}) => {
    const number = countCall()
    const form = new FormData()
    for (const [name, value] of Object.entries(encodeParams(Object(params)))) form.append(name, value)
    form.append(call.file.field, file)
    const sent = await send(call, form, watching)
    const { status, statusText } = sent
    return readAnswer(call, { ok: status >= 200 && status < 300, status, statusText }, bodyOf(sent), number)
  }
}

/** By XMLHttpRequest, which alone tells how much is sent. */
function send(call: UploadSpec, form: FormData, { signal, onProgress }: Watching): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (kind: Extract<Failure['kind'], 'timeout' | 'offline' | 'aborted'>) => () =>
      reject(new CallFailure({ kind }))
    request.open(call.method, call.path)
    request.withCredentials = true
    request.timeout = call.timeout
    request.onload = () => resolve(request)
    request.ontimeout = fail('timeout')
    request.onerror = fail('offline')
    request.onabort = fail('aborted')
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    if (signal?.aborted) return fail('aborted')()
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function bodyOf({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText)
  } catch {
    return undefined
  }
}
