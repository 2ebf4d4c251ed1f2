import type { Ephemeral } from './ephemeral.ts'
import type { MiniprogramCodes } from './miniprogram.ts'
import { ProviderError } from './provider-error.ts'
import type { Wechat } from './settings.ts'
import { askWechatPicture } from './wechat-call.ts'
import { createWechatToken } from './wechat-token.ts'

/** Letters that the provider lets a code carry, 32 at most. */
const SCENE = /^[\w!#$&'()*+,/:;=?@.~-]{1,32}$/
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

  return {
    loginCode: (_, scene) => code(scene, loginPage),
    siteCode: (_, parameterId) => code(parameterId, sitePage),
  }
}
