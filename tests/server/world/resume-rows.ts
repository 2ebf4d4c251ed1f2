import { getResume, type ResumeRecord } from '../../../contract/calls/resume.ts'
import type { BasicInfo, Education, Work } from '../../../contract/resume.ts'
import { emptyResume } from '../../../contract/resume.ts'
import { resumeEntries, resumeSections, resumes, resumeTakenOut } from '../../../server/areas/resume/schema.ts'
import type { Db } from '../../../server/platform/db/open.ts'
import type { Browser } from '../world.ts'

/** As if nobody had ever written anything. */
export async function forgetResumes(db: Db): Promise<void> {
  await db.delete(resumeEntries)
  await db.delete(resumeSections)
  await db.delete(resumeTakenOut)
  await db.delete(resumes)
}

export async function recordOf(browser: Browser, userId: string): Promise<ResumeRecord> {
  const { resume } = (await browser.call(getResume, { user_id: userId })).data
  if (!resume) throw new Error('there is no record')
  return resume
}

export const basicOf = (changes: Partial<BasicInfo> = {}): BasicInfo => ({
  ...emptyResume.basic,
  name: '陈思远',
  sex: '0',
  ...changes,
})

export const schoolOf = (id: string, changes: Partial<Education> = {}): Education => ({
  id,
  school: '江临大学',
  major: '软件工程',
  degree: 'bachelor',
  start: '2023-09',
  end: '2027-06',
  score: '',
  note: '',
  ...changes,
})

export const workOf = (id: string, changes: Partial<Work> = {}): Work => ({
  id,
  kind: 'internship',
  company: '启明',
  position: '后端开发',
  city: '',
  start: '2026-01',
  end: 'present',
  bullets: ['重构对账任务，夜间耗时由 3 小时降到 25 分钟'],
  ...changes,
})
