import { and, asc, eq } from 'drizzle-orm'
import { isId } from '../../../contract/content.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { employers } from './schema.ts'

export type Employer = typeof employers.$inferSelect

export interface Employers {
  /**
   * The id of the employer with this phone, registered now, without a password, where the phone is new.
   * @returns null where the phone is held by an account of the demonstration, which counts no more
   */
  findOrRegister(phone: string): Promise<string | null>
  /** The new employer's id; null where the phone has an account already, be it one that counts no more. */
  register(phone: string, passwordHash: string): Promise<string | null>
  find(id: string): Promise<Employer | null>
  findByPhone(phone: string): Promise<Employer | null>
  /** The longest registered first. */
  list(most: number): Promise<Employer[]>
}

/** @param isDemo whether this is a demonstration, where accounts that one made count */
export function createEmployers(db: Db, isDemo: boolean): Employers {
  const counts = isDemo ? undefined : eq(employers.isDemo, false)

  async function insert(row: Omit<typeof employers.$inferInsert, 'isDemo'>): Promise<string | null> {
    const values = { ...row, isDemo }
    const insertion = db.insert(employers).values(values).onConflictDoNothing().returning({ id: employers.id })
    const [registered] = await timely(insertion)
    return registered ? String(registered.id) : null
  }

  async function findByPhone(phone: string): Promise<Employer | null> {
    const isWanted = and(eq(employers.phone, phone), counts)
    const [found] = await timely(db.select().from(employers).where(isWanted))
    return found ?? null
  }

  return {
    async findOrRegister(phone) {
      const found = await findByPhone(phone)
      if (found) return String(found.id)
      const registered = await insert({ phone, registeredBy: 'code' })
      if (registered) return registered
      // Registered by a parallel login between the two queries.
      const rival = await findByPhone(phone)
      return rival ? String(rival.id) : null
    },
    register: (phone, passwordHash) => insert({ phone, passwordHash, registeredBy: 'form' }),
    async find(id) {
      if (!isId(id)) return null
      const isWanted = and(eq(employers.id, Number(id)), counts)
      const [found] = await timely(db.select().from(employers).where(isWanted))
      return found ?? null
    },
    findByPhone,
    list: (most) => timely(db.select().from(employers).where(counts).orderBy(asc(employers.id)).limit(most)),
  }
}
