import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { employers } from '../db/schema.ts'
import { timely } from '../db/timely.ts'

export type Employer = typeof employers.$inferSelect

export interface Employers {
  /** The id of the employer with this phone, registered now, without a password, where the phone is new. */
  findOrRegister(phone: string): Promise<string>
  /** The new employer's id; null where the phone has an account already. */
  register(phone: string, passwordHash: string): Promise<string | null>
  find(id: string): Promise<Employer | null>
  findByPhone(phone: string): Promise<Employer | null>
  setPassword(id: number, passwordHash: string): Promise<void>
  /** The longest registered first. */
  list(most: number): Promise<Employer[]>
}

export function createEmployers(db: Db): Employers {
  async function insert(row: typeof employers.$inferInsert): Promise<string | null> {
    const insertion = db.insert(employers).values(row).onConflictDoNothing().returning({ id: employers.id })
    const [registered] = await timely(insertion)
    return registered ? String(registered.id) : null
  }

  async function findByPhone(phone: string): Promise<Employer | null> {
    const [found] = await timely(db.select().from(employers).where(eq(employers.phone, phone)))
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
      if (!rival) throw new Error('an employer vanished during registration')
      return String(rival.id)
    },
    register: (phone, passwordHash) => insert({ phone, passwordHash, registeredBy: 'form' }),
    async find(id) {
      if (!/^[1-9]\d{0,8}$/.test(id)) return null
      const [found] = await timely(
        db
          .select()
          .from(employers)
          .where(eq(employers.id, Number(id))),
      )
      return found ?? null
    },
    findByPhone,
    async setPassword(id, passwordHash) {
      await timely(db.update(employers).set({ passwordHash }).where(eq(employers.id, id)))
    },
    list: (most) => timely(db.select().from(employers).orderBy(asc(employers.id)).limit(most)),
  }
}
