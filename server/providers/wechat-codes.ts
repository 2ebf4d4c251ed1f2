import type { Clock } from '../platform/clock.ts'
import { type Ephemeral, FamilyFull, type Key } from '../platform/ephemeral/ephemeral.ts'
import { ProviderError } from '../platform/provider-error.ts'
import { Overloaded } from '../platform/queue.ts'
import type { Wechat } from '../platform/settings/provider-settings.ts'
import type { MiniprogramCodes } from './miniprogram.ts'

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
async function askWechat(address: string, body: object): Promise<Record<string, unknown>> {
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
async function askWechatPicture(address: string, body: object): Promise<string> {
  const { type, bytes } = await post(address, body)
  if (/^image\/(png|jpeg)$/.test(type)) return `data:${type};base64,${bytes.toString('base64')}`
  throw new ProviderError(PROVIDER, String(parse(bytes)['errcode'] ?? 'malformed'))
}

/** Milliseconds before its end from which a token is not used any more. */
const MARGIN = 5 * 60_000

interface WechatToken {
  get(): Promise<string>
  /** The provider takes this one no more. */
  forget(token: string): Promise<void>
}

/**
 * The mini-program's access token, kept for all processes until shortly before its end, and asked for once however many
 * want it at the same time. The provider's stable form: asking again does not void what other processes hold.
 */
function createWechatToken({ app, api }: Pick<Wechat, 'app' | 'api'>, ephemeral: Ephemeral): WechatToken {
  const storeKey: Key = `other:wechat-token:${app.id}`
  let asking: Promise<string> | null = null

  async function fetchToken(): Promise<string> {
    const kept = await ephemeral.get(storeKey)
    if (kept) return kept
    const body = { grant_type: 'client_credential', appid: app.id, secret: app.secret }
    const { access_token, expires_in } = await askWechat(`${api}/cgi-bin/stable_token`, body)
    const lifetime = Number(expires_in) * 1000 - MARGIN
    if (lifetime > 0) await keep(String(access_token), lifetime)
    return String(access_token)
  }

  /** Without room the token serves all the same, and is asked for again next time. */
  async function keep(token: string, lifetime: number) {
    try {
      await ephemeral.set(storeKey, token, lifetime)
    } catch (error) {
      if (!(error instanceof FamilyFull)) throw error
    }
  }

  return {
    get() {
      asking ??= fetchToken().finally(() => {
        asking = null
      })
      return asking
    },
    async forget(token) {
      await ephemeral.compareAndDelete(storeKey, token)
    },
  }
}

/** Letters that the provider lets a code carry, 32 at most. */
const SCENE = /^[\w!#$&'()*+,/:;=?@.~-]{1,32}$/
const DAY = 86_400_000
/** Pictures of sites and students that are kept, some tens of kilobytes each. */
const MOST_KEPT = 200
/** Codes that the provider draws for one mini-program in a minute. */
const DRAWN_A_MINUTE = 5000
/** Of these, what all networks that ask for more than a few share: the rest is kept for who asks now and then. */
const CROWDED_A_MINUTE = 2000
const MINUTE = 60_000
/** Pixels. */
const WIDTH = 430
/** errcodes of a token that is void or over. */
const TOKEN_REASONS = ['40001', '40014', '42001']

/** Mini-program codes by WeChat's getwxacodeunlimit. They never end there: how long one lets anybody in is ours to say. */
export function createWechatCodes(settings: Wechat, ephemeral: Ephemeral, clock: Clock): MiniprogramCodes {
  const { api, loginPage, sitePage } = settings
  const token = createWechatToken(settings, ephemeral)
  /** By scene, the longest kept first. */
  const pictures = new Map<string, { picture: Promise<string>; until: number }>()

  async function draw(scene: string, page: string, accessToken: string): Promise<string> {
    const address = `${api}/wxa/getwxacodeunlimit?access_token=${encodeURIComponent(accessToken)}`
    return askWechatPicture(address, { scene, page, width: WIDTH })
  }

  async function spendDrawing(what: string, most: number): Promise<void> {
    if ((await ephemeral.increment(`other:rate:${what}`, MINUTE)) > most) throw new Overloaded()
  }

  /** What the crowd is refused counts against nobody else. */
  async function loginCode(scene: string, isCrowded: boolean): Promise<string> {
    if (isCrowded) await spendDrawing('wechat-crowded', CROWDED_A_MINUTE)
    return code(scene, loginPage)
  }

  async function code(scene: string, page: string): Promise<string> {
    if (!SCENE.test(scene)) throw new ProviderError('wechat', 'scene')
    // More would be refused there, with a mark against the mini-program.
    await spendDrawing('wechat', DRAWN_A_MINUTE)
    const first = await token.get()
    try {
      return await draw(scene, page, first)
    } catch (error) {
      if (!(error instanceof ProviderError) || !TOKEN_REASONS.includes(error.reason)) throw error
      await token.forget(first)
      return draw(scene, page, await token.get())
    }
  }

  /** A site's code never changes: asked for once a day, not for every visitor. A failure is not kept. */
  function keptCode(scene: string): Promise<string> {
    const kept = pictures.get(scene)
    if (kept && clock() < kept.until) return kept.picture
    const picture = code(scene, sitePage)
    pictures.delete(scene)
    pictures.set(scene, { picture, until: clock() + DAY })
    for (const oldest of pictures.keys()) if (pictures.size > MOST_KEPT) pictures.delete(oldest)
    picture.catch(() => {
      if (pictures.get(scene)?.picture === picture) pictures.delete(scene)
    })
    return picture
  }

  return {
    loginCode: (_, scene, isCrowded) => loginCode(scene, isCrowded),
    siteCode: (_, parameterId) => keptCode(parameterId),
  }
}
