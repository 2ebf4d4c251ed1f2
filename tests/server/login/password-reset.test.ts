import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { forgetPassword } from '../../../contract/calls/employer.ts'
import { employers, knownBrowsers, sessions } from '../../../server/areas/login/schema.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()

const DAY = 86_400_000
const NEW = 'Neu@2027'
const WRONG = 'Wrong@2026'
const GONE = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })

async function idOf(phone: string): Promise<number> {
  const [employer] = await stage.store.db.select().from(employers).where(eq(employers.phone, phone))
  return employer?.id ?? 0
}

async function codeFor(browser: Browser, phone: string): Promise<string> {
  await browser.requestEmployerCode(phone, 'forgot')
  return browser.receivedCode(phone)
}

const reset = (browser: Browser, phone: string, sms_code: string, password = NEW) =>
  browser.call(forgetPassword, { phone, type: '2', sms_code, password, confirm_password: password })

const knownTo = async (phone: string) =>
  stage.store.db.$count(knownBrowsers, eq(knownBrowsers.userId, await idOf(phone)))

it('changes nothing at all where the database fails half-way, and leaves the code for another try [EMP-3]', async () => {
  const phone = '13900000030'
  const elsewhere = stage.world.browser()
  await elsewhere.logInEmployer(phone)
  const browser = stage.world.browser()
  const code = await codeFor(browser, phone)
  const { db } = stage.store
  const { transaction } = db
  vi.spyOn(db, 'transaction').mockImplementationOnce((work) =>
    transaction.call(db, (tx) => {
      vi.spyOn(tx, 'insert').mockImplementation(() => {
        throw GONE
      })
      return work(tx)
    }),
  )
  expect((await reset(browser, phone, code)).code).toBe(50300)
  expect(await db.$count(sessions, eq(sessions.employerId, await idOf(phone)))).toBe(1)
  expect(await knownTo(phone)).toBe(1)
  expect((await stage.world.browser().logInEmployer(phone, NEW)).code).toBe(20013)
  expect((await elsewhere.logInEmployer(phone)).code).toBe(0)

  expect((await reset(browser, phone, code)).code).toBe(0)
  expect(await db.$count(sessions, eq(sessions.employerId, await idOf(phone)))).toBe(0)
  expect((await reset(browser, phone, code, 'Neu@2028')).code).toBe(30002)
  expect((await stage.world.browser().logInEmployer(phone, NEW)).code).toBe(0)
})

it('takes one code once of many at the same time [EMP-3]', async () => {
  const phone = '13900000031'
  const browser = stage.world.browser()
  const code = await codeFor(browser, phone)
  const passwords = Array.from({ length: 4 }, (_, index) => `Neu@203${index}`)
  const answers = await Promise.all(passwords.map((password) => reset(browser, phone, code, password)))
  expect(answers.map((answer) => answer.code).sort()).toEqual([0, 30002, 30002, 30002])
  const taken = passwords[answers.findIndex((answer) => answer.code === 0)] ?? ''
  expect((await stage.world.browser().logInEmployer(phone, taken)).code).toBe(0)
})

it('forgets every browser that the account knew but the one that resets [EMP-3]', async () => {
  const phone = '13900000032'
  const thief = stage.world.browser('univ.localhost', '10.2.0.1')
  expect((await thief.logInEmployer(phone)).code).toBe(0)
  const owner = stage.world.browser('univ.localhost', '10.2.0.2')
  expect((await owner.logInEmployer(phone)).code).toBe(0)
  expect(await knownTo(phone)).toBe(2)
  expect((await reset(owner, phone, await codeFor(owner, phone))).code).toBe(0)
  expect(await knownTo(phone)).toBe(1)
  // The thief's failures count for his address now, and his browser is no way around its freeze.
  for (let time = 0; time < 10; time++) expect((await thief.logInEmployer(phone, WRONG)).code).toBe(20013)
  const again = stage.world.browser('univ.localhost', '10.2.0.1')
  expect((await again.logInEmployer(phone, NEW)).code).toBe(500002)
  expect((await owner.logInEmployer(phone, NEW)).code).toBe(0)
})

it('opens again to the new password in a browser that failed too often before [EMP-3]', async () => {
  const phone = '13900000033'
  const owner = stage.world.browser()
  expect((await owner.logInEmployer(phone)).code).toBe(0)
  for (let time = 0; time < 10; time++) expect((await owner.logInEmployer(phone, WRONG)).code).toBe(20013)
  expect((await owner.logInEmployer(phone)).code).toBe(500002)
  expect((await reset(owner, phone, await codeFor(owner, phone))).code).toBe(0)
  expect((await owner.logInEmployer(phone, NEW)).code).toBe(0)
})

it('knows a browser for 180 days after its last login, and no longer', async () => {
  const phone = '13900000034'
  const browser = stage.world.browser('univ.localhost', '10.2.1.1')
  expect((await browser.logInEmployer(phone)).code).toBe(0)
  const strangersFail = async () => {
    for (let time = 0; time < 10; time++) {
      await stage.world.browser('univ.localhost', '10.2.1.1').logInEmployer(phone, WRONG)
    }
  }
  stage.world.advance(180 * DAY - 1)
  await strangersFail()
  expect((await browser.logInEmployer(phone)).code).toBe(0)
  stage.world.advance(180 * DAY)
  await strangersFail()
  expect((await browser.logInEmployer(phone)).code).toBe(500002)
})
