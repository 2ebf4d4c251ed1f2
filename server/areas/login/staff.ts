import { and, asc, eq } from 'drizzle-orm'
import { isId } from '../../../contract/content.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { staff } from './schema.ts'

export type StaffMember = typeof staff.$inferSelect
export type StaffType = StaffMember['loginType']

export interface Staff {
  findByName(loginType: StaffType, username: string): Promise<StaffMember | null>
  find(loginType: StaffType, id: string): Promise<StaffMember | null>
  /** The longest registered first. */
  list(most: number): Promise<StaffMember[]>
}

/** PostgreSQL takes neither NUL nor half a surrogate pair, and no name has control characters. */
const USERNAME = /^\P{C}{1,64}$/u

/** @param isDemo whether this is a demonstration, where accounts that one made count */
export function createStaff(db: Db, isDemo: boolean): Staff {
  const counts = isDemo ? undefined : eq(staff.isDemo, false)
  return {
    async findByName(loginType, username) {
      if (!USERNAME.test(username)) return null
      const isWanted = and(eq(staff.loginType, loginType), eq(staff.username, username), counts)
      const [found] = await timely(db.select().from(staff).where(isWanted))
      return found ?? null
    },
    async find(loginType, id) {
      if (!isId(id)) return null
      const isWanted = and(eq(staff.loginType, loginType), eq(staff.id, Number(id)), counts)
      const [found] = await timely(db.select().from(staff).where(isWanted))
      return found ?? null
    },
    list: (most) => timely(db.select().from(staff).where(counts).orderBy(asc(staff.id)).limit(most)),
  }
}
