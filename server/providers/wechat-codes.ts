import type { Clock } from '../platform/clock.ts'
import type { Ephemeral } from '../platform/ephemeral/ephemeral.ts'
import { ProviderError } from '../platform/provider-error.ts'
import { Overloaded } from '../platform/queue.ts'
import type { Wechat } from '../platform/settings/provider-settings.ts'
import type { MiniprogramCodes } from './miniprogram.ts'
import { askWechatPicture } from './wechat-call.ts'
import { createWechatToken } from './wechat-token.ts'

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
