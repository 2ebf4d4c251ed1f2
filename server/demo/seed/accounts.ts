import type { staff } from '../../areas/login/schema.ts'

/** Of every account that has one. */
export const DEMO_PASSWORD = 'Demo@2026'

/** That password's; hashed beforehand, so that the first start does not wait for it. */
export const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$KAdzJGLN3+w/0RdAt0lQqg$WvE5Yktu/jRM9OT9QribP7E6Exl+iGtQGBDVPG9GoCY'

/** Phones of the employers. */
export const demoEmployers: readonly string[] = Array.from({ length: 60 }, (_, index) => String(13900000001 + index))

type DemoStaff = Omit<typeof staff.$inferInsert, 'passwordHash'>

/** Sites of other schools, where the demonstration has no staff of their own. */
const OTHER_SCHOOLS = ['brand', 'nofair', 'taiwan', 'edu', 'career', 'province']
const OTHER_CHANNELS = ['employer', 'employer-bg', 'redirect']

export const demoStaff: readonly DemoStaff[] = [
  {
    loginType: 'school',
    username: 'univadmin',
    userType: '0',
    school: '江临大学',
    strategy: '1',
    siteKeys: [...OTHER_SCHOOLS, 'faculty'],
  },
  {
    loginType: 'school',
    username: 'facultyadmin',
    userType: '1',
    school: '望海理工大学',
    strategy: '1',
    faculty: '计算机与人工智能学院',
    siteKeys: ['univ'],
  },
  {
    loginType: 'channel',
    username: 'organiser',
    channelName: '长三角数字经济校园招聘',
    siteKeys: [...OTHER_CHANNELS, ...OTHER_SCHOOLS, 'univ', 'faculty'],
  },
]
