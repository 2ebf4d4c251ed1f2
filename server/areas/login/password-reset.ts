import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import { timely } from '../../platform/db/timely.ts'
import { knownBrowserRow } from './known-browsers.ts'
import { employers, knownBrowsers, sessions } from './schema.ts'

export interface PasswordReset {
  /**
   * Gives an employer another password, ends all of its sessions, and forgets every browser but the one that asks:
   * all of it, or nothing.
   * @param passwordHash of the new password
   */
  reset(employerId: number, passwordHash: string, browserId: string): Promise<void>
}

export function createPasswordReset(db: Db, clock: Clock): PasswordReset {
  return {
    async reset(employerId, passwordHash, browserId) {
      const identity = { loginType: 'company', userId: String(employerId) } as const
      const isAccount = eq(employers.id, employerId)
      await timely(
        db.transaction(async (tx) => {
          // Sessions of this account that are being opened end before, or wait for what comes of this.
          await tx.select({ id: employers.id }).from(employers).where(isAccount).for('update')
          await tx.update(employers).set({ passwordHash }).where(isAccount)
          await tx.delete(sessions).where(eq(sessions.employerId, employerId))
          await tx
            .delete(knownBrowsers)
            .where(and(eq(knownBrowsers.loginType, 'company'), eq(knownBrowsers.userId, employerId)))
          await tx.insert(knownBrowsers).values(knownBrowserRow(identity, browserId, clock()))
        }),
      )
    },
  }
}
