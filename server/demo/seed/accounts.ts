import * as z from 'zod/mini'
import { readData } from './data.ts'

/** Of every account that has one. */
export const DEMO_PASSWORD = 'Demo@2026'

/** That password's; hashed beforehand, so that the first start does not wait for it. */
export const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$KAdzJGLN3+w/0RdAt0lQqg$WvE5Yktu/jRM9OT9QribP7E6Exl+iGtQGBDVPG9GoCY'

/** Phones of the employers. */
export const demoEmployers: readonly string[] = Array.from({ length: 60 }, (_, index) => String(13900000001 + index))

const common = {
  username: z.string(),
  /** Sites of other schools and channels, where the demonstration has no staff of their own. */
  siteKeys: z.array(z.string()),
}

export const demoStaff = readData(
  'staff',
  z.array(
    z.discriminatedUnion('loginType', [
      z.strictObject({
        ...common,
        loginType: z.literal('school'),
        userType: z.string(),
        school: z.string(),
        strategy: z.string(),
        faculty: z.exactOptional(z.string()),
      }),
      z.strictObject({ ...common, loginType: z.literal('channel'), channelName: z.string() }),
    ]),
  ),
)
