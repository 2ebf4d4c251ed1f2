import { eq } from 'drizzle-orm'
import { getResume, saveBasicInfo, saveEducation } from '../../../contract/calls/resume.ts'
import type { BasicInfo } from '../../../contract/resume.ts'
import type { DeliveryStep } from '../../../contract/rules/delivery-steps.ts'
import { deliveries, deliveryEvents } from '../../../server/areas/applications/schema.ts'
import { takeStep, undoStep } from '../../../server/areas/applications/steps.ts'
import { resumeFiles } from '../../../server/areas/resume/schema.ts'
import type { Db } from '../../../server/platform/db/open.ts'
import type { Browser } from '../world.ts'
import { basicOf, schoolOf } from './resume-rows.ts'

/** As if nobody had ever delivered anything. */
export async function forgetDeliveries(db: Db): Promise<void> {
  await db.delete(deliveryEvents)
  await db.delete(deliveries)
  await db.delete(resumeFiles)
}

/** Writes as much of a resume as a delivery takes, or anew what is in it. */
export async function writeResume(student: Browser, basic: Partial<BasicInfo> = {}): Promise<void> {
  const content = basicOf({ phone: '13800000001', email: 'siyuan@example.com', ...basic })
  const user_id = await student.whoAmI()
  const version = String((await student.call(getResume, { user_id })).data.resume?.version ?? 0)
  for (const { code } of [
    await student.call(saveBasicInfo, { version, content }),
    await student.call(saveEducation, { version, entry: schoolOf('school-1') }),
  ])
    if (code !== 0) throw new Error(`not saved: ${code}`)
}

/** As the employer takes it. */
export const stepOf = (db: Db, id: string, step: DeliveryStep, now: Date) =>
  db.transaction((tx) => takeStep(tx, eq(deliveries.id, Number(id)), { step, now }))

export const undoOf = (db: Db, id: string, now: Date) =>
  db.transaction((tx) => undoStep(tx, eq(deliveries.id, Number(id)), now))
