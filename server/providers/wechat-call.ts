import { ProviderError } from '../platform/provider-error.ts'

const PROVIDER = 'wechat'
/** Milliseconds. */
const TIMEOUT = 5000
const MOST_BYTES = 1024 * 1024

async function post(address: string, body: object): Promise<{ type: string; bytes: Buffer }> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (!response.ok || bytes.length > MOST_BYTES) throw new ProviderError(PROVIDER, response.status)
    return { type: response.headers.get('content-type')?.split(';')[0] ?? '', bytes }
  } catch (error) {
    // The address carries the token, and fetch's errors may quote it.
    throw error instanceof ProviderError ? error : new ProviderError(PROVIDER, 'unreachable')
  }
}

function parse(bytes: Buffer): Record<string, unknown> {
  try {
    return Object(JSON.parse(bytes.toString('utf8')))
  } catch {
    throw new ProviderError(PROVIDER, 'malformed')
  }
}

/**
 * @param address of a call that answers JSON
 * @throws ProviderError with the provider's errcode, an HTTP status, `unreachable` or `malformed`
 */
export async function askWechat(address: string, body: object): Promise<Record<string, unknown>> {
  const { bytes } = await post(address, body)
  const answer = parse(bytes)
  if (answer['errcode']) throw new ProviderError(PROVIDER, String(answer['errcode']))
  return answer
}

/**
 * @param address of a call that answers a picture
 * @returns the picture as a data URL
 * @throws ProviderError likewise
 */
export async function askWechatPicture(address: string, body: object): Promise<string> {
  const { type, bytes } = await post(address, body)
  if (/^image\/(png|jpeg)$/.test(type)) return `data:${type};base64,${bytes.toString('base64')}`
  throw new ProviderError(PROVIDER, String(parse(bytes)['errcode'] ?? 'malformed'))
}
