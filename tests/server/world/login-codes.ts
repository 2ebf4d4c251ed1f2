import { eq } from 'drizzle-orm'
import { beforeAll, expect } from 'vitest'
import { getLoginQrCode, loginByQrCode, releaseLoginQrCode } from '../../../contract/calls/authentication.ts'
import { sessions, students } from '../../../server/areas/login/schema.ts'
import type { Browser } from '../world.ts'
import type { Stage } from './stage.ts'

export const NOBODY_YET = (status: string) => ({ user_id: '0', status })

async function showCode(browser: Browser) {
  const { data } = await browser.call(getLoginQrCode, { page: 'pages/login' })
  const { waiting }: { waiting: { address: string }[] } = await browser.read('/demo')
  const scene = new URL(waiting[0]?.address ?? '').searchParams.get('scene') ?? ''
  const poll = async () => (await browser.call(loginByQrCode, { uuid: data.UUID })).data
  const release = () => browser.call(releaseLoginQrCode, { uuid: data.UUID })
  return { uuid: data.UUID, scene, poll, release }
}

type Code = Awaited<ReturnType<typeof showCode>>

const open = (phone: Browser, scene: string) => phone.read(`/m/scan?scene=${scene}`)

/** What the phone is told when it opens, or reloads, a code. */
const seen = async (phone: Browser, { scene }: Code) => ((await open(phone, scene)) as { status: string }).status

/** Login codes that browsers show, and phones of the demonstration that scan them. */
export function loginCodes(stage: Stage) {
  let student = ''
  let other = ''
  beforeAll(async () => {
    const idOf = async (phone: string) => {
      const [found] = await stage.store.db.select().from(students).where(eq(students.phone, phone))
      return String(found?.id)
    }
    student = await idOf('13800000003')
    other = await idOf('13800000002')
  })

  /** What the phone is told of its decision. */
  const decide = async (phone: Browser, { scene }: Code, decision: 'confirm' | 'cancel', userId = student) =>
    (await phone.decide(scene, decision, userId)).json().status as string

  /** A phone that scanned and confirmed. */
  async function confirmed(code: Code) {
    const phone = stage.world.browser()
    await seen(phone, code)
    expect(await decide(phone, code, 'confirm')).toBe('confirmed')
    return phone
  }

  return {
    showCode,
    open,
    seen,
    decide,
    confirmed,
    studentId: () => student,
    otherId: () => other,
    nowIn: () => ({ user_id: student, status: 'confirmed' }),
    sessionCount: () => stage.store.db.$count(sessions),
  }
}
