import { and, asc, eq } from 'drizzle-orm'
import { isId } from '../../../contract/content.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import type { SiteServices } from '../site/services.ts'
import { createKnownBrowsers } from './known-browsers.ts'
import { createLockOut } from './lock-out.ts'
import { createPasswordLogin } from './password-login.ts'
import { createPasswordReset } from './password-reset.ts'
import { createPasswords } from './passwords.ts'
import { createQrLogin } from './qr-login.ts'
import { employers } from './schema.ts'
import { createSmsCodes } from './sms-codes.ts'
import { createStaff } from './staff.ts'
import { createStudents } from './students.ts'
import { createTransfers } from './transfers.ts'

export type LoginServices = SiteServices & ReturnType<typeof createLoginServices>

export function createLoginServices({ db, ephemeral, clock, sessions, settings }: SiteServices) {
  const { demo, secret } = settings
  const knownBrowsers = createKnownBrowsers(db, clock)
  const passwords = createPasswords()
  const lockOut = createLockOut(ephemeral, clock)
  return {
    knownBrowsers,
    passwords,
    students: createStudents(db, demo),
    employers: createEmployers(db, demo),
    staff: createStaff(db, demo),
    passwordLogin: createPasswordLogin({ ephemeral, passwords, lockOut, knownBrowsers }),
    passwordReset: createPasswordReset(db, clock),
    smsCodes: createSmsCodes(ephemeral, clock, secret),
    qrLogin: createQrLogin({ ephemeral, sessions, knownBrowsers, clock }),
    transfers: createTransfers(ephemeral, sessions, clock, secret),
  }
}

type Employer = typeof employers.$inferSelect

interface Employers {
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
function createEmployers(db: Db, isDemo: boolean): Employers {
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
