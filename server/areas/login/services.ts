import type { SiteServices } from '../site/services.ts'
import { createEmployers } from './employers.ts'
import { createKnownBrowsers } from './known-browsers.ts'
import { createLockOut } from './lock-out.ts'
import { createPasswordLogin } from './password-login.ts'
import { createPasswordReset } from './password-reset.ts'
import { createPasswords } from './passwords.ts'
import { createQrLogin } from './qr-login.ts'
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
