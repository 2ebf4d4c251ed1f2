import type { Ephemeral, Key } from './ephemeral.ts'
import type { MiniprogramCodes } from './miniprogram.ts'
import { ProviderError } from './provider-error.ts'
import type { Wechat } from './settings.ts'
import { askWechatPicture } from './wechat-call.ts'
import { createWechatToken } from './wechat-token.ts'

/** Letters that the provider lets a code carry, 32 at most. */
const SCENE = /^[\w!#$&'()*+,/:;=?@.~-]{1,32}$/
const DAY = 86_400_000
/** Pixels. */
const WIDTH = 430
/** errcodes of a token that is void or over. */
const TOKEN_REASONS = ['40001', '40014', '42001']

/** Mini-program codes by WeChat's getwxacodeunlimit. They never end there: how long one lets anybody in is ours to say. */
export function createWechatCodes(settings: Wechat, ephemeral: Ephemeral): MiniprogramCodes {
  const { api, loginPage, sitePage } = settings
  const token = createWechatToken(settings, ephemeral)

  async function draw(scene: string, page: string, accessToken: string): Promise<string> {
    const address = `${api}/wxa/getwxacodeunlimit?access_token=${encodeURIComponent(accessToken)}`
    return askWechatPicture(address, { scene, page, width: WIDTH })
  }

  async function code(scene: string, page: string): Promise<string> {
    if (!SCENE.test(scene)) throw new ProviderError('wechat', 'scene')
    const first = await token.get()
    try {
      return await draw(scene, page, first)
    } catch (error) {
      if (!(error instanceof ProviderError) || !TOKEN_REASONS.includes(error.reason)) throw error
      await token.forget(first)
      return draw(scene, page, await token.get())
    }
  }

  /** A site's code never changes: asked for once a day, not for every visitor. */
  async function keptCode(scene: string, page: string): Promise<string> {
    const key: Key = `other:wechat-code:${page}:${scene}`
    const kept = await ephemeral.get(key)
    if (kept) return kept
    const picture = await code(scene, page)
    await ephemeral.set(key, picture, DAY)
    return picture
  }

  return {
    loginCode: (_, scene) => code(scene, loginPage),
    siteCode: (_, parameterId) => keptCode(parameterId, sitePage),
  }
}
