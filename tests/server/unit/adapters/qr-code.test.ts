import { expect, it } from 'vitest'
import { randomToken } from '../../../../server/platform/random.ts'
import { embeddedMiniprogram } from '../../../../server/providers/miniprogram.ts'
import { qrCodeUrl } from '../../../../server/providers/qr-code.ts'
import { readQrCode } from '../../../qr.ts'

const ORIGINS = [
  'http://univ.localhost:8080',
  'https://job.example.edu.cn',
  'https://a-rather-long-name.career.example.cn',
]

it.each(ORIGINS)('draws login codes of %s that a camera reads', async (origin) => {
  for (let drawn = 0; drawn < 40; drawn += 1) {
    const scene = randomToken()
    const picture = await embeddedMiniprogram.loginCode(origin, scene, false)
    expect(await readQrCode(picture)).toBe(`${origin}/m/scan?scene=${scene}`)
  }
})

it.each(['1', 'tel:4000000000', '二维码', 'x'.repeat(200)])('draws %j so that a camera reads it', async (text) => {
  expect(await readQrCode(qrCodeUrl(text))).toBe(text)
})
