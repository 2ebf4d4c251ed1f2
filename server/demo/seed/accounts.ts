import * as v from 'valibot'
import { readData } from './data.ts'

/** Of every account that has one. */
export const DEMO_PASSWORD = 'Demo@2026'

/** That password's; hashed beforehand, so that the first start does not wait for it. */
export const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$KAdzJGLN3+w/0RdAt0lQqg$WvE5Yktu/jRM9OT9QribP7E6Exl+iGtQGBDVPG9GoCY'

/** Phones of the employers. */
export const demoEmployers: readonly string[] = Array.from({ length: 60 }, (_, index) => String(13900000001 + index))

const common = {
  username: v.string(),
  /** Sites of other schools and channels, where the demonstration has no staff of their own. */
  siteKeys: v.array(v.string()),
}

export const demoStaff = readData(
  'staff',
  v.array(
    v.variant('loginType', [
      v.strictObject({
        ...common,
        loginType: v.literal('school'),
        userType: v.string(),
        school: v.string(),
        strategy: v.string(),
        faculty: v.exactOptional(v.string()),
      }),
      v.strictObject({ ...common, loginType: v.literal('channel'), channelName: v.string() }),
    ]),
  ),
)
